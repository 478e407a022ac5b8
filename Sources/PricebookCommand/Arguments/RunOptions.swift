import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

/// What a command line asks of a run, with typed values.
struct RunOptions: Hashable, Sendable {
  enum AsOf: Hashable, Sendable {
    case day(CalendarDate)
    case today
  }

  enum ColorChoice: String, CaseIterable, Sendable { case auto, always, never }

  enum Verbosity: Hashable, Sendable { case quiet, normal, verbose }

  /// The item of `price`, the tables of `table`, or the figure of `why`; `nil` where none is named.
  var subject: String?
  /// What the command line of `why` says of the row that it wants: a month, a store or the like.
  var keys: [String] = []
  /// A price per base unit that was seen, for `price`, and the currency that it was written with.
  var seenPrice: SeenPrice?
  var tableFormat = TableFormat.csv
  private var given: [OptionName: [String]] = [:]
  /// Files and folders to read; empty for the current folder.
  var paths: [String] = []
  var baskets: [String] = []
  var comparesDueItems = false
  var priceLists: [String] = []
  var payments: [String] = []
  /// A file with an official price index.
  var indexes: [String] = []
  var period = RequestedPeriod.newest
  /// What the months are compared with; the months before if `nil`.
  var against: MonthPeriod? { comparedPeriod?.months }
  private var comparedPeriod: RequestedPeriod?
  var asOf: AsOf?
  /// In the order of ``RenderFormat/allCases``; empty where `report` has none on its command line.
  var formats: [RenderFormat] = []
  /// The folder of `report` or of tables; `nil` where the command line names none.
  var output: String?
  /// The file of one table.
  var outputFile: String?
  var lines = RequestedLines()
  /// Settings that options give, by their keys; they override those of the book.
  var settings: [String: String] = [:]
  /// The language of the pages; the book's if `nil`.
  var locale: ReportLocale?
  var mappings: [String] = []
  var topCount: Int?
  /// How many stores the list may be divided over; `nil` for a second one that is worth the way.
  var storeCount: Int?
  var listQuery = ListQuery()
  var exportFormat = ExportFormat.csv
  var verbosity = Verbosity.normal
  var showsProgress = true
  var color = ColorChoice.auto
  /// The lowest score of an alias that `match` prints or writes, 0 to 100.
  var minimumScore: Int?
  /// The file that `match` adds aliases to.
  var aliasFile: String?
}

extension RunOptions {
  func has(_ option: OptionName) -> Bool { given[option] != nil }

  /// Gives the years and quarters of the command line the months that they have in a book.
  mutating func resolveYears(in calendar: MonthCalendar) {
    period = period.resolved(in: calendar)
    comparedPeriod = comparedPeriod?.resolved(in: calendar)
  }

  init(_ arguments: ParsedArguments, of command: CommandName) throws(UsageError) {
    given = arguments.values
    try readSubject(arguments, of: command)
    try readOutput(arguments, of: command)
    try readSettings(arguments)
    try readLists(arguments)
    try readConsole(arguments)
    if case .months(let months) = period, case .day(let day) = asOf, day < months.first.firstDay {
      throw .tooEarly(day, before: months)
    }
  }

  /// What is read, and the months and the day that reports speak from.
  private mutating func readSubject(
    _ arguments: ParsedArguments, of command: CommandName
  ) throws(UsageError) {
    paths = arguments.operands
    if [.price, .table, .why].contains(command), !paths.isEmpty { subject = paths.removeFirst() }
    if command == .why {
      // An operand that is a file or a folder is read; any other says which row, and so does a month,
      // even where a folder has its name.
      keys = paths.filter {
        $0 != ImportOptions.standardInput
          && (Month(iso: $0) != nil || FileDescriptor.entry(at: $0) == .missing)
      }
      paths.removeAll(where: keys.contains)
    }
    seenPrice = try arguments.read(
      .at, expected: "it must be a price above zero, such as 1.09", SeenPrice.init)
    baskets = arguments.values[.basket] ?? []
    comparesDueItems = baskets.contains(Self.dueBasket)
    baskets.removeAll { $0 == Self.dueBasket }
    priceLists = arguments.values[.prices] ?? []
    payments = arguments.values[.payments] ?? []
    indexes = arguments.values[.index] ?? []
    period = try arguments.period(of: command)
    comparedPeriod = try arguments.against(period)
    asOf = try arguments.read(
      .asOf, expected: Self.dayShape + ", or \"today\"",
      suggest: { Suggestion.value(for: $0, of: .asOf) ?? Suggestion.day(for: $0) }
    ) { $0 == "today" ? .today : CalendarDate(iso: $0).map(AsOf.day) }
  }

  private mutating func readOutput(
    _ arguments: ParsedArguments, of command: CommandName
  ) throws(UsageError) {
    if command == .export {
      exportFormat = try Self.format(arguments, of: command, else: .csv)
      if has(.safe), exportFormat != .csv, exportFormat != .budget {
        throw UsageError(
          "--safe is for CSV, because nothing runs formulas in \(exportFormat.rawValue)",
          remedy: "remove --safe or --format")
      }
    } else if command == .table || command == .why {
      tableFormat = try Self.format(arguments, of: command, else: .csv)
    } else {
      formats = try Self.formats(arguments, of: command)
    }
    if let path = try arguments.text(.output) { try readOutput(path, of: command) }
    if has(.dryRun), aliasFile == nil {
      throw UsageError(
        "without --output, \"match\" writes nothing anyway",
        remedy: "remove --dry-run, or name the alias file with --output")
    }
    minimumScore = try arguments.integer(.applyAbove, in: 0...100)
    if has(.groups),
      let other = [OptionName.ask, .unmatched, .dryRun, .applyAbove, .output].first(
        where: arguments.has)
    {
      throw UsageError(
        "--groups cannot be used with --\(other.rawValue)", remedy: "use one of them")
    }
    let others = [OptionName.unmatched, .dryRun, .applyAbove, .output].filter(arguments.has)
    if let other = others.first(where: {
      has(.ask) ? $0 == .unmatched || $0 == .dryRun : has(.unmatched) && $0 != .unmatched
    }) {
      throw UsageError(
        "--\(has(.ask) ? "ask" : "unmatched") cannot be used with --\(other.rawValue)",
        remedy: "use one of them")
    }
  }

  /// Where a command writes: `-` is standard output, and the name of a file is that of one table.
  private mutating func readOutput(
    _ path: String, of command: CommandName
  ) throws(UsageError) {
    let isStandard = path == ImportOptions.standardInput
    if command == .match {
      aliasFile = isStandard ? nil : path
      return
    }
    let fileExtension = OutputFolder.name(of: path).split(separator: ".").dropFirst().last
      .map { $0.lowercased() }
    let isFile = FileDescriptor.entry(at: path) != .folder && !path.hasSuffix("/")
    if command == .report {
      guard !isStandard else {
        throw UsageError(
          "\"report\" writes many files, which cannot go to standard output",
          remedy: "name a folder, or print one report with month, review, trends or compare")
      }
      if isFile, let fileExtension,
        RenderFormat.allCases.contains(where: { $0.fileExtension == fileExtension })
      {
        throw UsageError(
          "\"report\" writes many files, but \(quoted(path)) is the name of one",
          remedy: "name a folder, or print one report: pricebook month --format html > month.html")
      }
    } else if isStandard {
      return
    } else if isFile, let fileExtension, let format = TableFormat(rawValue: fileExtension) {
      if has(.format) || has(.json), format != tableFormat {
        throw UsageError(
          "--output \(quoted(path)) is a file of \(fileExtension), but --format is "
            + tableFormat.rawValue, remedy: "leave --format out, or name another file")
      }
      tableFormat = format
      outputFile = path
      return
    }
    output = path
  }

  private mutating func readSettings(_ arguments: ParsedArguments) throws(UsageError) {
    lines = try arguments.requestedLines()
    for setting in Setting.all {
      guard let option = setting.option.flatMap({ OptionName(rawValue: $0.name) }) else { continue }
      switch setting.form {
      case .number(let number, _):
        settings[setting.key] = try arguments.integer(option, in: number.range).map { String($0) }
      case .words: settings[setting.key] = try arguments.word(option)
      default: break
      }
    }
    settings["delimiter"] = try arguments.read(
      .delimiter, expected: "one of: , ; | or comma, semicolon, pipe, tab"
    ) { Setting.delimiters[$0.lowercased()] }
    settings["currency"] = try arguments.read(
      .currency, expected: "it must be a currency code such as EUR, or a symbol"
    ) {
      let code = CurrencyCode(written: $0)
      return code.isWellFormed && (1...4).contains(code.label.unicodeScalars.count)
        ? code.label : nil
    }
    settings["timeZone"] = try arguments.read(
      .timeZone, expected: "name one such as Europe/Zurich",
      suggest: { Setting.nearestTimeZone(to: $0) }
    ) { Setting.isTimeZone($0) ? $0 : nil }
    locale = try arguments.read(.locale, expected: Self.localeShape) {
      ReportLocale(tag: $0).flatMap { $0.isKnown ? $0 : nil }
    }
    mappings = arguments.values[.mapping] ?? []
  }

  private mutating func readLists(_ arguments: ParsedArguments) throws(UsageError) {
    topCount = try arguments.integer(.top, in: 1...1_000)
    storeCount = try arguments.integer(.stores, in: 1...2)
    if let word = try arguments.word(.state) {
      listQuery.state = ListQuery.State(rawValue: word) ?? .all
    }
    listQuery.search = arguments.value(.search) ?? ""
    if let word = try arguments.word(.sort) { listQuery.sort = ListQuery.Sort(word: word) }
  }

  private mutating func readConsole(_ arguments: ParsedArguments) throws(UsageError) {
    if arguments.has(.quiet), arguments.has(.verbose) {
      throw UsageError("--quiet and --verbose cannot be used together", remedy: "use one of them")
    }
    if arguments.has(.quiet) { verbosity = .quiet }
    if arguments.has(.verbose) { verbosity = .verbose }
    showsProgress = !arguments.has(.noProgress) && verbosity != .quiet
    if let word = try arguments.word(.color) { color = ColorChoice(rawValue: word) ?? .auto }
  }

  static let localeShape =
    "a language is one of: \(Language.allCases.map(\.rawValue).joined(separator: ", "))"
    + ", optionally with a region, such as de-CH"

  /// The word for a basket of what is due to be bought; a file of this name is `./due`.
  static let dueBasket = "due"
  static let dayShape = "write a day as YYYY-MM-DD, such as 2026-10-31"

  private static func format<Format: RawRepresentable<String> & CaseIterable>(
    _ arguments: ParsedArguments, of command: CommandName, else usual: Format
  ) throws(UsageError) -> Format {
    let words = (arguments.values[.format] ?? []) + (arguments.has(.json) ? ["json"] : [])
    guard words.count <= 1 else {
      throw UsageError(
        "\"\(command.rawValue)\" prints one format at a time", remedy: "use --format once")
    }
    guard let word = words.first else { return usual }
    guard let format = Format(rawValue: word) else {
      let known = Format.allCases.map(\.rawValue)
      throw .badValue(
        .format, word, expected: "the formats are: \(known.joined(separator: ", "))",
        suggestion: Self.otherFormats[word.lowercased()]
          ?? Suggestion.word(for: word, among: known))
    }
    return format
  }

  private static let otherFormats = [
    "hledger": "journal", "ledger": "journal", "beans": "beancount", "ynab": "budget",
    "actual": "budget",
  ]

  private static func formats(
    _ arguments: ParsedArguments, of command: CommandName
  ) throws(UsageError) -> [RenderFormat] {
    var chosen: [RenderFormat] = []
    for value in (arguments.values[.format] ?? []) + (arguments.has(.json) ? ["json"] : []) {
      for word in value.split(separator: ",", omittingEmptySubsequences: false) {
        guard let format = RenderFormat.allCases.first(where: { $0.fileExtension == word }) else {
          let known = RenderFormat.allCases.map(\.fileExtension)
          throw .badValue(
            .format, String(word), expected: "the formats are: \(known.joined(separator: ", "))",
            suggestion: Suggestion.value(for: String(word), of: .format))
        }
        if !chosen.contains(format) { chosen.append(format) }
      }
    }
    guard command != .report else { return RenderFormat.allCases.filter(chosen.contains) }
    let isList = command == .list
    if let tables = chosen.first(where: { format in
      !format.isPage && !(isList && format.isOfOneTable)
        && !(command == .month && format == .json)
    }) {
      let name = tables.rawValue.uppercased()
      throw UsageError(
        "\"\(command.rawValue)\" cannot print \(name), because a report has several tables",
        remedy: "\"pricebook table\" lists the tables and prints each as CSV, JSON or Markdown")
    }
    guard chosen.count <= 1 else {
      throw UsageError(
        "\"\(command.rawValue)\" prints one format at a time",
        remedy: "\"pricebook report\" writes several")
    }
    return chosen
  }
}

extension ParsedArguments {
  func text(_ option: OptionName) throws(UsageError) -> String? {
    guard let word = value(option) else { return nil }
    guard !word.isEmpty else { throw .badValue(option, word, expected: "it must not be empty") }
    return word
  }

  /// The value that `read` makes from the option's word.
  func read<Value>(
    _ option: OptionName, expected: @autoclosure () -> String,
    suggest: ((String) -> String?)? = nil, _ read: (String) -> Value?
  ) throws(UsageError) -> Value? {
    guard let word = value(option) else { return nil }
    guard let value = read(word) else {
      throw .badValue(
        option, word, expected: expected(),
        suggestion: suggest.map { $0(word) } ?? Suggestion.value(for: word, of: option))
    }
    return value
  }

  func word(_ option: OptionName) throws(UsageError) -> String? {
    guard has(option) else { return nil }
    let known = OptionDefinition.named(option)?.words ?? []
    return try read(option, expected: "one of: \(known.joined(separator: ", "))") {
      known.contains($0.lowercased()) ? $0.lowercased() : nil
    }
  }

  func integer(_ option: OptionName, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    try read(
      option, expected: "it must be a whole number from \(range.lowerBound) to \(range.upperBound)"
    ) { Int($0).flatMap { range.contains($0) ? $0 : nil } }
  }
}
