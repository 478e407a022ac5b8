import PricebookModel

struct ReceiptFile: Sendable {
  var input: FileInput
  var displayPath: String
  var source: Int
  var reading: TableReading
  var choices = TableDetective.Choices()
  var storeOfName: String?
  /// The store of lines without one; `nil` if such lines are rejected.
  var defaultStore: String?
  /// The day of prices without one; `nil` if they have none.
  var defaultDay: CalendarDate?
  var defaultCurrency: CurrencyCode?
  /// Who paid for lines that do not say it.
  var defaultPerson: String?
  /// Whether its rows are payments that a mapping reads as receipts.
  var isOfPayments = false
  /// Which of the book's alias tables holds for the names of the file.
  var aliases = 0
  var days = LocalDays()
  var lookup: [String: [Field: String]] = [:]
  var isPriceList: Bool { reading.priceList != nil }
}

/// What is decided once for all records of a file.
final class RecordLayout: Sendable {
  let file: ReceiptFile
  let dialect: Dialect
  let columnCount: Int
  /// What reads a row; in a plain table only one whose fields are written in unusual ways.
  let rules: RowRules
  /// Whether a row whose fields are written in the usual ways means what its columns say.
  let isPlain: Bool
  /// Whether a column of barcodes says which item a name means, in a plain table.
  let hasBarcodes: Bool
  /// Whether times have a column of their own; otherwise they follow the dates.
  let hasTimes: Bool
  let hasLocations, hasPersons: Bool
  /// Whether numbers are kept as written, for `pricebook export`.
  let keepsNumbers: Bool
  let isPriceList: Bool
  let defaultStore: [UInt8]

  init(_ file: ReceiptFile, _ options: ReceiptReader.Options) {
    let reading = file.reading
    rules = reading.rules {
      $0.days = file.days
      $0.lookup = file.lookup
      $0.standardCurrency = file.defaultCurrency ?? options.bookCurrency
    }
    self.file = file
    dialect = reading.dialect
    columnCount = reading.columns.count
    isPlain = reading.isPlain
    hasBarcodes = reading.has(.barcode)
    hasTimes = reading.has(.time)
    hasLocations = rules.hasLocations
    hasPersons = !file.isPriceList && (rules.hasPersons || file.defaultPerson != nil)
    keepsNumbers = options.keepsWritten
    isPriceList = file.isPriceList
    defaultStore = Array((file.defaultStore ?? "").utf8)
  }
}

/// The columns of a file in order, and where the record above has fields that are repeated.
struct FieldPlan: ~Copyable {
  /// One per column of the file, and one for fields beyond them.
  let columns: ColumnBuffer<PlannedColumn>
  let columnCount: Int
  /// How many columns at the start of a record often repeat the record above: none where all do.
  let leadColumnCount: Int
  /// Where the first columns of the last record are that the row's meaning was read from.
  var lead = Lead()

  /// - Parameter captured: The columns whose texts the rules need; `nil` to take meanings at once.
  init(_ reading: TableReading, captured: [Int]?) {
    let delimiter = reading.dialect.delimiter
    let known = captured.map { Set($0) }
    var planned = reading.columns.enumerated().map { column, field in
      PlannedColumn(
        field: known == nil ? field : nil, isCaptured: known?.contains(column) ?? false,
        mark: reading.marks[column], delimiter: delimiter)
    }
    planned.append(PlannedColumn(field: nil, isCaptured: false, mark: 0, delimiter: delimiter))
    columns = ColumnBuffer(planned)
    columnCount = reading.columns.count
    let leadColumns = planned.prefix { $0.mayRepeat }
    leadColumnCount = leadColumns.count < columnCount ? leadColumns.count : 0
  }

  /// Forgets the record above, because the next one belongs to another part.
  mutating func forgetRecordAbove() {
    lead = Lead()
    for index in 0...columnCount { columns[index].previousLength = 0 }
  }

  /// Keeps where a field is for the record below; where it cannot be reused, `end` is `start`.
  @inline(__always)
  func remember(_ planned: PlannedColumn, _ column: Int, from start: Int, to end: Int) {
    guard planned.mayRepeat else { return }
    columns[column].previousStart = start
    columns[column].previousLength = end &- start
  }
}

/// A column of the file, and where the record above has its field in the part.
struct PlannedColumn: BitwiseCopyable {
  /// `nil` for a column that is skipped or captured.
  var field: Field?
  var isCaptured: Bool
  var mark: UInt8
  /// The same outside of quotes: 0 where the mark is also the delimiter.
  var plainMark: UInt8
  var mayRepeat: Bool
  var previousStart = 0
  /// Including the delimiter or record end; 0 where the field above cannot be reused.
  var previousLength = 0

  init(field: Field?, isCaptured: Bool, mark: UInt8, delimiter: UInt8) {
    self.field = field
    self.isCaptured = isCaptured
    self.mark = mark
    plainMark = mark == delimiter ? 0 : mark
    mayRepeat = field.map { $0 == .unit || Field.ofReceipt.contains($0) } ?? false
  }

  /// Whether a field is a text that rows refer to by id, items excepted because of barcodes.
  @inline(__always)
  var isInterned: Bool {
    switch field {
    case .receiptID, .store, .category, .unit, .currency, .location, .person: true
    default: false
    }
  }
}

/// The text of the first columns of a record, which the next record may repeat.
struct Lead: BitwiseCopyable {
  var start = 0
  /// Including the last delimiter; 0 where it cannot be reused.
  var length = 0
}

/// What the fields of the current record mean, its numbers excepted.
struct Row: BitwiseCopyable {
  // These outlive the record, so that a repeated field need not be read again.
  var day: CalendarDate?
  /// Seconds since midnight; −1 where there is no time.
  var second: Int32 = -1
  /// Whether the day is that of a time in UTC because no time zone is set.
  var isUTC = false
  var receiptID: UInt32 = 0
  var store: UInt32 = 0
  var hasStore = false
  var location: UInt32 = 0
  var person: UInt32 = 0
  var unit: UInt32 = 0
  var currency: UInt32 = 0
  var currencyDigits = 2
  var category: UInt32 = 0
  /// Whether the receipt, store, day, time or person may differ from those of the last run.
  var isRunStale = true

  // These belong to one record.
  var item = ItemPlace()
  var hasItem = false
}

struct RecordProblem {
  var reason: RejectionReason
  /// The offsets in the part that the message quotes.
  var start: Int
  var end: Int
  /// What the message shows where that is not a piece of the record.
  var value: String?
  /// The field that the message quotes, where the offsets are not those of its text.
  var field: String?
}
