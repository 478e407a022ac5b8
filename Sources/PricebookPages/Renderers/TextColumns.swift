import PricebookReport

/// Measures, cuts and breaks texts in columns of a terminal.
enum TextColumns {
  static func width(of text: String) -> Int {
    var count = 0
    for scalar in text.unicodeScalars {
      guard scalar.standsAlone else { return widthByCharacters(of: text) }
      count += 1
    }
    return count
  }

  /// The beginning of a text that is too long, with an ellipsis.
  static func cut(_ text: String, to limit: Int) -> String {
    guard width(of: text) > limit else { return text }
    var kept = ""
    var used = 1
    for character in text {
      used += width(of: String(character))
      if used > limit { break }
      kept.append(character)
    }
    return kept + "…"
  }

  /// A text in parts that are not wider than a line, one or more.
  static func pieces(of text: String, to limit: Int) -> [String] {
    guard width(of: text) > limit else { return [text] }
    var pieces: [String] = []
    var piece = ""
    var used = 0
    for character in text {
      let size = width(of: String(character))
      if used + size > limit, !piece.isEmpty {
        pieces.append(piece)
        (piece, used) = ("", 0)
      }
      piece.append(character)
      used += size
    }
    return pieces + [piece]
  }

  /// Words one after the other in lines of at most so many columns; a longer word has its own line.
  ///
  /// - Parameter indent: What lines after the first begin with.
  static func lines(of words: [String], to limit: Int, indent: String = "") -> [String] {
    var lines: [String] = []
    var used = 0
    for word in words {
      let size = width(of: word)
      if lines.isEmpty {
        lines.append(word)
        used = size
      } else if used + 1 + size <= limit {
        lines[lines.count - 1] += " " + word
        used += 1 + size
      } else {
        lines.append(indent + word)
        used = width(of: indent) + size
      }
    }
    return lines
  }

  private static func widthByCharacters(of text: String) -> Int {
    text.reduce(0) { width, character in
      guard let scalar = character.unicodeScalars.first else { return width }
      switch scalar.value {
      case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069: return width
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
        return width + 2
      default: return width + 1
      }
    }
  }
}
