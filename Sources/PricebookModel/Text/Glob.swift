/// A pattern of names, as in the alias table: `*` matches any text, `?` one character, and anything
/// else itself; a backslash before `*`, `?` or a backslash makes that match itself too.
///
/// Works on the UTF-8 of folded names, so that a comparison allocates nothing.
package struct Glob: Hashable, Sendable {
  private let pattern: [UInt8]

  // Bytes that no UTF-8 has.
  private static let anyText: UInt8 = 0xFF
  private static let anyCharacter: UInt8 = 0xFE

  /// - Parameter pattern: Folded like the names it is compared with.
  package init(_ pattern: String) {
    var bytes: [UInt8] = []
    var rest = Array(pattern.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): bytes.append(Self.anyText)
      case UInt8(ascii: "?"): bytes.append(Self.anyCharacter)
      case UInt8(ascii: "\\"):
        if let next = rest.first, Self.isSpecial(next) {
          rest.removeFirst()
          bytes.append(next)
        } else {
          bytes.append(byte)
        }
      default: bytes.append(byte)
      }
    }
    self.pattern = bytes
  }

  /// Whether a pattern has wildcards.
  package static func isGlob(_ pattern: String) -> Bool {
    var previous: UInt8 = 0
    for byte in pattern.utf8 {
      if byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") { return true }
      if byte == UInt8(ascii: "\\"), previous == byte { return true }
      previous = byte
    }
    return false
  }

  /// The pattern that matches only one name.
  package static func escaped(_ name: String) -> String {
    guard isGlob(name) else { return name }
    var result = ""
    for scalar in name.unicodeScalars {
      if scalar.isASCII, isSpecial(UInt8(truncatingIfNeeded: scalar.value)) {
        result.unicodeScalars.append("\\")
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "\\")
  }

  /// The longest part of the pattern that a name must contain literally; `nil` below three bytes.
  package var longestLiteral: ArraySlice<UInt8>? {
    pattern.split { $0 == Self.anyText || $0 == Self.anyCharacter }
      .filter { $0.count >= 3 }
      .max { $0.count < $1.count }
  }

  /// Whether the pattern matches the whole name.
  ///
  /// Only the last `*` needs to be extended: an earlier one can keep what it matched first.
  ///
  /// - Complexity: O(*name* · *pattern*), never exponential.
  package func matches(_ name: [UInt8]) -> Bool {
    var nameIndex = 0
    var patternIndex = 0
    var afterStar: Int?
    var retryIndex = 0
    while nameIndex < name.count {
      if patternIndex < pattern.count {
        switch pattern[patternIndex] {
        case Self.anyText:
          patternIndex += 1
          afterStar = patternIndex
          retryIndex = nameIndex
          continue
        case Self.anyCharacter:
          patternIndex += 1
          nameIndex = characterEnd(name, nameIndex)
          continue
        case name[nameIndex]:
          patternIndex += 1
          nameIndex += 1
          continue
        default: break
        }
      }
      guard let star = afterStar else { return false }
      retryIndex = characterEnd(name, retryIndex)
      nameIndex = retryIndex
      patternIndex = star
    }
    return pattern[patternIndex...].allSatisfy { $0 == Self.anyText }
  }

  /// Where the UTF-8 character that begins at `index` ends.
  private func characterEnd(_ name: [UInt8], _ index: Int) -> Int {
    var end = index + 1
    while end < name.count, name[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
