import PricebookModel

/// The accepted rows of one part.
struct ParsedRows: ~Copyable {
  /// An accepted row of a part, with the ids of the parser that made it; ``CurrentRow`` says why it is
  /// not one type with that or with a line of the book.
  struct Row: BitwiseCopyable {
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
  struct Run: BitwiseCopyable {
    var receiptID, store: UInt32
    var day: CalendarDate
    /// Seconds since midnight; −1 where there is no time.
    var second: Int32
    var person: UInt32
  }

  var rowCount = 0
  private(set) var runCount = 0
  private(set) var rows = ColumnBuffer<Row>()
  private(set) var runs = ColumnBuffer<Run>()
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
    _ row: CurrentRow, unit: UInt32, currency: UInt32, quantity: Quantity, paid: Amount, line: Int
  ) {
    rows[rowCount] = Row(
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
  mutating func beginRun(_ row: CurrentRow, day: CalendarDate) {
    runs[runCount] = Run(
      receiptID: row.receiptID, store: row.store, day: day, second: row.second, person: row.person)
    runCount &+= 1
  }

  /// Closes the gap that refused rows leave.
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
