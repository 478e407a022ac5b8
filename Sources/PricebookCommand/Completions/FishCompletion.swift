import PricebookImport
import PricebookModel
import PricebookReport

/// The completion script for fish 3 and later.
enum FishCompletion {
  static let script: String = {
    var lines = [
      EmbeddedCompletions.fish_txt.replacing(
        "@WITH-VALUE@", with: OptionDefinition.spellingsWithValue.joined(separator: " "))
        + "complete -c pricebook -f"
    ]
    for command in CommandName.allCases {
      lines.append(
        "complete -c pricebook -n __pricebook_needs_command -a \(command.rawValue) -d "
          + quoted(command.summary))
    }
    for option in OptionDefinition.ofEveryCommand {
      let none = OptionDefinition.Argument(kind: .flag)
      lines.append(line(option, condition: "__pricebook_needs_command", value: none))
    }
    for option in OptionDefinition.catalogue {
      for (commands, value) in option.completions {
        lines.append(line(option, condition: isOne(of: commands), value: value))
      }
    }
    for command in CommandName.allCases {
      let operands = operands(command.operands.argument)
      lines.append("complete -c pricebook -n \(isOne(of: [command]))\(operands)")
    }
    return lines.joined(separator: "\n") + "\n"
  }()

  private static func isOne(of commands: [CommandName]) -> String {
    "'__pricebook_is \(commands.map(\.rawValue).joined(separator: " "))'"
  }

  private static func line(
    _ option: OptionDefinition, condition: String, value: OptionDefinition.Argument
  ) -> String {
    "complete -c pricebook -n \(condition)" + (option.letter.map { " -s \($0)" } ?? "")
      + " -l \(option.name.rawValue)" + argument(value) + " -d \(quoted(option.help))"
  }

  private static func argument(_ value: OptionDefinition.Argument) -> String {
    let list = value.words.joined(separator: " ")
    return switch value.kind {
    case .flag: ""
    case .file: " -r -F" + (list.isEmpty ? "" : " -a '\(list)'")
    case .folder: " -x -a '(__fish_complete_directories)'"
    case .words: " -x -a '(__pricebook_list \(list))'"
    case .text, .word: " -x" + (list.isEmpty ? "" : " -a '\(list)'")
    }
  }

  private static func operands(_ value: OptionDefinition.Argument) -> String {
    switch value.kind {
    case .file:
      value.words.isEmpty
        ? " -F" : " -F -a '(__pricebook_list \(value.words.joined(separator: " ")))'"
    case .folder: " -a '(__fish_complete_directories)'"
    default: " -a '\(value.words.joined(separator: " "))'"
    }
  }

  /// A text in single quotes, in which fish treats a backslash as special only before `'` and `\\`.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
