import PricebookImport
import PricebookModel

/// What `--help` and `pricebook help` print, made from the definitions.
enum HelpText {
  /// The number of the version, and its day: the first heading of the page *Changes*.
  static let (version, versionDay): (String, String) = {
    // It is among the first lines of a long page.
    let lines = EmbeddedChanges.Changes_md.utf8.split(separator: UInt8(ascii: "\n"), maxSplits: 6)
    let heading = lines.lazy.map(Substring.init).first { $0.hasPrefix("## ") }
    let words = heading.map { $0.split { " #()".contains($0) }.map(String.init) } ?? []
    return words.count == 2 ? (words[0], words[1]) : ("", "")
  }()

  /// What `pricebook help` prints for words that are no commands.
  static var topics: [String: String] {
    ["mapping": EmbeddedHelp.mapping_txt, "settings": settings]
  }

  /// The table of the page *Settings*, in the width of a terminal.
  private static let settings: String = {
    let rows = EmbeddedSettings.Settings_md.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map { $0.replacing("`", with: "").split(separator: "|").map { String($0).trimmed } }
    let column = 4 + (rows.map { $0[0].count }.max() ?? 0)
    var lines = wrapped(settingsIntroduction, width: width) + [""]
    for row in rows {
      let text = wrapped("\(row[1]) (without it: \(row[2]))", width: width - column)
      for (number, line) in text.enumerated() {
        lines.append((number == 0 ? "  \(row[0])" : "").padded(to: column) + line)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }()

  private static let settingsIntroduction =
    "pricebook.json in the folder of a book is a JSON object with any of these settings. Your own, "
    + "for every book, are in ~/.config/pricebook/pricebook.json."

  static let purpose =
    "Pricebook tells a household what its groceries cost: against the budget, over the months, and "
    + "from store to store. Nothing leaves the machine."

  /// Characters on a line of a terminal.
  static let width = 80

  static let overview: String = {
    var lines = wrapped(purpose, width: Self.width)
    lines += ["usage: pricebook COMMAND [PATH...] [OPTION...] | --help | --version", ""]
    lines += aligned(CommandName.allCases.map { [usage(of: $0), $0.summary] })
    lines += [
      "", "\"pricebook help COMMAND\" shows its options. To try it out:",
      "  pricebook sample sample-book && pricebook report sample-book --open",
    ]
    return lines.joined(separator: "\n") + "\n"
  }()

  static func help(for command: CommandName) -> String {
    var lines = ["usage: pricebook \(usage(of: command)) [OPTION...]", ""]
    for paragraph in command.details { lines += wrapped(paragraph, width: width) }
    lines.append("")
    // The overview shows the version option.
    func isShown(_ option: OptionDefinition) -> Bool {
      option.commands.contains(command) && option.name != .version && option.otherNameOf == nil
    }
    let options = OptionDefinition.catalogue.filter(isShown)
    let column = 2 + (options.map { $0.usage(of: command).count }.max() ?? 0) + 2
    for group in OptionDefinition.Group.allCases {
      let members = group.options.filter(isShown)
      guard !members.isEmpty else { continue }
      lines.append("\(group.rawValue):")
      for option in members {
        lines.append(
          ("  " + option.usage(of: command)).padded(to: column) + option.help(of: command))
      }
    }
    lines += ["", "Examples:"]
    lines += command.examples.map { "  " + $0 }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func usage(of command: CommandName) -> String {
    command.rawValue + " " + command.operands.rawValue
  }
}

/// Breaks a paragraph at spaces into lines of at most `width` characters.
func wrapped(_ paragraph: String, width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in paragraph.split(separator: " ") {
    if !line.isEmpty, line.count + 1 + word.count > width {
      lines.append(line)
      line = ""
    }
    line += (line.isEmpty ? "" : " ") + word
  }
  if !line.isEmpty { lines.append(line) }
  return lines
}

/// Rows as lines, indented, with their columns one below the other.
func aligned(_ rows: [[String]]) -> [String] {
  var widths = [Int](repeating: 0, count: rows.map(\.count).max() ?? 0)
  for row in rows {
    for (column, text) in row.enumerated() { widths[column] = max(widths[column], text.count) }
  }
  return rows.map { row in
    let cells = zip(row, widths).map { text, width in text.padded(to: width) }
    var line = "  " + cells.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
