import PricebookImport
import PricebookModel
import PricebookReport

/// The shells that there are completion scripts for.
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
    case .figure: .init(kind: .file, words: ExplainedTables.all + ExplainedTables.questions)
    case .code: .init(kind: .word, words: Diagnostic.Code.allCases.map(\.rawValue))
    case .shell: .init(kind: .word, words: CompletionShell.allCases.map(\.rawValue))
    case .topic: .init(kind: .word, words: HelpTopic.words)
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
