extension Escaping {
  // MARK: Workbook

  /// The most UTF-16 units that a cell of a workbook can hold.
  static let workbookTextLimit = 32_767

  /// Appends a text of a workbook's XML, cut to what a cell can hold.
  ///
  /// Characters that XML forbids, and line ends that it would change, become `_x0007_` (ECMA-376
  /// part 1, 22.9.2.19); a text that looks like that is escaped too.
  static func appendWorkbookText(_ text: String, to bytes: inout [UInt8]) {
    var room = workbookTextLimit
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      room -= UTF16.width(scalar)
      if room < 0 { return }
      if let entity = entity(of: scalar) {
        bytes += entity.utf8
        continue
      }
      switch scalar {
      case "\t", "\n": bytes += UTF8.encode(scalar) ?? .init()
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": appendEscape(of: scalar, to: &bytes)
      case "_" where beginsWorkbookEscape(scalars): appendEscape(of: scalar, to: &bytes)
      default: bytes += UTF8.encode(scalar) ?? .init()
      }
    }
  }

  private static func appendEscape(of scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    bytes += "_x\(String(repeating: "0", count: max(0, 4 - digits.utf8.count)))\(digits)_".utf8
  }

  /// Whether a text after an underscore would make an escape of it: `x0007_`.
  private static func beginsWorkbookEscape(_ rest: Substring.UnicodeScalarView) -> Bool {
    let next = Array(rest.prefix(6))
    return next.count == 6 && (next[0] == "x" || next[0] == "X") && next[5] == "_"
      && next[1...4].allSatisfy { $0.properties.isASCIIHexDigit }
  }

  /// The name of a sheet: at most 31 characters, without those that formulas use.
  ///
  /// - Parameter taken: The names of the sheets before it.
  static func sheetName(_ text: String, besides taken: [String]) -> String {
    let forbidden: Set<Character> = ["[", "]", ":", "*", "?", "/", "\\", "'"]
    var name = String(text.map { forbidden.contains($0) ? "-" : $0 })
    if name.isEmpty { name = "Sheet" }
    func cut(_ length: Int) -> String {
      var name = name
      while name.utf16.count > length { name.removeLast() }
      return name
    }
    let known = Set(taken.map { $0.lowercased() })
    var unique = cut(31)
    var number = 2
    while known.contains(unique.lowercased()) {
      unique = cut(30 - String(number).utf8.count) + "-\(number)"
      number += 1
    }
    return unique
  }
}
