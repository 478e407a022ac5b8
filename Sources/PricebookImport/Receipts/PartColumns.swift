import PricebookModel

/// The accepted rows of one part as columns; ids are those of the parser that made them.
struct PartColumns: ~Copyable {
  var rowCount = 0
  /// Index of the receipt among the runs of this part.
  var run = ColumnBuffer<UInt32>()
  /// Where the names of items are, before ``PartItems`` numbers them.
  var itemPlace = ColumnBuffer<ItemPlace>()
  var item = ColumnBuffer<UInt32>()
  var category = ColumnBuffer<UInt32>()
  var unit = ColumnBuffer<UInt32>()
  var currency = ColumnBuffer<UInt32>()
  /// The combination of the four columns above.
  var article = ColumnBuffer<UInt32>()
  var quantity = ColumnBuffer<Quantity>()
  var paid = ColumnBuffer<Amount>()
  var uses = ColumnBuffer<ReceiptLines.Uses>()
  var line = ColumnBuffer<UInt32>()
  /// The discounts of the rows that have one.
  var discount = SparseAmounts()

  /// Runs of rows with one receipt id, store, day, time and person.
  var runCount = 0
  var runReceiptID = ColumnBuffer<UInt32>()
  var runStore = ColumnBuffer<UInt32>()
  var runDay = ColumnBuffer<CalendarDate>()
  /// Seconds since midnight; −1 where there is no time.
  var runSecond = ColumnBuffer<Int32>()
  /// Filled only with ``hasPersons``.
  var runPerson = ColumnBuffer<UInt32>()
  var hasPersons = false

  /// Numbers as written, if they are kept.
  var numbers: [WrittenNumbers] = []
  /// Σ |paid|; `nil` where it does not fit.
  var paidMagnitude: UInt64? = 0

  /// Removes all rows and reserves memory for others.
  mutating func clear(reserving rows: Int) {
    rowCount = 0
    runCount = 0
    paidMagnitude = 0
    discount = SparseAmounts()
    numbers.removeAll(keepingCapacity: true)
    run.clear(reserving: rows)
    itemPlace.clear(reserving: rows)
    item.clear(reserving: rows)
    category.clear(reserving: rows)
    unit.clear(reserving: rows)
    currency.clear(reserving: rows)
    article.clear(reserving: rows)
    quantity.clear(reserving: rows)
    paid.clear(reserving: rows)
    uses.clear(reserving: rows)
    line.clear(reserving: rows)
    runReceiptID.clear(reserving: rows)
    runStore.clear(reserving: rows)
    runDay.clear(reserving: rows)
    runSecond.clear(reserving: rows)
    if hasPersons { runPerson.clear(reserving: rows) }
  }
}

extension PartColumns {
  /// Appends a row whose run has begun; its item and article are numbered later.
  @inline(__always)
  mutating func append(_ row: Row, quantity: Quantity, paid: Amount, line: Int) {
    let index = rowCount
    rowCount = index &+ 1
    run[index] = UInt32(truncatingIfNeeded: runCount &- 1)
    itemPlace[index] = row.item
    category[index] = row.category
    unit[index] = row.unit
    currency[index] = row.currency
    self.quantity[index] = quantity
    self.paid[index] = paid
    uses[index] =
      quantity.millionths > 0 && paid.tenThousandths > 0 ? Self.priceUses : .spending
    self.line[index] = UInt32(clamping: line)
    if let sum = paidMagnitude {
      let (next, overflow) = sum.addingReportingOverflow(paid.tenThousandths.magnitude)
      paidMagnitude = overflow ? nil : next
    }
  }

  /// The uses of a price observation, unless its item turns out to be an adjustment.
  private static var priceUses: ReceiptLines.Uses { ReceiptLines.Uses(rawValue: 3) }

  @inline(__always)
  mutating func beginRun(_ row: Row, day: CalendarDate) {
    let index = runCount
    runCount = index &+ 1
    runReceiptID[index] = row.receiptID
    runStore[index] = row.store
    runDay[index] = day
    runSecond[index] = row.second
    if hasPersons { runPerson[index] = row.person }
  }

  /// Moves a row to an earlier place, where a rejected row was.
  mutating func move(row: Int, to place: Int) {
    guard row != place else { return }
    run[place] = run[row]
    item[place] = item[row]
    category[place] = category[row]
    unit[place] = unit[row]
    currency[place] = currency[row]
    article[place] = article[row]
    quantity[place] = quantity[row]
    paid[place] = paid[row]
    uses[place] = uses[row]
    line[place] = line[row]
    if !numbers.isEmpty { numbers[place] = numbers[row] }
  }
}

/// The numbers of one record, as it has them.
struct WrittenNumbers: Sendable {
  var quantity: ExactDecimal?
  var unitPrice: ExactDecimal?
  var discount: ExactDecimal?
  var total: ExactDecimal?
}

/// The numbers of all records, as they have them.
struct WrittenNumberColumns: Sendable {
  private(set) var quantity = DecimalColumn()
  private(set) var unitPrice = DecimalColumn()
  private(set) var discount = DecimalColumn()
  private(set) var total = DecimalColumn()

  mutating func append(_ numbers: WrittenNumbers) {
    quantity.append(numbers.quantity)
    unitPrice.append(numbers.unitPrice)
    discount.append(numbers.discount)
    total.append(numbers.total)
  }

  /// Removes rows, ascending and each once.
  mutating func remove(_ rows: [Int]) {
    quantity.remove(rows)
    unitPrice.remove(rows)
    discount.remove(rows)
    total.remove(rows)
  }
}
