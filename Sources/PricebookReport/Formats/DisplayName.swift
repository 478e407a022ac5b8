/// Names from the data as pages show them: one line of a sane length.
package enum DisplayName {
  static let limit = 120

  /// The most combining marks on one letter; more would overlap the lines above and below.
  static let markLimit = 4

  /// The name without line breaks, cut with an ellipsis after ``limit`` characters.
  ///
  /// A name without visible characters becomes a dash.
  ///
  /// One character can consist of thousands of combining marks, so the number of scalars and of
  /// consecutive marks is limited too.
  package static func shown(_ name: String) -> String {
    if isPlain(name.utf8Span.span) { return name }
    let scalars = name.unicodeScalars.prefix(limit * 4)
    var line = String.UnicodeScalarView()
    var markCount = 0
    for scalar in scalars {
      markCount = isMark(scalar) ? markCount + 1 : 0
      if markCount > markLimit { continue }
      line.append(isLineBreak(scalar) ? " " : scalar)
    }
    let isWhole = scalars.count == name.unicodeScalars.count
    let text = trimmed(String(line))
    if text.isEmpty { return isWhole ? Formatting.absent : "…" }
    return isWhole && text.count <= limit ? String(text) : text.prefix(limit - 1) + "…"
  }

  /// Whether a name is printable ASCII without space around it, and short.
  private static func isPlain(_ bytes: Span<UInt8>) -> Bool {
    let count = bytes.count
    guard count > 0, count <= limit, bytes[0] != 0x20, bytes[count - 1] != 0x20 else {
      return false
    }
    for place in bytes.indices where bytes[place] < 0x20 || bytes[place] >= 0x7F { return false }
    return true
  }

  /// The beginning and the rest of a name that is too long, at a space; `nil` for other names.
  package static func halves(of shown: String) -> (start: String, rest: String)? {
    guard shown.utf8.count > 48, shown.count > 48 else { return nil }
    let start = shown.prefix(44)
    let end = start.suffix(16).lastIndex(of: " ") ?? start.endIndex
    return (String(shown[..<end]), String(shown[end...]))
  }

  /// A label such as a unit or a currency sign; real ones are short.
  static func shortLabel(_ label: String) -> String {
    guard !label.isEmpty else { return "" }
    let line = shown(label)
    return line.utf8.count <= 12 || line.count <= 12 ? line : line.prefix(11) + "…"
  }

  private static func trimmed(_ text: String) -> Substring {
    var rest = text.drop { $0.isWhitespace }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }

  /// Whether a scalar is drawn over the one before it.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar forms a character of its own next to any other such scalar.
  ///
  /// True of printable ASCII, Latin letters, dashes, quotation marks, currency signs and shapes:
  /// nothing that joins, combines or turns direction (Unicode Standard Annex 29, table 2). Text
  /// made of them alone is measured without finding the bounds of its characters.
  @inline(__always) package var standsAlone: Bool {
    switch value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x2010...0x2027, 0x2030...0x205E,
      0x20A0...0x20BF, 0x2190...0x22FF, 0x2580...0x25FF:
      true
    default: false
    }
  }
}
