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

extension UsageError {
  static func unknownShell(_ word: String) -> UsageError {
    let shells = CompletionShell.allCases.map(\.rawValue)
    // $SHELL is a path.
    let name = word.split(separator: "/").last.map(String.init) ?? word
    return UsageError(
      "unknown shell \(quoted(word))",
      remedy: Suggestion.word(for: name, among: shells).map { "did you mean \"\($0)\"?" }
        ?? "one of: \(shells.joined(separator: ", "))")
  }
}

extension CommandName.Operands {
  var words: [String] {
    switch self {
    case .paths, .item, .files, .folder: []
    case .tables: ReportTables.names
    case .code: Diagnostic.Code.allCases.map(\.rawValue)
    case .shell: CompletionShell.allCases.map(\.rawValue)
    case .command: CommandName.allCases.map(\.rawValue) + HelpText.topics.keys.sorted()
    }
  }
}

/// What a shell offers for a value.
enum CompletionValue: Hashable, Sendable {
  /// Nothing, because any text is allowed.
  case text
  case files
  /// A file, or one of these words.
  case filesOrWord([String])
  case folders
  /// One of these words; none has a special meaning in a shell.
  case word([String])
  /// Several of these words, separated by commas.
  case words([String])

  init?(_ argument: OptionDefinition.Argument) {
    switch argument {
    case .none: return nil
    case .text(_, let usual): self = usual.isEmpty ? .text : .word(usual)
    case .file(_, let usual): self = usual.isEmpty ? .files : .filesOrWord(usual)
    case .folder: self = .folders
    case .word(let words, _): self = .word(words)
    case .words(let words, _): self = .words(words)
    }
  }

  init(_ operands: CommandName.Operands) {
    switch operands {
    case .paths, .files: self = .files
    case .item: self = .files
    case .tables: self = .filesOrWord(operands.words)
    case .folder: self = .folders
    case .code, .shell, .command: self = .word(operands.words)
    }
  }
}

extension OptionDefinition {
  /// The options that work without a command.
  static let ofEveryCommand = catalogue.filter { $0.commands.count == CommandName.allCases.count }

  /// The spellings of the options that take a value.
  static let spellingsWithValue = catalogue.filter(\.takesValue).flatMap(\.spellings)

  /// The spellings with and without two hyphens: `--output`, `-o`.
  var spellings: [String] { [spelling] + (letter.map { ["-\($0)"] } ?? []) }

  /// The commands that accept the option, grouped by what they offer for its value, in the order of
  /// ``CommandName/allCases``.
  var completions: [(commands: [CommandName], value: CompletionValue?)] {
    var groups: [(commands: [CommandName], value: CompletionValue?)] = []
    for command in CommandName.allCases where commands.contains(command) {
      let value = CompletionValue(argument(of: command))
      if let place = groups.firstIndex(where: { $0.value == value }) {
        groups[place].commands.append(command)
      } else {
        groups.append(([command], value))
      }
    }
    return groups
  }
}
