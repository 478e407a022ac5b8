import PricebookModel

/// How the files of one source are read: the same for embedded profiles, for `--mapping`, and for
/// `sources` in `pricebook.json`.
///
/// The JSON form is described in `Mapping/Mappings.md`.
struct SourceMapping: Hashable, Sendable {
  enum Kind: String, CaseIterable, Hashable, Sendable {
    case receipts
    case budgets
    /// A file that cannot be used; ``reason`` says why.
    case refused
    /// A file that another one needs, by ``SourceMapping/lookup``.
    case lookup
  }

  /// How what was paid follows from the columns.
  enum Paid: String, CaseIterable, Hashable, Sendable {
    /// The total, already less the discount; without one, unit price × quantity − discount.
    case total
    /// The total is before the discount.
    case totalLessDiscount = "totalLessDiscount"
    /// Unit price × quantity − discount, whatever the total says.
    case unitPrice
  }

  /// How discounts are written.
  enum DiscountSign: String, CaseIterable, Hashable, Sendable {
    /// Money off is above zero.
    case positive
    /// Money off is below zero.
    case negative
    /// Money off is written either way.
    case absolute
  }

  enum DateFormat: String, CaseIterable, Hashable, Sendable {
    case yearMonthDay = "ymd"
    case dayMonthYear = "dmy"
    case monthDayYear = "mdy"
    /// Days counted from ``SourceMapping/dayOne``, which is 1.
    case dayNumber = "dayNumber"

    var order: DateOrder? { DateOrder(rawValue: rawValue) }
  }

  enum TimeFormat: String, CaseIterable, Hashable, Sendable {
    /// `18:05` or `18:05:30`.
    case clock
    /// `1805`, leading zeros left out.
    case digits = "hhmm"
  }

  /// What stands in for columns that a file lacks, and for empty cells.
  struct Constants: Hashable, Sendable {
    var store: String?
    var currency: String?
    var unit: String?
    var category: String?
  }

  /// What messages call the source.
  var name = ""
  var kind = Kind.receipts
  /// Why files of the source are refused.
  var reason = ""
  /// A glob on the file's name: only such files are of the source.
  var files: String?
  /// Columns a file must have; for each the names it may have.
  var recognise: [[String]] = []
  /// Whether a file must have no other columns.
  var isExact = false
  var columns: [MappingField: ColumnSource] = [:]
  var constants = Constants()
  /// What the file's name carries, as `costco-{date}`.
  var fileName: FileNamePattern?
  /// Detected where `nil`.
  var decimalMark: UInt8?
  /// Detected where `nil`.
  var dateFormat: DateFormat?
  var dayOne: CalendarDate?
  var timeFormat = TimeFormat.clock
  /// Where days of instants with a zone are; the book's own where `nil`.
  var timeZone: String?
  /// Cells that mean that there is nothing.
  var emptyValues: [String] = []
  /// Rows that are left out.
  var skip: [RowPattern] = []
  /// Rows with sums of the file, which are left out.
  var footers: [RowPattern] = []
  /// Rows that are no purchase of an item.
  var adjustments: [RowPattern] = []
  var paid = Paid.total
  var discount = DiscountSign.positive
  /// The unit of quantities that are not whole.
  var fractionUnit: String?
  /// What is taken away at both ends of texts, as the bars of `|123|`.
  var unwrap: Character?
  /// Whether texts may be guarded against spreadsheets: `="123"`, `'=5`.
  var hasFormulaGuards = false
  /// Columns that are known and passed over, with the reason.
  var ignored: [String] = []
  /// The file that has more about each receipt.
  var lookup: Lookup?

  /// Columns that another file has, by a key that both share.
  struct Lookup: Hashable, Sendable {
    var key: [String]
  }
}
