import PricebookAnalytics
import PricebookDocument
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

/// What the command line asks for, as values.
struct RunOptions: Hashable, Sendable {
  /// The day the reports speak from, as it was asked for.
  enum AsOf: Hashable, Sendable {
    case day(CalendarDate)
    case today
  }

  enum ColorChoice: String, CaseIterable, Sendable {
    case auto
    case always
    case never
  }

  enum Verbosity: Hashable, Sendable {
    case quiet
    case normal
    case verbose
  }

  /// What to read; the current folder where the command line names nothing.
  var paths: [String] = []
  var baskets: [String] = []
  var month: Month?
  var asOf: AsOf?
  /// In the order of ``RenderFormat/allCases``.
  var formats: [RenderFormat] = []
  var output = "reports"
  /// Whether `report` opens its page in the browser.
  var opensReport = false
  var filter = LineFilter()
  var currency: CurrencyCode?
  var timeZone: String?
  /// The language of the pages; the book's where `nil`.
  var locale: ReportLocale?
  /// The order of the numbers in dates with slashes.
  var dateOrder: DateOrder?
  /// Files that say what the columns of a source are.
  var mappings: [String] = []
  /// Whether `inspect` prints a mapping.
  var writesMapping = false
  /// What stands between fields; detected where `nil`.
  var delimiter: UInt8?
  /// The encoding of CSV files; detected where `nil`.
  var encoding: TextEncoding?
  /// The decimal mark of the numbers in receipts; detected where `nil`.
  var decimalMark: DecimalMark?
  var availabilityPercent: Int?
  var maximumPriceAgeDays: Int?
  var rankBasis = StoreComparison.RankBasis.total
  var weighsBaskets = false
  var printsShoppingList = false
  var topCount: Int?
  var listQuery = ListQuery()
  var neutralisesFormulas = false
  var isStrict = false
  var verbosity = Verbosity.normal
  var showsProgress = true
  var color = ColorChoice.auto
  /// The lowest score of an alias that `match` prints or writes, 0 to 100.
  var minimumScore: Int?
  /// The file that `match` puts aliases into.
  var aliasFile: String?
}
