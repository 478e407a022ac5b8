import PricebookModel

/// The macros of `man(7)` of mandoc and groff, and its characters as in `mandoc_char(7)`.
enum Roff {
  static func macro(_ name: String, _ arguments: String...) -> String {
    let words = arguments.map { argument in
      let escaped = Self.escaped(argument)
      return escaped.isEmpty || escaped.contains(" ") ? "\"\(escaped)\"" : escaped
    }
    return "." + ([name] + words).joined(separator: " ") + "\n"
  }

  static func item(_ word: String, _ meaning: String) -> String {
    macro("TP") + macro("B", word) + paragraph(meaning)
  }

  /// A paragraph of text; every sentence begins on a line of its own, as roff expects it.
  static func paragraph(_ paragraph: String) -> String {
    // Escaped characters have no blanks in them.
    sentences(of: paragraph).flatMap { wrapped(escaped($0), width: width) }.map(line).joined()
  }

  private static let width = 78

  private static func sentences(of paragraph: String) -> [String] {
    var sentences: [String] = []
    var words: [Substring] = []
    for word in paragraph.split(separator: " ") {
      words.append(word)
      if word.hasSuffix(".") {
        sentences.append(words.joined(separator: " "))
        words = []
      }
    }
    if !words.isEmpty { sentences.append(words.joined(separator: " ")) }
    return sentences
  }

  /// - Parameter escaped: Text whose special characters are escaped.
  static func line(_ escaped: String) -> String {
    // A point at the beginning of a line would make it a macro.
    (escaped.hasPrefix(".") ? "\\&" : "") + escaped + "\n"
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "\"": result += "\\(dq"
      case "~": result += "\\(ti"
      case "^": result += "\\(ha"
      default:
        if scalar.isASCII {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\[u\(scalar.value.hexadecimal(digits: 4).uppercased())]"
        }
      }
    }
    return result
  }
}
