import PricebookModel

/// Names and texts for plain-text accounting: journals of hledger and beancount.
extension Escaping {
  /// A name in a line: two blanks would end an account, a semicolon begin a comment, a bar part it.
  static func journalName(_ text: String) -> String { replaced(text, [";": ",", "|": "/"]) }

  /// One part of an account, in which a colon would begin the next part.
  static func journalAccountPart(_ text: String) -> String {
    journalName(text.replacing(":", with: " - "))
  }

  /// A code in parentheses, which it must not end.
  static func journalCode(_ text: String) -> String { replaced(text, ["(": "[", ")": "]"]) }

  /// A comment without tags and dates, which colons and brackets would make.
  static func journalComment(_ text: String) -> String {
    replaced(text, [":": " ", "[": "(", "]": ")"])
  }

  /// The symbol of a currency, in quotes where it is not made of letters alone; may be empty.
  static func journalCommodity(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
    return isPlain ? text : journalItem(text)
  }

  /// An item as a commodity, always in quotes.
  static func journalItem(_ text: String) -> String {
    "\"\(replaced(text, [";": ",", "\"": "'"]))\""
  }

  static func beancountText(_ text: String) -> String {
    let plain = replaced(text, [:]).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(plain)\""
  }

  /// A part of an account of beancount: letters, digits and hyphens, the first a capital or a digit.
  static func beancountPart(_ text: String) -> String {
    let words = text.composed.unicodeScalars.split { scalar in
      !scalar.properties.isAlphabetic && scalar.properties.numericType != .decimal
        || scalar.properties.generalCategory == .nonspacingMark || isInvisible(scalar)
    }
    let joined =
      words.isEmpty
      ? codes(of: text, separator: "-").filter { $0 != "+" }
      : words.map { String($0) }.joined(separator: "-")
    guard let first = joined.unicodeScalars.first else { return joined }
    let capital = first.properties.titlecaseMapping + String(joined.unicodeScalars.dropFirst())
    let category = capital.unicodeScalars.first?.properties.generalCategory
    return category == .uppercaseLetter || category == .decimalNumber ? capital : "X-" + capital
  }

  /// A currency of beancount: capitals and digits; `XXX` where there is none, and a number for a sign.
  static func beancountCurrency(_ label: String) -> String {
    let capitals = label.uppercased()
    let isPlain =
      capitals.utf8.count >= 2
      && capitals.utf8.allSatisfy { ($0 >= 0x41 && $0 <= 0x5A) || ($0 >= 0x30 && $0 <= 0x39) }
      && !(capitals.first?.isNumber ?? true)
    guard !isPlain else { return capitals }
    let code = label.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
    return label.isEmpty ? "XXX" : "X" + code.joined()
  }

  /// The text with single spaces for white space and control characters, none at its ends, with
  /// other characters in the place of some, and without marks that turn the direction of a line.
  private static func replaced(_ text: String, _ others: [Unicode.Scalar: Unicode.Scalar]) -> String
  {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let properties = scalar.properties
      let isBlank = properties.isWhitespace || properties.generalCategory == .control
      if properties.isBidiControl { continue }
      if !isBlank {
        result.append(others[scalar] ?? scalar)
      } else if result.last != " " {
        result.append(" ")
      }
    }
    while result.first == " " { result.removeFirst() }
    while result.last == " " { result.removeLast() }
    return result.allSatisfy(isInvisible) ? codes(of: text, separator: " ") : String(result)
  }

  /// Whether nothing is to be seen of a character by itself.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isWhitespace
      || [.control, .format].contains(scalar.properties.generalCategory) || scalar == "\u{2800}"
  }

  /// What a name of invisible marks is called where a name must be seen: `U+2060 U+200D`; nothing for
  /// one of blanks alone.
  private static func codes(of text: String, separator: String) -> String {
    text.unicodeScalars.filter { isInvisible($0) && !$0.properties.isWhitespace }
      .map { "U+" + String($0.value, radix: 16, uppercase: true) }.joined(separator: separator)
  }
}
