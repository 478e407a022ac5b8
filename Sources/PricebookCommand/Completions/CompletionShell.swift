import PricebookImport
import PricebookModel
import PricebookReport

enum CompletionShell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script, made from the same definitions as parsing and help.
  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}

extension CommandName.Operands {
  /// What completion offers for an operand.
  var argument: OptionDefinition.Argument {
    switch self {
    case .paths, .item, .files: .init(kind: .file)
    case .folder: .init(kind: .folder)
    case .tables: .init(kind: .file, words: ReportTables.names)
    case .figure: .init(kind: .file, words: ExplainedTables.names + ExplainedTables.questions)
    case .code: .init(kind: .word, words: Diagnostic.Code.allCases.map(\.rawValue))
    case .shell: .init(kind: .word, words: CompletionShell.allCases.map(\.rawValue))
    case .command:
      .init(
        kind: .word, words: CommandName.allCases.map(\.rawValue) + HelpText.topics.keys.sorted())
    }
  }
}

extension OptionDefinition {
  /// The options that work without a command.
  static let ofEveryCommand = catalogue.filter { $0.commands.count == CommandName.allCases.count }
  static let spellingsWithValue = catalogue.filter(\.takesValue).flatMap(\.spellings)

  /// The spellings with and without two hyphens: `--output`, `-o`.
  var spellings: [String] { [spelling] + (letter.map { ["-\($0)"] } ?? []) }

  /// The commands with the option, grouped by its values, in the order of ``CommandName/allCases``.
  var completions: [(commands: [CommandName], value: Argument)] {
    var groups: [(commands: [CommandName], value: Argument)] = []
    for command in CommandName.allCases where commands.contains(command) {
      let value = argument(of: command)
      if let place = groups.firstIndex(where: { $0.value == value }) {
        groups[place].commands.append(command)
      } else {
        groups.append(([command], value))
      }
    }
    return groups
  }
}

/// The script for bash 3.2 (macOS) and later, which completes paths where it offers nothing.
enum BashCompletion {
  static let script = EmbeddedCompletions.bash_txt
    .replacing("@WITH-VALUE@", with: OptionDefinition.spellingsWithValue.joined(separator: "|"))
    .replacing("@VALUES@", with: values.joined(separator: "\n"))
    .replacing("@OPTIONS@", with: options.joined(separator: "\n"))
    .replacing("@OPERANDS@", with: operands.joined(separator: "\n"))

  private static var values: [String] {
    OptionDefinition.catalogue.flatMap { option in
      // The command may come later on the line, so the first command's argument is the default.
      option.completions.enumerated().reversed().compactMap { place, completion in
        guard completion.value.kind != .flag else { return String?.none }
        let commands = place == 0 ? ["*"] : completion.commands.map(\.rawValue)
        let patterns = commands.flatMap { command in option.spellings.map { "\(command):\($0)" } }
        return "      \(patterns.joined(separator: "|"))) \(action(completion.value)); return ;;"
      }
    }
  }

  private static var options: [String] {
    CommandName.allCases.map { command in
      let spellings = OptionDefinition.options(of: command).map(\.spelling)
      return "        \(command.rawValue)) \(words(spellings)) ;;"
    } + ["        *) \(words(OptionDefinition.ofEveryCommand.map(\.spelling))) ;;"]
  }

  private static var operands: [String] {
    ["    '') \(words(CommandName.allCases.map(\.rawValue))) ;;"]
      + CommandName.allCases.map { command in
        "    \(command.rawValue)) \(action(command.operands.argument)) ;;"
      }
  }

  private static func action(_ value: OptionDefinition.Argument) -> String {
    let list = value.words.joined(separator: " ")
    return switch value.kind {
    case .file: list.isEmpty ? ":" : "_pricebook_files_or '\(list)'"
    case .folder: "_pricebook_folders"
    case .words: "_pricebook_list '\(list)'"
    case .flag, .text, .word: list.isEmpty ? "_pricebook_text" : words(value.words)
    }
  }

  private static func words(_ words: [String]) -> String {
    "_pricebook_words '\(words.joined(separator: " "))'"
  }
}

/// The completion script for zsh, to source or to put into a folder of `fpath`.
enum ZshCompletion {
  static let script = EmbeddedCompletions.zsh_txt.replacing("@COMMANDS@", with: commands).replacing(
    "@OPTIONS@",
    with: OptionDefinition.ofEveryCommand.map {
      specification($0, value: OptionDefinition.Argument(kind: .flag)) + #" \"#
    }.joined(separator: "\n    ")
  ).replacing("@ARGUMENTS@", with: CommandName.allCases.map(arguments).joined(separator: "\n"))

  private static var commands: String {
    CommandName.allCases.map { "    " + singleQuoted("\($0.rawValue):\($0.summary)") }
      .joined(separator: "\n")
  }

  private static func arguments(_ command: CommandName) -> String {
    var lines = ["    \(command.rawValue)) _arguments \\"]
    for option in OptionDefinition.options(of: command) {
      lines.append("      " + specification(option, value: option.argument(of: command)) + " \\")
    }
    let isOne = [.folder, .shell, .command].contains(command.operands)
    let action =
      command.operands == .command ? "_pricebook_commands" : action(command.operands.argument)
    let operands = "\(isOne ? "1" : "*"):\(message(command.operands.rawValue)):\(action)"
    lines.append("      \(singleQuoted(operands)) ;;")
    return lines.joined(separator: "\n")
  }

  /// The words that describe an option to `_arguments`: one, or two in braces.
  private static func specification(
    _ option: OptionDefinition, value: OptionDefinition.Argument
  ) -> String {
    let takesValue = value.kind != .flag
    let placeholder = message(option.placeholder ?? "")
    let end = "[\(escaped(option.help))]" + (takesValue ? ":\(placeholder):\(action(value))" : "")
    let long = option.spelling + (takesValue ? "=" : "")
    let start = option.isRepeatable ? "*" : "(\(option.spellings.joined(separator: " ")))"
    guard let letter = option.letter else { return singleQuoted(start + long + end) }
    let short = "-\(letter)\(takesValue ? "+" : "")"
    return "\(singleQuoted(start)){\(short),\(long)}\(singleQuoted(end))"
  }

  private static func action(_ value: OptionDefinition.Argument) -> String {
    let list = value.words.joined(separator: " ")
    return switch value.kind {
    case .file: list.isEmpty ? "_files" : "_pricebook_files_or \(list)"
    case .folder: "_files -/"
    case .words: "_values -s , value \(list)"
    case .flag, .text, .word: list.isEmpty ? " " : "(\(list))"
    }
  }

  private static func message(_ placeholder: String) -> String {
    placeholder.filter { !"[].".contains($0) }.replacing(":", with: "\\:")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
  }
}

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
    case .file: " -F"
    case .folder: " -a '(__fish_complete_directories)'"
    default: " -a '\(value.words.joined(separator: " "))'"
    }
  }

  /// A text in single quotes, in which fish treats a backslash as special only before `'` and `\\`.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
