import PricebookReport

/// Estimates the width of a text, because the program cannot measure it.
enum TextWidth {
  /// 0.6 of the size per character, 0.65 at weight 600 and above, 1.0 for wide scripts.
  ///
  /// Letters that are narrow or wide in every font of the stack count as such.
  static func reckoned(_ text: String, size: Double, isBold: Bool = false) -> Double {
    var shares = 0.0
    for scalar in text.unicodeScalars {
      guard scalar.standsAlone else {
        return text.reduce(0) { $0 + share(of: $1, isBold: isBold) } * size
      }
      shares += share(of: scalar, isBold: isBold)
    }
    return shares * size
  }

  static func widest(_ texts: [String], size: Double, isBold: Bool = false) -> Double {
    texts.map { reckoned($0, size: size, isBold: isBold) }.max() ?? 0
  }

  /// The text, or its beginning with an ellipsis, that fits a width.
  static func cut(_ text: String, to width: Double, size: Double, isBold: Bool = false) -> String {
    guard reckoned(text, size: size, isBold: isBold) > width else { return text }
    var used = share(of: "…" as Character, isBold: isBold) * size
    var kept = ""
    for character in text {
      used += share(of: character, isBold: isBold) * size
      if used > width { break }
      kept.append(character)
    }
    while kept.last?.isWhitespace == true { kept.removeLast() }
    return kept + "…"
  }

  private static func share(of character: Character, isBold: Bool) -> Double {
    let scalars = character.unicodeScalars
    if scalars.contains(where: isWide) { return 1 }
    guard let only = scalars.first, scalars.count == 1 else { return isBold ? 0.65 : 0.6 }
    return share(of: only, isBold: isBold)
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0x1F000...0x3FFFF:
      true
    default: false
    }
  }

  /// The width of a scalar that forms a character of its own and is not wide.
  private static func share(of scalar: Unicode.Scalar, isBold: Bool) -> Double {
    switch scalar {
    case "i", "j", "l", "t", "f", "r", "I", ".", ",", ":", ";", "'", "’", "!", "|", " ", "\u{A0}":
      isBold ? 0.42 : 0.38
    case "m", "w", "M", "W", "@", "%", "…", "—": isBold ? 1 : 0.95
    default: isBold ? 0.65 : 0.6
    }
  }
}
