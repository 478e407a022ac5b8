import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookReport

extension CommandRun {
  /// Reads the book that the command line names, checks its control totals and filters it.
  ///
  /// - Parameters:
  ///   - keepsWritten: Whether lines keep what they were written like, for export.
  ///   - keepsItemWritings: Whether items keep every name they were written with, for matching.
  func readBook(keepsWritten: Bool = false, keepsItemWritings: Bool = false) throws -> Book {
    var importOptions = importOptions
    importOptions.paths = options.paths.isEmpty ? ["."] : options.paths
    importOptions.basketPaths = options.baskets
    importOptions.keepsWritten = keepsWritten
    importOptions.keepsItemWritings = keepsItemWritings

    let progress = progressBar()
    var book: Book
    do throws(ImportError) {
      book = try BookImporter(importOptions).read { state in
        progress?.update(bytesRead: state.bytesRead, of: state.totalBytes)
      }
      progress?.erase()
    } catch {
      progress?.erase()
      throw failure(error)
    }
    try ControlCheck.check(book)
    options.filter.apply(to: &book)
    if !options.filter.passesEverything,
      !book.lines.uses.contains(where: { !$0.isEmpty }), !book.lines.isEmpty
    {
      throw RunFailure(
        status: .badData,
        message: "the filters leave none of \(counted(book.lines.count, "line")); "
          + "loosen --since, --until, --store, --category or --item")
    }
    return book
  }

  /// How files are read, apart from which.
  var importOptions: ImportOptions {
    var result = ImportOptions()
    result.timeZone = options.timeZone
    result.currency = options.currency
    result.dateOrder = options.dateOrder
    result.mappingPaths = options.mappings
    result.delimiter = options.delimiter
    result.encoding = options.encoding
    result.decimalMark = options.decimalMark
    return result
  }

  /// Analyses a book for the month and day that the command line names.
  func analyse(_ book: Book) throws -> Analysis {
    var analysisOptions = AnalysisOptions()
    let settings = book.settings
    analysisOptions.month = options.month
    analysisOptions.threadCount = CSVRenderer.coreCount
    if let percent = options.availabilityPercent ?? settings.availabilityPercent {
      analysisOptions.availabilityPercent = percent
    }
    if let days = options.maximumPriceAgeDays ?? settings.maximumPriceAgeDays {
      analysisOptions.maximumPriceAgeDays = days
    }
    analysisOptions.rankBasis = options.rankBasis
    analysisOptions.weighsBaskets = options.weighsBaskets
    if let percent = settings.alertPercent { analysisOptions.alertPercent = percent }
    if let count = settings.recommendations { analysisOptions.recommendations = count }
    switch options.asOf {
    case .day(let day): analysisOptions.asOf = day
    case .today:
      guard let today else {
        throw RunFailure(
          status: .inputOutput,
          message: "the machine does not say which day it is; give --as-of as a day")
      }
      analysisOptions.asOf = today
    case nil: break
    }

    try check(analysisOptions.asOf, against: settings.months)
    let analysis = Analysis(of: book, options: analysisOptions)
    let period = analysis.period
    if !period.months.contains(period.month), options.month != nil || !period.months.isEmpty {
      let range = zip(period.months.first, period.months.last).map {
        $0 == $1 ? "there is data for \($0)" : "there is data from \($0) to \($1)"
      }
      let wanted = options.month?.description ?? analysisOptions.asOf.map { "\($0) or before" }
      throw RunFailure(
        status: .badData,
        message: "no data for \(wanted ?? period.month.description); "
          + (range ?? "no day is known at all"))
    }
    try ControlCheck.check(analysis, of: book)
    return analysis
  }

  /// Refuses a day before the month that the reports are to speak of, for it would say nothing of
  /// that month; where months begin on another day than the first, the book alone knows.
  private func check(
    _ asOf: CalendarDate?, against months: MonthCalendar
  ) throws(UsageError) {
    guard let asOf, let month = options.month, asOf < months.firstDay(of: month) else { return }
    let begins =
      months.isPlain
      ? "" : ", which begins on \(months.firstDay(of: month)) (monthStartDay \(months.startDay))"
    throw UsageError(
      "--as-of \(asOf) lies before --month \(month)\(begins)",
      remedy: "give a day in the month, or a later one")
  }

  private func failure(_ error: ImportError) -> RunFailure {
    print(error.diagnostics)
    let status = RunStatus(rawValue: error.exitStatus) ?? .inputOutput
    // Who names a file knows what is in it; who names a folder may not know what belongs there.
    let folders = options.paths.filter { (try? FileDescriptor.folder(at: $0)) != nil }
    guard error.foundNothing, folders == options.paths else {
      return RunFailure(status: status, message: visible(error.message))
    }
    let place = folders.isEmpty ? FirstSteps.here : folders.map(visible).joined(separator: ", ")
    return RunFailure(status: status, message: FirstSteps.message(in: place))
  }

  private func progressBar() -> ProgressBar? {
    guard options.showsProgress else { return nil }
    return console.drawsProgress.map(ProgressBar.init(draw:))
  }
}

/// Both values, where there are both.
private func zip<First, Second>(_ first: First?, _ second: Second?) -> (First, Second)? {
  guard let first, let second else { return nil }
  return (first, second)
}
