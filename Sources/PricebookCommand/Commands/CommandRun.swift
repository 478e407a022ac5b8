import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookParallel
import PricebookReport

/// One run of a command: what it was asked, and where it prints.
///
/// Its extensions are the commands.
final class CommandRun {
  let command: CommandName
  private(set) var options: RunOptions
  let console: Console
  /// The day that the clock shows, in the book's time zone as soon as that is known.
  private(set) var today: CalendarDate?
  private let clock: (_ timeZone: String?) -> CalendarDate?
  private static let terminalLines = 40
  /// `nil` without a terminal, or with `--no-progress`.
  let progress: ProgressBar?

  init(
    command: CommandName, options: RunOptions, console: Console,
    today: @escaping (_ timeZone: String?) -> CalendarDate?
  ) {
    self.command = command
    self.options = options
    self.console = console
    clock = today
    self.today = today(options.settings["timeZone"])
    progress = options.showsProgress ? console.drawsProgress.map { ProgressBar(draw: $0) } : nil
  }

  /// Reads the clock anew where a book has a time zone of its own.
  func readClock(in book: Book) { if let zone = book.settings.timeZone { today = clock(zone) } }

  /// Lets years and quarters begin where the book says.
  func readYears(in book: Book) { options.resolveYears(in: book.settings.months) }

  var hasColor: Bool { console.hasColor(options.color) }

  func status(of book: Book) -> RunStatus {
    if book.isIncomplete { return .badData }
    let rejected = book.sources.reduce(0) { $0 + $1.totals.rejected }
    // A file that was found in a folder and cannot be read leaves nothing but its error.
    let hasErrors = book.diagnostics.contains { $0.severity == .error }
    return options.has(.strict) && (rejected > 0 || hasErrors || !book.unreadFiles.isEmpty)
      ? .rejected : .done
  }

  func print(_ diagnostics: [Diagnostic], fullList: String? = nil) {
    DiagnosticPrinter(
      console: console, verbosity: options.verbosity, hasColor: hasColor,
      isStrict: options.has(.strict), fullList: fullList
    ).print(diagnostics)
  }

  /// Prints a line of the summary, except with `--quiet`.
  func say(_ line: String) { if options.verbosity != .quiet { console.say(line) } }

  /// `pricebook report`: the reports of the periods that were asked for, and all tables, into DIR.
  func writeReports() throws -> RunStatus {
    if !options.formats.isEmpty { _ = try formats(BookSettings()) }
    if let output = options.output { try OutputFolder.refuseUnusable(output) }
    let start = ContinuousClock.now
    defer { progress?.erase() }
    let (book, analyses, earlier) = try analyses()
    if options.has(.share) { try refuseUnsharedPages(earlier, period: analyses.own.period) }
    let limitsReached = analyses.own.limitsReached
    let writer = ReportWriter(
      analyses: analyses, periods: try periods(of: analyses.own.period), against: options.against,
      formats: try formats(book.settings), isShared: options.has(.share),
      topCount: options.topCount, locale: locale(of: book))
    let written = try writer.write(into: output(book.settings), after: earlier)
    progress?.erase()

    let fullList = written.tablesFolder.map { "\($0)/diagnostics.csv" }
    let problems = book.diagnostics + limitsReached + written.diagnostics
    print(problems.filter { !$0.endsSummary }, fullList: fullList)
    let summary = RunSummary(book: book, paths: options.paths)
    for line in summary.reading { say(line) }
    if options.verbosity == .verbose { for line in summary.files { say(line) } }
    let elapsed = Int((ContinuousClock.now - start) / .milliseconds(100))
    say(
      "Wrote \(writer.periodsInWords), \(counted(written.fileCount, "file")), to "
        + "\(visible(written.folder)) in \(elapsed / 10).\(elapsed % 10) s")
    for line in written.otherPeriods { say(line) }
    if let rejected = written.rejectedLines { say("Rejected records: \(visible(rejected))") }
    if let page = written.page { show(page) }
    print(problems.filter(\.endsSummary), fullList: fullList)
    if !analyses.own.checks.isEmpty {
      say(
        "\(counted(analyses.own.checks.count, "thing")) to check in \(analyses.own.period.span); "
          + "the page of the month begins with \(analyses.own.checks.count == 1 ? "it" : "them")")
    }
    return status(of: book)
  }

  /// Reads the book and computes all of its analysis.
  ///
  /// A function of its own, so that the lines of the book are freed when it ends: tables and pages do
  /// not need them, and their memory is used again.
  ///
  /// - Returns: The book as it was read, but without its lines; its analyses; and the pages that DIR
  ///   holds.
  private func analyses() throws -> (Book, MonthlyAnalyses, EarlierPages) {
    // A small book is read by one thread.
    Deferred { [options] in
      Reports.prepare(options.locale ?? .english)
      HTMLRenderer.prepare()
    }.start()
    var book = try readBook(keepsItemWritings: true)
    book.noteLookAlikes()
    let read = book.withoutLines
    if options.has(.share) { book = book.toShare }
    let formats = try formats(book.settings)
    let output = output(book.settings)
    try OutputFolder.refuseUnusable(
      output, withoutLinksBelow: options.output == nil ? bookFolders : [])
    let earlier = EarlierPages(in: try OutputFolder.existing(at: output))
    progress?.note("Calculating")
    let analyses = try analyses(
      of: book, others: Set(earlier.periods.keys),
      listsLines: formats.contains(.html) || !earlier.periods.isEmpty)
    analyses.own.computeAll()
    return (read, analyses, earlier)
  }

  /// Pages of periods without data stay as an earlier run wrote them, which may be with receipts.
  private func refuseUnsharedPages(
    _ earlier: EarlierPages, period: ReportPeriod
  ) throws(RunFailure) {
    guard let left = earlier.periods.keys.filter({ !period.hasData(in: $0) }).min() else { return }
    throw RunFailure(
      status: .cannotCreate,
      message: "the folder has pages of \(left), which has no data in this run, so they would stay "
        + "as they are; name another folder with --output")
  }

  /// Opens the page with `--open`, else prints where it is.
  private func show(_ page: String) {
    guard options.has(.open) else { return say("Open \(visible(page))") }
    if Browser(environment: console.environment).open(page) {
      say("Opened \(visible(page)) in the browser")
    } else {
      say("No browser could be started; open \(visible(page)) yourself")
    }
  }

  /// `pricebook month`, `review`, `trends`, `compare` and `score`: one report to standard output.
  func printReport(_ kind: ReportKind) throws -> RunStatus {
    var read = try readBook(keepsItemWritings: kind == .spendingReview || kind == .index)
    read.noteLookAlikes()
    let analysis = try analyse(read, isForPage: true)
    let book = analysis.book
    let format = options.formats.first ?? .markdown
    let context = ReportContext(topCount: options.topCount, locale: locale(of: book))
    let report =
      options.has(.shoppingList)
      ? Reports.shoppingList(of: analysis, context: context)
      : kind == .index
        ? Reports.monthIndex(of: analysis, context: context)
        : Reports.report(kind, of: analysis, context: context)
    if kind == .index, format == .json {
      let answers = ReportTables.answers(of: analysis)
      let rows = answers.rows(of: analysis.period.span, in: analysis.period.calendar) ?? answers
      try JSONRenderer().write(rows) { bytes throws(OutputFailure) in
        try console.data.write(bytes)
      }
    } else if options.formats.isEmpty, kind == .index {
      let isStyled = isLaidOut && hasColor
      let width = console.resultsAreOnTerminal ? console.terminalWidth : 78
      try console.results.write(report.sheet(width: width, isStyled: isStyled).span)
    } else if isLaidOut, options.formats.isEmpty {
      let isWhole = options.has(.full) || !console.resultsAreOnTerminal
      let renderer = TerminalRenderer(
        width: min(100, console.terminalWidth), isStyled: hasColor,
        lineLimit: isWhole ? nil : Self.terminalLines, hint: "… --full prints all of it")
      try console.results.write(renderer.render(report))
    } else {
      try console.results.write(format.bytes(of: report).span)
    }
    return finish(book, book.diagnostics + analysis.limitsReached)
  }

  /// `pricebook list`: what is to be bought next, lists and open carts to standard output.
  func printLists() throws -> RunStatus {
    let analysis = try analyse(readBook())
    let book = analysis.book
    let table = { ReportTables.listItems(of: analysis, query: self.options.listQuery) }
    switch options.formats.first ?? .markdown {
    case .csv: try console.data.write(CSVRenderer().bytes(of: table()).span)
    case .json:
      try JSONRenderer().write(table()) { bytes throws(OutputFailure) in
        try console.data.write(bytes)
      }
    case let format:
      let report = Reports.shoppingLists(
        of: analysis, query: options.listQuery, context: ReportContext(locale: locale(of: book)))
      if isLaidOut, options.formats.isEmpty {
        let renderer = TerminalRenderer(
          width: min(100, console.terminalWidth), isStyled: hasColor)
        try console.results.write(renderer.render(report))
        break
      }
      try console.results.write(format.bytes(of: report).span)
    }
    return finish(book, book.diagnostics)
  }

  /// Whether a report is laid out for people: on a terminal, and where somebody asks for colours.
  private var isLaidOut: Bool {
    console.resultsAreOnTerminal || console.isColorAsked(options.color)
  }

  /// Says what was read, and what was wrong with it, after the result was printed.
  func finish(_ book: Book, _ diagnostics: [Diagnostic]) -> RunStatus {
    print(diagnostics.filter { !$0.endsSummary })
    for line in RunSummary(book: book, paths: options.paths).reading { say(line) }
    print(diagnostics.filter(\.endsSummary))
    return status(of: book)
  }
}

extension Diagnostic {
  /// Whether it must not be missed, such as that of a mistyped year: it ends the summary.
  fileprivate var endsSummary: Bool { code == .farDay }
}

/// What `report` writes, and where: as the command line says, else the settings, else as usual.
extension CommandRun {
  func output(_ settings: BookSettings) -> String {
    if let output = options.output { return output }
    // The household's own report stays as it is.
    if options.has(.share) { return "reports-to-share" }
    let folders = UserFolders(environment: console.environment)
    return settings.output.map { folders.expanded($0) } ?? "reports"
  }

  /// The folders that the command line names, and those of the files that it names.
  var bookFolders: [String] {
    guard !options.paths.isEmpty else { return ["."] }
    return options.paths.filter { $0 != ImportOptions.standardInput }.map {
      FileDescriptor.entry(at: $0) == .folder ? $0 : OutputFolder.folder(of: $0)
    }
  }

  /// In the order of ``RenderFormat/allCases``.
  func formats(_ settings: BookSettings) throws(UsageError) -> [RenderFormat] {
    var formats = options.formats
    if formats.isEmpty {
      let names = settings.formats ?? []
      formats = RenderFormat.allCases.filter { names.contains($0.fileExtension) }
    }
    if formats.isEmpty { formats = RenderFormat.usual }
    guard !options.has(.open) || formats.contains(.html) else {
      throw UsageError(
        "--open needs an HTML page, but \(options.formats.isEmpty ? "\"formats\" in the settings" : "--format") "
          + "does not include html", remedy: "add html to --format, or remove --open")
    }
    return formats
  }

  /// The language of the command line, else the book's, else English; never the machine's.
  func locale(of book: Book) -> ReportLocale {
    if let locale = options.locale { return locale }
    guard let tag = book.settings.locale else { return .english }
    if let locale = ReportLocale(tag: tag), locale.isKnown { return locale }
    if options.verbosity != .quiet {
      let known = Language.allCases.map(\.rawValue).joined(separator: ", ")
      console.say(
        "The reports are in English, because \"locale\" in pricebook.json is "
          + "\"\(visible(tag))\"; use one of \(known), optionally with a region, such as de-CH")
    }
    return .english
  }

  /// `pricebook table`: tables to standard output, or into a folder.
  func printTables() throws -> RunStatus {
    guard let subject = options.subject else {
      try console.results.write(ReportTables.names.map { $0 + "\n" }.joined())
      return .done
    }
    let names = try tableNames(in: subject)
    if let output = options.output { try OutputFolder.refuseUnusable(output) }
    var read = try readBook(keepsItemWritings: ReportTables.needWritings(Set(names)))
    read.noteLookAlikes()
    let analysis = try analyse(
      read, comparesPurchases: ReportTables.comparePurchases(Set(names)))
    var tables = ReportTables.deferred(named: Set(names), of: analysis)
    if options.period != .newest {
      let period = analysis.period
      tables = tables.map { name, table in
        let ofPeriod = Deferred {
          let whole = table.wrappedValue
          return whole.rows(of: period.span, in: period.calendar) ?? whole
        }
        return (name, ofPeriod)
      }
    }
    if let output = options.output ?? options.outputFile {
      try write(tables, to: output)
      say("Wrote \(counted(tables.count, "table")) to \(visible(output))")
    } else {
      let output = BufferedOutput(console.data)
      for (_, table) in tables {
        try options.tableFormat.write(table.wrappedValue, to: output)
      }
      try output.flush()
    }
    let book = analysis.book
    return finish(book, book.diagnostics + analysis.limitsReached)
  }

  /// The tables that the command line names; refuses what they cannot show.
  private func tableNames(in subject: String) throws(UsageError) -> [String] {
    let names = subject.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    for name in names where !ReportTables.names.contains(name) {
      let nearest = Suggestion.word(for: name, among: ReportTables.names)
      throw UsageError(
        "there is no table \(quoted(name))",
        remedy: nearest.map { "did you mean \"\($0)\"?" }
          ?? "\"pricebook table\" lists the tables, and PATH comes after their names")
    }
    guard names.count == 1 || options.output != nil else {
      throw UsageError(
        "several tables cannot go to \(options.outputFile == nil ? "standard output" : "one file")",
        remedy: "name a folder with --output")
    }
    if options.period != .newest, let table = ReportTables.withoutMonths(names) {
      throw UsageError(
        "the table \(table) is of the whole book, and --period changes nothing in it",
        remedy: "leave --period out")
    }
    if let weeks = options.period.months, weeks.isOfWeeks,
      let table = ReportTables.withoutWeeks(names)
    {
      throw UsageError(
        "the table \(table) is by month, and \(weeks) is no month of it",
        remedy: "choose a month, such as --period \(weeks.last.lastDay.month)")
    }
    return names
  }

  /// Writes tables into the folder of the command line, or the only one into its file.
  private func write(
    _ tables: [(name: String, table: Deferred<DataTable>)], to output: String
  ) throws(OutputFailure) {
    let format = options.tableFormat
    let folder = options.output ?? OutputFolder.folder(of: output)
    let files = tables.map { name, table in
      OutputFile(
        options.output == nil ? OutputFolder.name(of: output) : "\(name).\(format.rawValue)", table,
        as: format)
    }
    try FileExchange.write(into: try OutputFolder(makingAt: folder), listing: { _ in false }) {
      exchange throws(OutputFailure) in
      _ = try OutputFile.add(files, to: exchange)
    }
  }

  /// `pricebook export`: the lines to standard output.
  func exportLines() throws -> RunStatus {
    var read = try readBook(keepsWritten: true)
    read.fillCategories()  // As tables have them; what was written stays beside.
    let book = read
    let output = BufferedOutput(console.data)
    func write(_ bytes: Span<UInt8>) throws(OutputFailure) { try output.write(bytes) }
    func lines() throws(RunFailure) -> DataTable {
      let table = ExportTable.table(of: book, isResolved: options.has(.resolved))
      if let table { return table }
      throw RunFailure(status: .defect, message: "the text of the lines was not kept")
    }
    var csv = CSVRenderer()
    csv.neutralisesFormulas = options.has(.safe)
    switch options.exportFormat {
    case .journal: try JournalRenderer(.hledger).write(book, to: write)
    case .beancount: try JournalRenderer(.beancount).write(book, to: write)
    case .budget: try csv.write(ReceiptsByCategory(of: book).table, to: write)
    case .csv: try csv.write(lines(), to: write)
    case .json: try JSONRenderer().write(lines(), to: write)
    }
    try output.flush()
    return finish(book, book.diagnostics)
  }

  /// `pricebook inspect`: what was detected in each file.
  func inspect() throws -> RunStatus {
    let paths =
      options.paths + (options.priceLists + options.payments).filter { !options.paths.contains($0) }
    guard !paths.isEmpty else {
      throw UsageError("\"inspect\" needs a file", remedy: "pricebook inspect receipts.csv")
    }
    if options.has(.writeMapping), paths.count > 1 {
      throw UsageError("--write-mapping prints the mapping of one file", remedy: "name one file")
    }
    let inspector = FileInspector(importOptions)
    var status = RunStatus.done
    for (number, path) in paths.enumerated() {
      let inspection: FileInspection
      do throws(ImportError) { inspection = try inspector.inspect(path) } catch {
        print(error.diagnostics)
        throw RunFailure(status: RunStatus(error.kind), message: visible(error.message))
      }
      if options.has(.writeMapping) {
        // That the file is not recognised is why a mapping is wanted.
        print(
          inspection.diagnostics.filter { $0.code != .notRecognised || inspection.mapping == nil })
        guard let mapping = inspection.mapping else {
          throw RunFailure(
            status: .badData,
            message: "\(visible(path)): is neither a table nor JSON with records, or is read as "
              + "\(inspection.format), so it has no mapping")
        }
        try console.results.write(mapping)
        continue
      }
      if number > 0 { try console.results.write("\n") }
      try console.results.write(InspectionText(inspection: inspection).text)
      print(inspection.diagnostics)
      if inspection.kind == nil { status = .badData }
    }
    return status
  }
}
