import PricebookModel

/// Sums the lines of one item after another: by month what was spent on it, by store and month
/// its unit values, and what could have been saved.
///
/// The lines of an item are few enough to stay in the cache through all of it, and are brought
/// into the order of the rows, so that a row is complete before the next begins.
struct ItemAccounts {
  private let calendar: DataCalendar
  private let units: UnitTable
  private let lastKnownDay: Int32
  private var order: StoreOrder
  private var cheaper: CheaperPrices

  /// - Parameter asOf: The last day that can be the latest with a price.
  init(of book: Book, calendar: DataCalendar, units: UnitTable, asOf: CalendarDate) {
    self.calendar = calendar
    self.units = units
    lastKnownDay = asOf.daysSinceEpoch
    order = StoreOrder(storeCount: book.names.stores.count)
    cheaper = CheaperPrices(book: book, calendar: calendar, units: units)
  }

  /// Enters the lines of an item, each of which is looked at once.
  ///
  /// - Complexity: O(lines + stores) where they come in order of time, O(lines log lines) where
  ///   they do not.
  mutating func enter(item: Int, of grouped: inout ItemLines, into ledger: inout ItemLedger) {
    let id = UInt32(truncatingIfNeeded: item)
    let lines = grouped.sort(item: item, units: units)
    enterSpending(grouped.lines.span, range: lines, item: id, into: &ledger.spending)
    let prices = grouped.keepPrices(of: item)
    guard !prices.isEmpty else { return }
    order.sort(grouped.lines.span, range: prices)
    enterPrices(grouped.lines.span, item: id, into: &ledger.unitValues)
    cheaper.take(grouped.lines.span, range: prices, item: id, into: &ledger.savings)
  }

  private func enterSpending(
    _ lines: borrowing Span<ItemLine>, range: Range<Int>, item: UInt32,
    into spending: inout MonthlyRows<Spending.ItemRow>
  ) {
    let use = ReceiptLines.Uses.spending.rawValue
    var sum = SpendingSum(item: item, kind: 0, month: 0)
    for index in range where lines[index].uses.rawValue & use != 0 {
      let line = lines[index]
      let kind = units.kind(of: line)
      let month = calendar.monthNumber(of: CalendarDate(daysSinceEpoch: line.day))
      if sum.kind != kind || sum.month != month {
        sum.append(to: &spending, months: calendar.months, units: units)
        sum = SpendingSum(item: item, kind: kind, month: month)
      }
      sum.add(paid: line.paid, quantity: units.quantity(of: line))
    }
    sum.append(to: &spending, months: calendar.months, units: units)
  }

  /// Makes a row of every store, dimension, currency and month.
  private func enterPrices(
    _ lines: borrowing Span<ItemLine>, item: UInt32, into unitValues: inout UnitValues
  ) {
    let keys = order.keys.span
    var position = 0
    while position < keys.count {
      let store = StoreOrder.store(of: keys[position])
      let first = lines[StoreOrder.line(of: keys[position])]
      let kind = units.kind(of: first)
      let firstRow = Int32(clamping: unitValues.rowCount)
      var latest = LatestPrice()
      var row = PriceSum(month: calendar.monthNumber(of: CalendarDate(daysSinceEpoch: first.day)))
      while position < keys.count, StoreOrder.store(of: keys[position]) == store {
        let line = lines[StoreOrder.line(of: keys[position])]
        guard units.kind(of: line) == kind else { break }
        let month = calendar.monthNumber(of: CalendarDate(daysSinceEpoch: line.day))
        if month != row.month {
          row.append(to: &unitValues, months: calendar.months)
          row = PriceSum(month: month)
        }
        let quantity = units.quantity(of: line)
        row.add(
          paid: line.paid, quantity: quantity,
          price: units.factors[Int(line.unit)].price(paid: line.paid, millionths: line.millionths))
        if line.day <= lastKnownDay { latest.add(line, quantity: quantity) }
        position += 1
      }
      row.append(to: &unitValues, months: calendar.months)
      unitValues.series.append(
        UnitValues.Series(
          item: item, store: store, dimension: units.dimension(ofKind: kind),
          currency: first.currency, firstRow: firstRow,
          rowCount: Int32(clamping: unitValues.rowCount) - firstRow,
          latestDay: CalendarDate(daysSinceEpoch: latest.day), latest: latest.price))
    }
  }
}

/// What was spent on one item in one month, in one dimension and currency.
private struct SpendingSum {
  let item: UInt32
  /// ``UnitTable/kind(dimension:currency:)``.
  let kind: UInt32
  /// The number of the month in ``DataCalendar``.
  let month: Int
  private var paid: Int64 = 0
  private var quantity = BaseQuantity.zero
  private var lines: UInt32 = 0

  init(item: UInt32, kind: UInt32, month: Int) {
    self.item = item
    self.kind = kind
    self.month = month
  }

  @inline(__always)
  mutating func add(paid: Int64, quantity: BaseQuantity) {
    self.paid &+= paid
    self.quantity += quantity
    lines &+= 1
  }

  @inline(__always)
  func append(
    to spending: inout MonthlyRows<Spending.ItemRow>, months: [Month], units: UnitTable
  ) {
    guard lines > 0 else { return }
    spending.append(
      Spending.ItemRow(
        month: months[month], item: item, dimension: units.dimension(ofKind: kind),
        currency: units.currency(ofKind: kind), quantity: quantity,
        spent: Amount(tenThousandths: paid),
        lines: lines), month: month)
  }
}

/// The prices of one series in one month.
private struct PriceSum {
  /// The number of the month in ``DataCalendar``.
  let month: Int
  private var paid: Int64 = 0
  private var quantity = BaseQuantity.zero
  private var lines: UInt32 = 0
  private var minimum = Int64.max
  private var maximum = Int64.min

  init(month: Int) {
    self.month = month
  }

  /// - Parameter price: In 1/10 000 per base unit.
  @inline(__always)
  mutating func add(paid: Int64, quantity: BaseQuantity, price: Int64) {
    self.paid &+= paid
    self.quantity += quantity
    lines &+= 1
    minimum = min(minimum, price)
    maximum = max(maximum, price)
  }

  @inline(__always)
  func append(to unitValues: inout UnitValues, months: [Month]) {
    unitValues.append(
      month: months[month], paid: Amount(tenThousandths: paid), quantity: quantity,
      observations: lines, minimum: Amount(tenThousandths: minimum),
      maximum: Amount(tenThousandths: maximum))
  }
}

/// The unit value of the latest day of one series.
private struct LatestPrice {
  private(set) var day = Int32.min
  private(set) var price = UnitValue(paid: .zero, quantity: .zero)

  /// Takes a line; lines come in order of days.
  @inline(__always)
  mutating func add(_ line: ItemLine, quantity: BaseQuantity) {
    if line.day > day {
      day = line.day
      price = UnitValue(paid: .zero, quantity: .zero)
    }
    price.paid.tenThousandths &+= line.paid
    price.quantity += quantity
  }
}
