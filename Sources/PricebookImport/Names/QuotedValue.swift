/// Shows a value of the data in a message: in quotes, shortened, with control characters visible.
enum QuotedValue {
  /// - Parameter limit: How many characters are shown at most.
  static func describe(_ text: some StringProtocol, limit: Int = 40) -> String {
    var shown = "“"
    for character in text.prefix(limit) { shown += visible(character) }
    if text.dropFirst(limit).isEmpty == false { shown += "…" }
    return shown + "”"
  }

  private static func visible(_ character: Character) -> String {
    var shown = ""
    for scalar in character.unicodeScalars {
      switch scalar {
      case "\n": shown += "\\n"
      case "\r": shown += "\\r"
      case "\t": shown += "\\t"
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse:
          shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: shown.unicodeScalars.append(scalar)
        }
      }
    }
    return shown
  }
}
