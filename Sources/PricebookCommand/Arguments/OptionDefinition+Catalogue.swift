import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

extension OptionDefinition.Group {
  /// In the order of help.
  var options: [OptionDefinition] {
    switch self {
    case .result: OptionDefinition.resultOptions
    case .selection: OptionDefinition.selectionOptions
    case .reading: OptionDefinition.readingOptions
    case .running: OptionDefinition.runningOptions
    }
  }
}

extension OptionDefinition {
  /// Every option of every command, in the order of help.
  static let catalogue = Group.allCases.flatMap(\.options)

  private static let pages: [CommandName] = [.report, .month, .review, .trends, .compare, .score]
  private static let figures = pages + [.price, .why, .table]
  private static let books = figures + [.export]
  private static let runs = books + [.list, .match]
  private static let readers = runs + [.inspect]

  fileprivate static let resultOptions: [OptionDefinition] = [
    OptionDefinition(
      .output, letter: "o", .folder("PATH"), of: [.report, .table, .match],
      help: "folder (default: reports); match: alias file",
      variants: [
        Variant(of: [.report], .folder("PATH"), help: "folder (default: reports)"),
        Variant(
          of: [.table], .file("PATH"), help: "folder, FILE.csv for one table, or - (default)"),
        Variant(of: [.match], .file("PATH"), help: "alias file to add rows to"),
      ]),
    OptionDefinition(.open, .flag, of: [.report], help: "open the report in the browser"),
    OptionDefinition(
      .share, .flag, of: [.report], help: "leave out places, paths, persons and receipts"),
    OptionDefinition(
      .format, .words("NAMES", RenderFormat.allCases.map(\.fileExtension)), isRepeatable: true,
      of: pages + [.why, .table, .export, .list], help: "several of md, html, csv, json and xlsx",
      variants: [
        Variant(
          of: [.month], .word("NAME", ["html", "md", "json"]),
          help: "md, html, or json for what it claims"),
        Variant(
          of: [.review, .trends, .compare, .score], .word("NAME", ["html", "md"]),
          help: "md or html"),
        Variant(
          of: [.why, .table], .word("NAME", TableFormat.allCases.map(\.rawValue)),
          help: "csv, json or md"),
        Variant(
          of: [.list], .word("NAME", ["html", "md", "csv", "json"]), help: "md, html, csv or json"),
        Variant(
          of: [.export], .word("NAME", ExportFormat.allCases.map(\.rawValue)),
          help: "csv, json, journal (hledger), beancount or budget"),
      ]),
    OptionDefinition(
      .json, otherNameOf: .format, .flag, of: [.report, .month, .why, .table, .list, .export],
      help: "the same as --format json"),
    OptionDefinition(
      .period, .text("WHEN", ["last", "all-months"]), of: pages + [.why, .table],
      help: "2026-09, 2026-W40, 2026, A..B, last or all-months",
      variants: [
        Variant(
          of: [.compare, .month], .text("WHEN", ["last"]),
          help: "2026-09, 2026-W40 or last (default: newest)"),
        Variant(
          of: [.review, .trends, .score, .why, .table], .text("WHEN", ["last"]),
          help: "2026-09, 2026-W40, 2026-Q3, 2026, A..B or last"),
      ]),
    OptionDefinition(
      .against, .text("PERIOD"), of: [.report, .month, .review],
      help: "what to compare with (default: the months before)"),
    OptionDefinition(
      .month, otherNameOf: .period, .text("YYYY-MM"), of: pages + [.why, .table],
      help: "the same as --period, for one month"),
    OptionDefinition(
      .asOf, .text("DAY|today", ["today"]), of: figures + [.list],
      help: "as of this day; else today, or the month's end"),
    OptionDefinition(
      .basket, .file("FILE|due", ["due"]), isRepeatable: true, of: [.report, .compare, .table],
      help: "file of item,quantity,unit; or what is due to buy"),
    OptionDefinition(.availability, .text("PERCENT"), of: [.report, .compare, .table]),
    OptionDefinition(.maxPriceAge, .text("DAYS"), of: [.report, .compare, .table]),
    OptionDefinition(
      .at, .text("PRICE"), of: [.price], help: "a price that was seen, for one piece or package"),
    OptionDefinition(
      .shoppingList, .flag, of: [.compare], help: "print only the recommended shopping list"),
    OptionDefinition(
      .full, .flag, of: [.review, .trends, .compare],
      help: "print all of it on a terminal, not 40 lines"),
    OptionDefinition(
      .top, .text("N"), of: [.report, .review, .trends, .compare],
      help: "rows in the longest tables of a page"),
    OptionDefinition(
      .writeMapping, .flag, of: [.inspect], help: "print a mapping for the file, ready to edit"),
    OptionDefinition(
      .state, .word("STATE", ListQuery.State.allCases.map(\.rawValue)), of: [.list],
      help: "all, active (to buy) or bought (default: all)"),
    OptionDefinition(
      .search, .text("TEXT"), of: [.list], help: "only items with this in name, note, brand or tags"
    ),
    OptionDefinition(
      .sort, .word("KEY", ListQuery.Sort.words), of: [.list],
      help: "created, modified or name; -desc reverses"),
    OptionDefinition(
      .resolved, .flag, of: [.export], help: "add what the lines mean: item, month, paid etc."),
    OptionDefinition(
      .safe, .flag, of: [.export], help: "escape text that spreadsheets run as formulas"),
    OptionDefinition(
      .applyAbove, .text("SCORE"), of: [.match],
      help: "only rows with at least this score, 0 to 100"),
    OptionDefinition(
      .dryRun, .flag, of: [.match], help: "print what --output would add, and write nothing"),
    OptionDefinition(
      .ask, .flag, of: [.match], help: "ask about every row and write the answers at once"),
    OptionDefinition(
      .unmatched, .flag, of: [.match], help: "list names without alias and proposal, by money"),
    OptionDefinition(
      .groups, .flag, of: [.match], help: "propose groups: any brand of one kind of thing"),
    OptionDefinition(
      .stores, .text("1|2"), of: [.compare, .list],
      help: "one store, or the best two, whatever they save"),
    OptionDefinition(.man, .flag, of: [.help], help: "print the manual page, for man"),
  ]

  fileprivate static let selectionOptions: [OptionDefinition] = [
    OptionDefinition(.since, .text("YYYY-MM[-DD]"), of: books, help: "skip earlier days or months"),
    OptionDefinition(.until, .text("YYYY-MM[-DD]"), of: books, help: "skip later days or months"),
    OptionDefinition(
      .store, .text("GLOB"), isRepeatable: true, of: books,
      help: "only these stores; * and ? are wildcards"),
    OptionDefinition(
      .category, .text("GLOB"), isRepeatable: true, of: books, help: "only these categories"),
    OptionDefinition(.item, .text("GLOB"), isRepeatable: true, of: books, help: "only these items"),
    OptionDefinition(
      .person, .text("GLOB"), isRepeatable: true, of: books, help: "only what these people paid"),
    OptionDefinition(
      .withoutStore, .text("GLOB"), isRepeatable: true, of: books + [.list],
      help: "leave these stores out of everything"),
    OptionDefinition(
      .withoutCategory, .text("GLOB"), isRepeatable: true, of: books + [.list],
      help: "leave out these categories"),
    OptionDefinition(
      .withoutItem, .text("GLOB"), isRepeatable: true, of: books + [.list],
      help: "leave out these items"),
    OptionDefinition(
      .withoutCurrency, .text("CODE"), isRepeatable: true, of: books + [.list],
      help: "leave out what is in these currencies"),
  ]

  fileprivate static let readingOptions: [OptionDefinition] = [
    OptionDefinition(.currency, .text("CODE"), of: readers),
    OptionDefinition(.timeZone, .text("ZONE"), of: readers),
    OptionDefinition(.locale, .word(Language.allCases.map(\.rawValue)), of: pages + [.list]),
    OptionDefinition(.dateFormat, .word("ORDER"), of: readers),
    OptionDefinition(
      .prices, .file("FILE"), isRepeatable: true, of: readers,
      help: "CSV file of prices that were seen, not paid"),
    OptionDefinition(
      .payments, .file("FILE"), isRepeatable: true, of: readers,
      help: "export of a bank or card, to match with receipts"),
    OptionDefinition(
      .index, .file("FILE"), of: readers,
      help: "official price index (CSV) to compare with"),
    OptionDefinition(
      .mapping, .file("FILE"), isRepeatable: true, of: readers,
      help: "JSON file that maps the columns"),
    OptionDefinition(.decimal, .word(), of: readers),
    OptionDefinition(.priceOf, .word(), of: readers),
    OptionDefinition(
      .delimiter, .text("CHARACTER", ["comma", "semicolon", "pipe", "tab"]), of: readers),
    OptionDefinition(.encoding, .word("NAME"), of: readers),
  ]

  fileprivate static let runningOptions: [OptionDefinition] = [
    OptionDefinition(
      .strict, .flag, of: runs, help: "exit with status 1 if something could not be read"),
    OptionDefinition(.quiet, letter: "q", .flag, of: readers, help: "print only errors"),
    OptionDefinition(
      .verbose, letter: "v", .flag, of: readers, help: "print every warning and every file"),
    OptionDefinition(.noProgress, .flag, of: runs, help: "hide the progress bar"),
    OptionDefinition(
      .color, .word("WHEN", RunOptions.ColorChoice.allCases.map(\.rawValue)), of: readers,
      help: "auto (NO_COLOR, FORCE_COLOR), always or never"),
    OptionDefinition(.help, letter: "h", .flag, of: CommandName.allCases, help: "show this help"),
    OptionDefinition(
      .version, letter: "V", .flag, of: CommandName.allCases, help: "print the version"),
  ]
}
