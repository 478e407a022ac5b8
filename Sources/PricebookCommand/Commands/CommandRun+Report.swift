import PricebookAnalytics
import PricebookDocument
import PricebookModel
import PricebookPages
import PricebookParallel
import PricebookReport

extension CommandRun {
  /// `pricebook report`: the reports of the periods that were asked for, and all tables, into DIR.
  func writeReports() throws -> RunStatus {
    if !options.formats.isEmpty { _ = try formats(BookSettings()) }
    if let output = options.output { try OutputFolder.refuseUnusable(output) }
    let start = ContinuousClock.now
    defer { progress?.erase() }
    let (analyses, earlier) = try analyses()
    let book = analyses.own.book
    let limitsReached = analyses.own.limitsReached
    let writer = ReportWriter(
      analyses: analyses, periods: try periods(of: analyses.own.period), against: options.against,
      formats: try formats(book.settings), topCount: options.topCount, locale: locale(of: book),
      leavings: console.leavings)
    let written = try writer.write(into: output(book.settings), after: earlier)
    console.leavings.take(analyses)
    progress?.erase()

    let fullList = written.tablesFolder.map { "\($0)/diagnostics.csv" }
    print(
      book.diagnostics + limitsReached + written.diagnostics, fullList: fullList)
    let summary = RunSummary(book: book)
    for line in summary.reading { say(line) }
    if options.verbosity == .verbose { for line in summary.files { say(line) } }
    let elapsed = Int((ContinuousClock.now - start) / .milliseconds(100))
    say(
      "Wrote \(writer.periodsInWords), \(counted(written.fileCount, "file")), to "
        + "\(visible(written.folder)) in \(elapsed / 10).\(elapsed % 10) s")
    for line in written.otherPeriods { say(line) }
    if let rejected = written.rejectedLines { say("Rejected records: \(visible(rejected))") }
    if let page = written.page { show(page) }
    for line in summary.checks { say(line) }
    return status(of: book)
  }

  /// Reads and analyses the book.
  ///
  /// Tables and pages do not need the lines. Reusing the memory of their columns costs a fraction
  /// of what new memory does.
  private func analyses() throws -> (MonthlyAnalyses, EarlierPages) {
    let book = try readBook()
    _ = try formats(book.settings)
    let output = output(book.settings)
    try OutputFolder.refuseUnusable(
      output, withoutLinksBelow: options.output == nil ? bookFolders : [])
    let earlier = EarlierPages(in: try OutputFolder.existing(at: output))
    progress?.note("Calculating")
    return (try analyses(of: book, others: Set(earlier.periods.keys)), earlier)
  }

  /// Opens the page with `--open`, else prints where it is.
  private func show(_ page: String) {
    guard options.opensReport else { return say("Open \(visible(page))") }
    if Browser(environment: console.environment).open(page) {
      say("Opened \(visible(page)) in the browser")
    } else {
      say("No browser could be started; open \(visible(page)) yourself")
    }
  }

  /// `pricebook review`, `trends` and `compare`: one report to standard output.
  func printReport(_ kind: ReportKind) throws -> RunStatus {
    let analysis = try analyse(readBook())
    let book = analysis.book
    let format = options.formats.first ?? .markdown
    let context = ReportContext(topCount: options.topCount, locale: locale(of: book))
    let report =
      options.printsShoppingList
      ? Reports.shoppingList(of: analysis, context: context)
      : Reports.make(kind, of: analysis, context: context)
    try console.results.write(PageRendering.bytes(of: report, as: format).span)
    return finish(book, book.diagnostics + analysis.limitsReached)
  }

  /// `pricebook list`: lists and open carts to standard output.
  func printLists() throws -> RunStatus {
    let book = try readBook().facts
    switch options.formats.first ?? .markdown {
    case .csv:
      let table = ReportTables.listItems(of: book, query: options.listQuery)
      try console.results.write(CSVRenderer().bytes(of: table).span)
    case .json:
      let table = ReportTables.listItems(of: book, query: options.listQuery)
      try JSONRenderer().write(table) { bytes throws(OutputFailure) in
        try console.results.write(bytes)
      }
    case let format:
      let report = Reports.shoppingLists(
        of: book, query: options.listQuery, locale: locale(of: book))
      try console.results.write(PageRendering.bytes(of: report, as: format).span)
    }
    return finish(book, book.diagnostics)
  }

  /// Says what was read, and what was wrong with it, after the result was printed.
  func finish(_ book: BookFacts, _ diagnostics: [Diagnostic]) -> RunStatus {
    print(diagnostics)
    let summary = RunSummary(book: book)
    for line in summary.reading + summary.checks { say(line) }
    return status(of: book)
  }
}
