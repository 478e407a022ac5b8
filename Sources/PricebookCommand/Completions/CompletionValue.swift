/// What a shell offers in the place of a value.
enum CompletionValue: Hashable, Sendable {
  /// Nothing, for any text may stand there.
  case text
  case files
  case folders
  /// One of these words, none of which means anything to a shell.
  case word([String])
  /// Such words, separated by commas.
  case words([String])

  /// - Returns: `nil` for an option without a value.
  init?(_ argument: OptionDefinition.Argument) {
    switch argument {
    case .none: return nil
    case .text(_, let usual): self = usual.isEmpty ? .text : .word(usual)
    case .file: self = .files
    case .folder: self = .folders
    case .word(let words, _): self = .word(words)
    case .words(let words, _): self = .words(words)
    }
  }

  init(_ operands: CommandName.Operands) {
    switch operands {
    case .paths, .files: self = .files
    case .folder: self = .folders
    case .code, .shell, .command: self = .word(operands.words)
    }
  }
}

extension OptionDefinition {
  /// The options that need no command.
  static let ofEveryCommand = catalogue.filter { $0.commands.count == CommandName.allCases.count }

  /// How the options are spelt behind which a value stands.
  static let spellingsWithValue = catalogue.filter(\.takesValue).flatMap(\.spellings)

  /// The spellings with and without two hyphens: `--output`, `-o`.
  var spellings: [String] { [spelling] + (letter.map { ["-\($0)"] } ?? []) }

  /// The commands that know the option, by what they offer for its value, in the order of
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
