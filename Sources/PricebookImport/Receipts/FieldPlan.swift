import PricebookModel

/// The columns of a file in the order of their fields, and where the record above has the fields
/// that a record may repeat.
struct FieldPlan: ~Copyable {
  /// One per column of the file, and one for fields beyond them.
  let columns: ColumnBuffer<PlannedColumn>
  let columnCount: Int
  /// How many columns at the start of a record often repeat the record above: none where all do.
  let leadColumnCount: Int
  /// Where the first columns of the last record are that the row's meaning was read from.
  var lead = Lead()

  init(_ file: ReceiptFile) {
    let mapping = file.mapping
    let captured = Set(mapping.rules?.slotColumns ?? [])
    let planned = (mapping.meanings + [nil]).enumerated().map { column, meaning in
      let format = mapping.numberFormats[column] ?? mapping.numberFormat
      let kind: FieldKind =
        if mapping.rules != nil {
          captured.contains(column) ? .captured : .ignored
        } else if let fields = mapping.priceFields {
          FieldKind(column < fields.count ? fields[column] : nil, isPriceList: true)
        } else {
          FieldKind(meaning, isPriceList: false)
        }
      return PlannedColumn(
        kind: kind, mark: format.decimalMark, delimiter: file.dialect.delimiter)
    }
    columns = ColumnBuffer(planned)
    columnCount = mapping.meanings.count
    let leadColumns = planned.prefix { $0.mayRepeat }
    leadColumnCount = leadColumns.count < columnCount ? leadColumns.count : 0
  }

  /// Forgets the record above, because the next one belongs to another part.
  mutating func forgetRecordAbove() {
    lead = Lead()
    for index in 0...columnCount { columns[index].previousLength = 0 }
  }

  /// Keeps where a field is, for the record below.
  ///
  /// - Parameter end: Behind the delimiter or record end; `start` where the field cannot be reused.
  @inline(__always)
  func remember(_ planned: PlannedColumn, _ column: Int, from start: Int, to end: Int) {
    guard planned.mayRepeat else { return }
    columns[column].previousStart = start
    columns[column].previousLength = end &- start
  }
}

/// A column of the file, and where the record above has its field in the part.
struct PlannedColumn: BitwiseCopyable {
  var kind: FieldKind
  /// The decimal mark of the column's numbers.
  var mark: UInt8
  /// The same outside of quotes: 0 where the mark is also the delimiter.
  var plainMark: UInt8
  var mayRepeat: Bool
  var previousStart = 0
  /// Including the delimiter or record end; 0 where the field above cannot be reused.
  var previousLength = 0

  init(kind: FieldKind, mark: UInt8, delimiter: UInt8) {
    self.kind = kind
    self.mark = mark
    plainMark = mark == delimiter ? 0 : mark
    mayRepeat = kind.mayRepeat
  }
}

/// The text of the first columns of a record, which the next record may repeat.
struct Lead: BitwiseCopyable {
  var start = 0
  /// Including the last delimiter; 0 where it cannot be reused.
  var length = 0
}

/// What the parser does with the fields of a column.
enum FieldKind: UInt8, BitwiseCopyable {
  case ignored
  /// Kept as text for the rules of a mapping.
  case captured
  case receiptID
  case date
  case time
  case store
  case item
  case barcode
  case category
  case quantity
  case unit
  case unitPrice
  case discount
  case total
  case currency
  case location
  case person
  // These are in price lists only.
  case package
  case offer
  /// A category that may begin with its language.
  case tag
  case validUntil

  /// The regular price of a price list replaces an offer price that is absent.
  init(_ field: Field?, isPriceList: Bool) {
    self =
      switch field {
      case .receiptID: .receiptID
      case .date: .date
      case .time: .time
      case .store: .store
      case .location: .location
      case .item: .item
      case .barcode: .barcode
      case .category: isPriceList ? .tag : .category
      case .quantity: .quantity
      case .unit: .unit
      case .package: .package
      case .unitPrice, .regularPrice: .unitPrice
      case .discount: .discount
      case .total, .price, .offerPrice: .total
      case .currency: .currency
      case .person: .person
      case .offer: .offer
      case .validUntil: .validUntil
      case .charge, .month, .amount, nil: .ignored
      }
  }

  /// Whether a field is a text that rows refer to by id, items excepted because of barcodes.
  @inline(__always)
  var isInterned: Bool {
    switch self {
    case .receiptID, .store, .category, .unit, .currency, .location, .person: true
    default: false
    }
  }

  /// Whether fields often repeat the field above, and keep their meaning from row to row.
  var mayRepeat: Bool {
    switch self {
    case .receiptID, .date, .time, .store, .unit, .currency, .location, .person, .validUntil:
      true
    default: false
    }
  }
}

/// What is decided once for all records of a file.
struct RecordLayout {
  let dialect: Dialect
  /// How many fields a record has.
  let columnCount: Int
  let slashDateOrder: DateOrder?
  /// Whether a column of barcodes says which item a name means.
  let hasBarcodes: Bool
  /// Whether times have a column of their own; otherwise they follow the dates.
  let hasTimes: Bool
  /// Whether the currency beside an amount is the currency of the line.
  let takesCurrencySigns: Bool
  /// Whether numbers are kept as written, for `pricebook export`.
  let keepsNumbers: Bool
  /// Whether a column has the location of the store.
  let hasLocations: Bool
  /// Whether a column says who paid.
  let hasPersons: Bool
  /// Whether the records are prices that were seen and not paid.
  let isPriceList: Bool
  /// The day of prices without one.
  let defaultDay: CalendarDate?
  /// Converts instants to days.
  let days: LocalDays
  /// How a mapping reads the rows; `nil` where every column has one meaning.
  let rules: RowRules?
  /// Whether discounts below zero are charges on top of the price.
  let allowsCharges: Bool
  let defaultStore: [UInt8]
  let defaultUnit: UnitOfMeasure
  /// The unit that unit prices are for, if the header names it.
  let priceUnit: UnitOfMeasure?
  let displayPath: String
  /// Whether the records were made from records of another shape.
  let isReshaped: Bool

  init(_ file: ReceiptFile, _ options: ReceiptReader.Options) {
    let mapping = file.mapping
    dialect = file.dialect
    columnCount = mapping.meanings.count
    slashDateOrder = mapping.slashDateOrder
    hasBarcodes = mapping.rules == nil && mapping.meanings.contains(.barcode)
    hasLocations =
      mapping.rules.map { $0.hasLocations } ?? mapping.meanings.contains(.location)
    hasPersons =
      !file.isPriceList
      && (mapping.rules.map { $0.hasPersons } ?? mapping.meanings.contains(.person))
    isPriceList = file.isPriceList
    defaultDay = file.defaultDay
    hasTimes = mapping.meanings.contains(.time)
    takesCurrencySigns = !mapping.meanings.contains(.currency)
    keepsNumbers = options.keepsWritten
    days = file.days
    rules = mapping.rules
    allowsCharges = mapping.allowsCharges
    defaultStore = Array((file.defaultStore ?? "").utf8)
    defaultUnit = mapping.defaultUnit ?? .each
    priceUnit =
      file.isPriceList || mapping.rules != nil
      ? nil : mapping.meanings.firstIndex(of: .unitPrice).flatMap { mapping.priceUnits[$0] }
    displayPath = file.displayPath
    isReshaped = file.shape != nil
  }
}

/// What the fields of the current record mean, its numbers aside.
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

/// The first thing wrong with a record.
struct RecordProblem {
  var reason: RejectionReason
  /// The offsets in the part that the message quotes.
  var start: Int
  var end: Int
  /// What the message shows where that is not a piece of the record.
  var value: String?
  /// The field that the message quotes, where the offsets are not those of its text: it may have
  /// quotes around it.
  var field: String?
}
