import PricebookModel

/// How the files of one source are read, by an embedded profile, `--mapping`, or `sources` of the
/// settings; the article *Mappings* describes the JSON form.
struct SourceMapping: Hashable, Sendable {
  /// What the rows of the files are, which decides the columns that a mapping must name.
  enum Kind: String, CaseIterable, Hashable, Sendable {
    case receipts
    /// Receipts with one row for a whole visit: spending without items, and no prices.
    case visits
    case prices
    case budgets
    /// What a bank or a card booked, which is matched with receipts and no spending by itself.
    case payments
    case refused
    /// A file that another one needs, by ``SourceMapping/lookup``.
    case lookup
  }

  /// How what was paid follows from the columns.
  enum Paid: String, CaseIterable, Hashable, Sendable {
    /// The total, already less the discount; without one, unit price × quantity − discount.
    case total
    case totalLessDiscount
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
    /// Numbers are percent of unit price × quantity, written either way.
    case percent
  }

  /// How dates are written where the values do not show it, or no reader of dates knows it.
  enum DateFormat: String, CaseIterable, Hashable, Sendable {
    case yearMonthDay = "ymd"
    case dayMonthYear = "dmy"
    case monthDayYear = "mdy"
    /// Days counted from ``SourceMapping/dayOne``, which is 1.
    case dayNumber
    /// Months such as `April 2017`, each read as its first day.
    case month
    var order: DateOrder? { DateOrder(rawValue: rawValue) }
  }

  /// How times of day are written.
  enum TimeFormat: String, CaseIterable, Hashable, Sendable {
    /// `18:05` or `18:05:30`.
    case clock
    /// `1805`, without leading zeros.
    case digits = "hhmm"
  }

  /// What stands in for columns that a file lacks, and for empty cells.
  struct Constants: Hashable, Sendable {
    var date: CalendarDate?
    var store, currency, unit, category, person: String?
  }

  /// What the item of a whole visit is called, where no column names it.
  static let visitItem = "Whole receipt"
  var name = ""
  var kind = Kind.receipts
  var reason = ""
  /// A glob that the names of the source's files match.
  var files: SourceFiles?
  /// Columns a file must have; for each the names it may have.
  var recognise: [[String]] = []
  var isExact = false
  /// Whether the first record of a file has the names of its columns.
  var hasHeader = true
  /// The first that a file has is the path of its rows in JSON, such as `receipts[].items[]`.
  var records: [String] = []
  var spread: Spread?
  var columns: [Field: ColumnSource] = [:]
  var constants = Constants()
  /// The values in the file's name, such as `costco-{date}`.
  var fileName: FileNamePattern?
  var decimalMark: UInt8?
  var dateFormat: DateFormat?
  var dayOne: CalendarDate?
  var timeFormat = TimeFormat.clock
  var timeZone: String?
  /// Cells that mean that there is nothing.
  var emptyValues: [String] = []
  /// The rows that are not read as purchases of an item, and those that are.
  var rows: [RowUse: [RowPattern]] = [:]
  /// The rows of a JSON file whose amount is the discount of another row.
  var discountRows: DiscountRows?
  var paid = Paid.total
  /// Whether amounts count the other way: what was paid is written below zero.
  var isNegated = false
  /// Whether amounts are whole numbers of the smallest unit of the currency, such as cents.
  var isInMinorUnits = false
  var discount = DiscountSign.positive
  var fractionUnit: String?
  /// The character that is removed at both ends of texts, such as the bars of `|123|`.
  var unwrap: Character?
  /// Whether texts may be protected against spreadsheet formulas: `="123"`, `'=5`.
  var hasFormulaGuards = false
  var ignored: [String] = []
  var firstRowOnly: [[String]] = []
  /// The column that rows have alone which name the store of the rows below them.
  var storeRows: [[String]] = []
  /// Columns with money of a whole receipt, such as a tip, which all of its rows repeat.
  var receiptMoney: [[String]] = []
  var lookup: Lookup?

  /// Columns that another file has, by a key that both share.
  struct Lookup: Hashable, Sendable {
    var key: [String]
    /// The names of the key in the other file, if they differ.
    var otherKey: [String] = []
    /// A glob for the name of the other file; `nil` if a mapping of kind `lookup` knows it.
    var files: SourceFiles?
    var keyInFile: [String] { otherKey.isEmpty ? key : otherKey }
  }

  /// Columns of a wide table that become rows: one for every cell that is not empty.
  struct Spread: Hashable, Sendable {
    /// Globs for the names of the columns; empty for all that nothing else uses.
    var columns: [String] = []
    /// The field that the name of the column becomes; a ``Field/month`` is read as its first day.
    var name: Field
    var value: Field
  }

  /// Rows of JSON that are the discount of another row of the same receipt.
  struct DiscountRows: Hashable, Sendable {
    var rows: [RowPattern] = []
    var amount: String
    /// The field that names the row that the discount belongs to; `nil` for the row before.
    var names: String?
    var key: String?
  }

  var dateOrder: DateOrder? { dateFormat == .dayNumber ? .yearMonthDay : dateFormat?.order }
  var rowPatterns: [RowPattern] { RowUse.allCases.flatMap { rows[$0] ?? [] } }
  var mark: DecimalMark? { decimalMark.map { $0 == UInt8(ascii: ",") ? .comma : .point } }
}
