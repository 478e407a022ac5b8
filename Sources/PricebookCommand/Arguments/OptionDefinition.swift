import PricebookPages

/// The name of an option, its argument, and the commands that accept it.
///
/// Parsing, help, suggestions and completion scripts all come from these definitions.
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
    /// Any text; help shows the placeholder, and completion offers the usual words.
    case text(String, usual: [String] = [])
    /// The path of a file; completion offers the usual words too.
    case file(String, usual: [String] = [])
    /// The path of a folder.
    case folder(String)
    /// One of these words; help shows them, or the placeholder if there are many.
    case word([String], as: String? = nil)
    /// One or more of these words, separated by commas.
    case words([String], as: String)
  }

  var name: OptionName
  var letter: Character?
  var argument: Argument
  var group: Group
  var isRepeatable: Bool
  var commands: [CommandName]
  var help: String
  /// Another option that this one is a second name of; help lists them together.
  var otherNameOf: OptionName?

  init(
    _ name: OptionName, letter: Character? = nil, _ argument: Argument = .none, in group: Group,
    isRepeatable: Bool = false, of commands: [CommandName], otherNameOf: OptionName? = nil,
    _ help: String
  ) {
    self.name = name
    self.letter = letter
    self.argument = argument
    self.group = group
    self.isRepeatable = isRepeatable
    self.commands = commands
    self.help = help
    self.otherNameOf = otherNameOf
  }

  var takesValue: Bool { placeholder != nil }

  /// The possible words, or the usual ones if any text is allowed.
  var words: [String] {
    switch argument {
    case .none, .folder: []
    case .text(_, let usual), .file(_, let usual): usual
    case .word(let words, _), .words(let words, _): words
    }
  }

  /// The value as help shows it; `nil` if the option takes none.
  var placeholder: String? {
    switch argument {
    case .none: nil
    case .text(let text, _), .file(let text, _), .folder(let text), .words(_, let text): text
    case .word(let words, let text): text ?? words.joined(separator: "|")
    }
  }

  /// The argument with one command: `match` takes a file where `report` takes a folder, and every
  /// command has formats of its own.
  func argument(of command: CommandName) -> Argument {
    if command == .match, case .folder(let placeholder) = argument { return .file(placeholder) }
    guard name == .format, command != .report else { return argument }
    let words =
      switch command {
      case .export: ExportFormat.allCases.map(\.rawValue)
      case .table: TableFormat.allCases.map(\.rawValue)
      default:
        RenderFormat.allCases.filter { $0.isPage || command == .list && $0.isOfOneTable }
          .map(\.fileExtension)
      }
    return .word(words, as: "NAME")
  }

  /// The left column of a command's help: `-o, --output DIR`.
  func usage(of command: CommandName) -> String {
    var definition = self
    definition.argument = argument(of: command)
    return definition.usage
  }

  /// The right column of a command's help.
  func help(of command: CommandName) -> String {
    if name == .period, command != .report {
      return command == .compare
        ? "2026-09 or last (default: newest)" : "2026-09, 2026-Q3, 2026, 2026-06..2026-08 or last"
    }
    guard name == .format, command != .report else { return help }
    return switch command {
    case .export: "csv, json or journal (hledger)"
    case .table: "csv, json or md"
    case .list: "md, html, csv or json"
    default: "md or html"
    }
  }

  /// The name as it is typed: `--as-of`.
  var spelling: String { "--" + name.rawValue }

  /// The left column of help: `-o, --output DIR`.
  var usage: String {
    let others = Self.catalogue.filter { $0.otherNameOf == name }
    let alike = others.filter { $0.takesValue == takesValue }.map { ", " + $0.spelling }
    // Another name for an option with a fixed value takes no value.
    let values = others.filter { $0.takesValue != takesValue }.map { ", " + $0.spelling }
    return (letter.map { "-\($0), " } ?? "    ") + spelling + alike.joined()
      + (placeholder.map { " " + $0 } ?? "") + values.joined()
  }
}
