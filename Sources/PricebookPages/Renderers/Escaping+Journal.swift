extension Escaping {
  // MARK: hledger journal

  /// A name in a line of a journal: a description, or one part of an account.
  ///
  /// Two blanks would end an account, a semicolon would begin a comment, and a bar would divide a
  /// description.
  static func journalName(_ text: String) -> String {
    replaced(text) { scalar in
      switch scalar {
      case ";": ","
      case "|": "/"
      default: nil
      }
    }
  }

  /// One part of an account, in which a colon would begin the next part.
  static func journalAccountPart(_ text: String) -> String {
    journalName(text.replacing(":", with: " - "))
  }

  /// A code in parentheses, which it must not end.
  static func journalCode(_ text: String) -> String {
    replaced(text) { scalar in
      switch scalar {
      case "(": "["
      case ")": "]"
      default: nil
      }
    }
  }

  /// A comment without tags and dates, which colons and brackets would make.
  static func journalComment(_ text: String) -> String {
    replaced(text) { scalar in
      switch scalar {
      case ":": " "
      case "[": "("
      case "]": ")"
      default: nil
      }
    }
  }

  /// The symbol of a currency, in quotes where it is not made of letters alone; may be empty.
  static func journalCommodity(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
    return isPlain ? text : journalItem(text)
  }

  /// An item as a commodity, always in quotes.
  static func journalItem(_ text: String) -> String {
    let name = replaced(text) { scalar in
      switch scalar {
      case ";": ","
      case "\"": "'"
      default: nil
      }
    }
    return "\"\(name)\""
  }

  /// The text with single spaces for white space and control characters, and with other characters
  /// in the place of some.
  private static func replaced(
    _ text: String, by other: (Unicode.Scalar) -> Unicode.Scalar?
  ) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let properties = scalar.properties
      let isBlank = properties.isWhitespace || properties.generalCategory == .control
      if !isBlank {
        result.append(other(scalar) ?? scalar)
      } else if result.last != " " {
        result.append(" ")
      }
    }
    return String(String(result).trimming(" "))
  }
}

extension String {
  /// Without this character at both ends.
  fileprivate func trimming(_ character: Character) -> Substring {
    let start = drop { $0 == character }
    guard let end = start.lastIndex(where: { $0 != character }) else { return "" }
    return start[...end]
  }
}
