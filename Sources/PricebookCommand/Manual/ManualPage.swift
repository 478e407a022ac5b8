/// What `pricebook help --man` prints: the manual page, made from the same definitions as help.
enum ManualPage {
  static let text: String = {
    var known: Set<String> = []
    let commands = CommandName.allCases.map { text(of: $0, notRepeating: &known) }
    let options = OptionDefinition.Group.allCases.map { group in
      Roff.macro("SS", group.rawValue)
        + group.options.map { text(of: $0) }.joined()
    }
    let statuses = RunStatus.allCases.map { status in
      Roff.item("\(status.rawValue)", sentence(status.meaning))
    }
    return EmbeddedManual.manual_txt.replacing("@DAY@", with: HelpText.versionDay)
      .replacing("@VERSION@", with: Roff.escaped(HelpText.version))
      .replacing("@PURPOSE@\n", with: Roff.paragraph(HelpText.purpose))
      .replacing("@COMMANDS@\n", with: commands.joined())
      .replacing("@OPTIONS@\n", with: options.joined())
      .replacing("@STATUSES@\n", with: statuses.joined())
      .replacing(
        "@EXAMPLES@\n",
        with: CommandName.allCases.flatMap(\.examples).map { Roff.line(Roff.escaped($0)) }.joined())
  }()

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  /// - Parameter known: Paragraphs that the page has, because several commands have them.
  private static func text(of command: CommandName, notRepeating known: inout Set<String>) -> String
  {
    var text = Roff.macro("SS", "\(command.rawValue) \(command.operands.rawValue)")
    text += Roff.paragraph(sentence(command.summary))
    for details in command.details where known.insert(details).inserted {
      text += Roff.macro("PP") + Roff.paragraph(details)
    }
    return text
  }

  private static func text(of option: OptionDefinition) -> String {
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
    return meanings.map { usage, help, commands in
      let isOfAll = commands.count == CommandName.allCases.count
      let names = isOfAll ? "every command" : commands.map(\.rawValue).joined(separator: ", ")
      return Roff.item(String(usage.drop { $0 == " " }), "\(help) (\(names))")
    }.joined()
  }
}
