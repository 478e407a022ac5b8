import PricebookModel

/// Turns the bytes of parts into columns of numbers, dates and ids, without a `String` per field.
///
/// One parser belongs to one thread and one file. Its names are numbered by itself, in tables
/// that live as long as it does, so that a name that was seen once costs a probe; whoever
/// collects the parts brings the numbers of all parsers together.
///
/// The work is laid out over four files: the loop over records (`PartParser+Records.swift`),
/// what a field means (`PartParser+Fields.swift`), what a row comes to (`PartParser+Rows.swift`),
/// and the numbers of items (`PartParser+Items.swift`).
struct PartParser: ~Copyable {
  let dialect: Dialect
  let slashDateOrder: DateOrder?
  let keepsNumbers: Bool
  /// Rejections and warnings of a part that are worth keeping.
  var problemLimit: Int
  let columnCount: Int
  /// One per column of the file, and one for fields beyond them.
  let plan: ColumnBuffer<PlannedColumn>
  /// How many columns at the beginning of records often repeat the row above: none where all do.
  let leadColumnCount: Int
  let hasBarcodes: Bool
  /// Whether times stand in a column of their own, and not behind the dates.
  let hasTimes: Bool
  /// Whether a currency beside an amount is that of the line.
  let takesCurrencySigns: Bool
  let asideReader: AsideReader
  /// What makes a day of an instant.
  let days: LocalDays
  /// How the rows of a mapped file are read; `nil` where fields are read where they stand.
  let rules: RowRules?
  let hashSeed = ByteHash.processSeed()
  /// 10⁰ to 10¹⁸.
  let powersOfTen = ColumnBuffer<Int64>((0...18).map { Int64(powerOfTen($0)) })

  /// Names as written; an item is its name, and its barcode behind a NUL where it has one.
  var items = ByteTable(slotCount: 1 << 10)
  var stores = ByteTable()
  var categories = ByteTable()
  /// What rows are of, in the numbers of this parser.
  var articles = ArticleTable()
  var units = ByteTable()
  var currencies = ByteTable()
  /// What the texts of ``currencies`` mean.
  var currencyCodes: [CurrencyCode] = []
  /// Minor-unit decimals of ``currencies``.
  var currencyDigits = ColumnBuffer<Int>(capacity: 64)
  /// Names of items in the present part that stand nowhere in it as they are.
  var composedItems = ByteBuffer(capacity: 256)
  /// What was fetched last, kept so that fetching is not left out.
  var fetched: UInt64 = 0
  /// Receipt ids of the present part alone.
  var receiptIDs = ByteTable(slotCount: 1 << 10)

  /// The columns of the present part.
  var columns = PartColumns()
  var rejections: [Rejection] = []
  var warnings: [Diagnostic] = []
  /// What is no receipt line, in order.
  var asides: [(aside: Aside, place: Aside.Place)] = []
  /// Whether a table of something else is being passed over.
  var isPassingOver = false
  /// Whether another table of receipts begins, which this parser cannot read.
  var hasEnded = false
  /// Records of the present part, and how many of them were refused.
  var readCount = 0
  var rejectedCount = 0
  var warningCount = 0
  var unclosedQuoteCount = 0
  /// Σ |paid| of the present part; `nil` where it does not fit.
  var paidMagnitude: UInt64? = 0

  var row = Row()
  /// Where the first columns of a record stand that the row's meaning was read from.
  var lead = Lead()
  /// The first problem of the present record.
  var problem: Problem?
  /// What the problem shows as its value, where that is not a piece of the record.
  var problemValue: String?
  /// Whether the receipt, store, day or time differs from the last run's.
  var isRunStale = true
  /// Field contents in which doubled quotes were made single.
  var unescaped = ByteBuffer(capacity: 256)
  /// The row's numbers of long form.
  var longNumbers = WrittenNumbers()
  /// What the present record has beyond plain numbers.
  var extras = NumberText.Extras()
  /// The name of the present row's item, where a barcode may follow.
  var itemName = ByteBuffer(capacity: 256)
  var barcode = ByteBuffer(capacity: 64)

  /// The fields of the present record that ``rules`` look at.
  var captured: [CapturedField] = []
  /// A text that ``rules`` made.
  var ruleText = ByteBuffer(capacity: 256)
  /// Records of the present part that ``rules`` leave out.
  var leftOutCount = 0

  private let defaultStore: [UInt8]
  let defaultUnit: UnitOfMeasure
  let defaultCurrency: CurrencyCode
  let bookCurrency: CurrencyCode?
  let displayPath: String

  init(file: ReceiptFile, options: ReceiptReader.Options) {
    dialect = file.dialect
    slashDateOrder = file.mapping.slashDateOrder
    keepsNumbers = options.keepsWritten
    problemLimit = options.keptProblemLimit
    columnCount = file.mapping.meanings.count
    let mapping = file.mapping
    rules = mapping.rules
    let captured = Set(mapping.rules?.slotColumns ?? [])
    let columns = (mapping.meanings + [nil]).enumerated().map { column, meaning in
      let format = mapping.numberFormats[column] ?? mapping.numberFormat
      let kind: FieldKind =
        mapping.rules == nil
        ? FieldKind(meaning) : captured.contains(column) ? .captured : .ignored
      return PlannedColumn(
        kind: kind, mark: format.decimalMark, delimiter: file.dialect.delimiter)
    }
    plan = ColumnBuffer(columns)
    let leadColumns = columns.prefix { $0.mayRepeat }
    leadColumnCount = leadColumns.count < mapping.meanings.count ? leadColumns.count : 0
    hasTimes = mapping.meanings.contains(.time)
    takesCurrencySigns = !mapping.meanings.contains(.currency)
    asideReader = AsideReader(file)
    days = LocalDays(options.timeZone)
    hasBarcodes = mapping.rules == nil && mapping.meanings.contains(.barcode)
    defaultUnit = mapping.defaultUnit ?? .each
    defaultStore = Array((file.defaultStore ?? "").utf8)
    bookCurrency = options.bookCurrency
    defaultCurrency = file.defaultCurrency ?? options.bookCurrency ?? .unknown
    displayPath = file.displayPath
  }

  /// Forgets the part before and makes room for the next.
  mutating func begin(_ part: borrowing Part) {
    columns.clear(reserving: part.lineCount)
    receiptIDs.removeAll()
    composedItems.removeAll()
    rejections.removeAll(keepingCapacity: true)
    warnings.removeAll(keepingCapacity: true)
    asides.removeAll(keepingCapacity: true)
    isPassingOver = false
    hasEnded = false
    readCount = 0
    rejectedCount = 0
    warningCount = 0
    unclosedQuoteCount = 0
    leftOutCount = 0
    paidMagnitude = 0
    isRunStale = true
    row = Row()
    lead = Lead()
    for index in 0...columnCount { plan[index].previousLength = 0 }
    // Columns that a file lacks hold what an empty field holds.
    var empty = ByteBuffer(capacity: 64)
    empty.append(dialect.recordEnd)
    setStore(empty.view, from: 0, to: 0)
    setText(.category, empty.view, from: 0, to: 0)
    setText(.unit, empty.view, from: 0, to: 0)
    setText(.currency, empty.view, from: 0, to: 0)
    setText(.receiptID, empty.view, from: 0, to: 0)
  }

  /// The store of the row; an empty one is the file's default.
  mutating func setStore(_ view: ByteView, from start: Int, to end: Int) {
    isRunStale = true
    guard start == end else { return setText(.store, view, from: start, to: end) }
    row.hasStore = !defaultStore.isEmpty
    guard row.hasStore else { return }
    var text = ByteBuffer(capacity: defaultStore.count)
    text.append(defaultStore)
    let hash = ByteHash.of(text.view, from: 0, to: text.count, seed: hashSeed)
    row.store = stores.intern(text.view, from: 0, to: text.count, hash: hash)
  }

  /// Interns a trimmed text that the row refers to by id.
  mutating func setText(_ kind: FieldKind, _ view: ByteView, from start: Int, to end: Int) {
    let hash = ByteHash.of(view, from: start, to: end, seed: hashSeed)
    setText(kind, view, from: start, to: end, hash: hash)
  }

  @inline(__always)
  mutating func setText(
    _ kind: FieldKind, _ view: ByteView, from start: Int, to end: Int, hash: UInt64
  ) {
    switch kind {
    case .receiptID:
      row.receiptID = receiptIDs.intern(view, from: start, to: end, hash: hash)
      isRunStale = true
    case .store:
      row.store = stores.intern(view, from: start, to: end, hash: hash)
      row.hasStore = true
      isRunStale = true
    case .category: row.category = categories.intern(view, from: start, to: end, hash: hash)
    case .unit: row.unit = units.intern(view, from: start, to: end, hash: hash)
    case .currency:
      row.currency = currencies.intern(view, from: start, to: end, hash: hash)
      if currencies.count > currencyCodes.count { addCurrency() }
      row.currencyDigits = currencyDigits[Int(row.currency)]
    default: break
    }
  }

  private mutating func addCurrency() {
    let text = currencies.text(of: currencies.count - 1)
    let code =
      text.isEmpty ? defaultCurrency : CurrencyCode(written: text, bookCurrency: bookCurrency)
    currencyCodes.append(code)
    if currencyCodes.count > currencyDigits.capacity {
      let digits = currencyCodes.map(\.minorUnitDigits)
      currencyDigits = ColumnBuffer(digits + Array(repeating: 0, count: digits.count))
    } else {
      currencyDigits[currencyCodes.count - 1] = code.minorUnitDigits
    }
  }
}

/// What the parser does with the fields of a column.
enum FieldKind: UInt8, BitwiseCopyable {
  case ignored
  /// Kept as text for ``PartParser/rules``.
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

  init(_ meaning: ColumnMeaning?) {
    self =
      switch meaning {
      case .receiptID: .receiptID
      case .date: .date
      case .time: .time
      case .store: .store
      case .item: .item
      case .barcode: .barcode
      case .category: .category
      case .quantity: .quantity
      case .unit: .unit
      case .unitPrice: .unitPrice
      case .discount: .discount
      case .total: .total
      case .currency: .currency
      case .location, nil: .ignored
      }
  }

  /// Whether a field is a text that rows refer to by id, its meaning apart from an item's barcode.
  @inline(__always)
  var isInterned: Bool {
    switch self {
    case .receiptID, .store, .category, .unit, .currency: true
    default: false
    }
  }

  /// Whether fields often repeat the field above, and what they mean outlives the row.
  var mayRepeat: Bool {
    switch self {
    case .receiptID, .date, .time, .store, .unit, .currency: true
    default: false
    }
  }
}

/// A column of the file, and where its field of the row before stands in the part.
struct PlannedColumn: BitwiseCopyable {
  var kind: FieldKind
  /// The decimal mark of the column's numbers.
  var mark: UInt8
  /// The same outside of quotes: none where it is also the delimiter.
  var plainMark: UInt8
  var mayRepeat: Bool
  var previousStart = 0
  /// With the delimiter or record end behind it; 0 where the field above cannot stand in.
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
  /// With the delimiter behind it; 0 where it cannot stand in.
  var length = 0
}

/// What the fields of the present record mean.
struct Row: BitwiseCopyable {
  // These outlive the record, so that a repeated field need not be read again.
  var day: CalendarDate?
  /// Seconds since midnight; −1 where there is no time.
  var second: Int32 = -1
  var receiptID: UInt32 = 0
  var store: UInt32 = 0
  var hasStore = false
  var unit: UInt32 = 0
  var currency: UInt32 = 0
  var currencyDigits = 2
  var category: UInt32 = 0

  // These belong to one record.
  var item = ItemPlace()
  var hasItem = false
  var quantity = NumberText.absent
  var unitPrice = NumberText.absent
  var discount = NumberText.absent
  var total = NumberText.absent

  @inline(__always)
  mutating func beginRecord() {
    hasItem = false
    quantity.form = .absent
    unitPrice.form = .absent
    discount.form = .absent
    total.form = .absent
  }
}

/// The first thing wrong with a record, by offsets into the part.
struct Problem {
  var reason: RejectionReason
  var start: Int
  var end: Int
}
