import PricebookAnalytics
import PricebookReport

extension OptionDefinition {
  /// Every option of every command, in the order of help.
  static let catalogue: [OptionDefinition] = result + selection + reading + running

  /// The definition of each option.
  static let byName: [OptionName: OptionDefinition] = Dictionary(
    uniqueKeysWithValues: catalogue.map { ($0.name, $0) })

  /// The options that a command knows.
  static func options(of command: CommandName) -> [OptionDefinition] {
    catalogue.filter { $0.commands.contains(command) }
  }

  private static let pages: Set<CommandName> = [.report, .review, .trends, .compare]
  private static let books: Set<CommandName> = pages.union([.export])
  private static let runs: Set<CommandName> = books.union([.list, .match])
  private static let readers: Set<CommandName> = runs.union([.inspect])
  private static let all = Set(CommandName.allCases)

  private static let result: [OptionDefinition] = [
    OptionDefinition(
      .output, letter: "o", .text("PATH"), in: .result, of: [.report, .match],
      "folder to write into (default: reports); of match the file of aliases to add to"),
    OptionDefinition(
      .format, .words(["md", "csv", "html", "json"]), in: .result, isRepeatable: true,
      of: pages.union([.list]),
      "formats; report takes several with commas (default: md,csv,html), the others one (md)"),
    OptionDefinition(
      .month, .text("YYYY-MM"), in: .result, of: pages,
      "month to report on (default: the newest with data)"),
    OptionDefinition(
      .asOf, .text("YYYY-MM-DD|today"), in: .result, of: pages,
      "day to report from, as if nothing had come later (default: the last day with data)"),
    OptionDefinition(
      .basket, .text("FILE"), in: .result, isRepeatable: true, of: [.report, .compare],
      "CSV with item,quantity,unit to compare stores by"),
    OptionDefinition(
      .availability, .text("PERCENT"), in: .result, of: [.report, .compare],
      "share of a basket that a store must price (default: 85)"),
    OptionDefinition(
      .maximumPriceAge, .text("DAYS"), in: .result, of: [.report, .compare],
      "oldest price that a comparison uses (default: 365)"),
    OptionDefinition(
      .rankBy, .word(StoreComparison.RankBasis.allCases.map(\.rawValue)), in: .result,
      of: [.report, .compare],
      "what eligible stores are ranked by (default: total)"),
    OptionDefinition(
      .weigh, in: .result, of: [.report, .compare],
      "count each item as often as it was bought in 3 months"),
    OptionDefinition(
      .shoppingList, in: .result, of: [.compare],
      "print the recommended stores' shopping list alone"),
    OptionDefinition(
      .top, .text("N"), in: .result, of: pages,
      "rows of the largest tables on a page (default: what reads best)"),
    OptionDefinition(
      .writeMapping, in: .result, of: [.inspect],
      "print how the file is read as a mapping, ready to edit"),
    OptionDefinition(
      .state, .word(ListQuery.State.allCases.map(\.rawValue)), in: .result, of: [.list],
      "which items: all, those still to buy, those bought (default: all)"),
    OptionDefinition(
      .search, .text("TEXT"), in: .result, of: [.list],
      "only items with this text in their name, note, brand or tags"),
    OptionDefinition(
      .sort, .word(ListQuery.Sort.words), in: .result, of: [.list],
      "order of lists and items, -desc for the reverse (default: as the app has them)"),
    OptionDefinition(
      .safe, in: .result, of: [.export],
      "neutralise text that a spreadsheet would take for a formula"),
    OptionDefinition(
      .applyAbove, .text("SCORE"), in: .result, of: [.match],
      "only rows with this score or more, 0 to 100 (85 and more are mostly right)"),
  ]

  private static let selection: [OptionDefinition] = [
    OptionDefinition(
      .since, .text("YYYY-MM-DD"), in: .selection, of: books, "leave out days before"),
    OptionDefinition(
      .until, .text("YYYY-MM-DD"), in: .selection, of: books, "leave out days after"),
    OptionDefinition(
      .store, .text("GLOB"), in: .selection, isRepeatable: true, of: books,
      "only stores with such a name; * and ? stand for any text and any letter"),
    OptionDefinition(
      .category, .text("GLOB"), in: .selection, isRepeatable: true, of: books,
      "only such categories"),
    OptionDefinition(
      .item, .text("GLOB"), in: .selection, isRepeatable: true, of: books, "only such items"),
  ]

  private static let reading: [OptionDefinition] = [
    OptionDefinition(
      .currency, .text("CODE"), in: .reading, of: readers,
      "currency of lines that name none, and what $, ¥ and kr mean"),
    OptionDefinition(
      .timeZone, .text("ZONE"), in: .reading, of: readers,
      "time zone in which vault exports have their days (default: UTC)"),
    OptionDefinition(
      .locale, .word(Language.allCases.map(\.rawValue)), in: .reading, of: pages.union([.list]),
      "language of the reports, with a region as de-CH where one is meant (default: en)"),
    OptionDefinition(
      .dateFormat, .word(["ymd", "dmy", "mdy"]), in: .reading, of: readers,
      "order of year, month and day in dates with slashes"),
    OptionDefinition(
      .mapping, .text("FILE"), in: .reading, isRepeatable: true, of: readers,
      "JSON that says what the columns of a source are"),
    OptionDefinition(
      .decimal, .word(["point", "comma"]), in: .reading, of: readers,
      "decimal mark of the numbers in receipts (default: detected)"),
    OptionDefinition(
      .delimiter, .text("CHARACTER"), in: .reading, of: readers,
      "what stands between fields: , ; | or tab (default: detected)"),
    OptionDefinition(
      .encoding, .word(["utf-8", "utf-16le", "utf-16be", "windows-1252"]), in: .reading,
      of: readers, "encoding of the CSV files (default: detected)"),
  ]

  private static let running: [OptionDefinition] = [
    OptionDefinition(
      .strict, in: .running, of: runs, "end with status 1 where a record was rejected"),
    OptionDefinition(
      .quiet, letter: "q", in: .running, of: readers, "print errors only"),
    OptionDefinition(
      .verbose, letter: "v", in: .running, of: readers, "print every warning and every file"),
    OptionDefinition(
      .noProgress, in: .running, of: runs, "no progress bar"),
    OptionDefinition(
      .color, .word(["auto", "always", "never"]), in: .running, of: readers,
      "colour messages (default: auto; NO_COLOR is honoured)"),
    OptionDefinition(.help, letter: "h", in: .running, of: all, "explain the command"),
    OptionDefinition(.version, in: .running, of: all, "print the version"),
  ]
}
