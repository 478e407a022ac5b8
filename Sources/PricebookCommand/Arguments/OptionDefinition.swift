/// What an option is called, what it takes and which commands know it.
///
/// Parsing, help and suggestions all come from these definitions.
struct OptionDefinition: Sendable {
  /// The headings under which help lists options, in this order.
  enum Group: String, CaseIterable, Sendable {
    case result = "What to report"
    case selection = "What to count"
    case reading = "How to read"
    case running = "How to run"
  }

  /// What follows the option's name.
  enum Argument: Sendable {
    case none
    /// Any text; the word stands for it in help.
    case text(String)
    /// One of these words.
    case word([String])
    /// One or more of these words, separated by commas.
    case words([String])
  }

  var name: OptionName
  var letter: Character?
  var argument: Argument
  var group: Group
  var isRepeatable: Bool
  var commands: Set<CommandName>
  var help: String

  init(
    _ name: OptionName, letter: Character? = nil, _ argument: Argument = .none, in group: Group,
    isRepeatable: Bool = false, of commands: Set<CommandName>, _ help: String
  ) {
    self.name = name
    self.letter = letter
    self.argument = argument
    self.group = group
    self.isRepeatable = isRepeatable
    self.commands = commands
    self.help = help
  }

  var takesValue: Bool {
    if case .none = argument { false } else { true }
  }

  /// The name as it is typed: `--as-of`.
  var spelling: String { "--" + name.rawValue }

  /// The left column of help: `-o, --output DIR`.
  var usage: String {
    var text = letter.map { "-\($0), " } ?? "    "
    text += spelling
    switch argument {
    case .none: break
    case .text(let placeholder): text += " " + placeholder
    case .word(let words), .words(let words): text += " " + words.joined(separator: "|")
    }
    return text
  }
}
