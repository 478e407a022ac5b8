import PricebookAnalytics
import PricebookDocument
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

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
  var group: Group
  var isRepeatable: Bool
  var commands: [CommandName]
  var help: String
  /// Another option that this one is a second name of; help lists them together.
  var otherNameOf: OptionName?

  /// What is other with some commands.
  private var variants: [CommandName: (argument: Argument, help: String)] = [:]

  /// Reads a line of `options.txt`: an option, its argument, the commands that accept it, and its
  /// help where that is not the help of a setting.
  ///
  /// The name can be followed by a letter, by `*` for an option that may be repeated, and by the
  /// option that it is another name of.
  private init(_ cells: [Substring], in group: Group) {
    let names = cells[0].split(separator: " ")
    guard let name = OptionName(rawValue: String(names[0])) else {
      preconditionFailure("no option is called \(names[0])")
    }
    self.name = name
    self.group = group
    letter = names.first { $0.hasPrefix("-") }?.last
    isRepeatable = names.contains("*")
    otherNameOf = names.first { $0.hasPrefix("=") }
      .flatMap { OptionName(rawValue: String($0.dropFirst())) }
    argument = Argument(cells[1])
    commands = Self.commands(cells[2])
    let setting = Setting.all.first { $0.option?.name == name.rawValue }
    help = cells.count > 3 ? String(cells[3]) : setting?.option?.help ?? ""
    if case .words(let words)? = setting?.form { argument.words = words }
  }

  private static func commands(_ words: Substring) -> [CommandName] {
    words.split(separator: " ").map(String.init).flatMap { word in
      commandGroups[word] ?? CommandName(rawValue: word).map { [$0] } ?? []
    }
  }

  /// The words of `options.txt` that mean several commands.
  private static let commandGroups: [String: [CommandName]] = {
    let pages: [CommandName] = [.report, .month, .review, .trends, .compare, .score]
    let figures = pages + [.price, .why, .table]
    let books = figures + [.export]
    let runs = books + [.list, .match]
    return [
      "pages": pages, "figures": figures, "books": books, "runs": runs,
      "readers": runs + [.inspect], "all": CommandName.allCases,
    ]
  }()

  var takesValue: Bool { argument.kind != .flag }
  var words: [String] { argument.words }

  /// The value as help shows it; `nil` if the option takes none.
  var placeholder: String? {
    takesValue ? argument.placeholder ?? words.joined(separator: "|") : nil
  }

  func argument(of command: CommandName) -> Argument { variants[command]?.argument ?? argument }
  func help(of command: CommandName) -> String { variants[command]?.help ?? help }

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

  /// Every option of every command, in the order of help.
  static let catalogue = lines.indices.compactMap(definition)

  // By bytes, because finding the ends of characters takes longer than a short run.
  private static let lines = EmbeddedOptions.options_txt.utf8.split(separator: UInt8(ascii: "\n"))
    .map(Substring.init)

  /// The option that a line defines, with what the lines below it say of some commands.
  private static func definition(at place: Int) -> OptionDefinition? {
    func cells(_ line: Substring) -> [Substring] {
      line.split(separator: " | ").map { $0.drop { $0 == " " } }
    }
    guard lines[place].hasPrefix("  "), !lines[place].hasPrefix("    ") else { return nil }
    let heading = lines[..<place].last { !$0.hasPrefix(" ") } ?? ""
    var option = OptionDefinition(
      cells(lines[place]), in: Group(rawValue: String(heading)) ?? .result)
    for line in lines[(place + 1)...].prefix(while: { $0.hasPrefix("    ") }) {
      let cells = cells(line)
      for command in commands(cells[0]) {
        option.variants[command] = (Argument(cells[1]), String(cells[2]))
      }
    }
    return option
  }

  /// Reads the lines of one option alone: a run has few of them, and all take longer than starting.
  static func named(_ name: OptionName) -> OptionDefinition? {
    let start = "  \(name.rawValue) ".utf8
    let place = lines.firstIndex { $0.utf8.starts(with: start) }
    return place.flatMap(definition)
  }

  static func options(of command: CommandName) -> [OptionDefinition] {
    catalogue.filter { $0.commands.contains(command) }
  }
}

extension OptionDefinition.Argument {
  /// Reads its kind, placeholder and words; a hyphen means that there is no placeholder.
  fileprivate init(_ text: Substring) {
    let parts = text.split(separator: " ").map(String.init)
    self.init(
      kind: Kind(rawValue: parts[0]) ?? .flag,
      placeholder: parts.count > 1 && parts[1] != "-" ? parts[1] : nil,
      words: parts.dropFirst(2).flatMap { Self.lists[$0] ?? [$0] })
  }

  /// The names of `options.txt` that mean several words.
  private static let lists = [
    "@formats": RenderFormat.allCases.map(\.fileExtension),
    "@exports": ExportFormat.allCases.map(\.rawValue),
    "@tables": TableFormat.allCases.map(\.rawValue),
    "@languages": Language.allCases.map(\.rawValue),
    "@states": ListQuery.State.allCases.map(\.rawValue), "@orders": ListQuery.Sort.words,
    "@colors": RunOptions.ColorChoice.allCases.map(\.rawValue),
  ]
}
