import PricebookModel

struct ParsedRow: BitwiseCopyable {
  var run: UInt32
  /// Where the name of the item is, before ``RowItems`` numbers it.
  var itemPlace: ItemPlace
  var item: UInt32 = 0
  var category, unit, currency: UInt32
  var article: UInt32 = 0
  var quantity: Quantity
  var paid: Amount
  var uses: ReceiptLines.Uses
  var line: UInt32
}

/// Rows that follow each other and have one receipt id, store, day and time, and the same persons.
struct ParsedRun: BitwiseCopyable {
  var receiptID, store: UInt32
  var day: CalendarDate
  /// Seconds since midnight; −1 where there is no time.
  var second: Int32
  var person: UInt32
}

struct ParsedRows: ~Copyable {
  var rowCount = 0
  private(set) var runCount = 0
  private(set) var rows = ColumnBuffer<ParsedRow>()
  private(set) var runs = ColumnBuffer<ParsedRun>()
  var discount = SparseAmounts()
  var hasPersons = false
  var numbers: [LineNumbers] = []
  /// Σ |paid|; `nil` where it does not fit.
  private(set) var paidMagnitude: UInt64? = 0

  mutating func clear(reserving rowCount: Int) {
    self.rowCount = 0
    runCount = 0
    paidMagnitude = 0
    discount = SparseAmounts()
    numbers.removeAll(keepingCapacity: true)
    rows.clear(reserving: rowCount)
    runs.clear(reserving: rowCount)
  }

  /// Reserves memory for so many rows and runs in all.
  mutating func reserve(rowCount wanted: Int) {
    rows.reserve(wanted, keeping: rowCount)
    runs.reserve(wanted, keeping: runCount)
  }

  /// Appends a row whose run has begun; its item and article are numbered later.
  @inline(__always)
  mutating func append(
    _ row: Row, unit: UInt32, currency: UInt32, quantity: Quantity, paid: Amount, line: Int
  ) {
    rows[rowCount] = ParsedRow(
      run: UInt32(truncatingIfNeeded: runCount &- 1), itemPlace: row.item, category: row.category,
      unit: unit, currency: currency, quantity: quantity, paid: paid,
      uses: quantity.millionths > 0 && paid.tenThousandths > 0 ? Self.priceUses : .spending,
      line: UInt32(clamping: line))
    rowCount &+= 1
    if let sum = paidMagnitude {
      let (next, overflow) = sum.addingReportingOverflow(paid.tenThousandths.magnitude)
      paidMagnitude = overflow ? nil : next
    }
  }

  /// The uses of a price observation, unless its item turns out to be an adjustment.
  private static var priceUses: ReceiptLines.Uses { ReceiptLines.Uses(rawValue: 3) }

  @inline(__always)
  mutating func beginRun(_ row: Row, day: CalendarDate) {
    runs[runCount] = ParsedRun(
      receiptID: row.receiptID, store: row.store, day: day, second: row.second, person: row.person)
    runCount &+= 1
  }

  mutating func move(row: Int, to place: Int) {
    guard row != place else { return }
    rows[place] = rows[row]
    if !numbers.isEmpty { numbers[place] = numbers[row] }
  }
}

extension ReceiptLines.WrittenColumns {
  mutating func append(_ numbers: LineNumbers) {
    quantity.append(numbers.quantity)
    unitPrice.append(numbers.unitPrice)
    discount.append(numbers.discount)
    total.append(numbers.total)
  }
}

/// The items and articles of one parser.
///
/// An item is its name, followed by a NUL and its barcode where it has one. Items are numbered
/// after the loop over the records of a part: they change from row to row, and the table of their
/// names is too large for a core's cache. Looked up one by one, each would wait for memory three
/// times. Looking some rows ahead lets the core wait for many of them at once.
struct RowItems: ~Copyable {
  private(set) var texts = ByteTable(slotCount: 1 << 10)
  private(set) var articles = ArticleTable()
  /// Names of the current part that the part does not contain as they are.
  private var composed = ByteBuffer(capacity: 256)
  /// The name of the current record's item, where a barcode may follow.
  private var name = ByteBuffer(capacity: 256)
  private var barcode = ByteBuffer(capacity: 64)
  /// What was fetched last, kept so that the compiler does not leave the fetching out.
  private var fetched: UInt64 = 0
  mutating func beginPart() { composed.removeAll() }

  mutating func setName(_ view: ByteView, from start: Int, to end: Int) {
    name.removeAll()
    name.append(view, from: start, to: end)
  }

  mutating func setBarcode(_ view: ByteView, from start: Int, to end: Int) {
    barcode.removeAll()
    barcode.append(view, from: start, to: end)
  }

  mutating func beginRecord() {
    name.removeAll()
    barcode.removeAll()
  }

  var hasName: Bool { name.count > 0 }

  /// Names the item of the current record after its barcode, if it has no name.
  mutating func takeBarcodeAsName() {
    if name.count == 0 { name.append(barcode.view, from: 0, to: barcode.count) }
  }

  /// Keeps the name of the current record's item with its barcode; that of an adjustment ends with
  /// two NUL.
  mutating func compose(isAdjustment: Bool, seed: UInt64) -> ItemPlace {
    if barcode.count > 0 || isAdjustment {
      name.append(0)
      name.append(barcode.view, from: 0, to: barcode.count)
    }
    if isAdjustment { name.append(0) }
    return compose(name.view, from: 0, to: name.count, seed: seed)
  }

  /// Keeps a name that the part does not contain as it is.
  mutating func compose(_ view: ByteView, from start: Int, to end: Int, seed: UInt64) -> ItemPlace {
    let hash = ByteHash.of(view, from: start, to: end, seed: seed)
    let place = ItemPlace(
      start: UInt32(truncatingIfNeeded: composed.count),
      length: UInt32(truncatingIfNeeded: end - start), hash: hash, isComposed: true)
    composed.append(view, from: start, to: end)
    return place
  }

  /// Numbers the items and articles of all rows, in the order of the rows.
  mutating func number(_ columns: borrowing ParsedRows, _ bytes: ByteView) {
    let rowCount = columns.rowCount
    let composed = composed.view
    var first = 0
    while first < rowCount {
      let end = min(first &+ Self.rowsAhead, rowCount)
      for row in first..<end { fetched |= texts.fetch(columns.rows[row].itemPlace.hash) }
      for row in first..<end { fetched |= texts.fetchText(columns.rows[row].itemPlace.hash) }
      for row in first..<end {
        var parsed = columns.rows[row]
        let place = parsed.itemPlace
        let start = Int(place.start)
        parsed.item = texts.intern(
          place.isComposed ? composed : bytes, from: start, to: start &+ Int(place.length),
          hash: place.hash)
        parsed.article = articles.intern(
          ArticleTable.Article(
            item: parsed.item, category: parsed.category, unit: parsed.unit,
            currency: parsed.currency))
        columns.rows[row] = parsed
      }
      first = end
    }
  }

  /// As many as a core can wait for at once.
  private static var rowsAhead: Int { 16 }
}

struct ItemPlace: BitwiseCopyable {
  var start: UInt32 = 0
  var length: UInt32 = 0
  /// Of the name's bytes.
  var hash: UInt64 = 0
  /// Whether the name was composed, and is among those of ``RowItems``.
  var isComposed = false
}

/// The names of one parser but items, kept as long as it: a name seen before costs one probe.
struct RowNames: ~Copyable {
  /// A store with a location is its name, followed by a NUL and the location.
  var stores = ByteTable()
  var locations = ByteTable()
  /// The first one is the empty text. A line with a word on whom it is for is who paid, followed by a
  /// NUL and that.
  var persons = ByteTable()
  var beneficiaries = ByteTable()
  /// The stores with locations, and persons with those that they paid for, by the ids of both.
  private var places: [UInt64: UInt32] = [:]
  private var payers: [UInt64: UInt32] = [:]
  var categories = ByteTable()
  var units = ByteTable()
  var currencies: CurrencyTexts
  var receiptIDs = ByteTable(slotCount: 1 << 10)

  init(_ file: ReceiptFile, _ options: ReceiptReader.Options) {
    currencies = CurrencyTexts(
      standard: file.defaultCurrency ?? options.bookCurrency ?? .unknown,
      bookCurrency: options.bookCurrency)
  }

  mutating func place(ofStore store: UInt32, location: UInt32, seed: UInt64) -> UInt32 {
    guard !locations.range(of: Int(location)).isEmpty else { return store }
    let key = UInt64(store) << 32 | UInt64(location)
    if let known = places[key] { return known }
    let place = Self.joined(store, in: &stores, location, of: locations, seed: seed)
    places[key] = place
    return place
  }

  mutating func payer(_ person: UInt32, for beneficiaries: UInt32, seed: UInt64) -> UInt32 {
    guard !self.beneficiaries.range(of: Int(beneficiaries)).isEmpty else { return person }
    let key = UInt64(person) << 32 | UInt64(beneficiaries)
    if let known = payers[key] { return known }
    let payer = Self.joined(person, in: &persons, beneficiaries, of: self.beneficiaries, seed: seed)
    payers[key] = payer
    return payer
  }

  /// The text of a table, followed by a NUL and that of another table.
  private static func joined(
    _ first: UInt32, in table: inout ByteTable, _ second: UInt32, of other: borrowing ByteTable,
    seed: UInt64
  ) -> UInt32 {
    let range = other.range(of: Int(second))
    let name = table.range(of: Int(first))
    var text = ByteBuffer(capacity: 256)
    text.append(table.view, from: name.lowerBound, to: name.upperBound)
    text.append(0)
    text.append(other.view, from: range.lowerBound, to: range.upperBound)
    let hash = ByteHash.of(text.view, from: 0, to: text.count, seed: seed)
    return table.intern(text.view, from: 0, to: text.count, hash: hash)
  }
}

/// The currencies of lines as written, with what they mean.
struct CurrencyTexts: ~Copyable {
  private(set) var texts = ByteTable()
  private(set) var codes: [CurrencyCode] = []
  /// Minor-unit decimals of each; ``malformed`` for a text that cannot name a currency.
  private var digits = ColumnBuffer<Int>(capacity: 64)
  private let standard: CurrencyCode
  private let bookCurrency: CurrencyCode?

  init(standard: CurrencyCode, bookCurrency: CurrencyCode?) {
    self.standard = standard
    self.bookCurrency = bookCurrency
  }

  /// In place of the decimals of a text that cannot name a currency.
  static let malformed = -1

  /// The number of a text, new or known, and the minor-unit decimals of its currency.
  @inline(__always)
  mutating func intern(
    _ view: ByteView, from start: Int, to end: Int, hash: UInt64
  ) -> (id: UInt32, digits: Int) {
    let id = texts.intern(view, from: start, to: end, hash: hash)
    if texts.count > codes.count { addCode() }
    return (id, digits[Int(id)])
  }

  private mutating func addCode() {
    let text = texts.text(of: texts.count - 1)
    let code = text.isEmpty ? standard : CurrencyCode(written: text, bookCurrency: bookCurrency)
    codes.append(code)
    if codes.count > digits.capacity {
      let known = codes.map(Self.digits)
      digits = ColumnBuffer(known + Array(repeating: 0, count: known.count))
    } else {
      digits[codes.count - 1] = Self.digits(of: code)
    }
  }

  private static func digits(of code: CurrencyCode) -> Int {
    code.isWellFormed ? code.minorUnitDigits : malformed
  }
}

struct RowLog {
  /// Rejections and warnings of a part that are worth keeping.
  var limit: Int
  private(set) var rejections: [Rejection] = []
  private(set) var warnings: [Diagnostic] = []
  var readCount = 0
  private(set) var rejectedCount = 0
  private(set) var warningCount = 0
  private(set) var unclosedQuoteCount = 0
  /// Records that a mapping leaves out; they are not counted as read.
  var skippedCount = 0
  /// Accepted records with a time in UTC that no time zone is set for.
  var utcCount = 0
  /// Whether a record ends before it is whole.
  private(set) var isCut = false
  init(limit: Int) { self.limit = limit }

  /// Counts a rejected record, and keeps it unless there are too many.
  mutating func reject(
    _ reason: RejectionReason, keptUpTo limit: Int? = nil, _ rejection: () -> Rejection
  ) {
    rejectedCount += 1
    if reason == .unclosedQuote { unclosedQuoteCount += 1 }
    if rejections.count < limit ?? self.limit { rejections.append(rejection()) }
  }

  mutating func warn(_ warning: () -> Diagnostic) {
    warningCount += 1
    if warnings.count < limit { warnings.append(warning()) }
  }

  /// Gives rejections and warnings the places that their rows had in the file.
  mutating func relocate(to origin: PartOrigin) {
    for index in rejections.indices {
      let row = rejections[index].recordLine
      let line = origin.line(row)
      rejections[index].recordLine = line
      rejections[index].line = line
      rejections[index].column = 0
      rejections[index].text = origin.text(row)
      if let failure = origin.failures[row] {
        rejections[index].reason = failure.reason
        rejections[index].message = failure.message
      }
    }
    for index in warnings.indices { warnings[index].line = origin.line(warnings[index].line) }
    isCut = origin.failures.values.contains { $0.reason == .unclosedQuote }
  }

  mutating func noteCut() { isCut = true }

  mutating func sortRejections() {
    rejections.sort { ($0.recordLine, $0.line) < ($1.recordLine, $1.line) }
  }
}
