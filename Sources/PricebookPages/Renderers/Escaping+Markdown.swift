extension Escaping {
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
      case "\t", "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": escaped += " "
      case "\u{200E}", "\u{200F}", "\u{061C}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        escaped += "(U+" + String(scalar.value, radix: 16, uppercase: true) + ")"
      default:
        isRightToLeft = isRightToLeft || isRightToLeftScalar(scalar)
        escaped.unicodeScalars.append(visible(scalar))
      }
    }
    escaped = withoutAutolinks(escaped)
    return isRightToLeft ? "\u{2068}\(escaped)\u{2069}" : escaped
  }

  /// Whether text may need escaping in Markdown.
  ///
  /// Text beyond ASCII and parts of addresses give false positives.
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
      case UInt8(ascii: "/"):
        if byte == previous { return true }
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
        let isInside =
          before.last.map(isWordByte) ?? false && mayBeDomain(bytes[(place + 1)...])
        if isWWW || isInside { parted.append(UInt8(ascii: "\\")) }
      case UInt8(ascii: "/"):
        if place > 0, bytes[place - 1] == byte { parted.append(UInt8(ascii: "\\")) }
      case UInt8(ascii: "@"):
        if place > 0, isMailByte(bytes[place - 1]) { parted += Array("\u{2060}".utf8) }
      default: break
      }
      parted.append(byte)
    }
    return String(decoding: parted, as: UTF8.self)
  }

  /// Whether a byte can be part of a letter or digit.
  private static func isWordByte(_ byte: UInt8) -> Bool { byte >= 0x80 || isLetterOrDigit(byte) }

  /// Whether what follows a full stop can end an address: not decimals, nor the usual files.
  private static func mayBeDomain(_ rest: ArraySlice<UInt8>) -> Bool {
    let word = rest.prefix(while: isWordByte)
    guard let first = word.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
      return false
    }
    return !word.elementsEqual("csv".utf8) && !word.elementsEqual("json".utf8)
  }

  /// Whether a byte may come before the `@` of an address.
  private static func isMailByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: isLetterOrDigit(byte)
    }
  }

  private static func isRightToLeftScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
