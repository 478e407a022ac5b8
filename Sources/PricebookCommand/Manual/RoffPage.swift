/// The source of a manual page: the macros of `man(7)`, and text that roff prints as it is.
///
/// Source: the manual `man(7)` of mandoc and of groff; `mandoc_char(7)` for the characters.
struct RoffPage {
  private(set) var text = ""

  /// The first line.
  ///
  /// - Parameter day: As `2026-10-31`.
  mutating func title(_ name: String, section: Int, day: String, source: String) {
    text += ".TH \(name) \(section) \(day) \"\(Self.escaped(source))\"\n"
  }

  /// A line with a macro; each argument is one, whatever is in it.
  mutating func macro(_ name: String, _ arguments: String...) {
    let words = arguments.map { argument in
      let escaped = Self.escaped(argument)
      return escaped.isEmpty || escaped.contains(" ") ? "\"\(escaped)\"" : escaped
    }
    text += "." + ([name] + words).joined(separator: " ") + "\n"
  }

  /// A paragraph of text; every sentence begins on a line of its own, as roff expects it.
  mutating func paragraph(_ paragraph: String) {
    for sentence in Self.sentences(of: paragraph) {
      // Escaped characters have no blanks in them.
      for line in wrapped(Self.escaped(sentence), width: Self.width) { text += Self.line(line) }
    }
  }

  /// Lines that are printed with their breaks and blanks.
  mutating func verbatim(_ lines: [String]) {
    macro("nf")
    for line in lines { text += Self.line(Self.escaped(line)) }
    macro("fi")
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
  private static func line(_ escaped: String) -> String {
    // A point at the beginning of a line would make it a macro.
    (escaped.hasPrefix(".") ? "\\&" : "") + escaped + "\n"
  }

  private static func escaped(_ text: String) -> String {
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
          let digits = String(scalar.value, radix: 16, uppercase: true)
          result += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
        }
      }
    }
    return result
  }
}
