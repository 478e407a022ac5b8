extension Escaping {
  /// Appends a text cell (RFC 4180).
  ///
  /// Formulas are neutralised unless the caller says otherwise.
  static func appendCSV(
    _ text: String, neutralisesFormulas: Bool = true, to bytes: inout [UInt8]
  ) {
    let (needsQuotes, hasSeparator) = marks(in: text.utf8Span.span)
    // Most texts begin with a letter or digit and need no quotes.
    if !needsQuotes, !hasSeparator, let first = text.utf8.first, isLetterOrDigit(first) {
      bytes.append(contentsOf: text.utf8)
      return
    }
    let needsApostrophe = neutralisesFormulas && looksLikeFormula(text)
    let safe = neutralisesFormulas && hasSeparator ? withNeutralPieces(text) : text
    if needsQuotes { bytes.append(UInt8(ascii: "\"")) }
    if needsApostrophe { bytes.append(UInt8(ascii: "'")) }
    for byte in safe.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    if needsQuotes { bytes.append(UInt8(ascii: "\"")) }
  }

  /// Whether a cell with these bytes needs quotes, and whether some spreadsheet would take it for
  /// several cells.
  private static func marks(in bytes: Span<UInt8>) -> (needsQuotes: Bool, hasSeparator: Bool) {
    var needsQuotes = false
    var hasSeparator = false
    for place in bytes.indices {
      switch bytes[place] {
      case UInt8(ascii: ","), UInt8(ascii: "\""): needsQuotes = true
      case 0x0A, 0x0D:
        needsQuotes = true
        hasSeparator = true
      case UInt8(ascii: ";"), 0x09: hasSeparator = true
      default: continue
      }
    }
    return (needsQuotes, hasSeparator)
  }

  /// A text with an apostrophe before every formula that follows a semicolon, a tab or a line end.
  ///
  /// A spreadsheet with decimal commas takes semicolons for the ends of cells, and some take tabs;
  /// quotes inside such a line do not protect what follows. The download button of the pages does
  /// the same (`report.js`).
  private static func withNeutralPieces(_ text: String) -> String {
    var safe: [UInt8] = []
    safe.reserveCapacity(text.utf8.count + 4)
    // Where the present piece begins, as long as nothing visible was met in it.
    var pieceStart: Int?
    for scalar in text.unicodeScalars {
      switch scalar {
      case ";", "\t", "\r", "\n": pieceStart = safe.count + 1
      case "=", "+", "-", "@", "＝", "＋", "－", "＠":
        if let start = pieceStart { safe.insert(UInt8(ascii: "'"), at: start) }
        pieceStart = nil
      case "\"": break
      default: if !isSkipped(scalar) { pieceStart = nil }
      }
      safe += Array(String(scalar).utf8)
    }
    return String(decoding: safe, as: UTF8.self)
  }

  /// Whether a spreadsheet would take a text for a formula (OWASP, "CSV Injection").
  ///
  /// Spreadsheets trim what they import, so the text before the first visible character does not
  /// count, except a tab or carriage return, which some take for the start of a formula.
  private static func looksLikeFormula(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠": return true
      default: if !isSkipped(scalar) { return false }
      }
    }
    return false
  }

  /// Whether spreadsheets may trim a character before a formula.
  private static func isSkipped(_ scalar: Unicode.Scalar) -> Bool {
    if ("!"..."~").contains(scalar) { return false }
    let properties = scalar.properties
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .control
  }
}
