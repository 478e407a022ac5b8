import PricebookAnalytics
import PricebookDocument
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

/// The values of a command line.
struct RunOptions: Hashable, Sendable {
  /// The as-of day.
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

  /// The item of `price`, or the tables of `table`; `nil` where none is named.
  var subject: String?
  /// A price per base unit that was seen, for `price`.
  var seenPrice: Amount?
  var tableFormat = TableFormat.csv
  /// Files and folders to read; empty for the current folder.
  var paths: [String] = []
  var baskets: [String] = []
  /// Whether what is due to be bought is a basket.
  var comparesDueItems = false
  /// Price lists: prices that were seen and not paid.
  var priceLists: [String] = []
  var period = RequestedPeriod.newest
  /// What the months are compared with; the months before if `nil`.
  var against: MonthPeriod?
  var asOf: AsOf?
  /// In the order of ``RenderFormat/allCases``; empty where `report` has none on its command line.
  var formats: [RenderFormat] = []
  /// The folder of `report`; `nil` where the command line names none.
  var output: String?
  /// Whether `report` opens its page in the browser.
  var opensReport = false
  var lines = RequestedLines()
  var currency: CurrencyCode?
  var timeZone: String?
  /// The language of the pages; the book's if `nil`.
  var locale: ReportLocale?
  /// The order of the numbers in dates with slashes.
  var dateOrder: DateOrder?
  /// Files with mappings of columns.
  var mappings: [String] = []
  /// Whether `inspect` prints a mapping.
  var writesMapping = false
  /// The character between fields; detected if `nil`.
  var delimiter: UInt8?
  /// The encoding of CSV files; detected if `nil`.
  var encoding: TextEncoding?
  /// The decimal mark of the numbers in receipts; detected if `nil`.
  var decimalMark: DecimalMark?
  var priceMeaning: PriceMeaning?
  var availabilityPercent: Int?
  var maximumPriceAgeDays: Int?
  var printsShoppingList = false
  var topCount: Int?
  var listQuery = ListQuery()
  var exportFormat = ExportFormat.csv
  /// Whether `export` adds what the lines mean.
  var isResolved = false
  var neutralisesFormulas = false
  var isStrict = false
  var verbosity = Verbosity.normal
  var showsProgress = true
  var color = ColorChoice.auto
  /// The lowest score of an alias that `match` prints or writes, 0 to 100.
  var minimumScore: Int?
  /// The file that `match` adds aliases to.
  var aliasFile: String?
  /// Whether `match` prints what it would add to the file, and does not.
  var isDryRun = false
}
