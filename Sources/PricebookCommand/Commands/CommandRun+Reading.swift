import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookReport

extension CommandRun {
  /// Reads the book that the command line names, checks its control totals and filters it.
  ///
  /// What is dated after the day to speak from is left out, for nobody knew it on that day.
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
    var filter = options.filter
    if let asOf = try asOfDay { filter.until = min(filter.until ?? asOf, asOf) }
    filter.apply(to: &book)
    if !filter.passesEverything,
      !book.lines.uses.contains(where: { !$0.isEmpty }), !book.lines.isEmpty
    {
      throw RunFailure(
        status: .badData,
        message: "the filters leave none of \(counted(book.lines.count, "line")); "
          + "loosen --since, --until, --as-of, --store, --category or --item")
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
    analysisOptions.asOf = try asOfDay ?? lastDay(of: book)

    let analysis = Analysis(of: book, options: analysisOptions)
    let months = analysis.period.months
    if let month = options.month, !months.contains(month) {
      let range = zip(months.first, months.last).map {
        $0 == $1 ? "there is data for \($0)" : "there is data from \($0) to \($1)"
      }
      throw RunFailure(
        status: .badData, message: "no data for \(month); \(range ?? "no day is known at all")")
    }
    try ControlCheck.check(analysis, of: book)
    return analysis
  }

  /// The day that the command line asks to speak from.
  private var asOfDay: CalendarDate? {
    get throws {
      switch options.asOf {
      case .day(let day): return day
      case .today:
        guard let today else {
          throw RunFailure(
            status: .inputOutput,
            message: "the machine does not say which day it is; give --as-of as a day")
        }
        return today
      case nil: return nil
      }
    }
  }

  /// The last day that filters let pass, where it ends the month that is reported on: a month
  /// that is cut there is a month under way.
  private func lastDay(of book: Book) -> CalendarDate? {
    guard let day = book.leftOut.lastDay else { return nil }
    guard let month = options.month else { return day }
    return book.settings.months.month(of: day) == month ? day : nil
  }

  private func failure(_ error: ImportError) -> RunFailure {
    print(error.diagnostics)
    var message = visible(error.message)
    if error.kind == .noUsableData { message += "\n" + Self.firstSteps }
    return RunFailure(
      status: RunStatus(rawValue: error.exitStatus) ?? .inputOutput, message: message)
  }

  /// What to put into an empty folder, in five lines.
  static let firstSteps = """
    Pricebook reads CSV files with receipts, one line per item bought, such as:
      date,store,item,quantity,total
      2026-10-03,Corner Shop,Whole milk,2,2.50
    Put such a file, or a Grock export (JSON), into the folder and run it again.
    "pricebook help report" says more; "pricebook inspect FILE" says how a file is read.
    """

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
