import PricebookAnalytics
import PricebookDocument
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

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

  enum Argument: Sendable {
    case none
    /// Any text; help shows the placeholder, and completion offers the usual words.
    case text(String, usual: [String] = [])
    /// The path of a file; completion offers the usual words too.
    case file(String, usual: [String] = [])
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

  /// The option that sets what a key of `pricebook.json` sets.
  init(
    setting key: String, as placeholder: String? = nil, _ argument: Argument? = nil,
    in group: Group, of commands: [CommandName]
  ) {
    guard let setting = Setting.all.first(where: { $0.key == key }), let option = setting.option,
      let name = OptionName(rawValue: option.name)
    else { preconditionFailure("the setting \(key) has no option") }
    var usual = Argument.text(placeholder ?? "")
    if case .words(let words) = setting.form { usual = .word(words, as: placeholder) }
    self.init(name, argument ?? usual, in: group, of: commands, option.help)
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
    case .export: "csv, json, journal (hledger), beancount or budget"
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

/// Every option, by the name it has on the command line without the two hyphens.
enum OptionName: String, CaseIterable, Hashable, Sendable {
  case output, format, json, period, against, month
  case asOf = "as-of"
  case basket, prices, availability
  case maximumPriceAge = "max-price-age"
  case at
  case shoppingList = "shopping-list"
  case full, top, store, category, item, person
  case withoutStore = "without-store"
  case withoutCategory = "without-category"
  case withoutItem = "without-item"
  case withoutCurrency = "without-currency"
  case since, until, currency
  case timeZone = "time-zone"
  case locale
  case dateFormat = "date-format"
  case mapping, decimal
  case priceOf = "price-of"
  case delimiter, encoding
  case writeMapping = "write-mapping"
  case safe, resolved, state, search, sort, strict, quiet, verbose
  case noProgress = "no-progress"
  case color, help, version
  case applyAbove = "apply-above"
  case dryRun = "dry-run"
  case ask, unmatched, open, man
}

extension OptionDefinition {
  /// Every option of every command, in the order of help.
  static let catalogue: [OptionDefinition] = result + selection + reading + running

  static func named(_ name: OptionName) -> OptionDefinition? { catalogue.first { $0.name == name } }

  static func options(of command: CommandName) -> [OptionDefinition] {
    catalogue.filter { $0.commands.contains(command) }
  }

  private static let pages: [CommandName] = [.report, .month, .review, .trends, .compare]
  private static let figures = pages + [.price, .table]
  private static let books = figures + [.export]
  private static let runs = books + [.list, .match]
  private static let readers = runs + [.inspect]
  private static let all = CommandName.allCases

  private static let result: [OptionDefinition] = [
    OptionDefinition(
      .output, letter: "o", .folder("PATH"), in: .result, of: [.report, .table, .match],
      "folder (default: reports); match: alias file"),
    OptionDefinition(.open, in: .result, of: [.report], "open the report in the browser"),
    OptionDefinition(
      .format, .words(RenderFormat.allCases.map(\.fileExtension), as: "NAMES"), in: .result,
      isRepeatable: true, of: runs.filter { $0 != .match && $0 != .price },
      "several of md, html, csv, json and xlsx"),
    OptionDefinition(
      .json, in: .result, of: [.report, .table, .list, .export], otherNameOf: .format,
      "the same as --format json"),
    OptionDefinition(
      .period, .text("WHEN", usual: ["last", "all-months"]), in: .result, of: pages + [.table],
      "2026-09, 2026-Q3, 2026, A..B, last or all-months"),
    OptionDefinition(
      .against, .text("PERIOD"), in: .result, of: [.report, .month, .review],
      "what to compare with (default: the months before)"),
    OptionDefinition(
      .month, .text("YYYY-MM"), in: .result, of: pages + [.table], otherNameOf: .period,
      "the same as --period, for one month"),
    OptionDefinition(
      .asOf, .text("DAY|today", usual: ["today"]), in: .result, of: figures,
      "report as of this day (usual: today or the last)"),
    OptionDefinition(
      .basket, .file("FILE|due", usual: ["due"]), in: .result, isRepeatable: true,
      of: [.report, .compare, .table], "file of item,quantity,unit; or what is due to buy"),
    OptionDefinition(
      setting: "availabilityPercent", as: "PERCENT", in: .result, of: [.report, .compare, .table]),
    OptionDefinition(
      setting: "maximumPriceAgeDays", as: "DAYS", in: .result, of: [.report, .compare, .table]),
    OptionDefinition(
      .at, .text("PRICE"), in: .result, of: [.price],
      "a price that was seen, for one piece, 1 kg or 1 l"),
    OptionDefinition(
      .shoppingList, in: .result, of: [.compare], "print only the recommended shopping list"),
    OptionDefinition(
      .full, in: .result, of: [.review, .trends, .compare],
      "print all of it on a terminal, not 40 lines"),
    OptionDefinition(
      .top, .text("N"), in: .result, of: pages.filter { $0 != .month },
      "rows in the longest tables of a page"),
    OptionDefinition(
      .writeMapping, in: .result, of: [.inspect], "print a mapping for the file, ready to edit"),
    OptionDefinition(
      .state, .word(ListQuery.State.allCases.map(\.rawValue), as: "STATE"), in: .result,
      of: [.list], "all, active (to buy) or bought (default: all)"),
    OptionDefinition(
      .search, .text("TEXT"), in: .result, of: [.list],
      "only items with this in name, note, brand or tags"),
    OptionDefinition(
      .sort, .word(ListQuery.Sort.words, as: "KEY"), in: .result, of: [.list],
      "created, modified or name; -desc reverses"),
    OptionDefinition(
      .resolved, in: .result, of: [.export], "add what the lines mean: item, month, paid etc."),
    OptionDefinition(
      .safe, in: .result, of: [.export], "escape text that spreadsheets run as formulas"),
    OptionDefinition(
      .applyAbove, .text("SCORE"), in: .result, of: [.match],
      "only rows with at least this score, 0 to 100"),
    OptionDefinition(
      .dryRun, in: .result, of: [.match], "print what --output would add, and write nothing"),
    OptionDefinition(
      .ask, in: .result, of: [.match], "ask about every row and write the answers at once"),
    OptionDefinition(
      .unmatched, in: .result, of: [.match], "list what was bought once or twice, by money"),
    OptionDefinition(.man, in: .result, of: [.help], "print the manual page, for man"),
  ]

  private static let selection: [OptionDefinition] = [
    OptionDefinition(
      .since, .text("YYYY-MM[-DD]"), in: .selection, of: books, "skip earlier days or months"),
    OptionDefinition(
      .until, .text("YYYY-MM[-DD]"), in: .selection, of: books, "skip later days or months"),
    OptionDefinition(
      .store, .text("GLOB"), in: .selection, isRepeatable: true, of: books,
      "only these stores; * and ? are wildcards"),
    OptionDefinition(
      .category, .text("GLOB"), in: .selection, isRepeatable: true, of: books,
      "only these categories"),
    OptionDefinition(
      .item, .text("GLOB"), in: .selection, isRepeatable: true, of: books, "only these items"),
    OptionDefinition(
      .person, .text("GLOB"), in: .selection, isRepeatable: true, of: books,
      "only what these people paid"),
    OptionDefinition(
      .withoutStore, .text("GLOB"), in: .selection, isRepeatable: true, of: books,
      "leave these stores out of everything"),
    OptionDefinition(
      .withoutCategory, .text("GLOB"), in: .selection, isRepeatable: true, of: books,
      "leave out these categories"),
    OptionDefinition(
      .withoutItem, .text("GLOB"), in: .selection, isRepeatable: true, of: books,
      "leave out these items"),
    OptionDefinition(
      .withoutCurrency, .text("CODE"), in: .selection, isRepeatable: true, of: books,
      "leave out what is in these currencies"),
  ]

  private static let reading: [OptionDefinition] = [
    OptionDefinition(setting: "currency", as: "CODE", in: .reading, of: readers),
    OptionDefinition(setting: "timeZone", as: "ZONE", in: .reading, of: readers),
    OptionDefinition(
      setting: "locale", .word(Language.allCases.map(\.rawValue)), in: .reading, of: pages + [.list]
    ),
    OptionDefinition(setting: "dateFormat", as: "ORDER", in: .reading, of: readers),
    OptionDefinition(
      .prices, .file("FILE"), in: .reading, isRepeatable: true, of: readers,
      "CSV file of prices that were seen, not paid"),
    OptionDefinition(
      .mapping, .file("FILE"), in: .reading, isRepeatable: true, of: readers,
      "JSON file that maps the columns"),
    OptionDefinition(setting: "decimal", in: .reading, of: readers),
    OptionDefinition(setting: "priceOf", in: .reading, of: readers),
    OptionDefinition(
      setting: "delimiter", .text("CHARACTER", usual: ["comma", "semicolon", "pipe", "tab"]),
      in: .reading, of: readers),
    OptionDefinition(setting: "encoding", as: "NAME", in: .reading, of: readers),
  ]

  private static let running: [OptionDefinition] = [
    OptionDefinition(
      .strict, in: .running, of: runs, "exit with status 1 if something could not be read"),
    OptionDefinition(.quiet, letter: "q", in: .running, of: readers, "print only errors"),
    OptionDefinition(
      .verbose, letter: "v", in: .running, of: readers, "print every warning and every file"),
    OptionDefinition(.noProgress, in: .running, of: runs, "hide the progress bar"),
    OptionDefinition(
      .color, .word(RunOptions.ColorChoice.allCases.map(\.rawValue), as: "WHEN"), in: .running,
      of: readers, "auto (NO_COLOR, FORCE_COLOR), always or never"),
    OptionDefinition(.help, letter: "h", in: .running, of: all, "show this help"),
    OptionDefinition(.version, letter: "V", in: .running, of: all, "print the version"),
  ]
}
