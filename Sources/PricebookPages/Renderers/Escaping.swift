import PricebookModel

/// The only place where text is made safe for a format; renderers pass everything through here.
enum Escaping {
  /// Text for HTML and SVG, safe between tags and inside quoted attributes.
  ///
  /// Control characters, which HTML does not allow, become their visible pictures.
  static func html(_ text: String) -> String {
    guard needsHTMLEscapes(text.utf8Span.span) else { return text }
    var escaped: [UInt8] = []
    appendHTML(text, to: &escaped)
    return String(decoding: escaped, as: UTF8.self)
  }

  /// Appends what ``html(_:)`` returns.
  static func appendHTML(_ text: String, to bytes: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      if let entity = scalar == "'" ? "&#39;" : entity(of: scalar) {
        bytes += entity.utf8
        continue
      }
      let shown = visible(scalar)
      if shown.isASCII {
        bytes.append(UInt8(truncatingIfNeeded: shown.value))
      } else {
        bytes += shown.utf8
      }
    }
  }

  /// The characters that mean something in both HTML and XML.
  static func entity(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    default: nil
    }
  }

  /// An address made by us, for `href`: anything but a relative path or a fragment becomes `#`.
  ///
  /// Letters, digits and `-._~/#` stay. A colon, which would allow a scheme, is always escaped.
  static func address(_ path: String) -> String {
    guard !path.hasPrefix("//"), !path.isEmpty else { return "#" }
    if path.utf8.allSatisfy(isAddressByte) { return path }
    var escaped = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      if isAddressByte(byte) {
        escaped.unicodeScalars.append(scalar)
      } else {
        escaped += percentEscape(of: byte)
      }
    }
    return escaped
  }

  private static func percentEscape(of byte: UInt8) -> String {
    "%" + byte.hexadecimal(digits: 2).uppercased()
  }

  /// The query of an address made by us; none of no parts.
  ///
  /// Letters, digits and `-._~` stay (RFC 3986, section 2.3); everything else is escaped.
  static func query(_ parts: [(name: String, value: String)]) -> String {
    let written = parts.map { name, value in
      let bytes = value.utf8.map { byte in
        isLetterOrDigit(byte) || "-._~".utf8.contains(byte)
          ? String(Unicode.Scalar(byte))
          : percentEscape(of: byte)
      }
      return "\(name)=\(bytes.joined())"
    }
    return written.isEmpty ? "" : "?" + written.joined(separator: "&")
  }

  /// Whether text may need escaping in HTML; some rare letters give a false positive.
  ///
  /// Controls above ASCII begin with 0xC2 and end at 0x9F, noncharacters begin from 0xEF on.
  static func needsHTMLEscapes(_ bytes: Span<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for place in bytes.indices {
      let byte = bytes[place]
      if byte < 0x40 {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
          UInt8(ascii: "'"):
          return true
        case 0x09, 0x0A: break
        case ..<0x20: return true
        default: break
        }
      } else if byte >= 0x7F {
        if byte == 0x7F || byte >= 0xEF || (previous == 0xC2 && byte < 0xA0) { return true }
      }
      previous = byte
    }
    return false
  }

  private static func isAddressByte(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || "-._~/#".utf8.contains(byte)
  }

  /// The scalar itself, or a visible replacement if a document must not contain it.
  static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09, 0x0A: scalar
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0xFDD0...0xFDEF: "\u{FFFD}"
    default: scalar.value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : scalar
    }
  }

  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26
  }

  /// Text as a string of CSS, quotes included (CSS Syntax Level 3, section 4.3.7).
  ///
  /// Other ASCII than letters, digits and spaces becomes a number, so that no text ends the string.
  static func styleString(_ text: String) -> String {
    var escaped = "\""
    for scalar in text.unicodeScalars {
      if !scalar.isASCII || scalar == " " || scalar.properties.isAlphabetic
        || ("0"..."9").contains(scalar)
      {
        escaped.unicodeScalars.append(scalar)
      } else {
        escaped += "\\" + String(scalar.value, radix: 16) + " "
      }
    }
    return escaped + "\""
  }

  /// Text for a line of Markdown, in a paragraph, a list item, a heading or a table cell.
  ///
  /// Marks that change the direction of text become visible, for plain text cannot contain them.
  static func markdown(_ text: String) -> String {
    guard needsMarkdownEscapes(text.utf8Span.span) else { return text }
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count + 8)
    var isRightToLeft = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "$":
        escaped += "\\"
        escaped.unicodeScalars.append(scalar)
      default:
        isRightToLeft = isRightToLeft || isRightToLeftScalar(scalar)
        escaped += inOneLine(scalar)
      }
    }
    escaped = withoutAutolinks(escaped)
    return isRightToLeft ? "\u{2068}\(escaped)\u{2069}" : escaped
  }

  /// Text for a terminal: on one line, with nothing that steers it or changes the direction of text.
  static func terminal(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += inOneLine($1) }
  }

  private static func inOneLine(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t", "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": " "
    case "\u{200E}", "\u{200F}", "\u{061C}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
      "(U+" + String(scalar.value, radix: 16, uppercase: true) + ")"
    default: String(visible(scalar))
    }
  }

  /// Whether text may need escaping in Markdown; text beyond ASCII gives false positives.
  private static func needsMarkdownEscapes(_ bytes: Span<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for place in bytes.indices {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"),
        UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"),
        UInt8(ascii: "|"), UInt8(ascii: "~"), UInt8(ascii: "&"), UInt8(ascii: "$"):
        return true
      case ..<0x20, 0x7F..., UInt8(ascii: "@"): return true
      case UInt8(ascii: "/"): if byte == previous { return true }
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
        if previous == UInt8(ascii: ".") { return true }
      default: break
      }
      previous = byte
    }
    return false
  }

  /// A finished line of Markdown that must not start a heading, a list, a quotation or a rule.
  static func markdownParagraphStart(_ line: String) -> String {
    guard let first = line.first else { return line }
    if "#+-=".contains(first) { return "\\" + line }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line.dropFirst(digits.count)
    if !digits.isEmpty, let mark = rest.first, mark == "." || mark == ")",
      rest.dropFirst().first?.isWhitespace != false
    {
      return digits + "\\" + rest
    }
    return line
  }

  /// Text with addresses that Markdown does not make links of.
  ///
  /// GitHub's Markdown makes links of `www.`, `://` and email addresses ("GitHub Flavored Markdown
  /// Spec", 6.9), and other programs of `//` and `shop.example`.
  ///
  /// A backslash prevents all of these but email addresses, which are found after backslashes are
  /// removed. An invisible word joiner prevents those.
  private static func withoutAutolinks(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x2E || $0 == 0x2F || $0 == 0x40 }) else { return text }
    let bytes = Array(text.utf8)
    var parted: [UInt8] = []
    parted.reserveCapacity(bytes.count + 8)
    for (place, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "."):
        let before = bytes[..<place]
        let isWWW = before.suffix(3).count(where: { $0 | 0x20 == UInt8(ascii: "w") }) == 3
        let isInside = before.last.map(isWordByte) ?? false && mayBeDomain(bytes[(place + 1)...])
        if isWWW || isInside { parted.append(UInt8(ascii: "\\")) }
      case UInt8(ascii: "/"):
        if place > 0, bytes[place - 1] == byte { parted.append(UInt8(ascii: "\\")) }
      case UInt8(ascii: "@"):
        if let before = bytes[..<place].last,
          isLetterOrDigit(before) || ".+-_".utf8.contains(before)
        {
          parted += Array("\u{2060}".utf8)
        }
      default: break
      }
      parted.append(byte)
    }
    return String(decoding: parted, as: UTF8.self)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool { byte >= 0x80 || isLetterOrDigit(byte) }

  /// Whether what follows a full stop can end an address: not decimals, nor the usual files.
  private static func mayBeDomain(_ rest: ArraySlice<UInt8>) -> Bool {
    let word = rest.prefix(while: isWordByte)
    guard let first = word.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
      return false
    }
    return !word.elementsEqual("csv".utf8) && !word.elementsEqual("json".utf8)
  }

  private static func isRightToLeftScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// Appends a text cell (RFC 4180); formulas are neutralised unless the caller says otherwise.
  static func appendCSV(_ text: String, neutralisesFormulas: Bool = true, to bytes: inout [UInt8]) {
    let (needsQuotes, hasQuote, hasSeparator) = marks(in: text.utf8Span.span)
    // Most texts begin with a letter or digit and need no quotes.
    if !needsQuotes, !hasSeparator, let first = text.utf8.first, isLetterOrDigit(first) {
      bytes.append(contentsOf: text.utf8)
      return
    }
    let needsApostrophe = neutralisesFormulas && looksLikeFormula(text)
    let safe = neutralisesFormulas && hasSeparator ? withNeutralPieces(text) : text
    if needsQuotes { bytes.append(UInt8(ascii: "\"")) }
    if needsApostrophe { bytes.append(UInt8(ascii: "'")) }
    if hasQuote {
      for byte in safe.utf8 {
        if byte == UInt8(ascii: "\"") { bytes.append(byte) }
        bytes.append(byte)
      }
    } else {
      bytes += safe.utf8
    }
    if needsQuotes { bytes.append(UInt8(ascii: "\"")) }
  }

  /// Whether a cell needs quotes and has one, and whether some spreadsheet would take it for several.
  private static func marks(
    in bytes: Span<UInt8>
  ) -> (needsQuotes: Bool, hasQuote: Bool, hasSeparator: Bool) {
    var needsQuotes = false
    var hasQuote = false
    var hasSeparator = false
    for place in bytes.indices {
      switch bytes[place] {
      case UInt8(ascii: ","): needsQuotes = true
      case UInt8(ascii: "\""):
        needsQuotes = true
        hasQuote = true
      case 0x0A, 0x0D:
        needsQuotes = true
        hasSeparator = true
      case UInt8(ascii: ";"), 0x09: hasSeparator = true
      default: continue
      }
    }
    return (needsQuotes, hasQuote, hasSeparator)
  }

  /// A text with an apostrophe before every formula that follows a semicolon, a tab or a line end.
  ///
  /// Some spreadsheets take semicolons or tabs for the ends of cells; quotes inside such a line
  /// protect nothing. The download button of the pages does the same (`report.js`).
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

  /// Appends a text as a JSON string with its quotes.
  ///
  /// A parser reads exactly the same text.
  ///
  /// Besides what RFC 8259 requires, it escapes invisible characters, terminal controls, marks that
  /// change the direction of text, line ends of JavaScript, and `<`, so that a script element of
  /// a page can contain the document.
  static func appendJSON(_ text: String, to json: inout String) {
    json.append("\"")
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C && $0 != 0x3C }) {
      json += text
    } else {
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": json += "\\\""
        case "\\": json += "\\\\"
        case "\n": json += "\\n"
        case "\r": json += "\\r"
        case "\t": json += "\\t"
        default:
          if needsJSONEscape(scalar) {
            for unit in Character(scalar).utf16 { json += "\\u" + unit.hexadecimal(digits: 4) }
          } else {
            json.unicodeScalars.append(scalar)
          }
        }
      }
    }
    json.append("\"")
  }

  static func json(_ text: String) -> String {
    var json = ""
    appendJSON(text, to: &json)
    return json
  }

  private static func needsJSONEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x3C, 0x7F...0x9F, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF, 0xFDD0...0xFDEF, 0xFFF9...0xFFFB:
      true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

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
    bytes += "_x\(scalar.value.hexadecimal(digits: 4).uppercased())_".utf8
  }

  /// Whether a text after an underscore would make an escape of it: `x0007_`.
  private static func beginsWorkbookEscape(_ rest: Substring.UnicodeScalarView) -> Bool {
    let next = Array(rest.prefix(6))
    return next.count == 6 && (next[0] == "x" || next[0] == "X") && next[5] == "_"
      && next[1...4].allSatisfy { $0.properties.isASCIIHexDigit }
  }
}
