import PricebookModel

/// The accepted rows of one part as columns; ids are those of the parser that made them.
struct PartColumns: ~Copyable {
  var rowCount = 0
  /// Index of the receipt among the runs of this part.
  var run = ColumnBuffer<UInt32>()
  /// Where the names of items stand, before they are numbered all together.
  var itemPlace = ColumnBuffer<ItemPlace>()
  var item = ColumnBuffer<UInt32>()
  var category = ColumnBuffer<UInt32>()
  var unit = ColumnBuffer<UInt32>()
  var currency = ColumnBuffer<UInt32>()
  /// Of the four above.
  var article = ColumnBuffer<UInt32>()
  var quantity = ColumnBuffer<Quantity>()
  var paid = ColumnBuffer<Amount>()
  var uses = ColumnBuffer<ReceiptLines.Uses>()
  var line = ColumnBuffer<UInt32>()

  /// Runs of rows with one receipt id, store, day and time.
  var runCount = 0
  var runReceiptID = ColumnBuffer<UInt32>()
  var runStore = ColumnBuffer<UInt32>()
  var runDay = ColumnBuffer<CalendarDate>()
  /// Seconds since midnight; −1 where there is no time.
  var runSecond = ColumnBuffer<Int32>()

  /// Numbers as written, only where they are kept.
  var numbers: [WrittenNumbers] = []

  /// Makes room for as many rows as the part has lines.
  mutating func clear(reserving rows: Int) {
    rowCount = 0
    runCount = 0
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
  }
}

extension PartColumns {
  /// Closes the gap that refused rows leave.
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

/// Where the name of a row's item stands.
struct ItemPlace: BitwiseCopyable {
  var start: UInt32 = 0
  var length: UInt32 = 0
  /// Of the name's bytes.
  var hash: UInt64 = 0
  /// Whether the name was put together, and stands among those that were.
  var isComposed = false
}

/// The numbers of one record as it has them.
struct WrittenNumbers: Sendable {
  var quantity: ExactDecimal?
  var unitPrice: ExactDecimal?
  var discount: ExactDecimal?
  var total: ExactDecimal?
}
