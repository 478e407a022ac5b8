import PricebookImport

/// An option; parsing, help, suggestions and completion scripts all come from these definitions.
struct OptionDefinition: Sendable {
  /// The headings under which help lists options, in this order.
  enum Group: String, CaseIterable, Sendable {
    case result = "What to report"
    case selection = "What to count"
    case reading = "How to read"
    case running = "How to run"
  }

  struct Argument: Hashable, Sendable {
    /// Nothing, any text, the path of a file or of a folder, one of some words, or a list of them.
    enum Kind: String { case flag, text, file, folder, word, words }

    var kind: Kind
    /// What help shows; the words themselves if `nil`.
    var placeholder: String?
    /// The possible words, or the usual ones if any text is allowed; none is special in a shell.
    var words: [String] = []
  }

  var name: OptionName
  var letter: Character?
  var argument: Argument
  var isRepeatable: Bool
  var commands: [CommandName]
  var help: String
  /// Another option that this one is a second name of; help lists them together.
  var otherNameOf: OptionName?
  /// What is other with some commands.
  var variants: [Variant]

  struct Variant: Sendable {
    var commands: [CommandName]
    var argument: Argument
    var help: String

    init(of commands: [CommandName], _ argument: Argument, help: String) {
      self.commands = commands
      self.argument = argument
      self.help = help
    }
  }

  /// - Parameters:
  ///   - commands: Those that accept the option.
  ///   - help: Without it the option is that of a setting, which has the help and maybe the words.
  init(
    _ name: OptionName, letter: Character? = nil, otherNameOf: OptionName? = nil,
    _ argument: Argument, isRepeatable: Bool = false, of commands: [CommandName],
    help: String? = nil, variants: [Variant] = []
  ) {
    self.name = name
    self.letter = letter
    self.argument = argument
    self.isRepeatable = isRepeatable
    self.commands = commands
    self.otherNameOf = otherNameOf
    self.variants = variants
    if let help {
      self.help = help
    } else {
      let setting = Setting.all.first { $0.option?.name == name.rawValue }
      self.help = setting?.option?.help ?? ""
      if case .words(let words)? = setting?.form { self.argument.words = words }
    }
  }

  var takesValue: Bool { argument.kind != .flag }
  var words: [String] { argument.words }

  /// The value as help shows it; `nil` if the option takes none.
  var placeholder: String? {
    takesValue ? argument.placeholder ?? words.joined(separator: "|") : nil
  }

  func argument(of command: CommandName) -> Argument { variant(of: command)?.argument ?? argument }
  func help(of command: CommandName) -> String { variant(of: command)?.help ?? help }

  private func variant(of command: CommandName) -> Variant? {
    variants.first { $0.commands.contains(command) }
  }

  /// The left column of a command's help: `-o, --output DIR`.
  func usage(of command: CommandName) -> String {
    var definition = self
    definition.argument = argument(of: command)
    definition.commands = [command]
    return definition.usage
  }

  var spelling: String { "--" + name.rawValue }

  var usage: String {
    let others = Self.catalogue.filter {
      $0.otherNameOf == name && $0.commands.contains(where: commands.contains)
    }
    let alike = others.filter { $0.takesValue == takesValue }.map { ", " + $0.spelling }
    // Another name for an option with a fixed value takes no value.
    let values = others.filter { $0.takesValue != takesValue }.map { ", " + $0.spelling }
    return (letter.map { "-\($0), " } ?? "    ") + spelling + alike.joined()
      + (placeholder.map { " " + $0 } ?? "") + values.joined()
  }

  static func named(_ name: OptionName) -> OptionDefinition? {
    catalogue.first { $0.name == name }
  }

  static func options(of command: CommandName) -> [OptionDefinition] {
    catalogue.filter { $0.commands.contains(command) }
  }
}

extension OptionDefinition.Argument {
  static let flag = Self(kind: .flag)

  static func text(_ placeholder: String, _ words: [String] = []) -> Self {
    Self(kind: .text, placeholder: placeholder, words: words)
  }

  static func file(_ placeholder: String, _ words: [String] = []) -> Self {
    Self(kind: .file, placeholder: placeholder, words: words)
  }

  static func folder(_ placeholder: String) -> Self {
    Self(kind: .folder, placeholder: placeholder)
  }

  static func word(_ words: [String] = []) -> Self { Self(kind: .word, words: words) }

  static func word(_ placeholder: String, _ words: [String] = []) -> Self {
    Self(kind: .word, placeholder: placeholder, words: words)
  }

  static func words(_ placeholder: String, _ words: [String]) -> Self {
    Self(kind: .words, placeholder: placeholder, words: words)
  }
}
