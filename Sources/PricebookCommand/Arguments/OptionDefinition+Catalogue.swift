import PricebookAnalytics
import PricebookDocument
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

extension OptionDefinition {
  /// Every option of every command, in the order of help.
  static let catalogue: [OptionDefinition] = result + selection + reading + running

  /// The definition of an option.
  static func named(_ name: OptionName) -> OptionDefinition? {
    catalogue.first { $0.name == name }
  }

  /// The options that a command accepts.
  static func options(of command: CommandName) -> [OptionDefinition] {
    catalogue.filter { $0.commands.contains(command) }
  }

  private static let pages: [CommandName] = [.report, .review, .trends, .compare]
  private static let figures = pages + [.price, .table]
  private static let books = figures + [.export]
  private static let runs = books + [.list, .match]
  private static let readers = runs + [.inspect]
  private static let all = CommandName.allCases

  private static let result: [OptionDefinition] = [
    OptionDefinition(
      .output, letter: "o", .folder("PATH"), in: .result, of: [.report, .table, .match],
      "folder (default: reports); match: alias file"),
    OptionDefinition(
      .open, in: .result, of: [.report], "open the report in the browser"),
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
      .against, .text("PERIOD"), in: .result, of: [.report, .review],
      "what to compare with (default: the months before)"),
    OptionDefinition(
      .month, .text("YYYY-MM"), in: .result, of: pages + [.table], otherNameOf: .period,
      "the same as --period, for one month"),
    OptionDefinition(
      .asOf, .text("DAY|today", usual: ["today"]), in: .result, of: figures,
      "report as of this day (default: today or the last)"),
    OptionDefinition(
      .basket, .file("FILE|due", usual: ["due"]), in: .result, isRepeatable: true,
      of: [.report, .compare, .table], "file of item,quantity,unit; or what is due to buy"),
    OptionDefinition(
      .availability, .text("PERCENT"), in: .result, of: [.report, .compare, .table],
      "basket items a store must price (default: 85)"),
    OptionDefinition(
      .maximumPriceAge, .text("DAYS"), in: .result, of: [.report, .compare, .table],
      "oldest price to compare (default: 365)"),
    OptionDefinition(
      .at, .text("PRICE"), in: .result, of: [.price],
      "a price that was seen, for one piece, 1 kg or 1 l"),
    OptionDefinition(
      .shoppingList, in: .result, of: [.compare], "print only the recommended shopping list"),
    OptionDefinition(
      .top, .text("N"), in: .result, of: pages, "rows in the longest tables of a page"),
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
      .resolved, in: .result, of: [.export],
      "add what the lines mean: item, month, paid and more"),
    OptionDefinition(
      .safe, in: .result, of: [.export], "escape text that spreadsheets run as formulas"),
    OptionDefinition(
      .applyAbove, .text("SCORE"), in: .result, of: [.match],
      "only rows with at least this score, 0 to 100"),
    OptionDefinition(
      .dryRun, in: .result, of: [.match], "print what --output would add, and write nothing"),
    OptionDefinition(.man, in: .result, of: [.help], "print the manual page, for man"),
  ]

  private static let selection: [OptionDefinition] = [
    OptionDefinition(
      .since, .text("YYYY-MM[-DD]"), in: .selection, of: books, "skip earlier days or months"
    ),
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
  ]

  private static let reading: [OptionDefinition] = [
    OptionDefinition(
      .currency, .text("CODE"), in: .reading, of: readers,
      "for lines without one, and for $, ¥ and kr"),
    OptionDefinition(
      .timeZone, .text("ZONE"), in: .reading, of: readers,
      "zone that times become days in (default: UTC)"),
    OptionDefinition(
      .locale, .word(Language.allCases.map(\.rawValue)), in: .reading, of: pages + [.list],
      "language of reports, or with a region: de-CH"),
    OptionDefinition(
      .dateFormat, .word(DateOrder.allCases.map(\.rawValue), as: "ORDER"), in: .reading,
      of: readers, "ymd, dmy or mdy, for dates with slashes"),
    OptionDefinition(
      .prices, .file("FILE"), in: .reading, isRepeatable: true, of: readers,
      "CSV file of prices that were seen, not paid"),
    OptionDefinition(
      .mapping, .file("FILE"), in: .reading, isRepeatable: true, of: readers,
      "JSON file that maps the columns"),
    OptionDefinition(
      .decimal, .word(DecimalMark.allCases.map(\.rawValue)), in: .reading, of: readers,
      "decimal mark (default: detected)"),
    OptionDefinition(
      .priceOf, .word(PriceMeaning.allCases.map(\.rawValue)), in: .reading, of: readers,
      "whether a price is that of one or of all"),
    OptionDefinition(
      .delimiter, .text("CHARACTER", usual: ["comma", "semicolon", "pipe", "tab"]), in: .reading,
      of: readers, ", ; | or comma, semicolon, pipe, tab"),
    OptionDefinition(
      .encoding, .word(TextEncoding.allCases.map(\.rawValue), as: "NAME"), in: .reading,
      of: readers, "such as utf-8, utf-16le, windows-1250, shift-jis"),
  ]

  private static let running: [OptionDefinition] = [
    OptionDefinition(
      .strict, in: .running, of: runs, "exit with status 1 if something could not be read"),
    OptionDefinition(
      .quiet, letter: "q", in: .running, of: readers, "print only errors"),
    OptionDefinition(
      .verbose, letter: "v", in: .running, of: readers, "print every warning and every file"),
    OptionDefinition(
      .noProgress, in: .running, of: runs, "hide the progress bar"),
    OptionDefinition(
      .color, .word(RunOptions.ColorChoice.allCases.map(\.rawValue), as: "WHEN"), in: .running,
      of: readers, "auto (NO_COLOR, FORCE_COLOR), always or never"),
    OptionDefinition(.help, letter: "h", in: .running, of: all, "show this help"),
    OptionDefinition(.version, in: .running, of: all, "print the version"),
  ]
}
