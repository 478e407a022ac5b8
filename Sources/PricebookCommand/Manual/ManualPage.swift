/// What `pricebook help --man` prints: the manual page, made from the same definitions as help.
enum ManualPage {
  static let text: String = {
    var page = RoffPage()
    page.title(
      "PRICEBOOK", section: 1, day: HelpText.versionDay, source: "Pricebook \(HelpText.version)")
    page.macro("SH", "NAME")
    page.paragraph("pricebook - what the groceries of a household cost, and where")
    page.macro("SH", "SYNOPSIS")
    page.macro("B", "pricebook")
    page.paragraph("COMMAND [PATH...] [OPTION...]")
    page.macro("SH", "DESCRIPTION")
    page.paragraph(HelpText.purpose)
    page.macro("SH", "COMMANDS")
    var known: Set<String> = []
    for command in CommandName.allCases { page.add(command, notRepeating: &known) }
    page.macro("SH", "OPTIONS")
    page.paragraph(
      "Options and paths can be in any order, and a value follows its option after a space or "
        + "an equals sign. Every option says which commands have it.")
    for group in OptionDefinition.Group.allCases {
      page.macro("SS", group.rawValue)
      for option in OptionDefinition.catalogue where option.group == group { page.add(option) }
    }
    page.section(
      "EXIT STATUS",
      items: RunStatus.allCases.map { (String($0.rawValue), sentence($0.meaning)) })
    page.section("ENVIRONMENT", items: environment)
    page.section("FILES", font: "I", items: files)
    page.macro("SH", "EXAMPLES")
    page.verbatim(CommandName.allCases.flatMap(\.examples))
    page.macro("SH", "SEE ALSO")
    page.paragraph(
      "\"pricebook help COMMAND\" for one command, \"pricebook help settings\" for pricebook.json, "
        + "\"pricebook help mapping\" for files of other programs, and \"pricebook explain\" for the codes of messages."
    )
    return page.text
  }()

  /// A text without a capital and a point as a sentence.
  fileprivate static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  private static let environment = [
    ("XDG_CONFIG_HOME", "The folder of your settings, if it is an absolute path."),
    ("HOME", "Your settings are in .config below it, if XDG_CONFIG_HOME is not set."),
    ("NO_COLOR", "Messages have no colours if it is set and not empty."),
    ("TERM", "Messages have neither colours nor a progress bar if it is \"dumb\"."),
    (
      "BROWSER",
      "What --open starts: the first of these programs, separated by colons, that can be."
    ),
  ]

  private static let files = [
    ("pricebook.json", "The settings of a book, in its folder."),
    (
      "~/.config/pricebook/pricebook.json",
      "Your own settings, for everything that no settings of the book say."
    ),
  ]
}

extension RoffPage {
  /// - Parameter known: Paragraphs that the page has, because several commands have them.
  fileprivate mutating func add(_ command: CommandName, notRepeating known: inout Set<String>) {
    macro("SS", "\(command.rawValue) \(command.operandUsage)")
    paragraph(ManualPage.sentence(command.summary))
    for details in command.details where known.insert(details).inserted {
      macro("PP")
      paragraph(details)
    }
  }

  fileprivate mutating func add(_ option: OptionDefinition) {
    // Some options mean one thing for one command and another for others.
    var meanings: [(usage: String, help: String, commands: [CommandName])] = []
    for command in option.commands {
      let (usage, help) = (option.usage(of: command), option.help(of: command))
      if let place = meanings.firstIndex(where: { ($0.usage, $0.help) == (usage, help) }) {
        meanings[place].commands.append(command)
      } else {
        meanings.append((usage, help, [command]))
      }
    }
    for meaning in meanings {
      let isOfAll = meaning.commands.count == CommandName.allCases.count
      let names =
        isOfAll ? "every command" : meaning.commands.map(\.rawValue).joined(separator: ", ")
      macro("TP")
      macro("B", String(meaning.usage.drop { $0 == " " }))
      paragraph("\(meaning.help) (\(names))")
    }
  }
}

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

  /// A section of words with what they mean.
  mutating func section(_ name: String, font: String = "B", items: [(String, String)]) {
    macro("SH", name)
    for (word, meaning) in items {
      macro("TP")
      macro(font, word)
      paragraph(meaning)
    }
  }

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
