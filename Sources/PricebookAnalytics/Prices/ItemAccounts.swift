import PricebookModel

/// Sums the lines of one item after another: by month what was spent on it, by store and month
/// its unit values, why spending changed, and what could have been saved.
///
/// The lines of an item are few enough to stay in the cache through all of it, and are brought
/// into the order of the rows, so that a row is complete before the next begins.
struct ItemAccounts {
  private let calendar: DataCalendar
  private let units: UnitTable
  private let lastKnownDay: Int32
  private let keepsLatestOfMonths: Bool
  private var order: StoreOrder
  private var savings: SavingsSearch

  /// - Parameters:
  ///   - asOf: The last day that can be the latest with a price.
  ///   - savings: With nothing entered.
  ///   - keepsLatestOfMonths: Whether the latest price of every month is kept too.
  init(
    of book: Book, calendar: DataCalendar, units: UnitTable, asOf: CalendarDate,
    savings: SavingsSearch, keepsLatestOfMonths: Bool
  ) {
    self.keepsLatestOfMonths = keepsLatestOfMonths
    self.calendar = calendar
    self.units = units
    lastKnownDay = asOf.daysSinceEpoch
    order = StoreOrder(storeCount: book.names.stores.count)
    self.savings = savings
  }

  /// Enters the lines of an item, looking at each once.
  ///
  /// - Complexity: O(lines + stores) where they come in order of time, O(lines log lines) where
  ///   they do not.
  mutating func enter(
    item: Int, of grouped: inout ItemLines, into ledger: inout ItemLedger,
    changes: inout ChangeAccounts
  ) {
    let id = ItemID(item)
    let lines = grouped.sort(item: item, units: units)
    let comparesProducts = changes.enter(item: id, lines: grouped.lines.span, range: lines)
    enterSpending(grouped.lines.span, range: lines, item: id, into: &ledger.spending)
    let prices = grouped.keepPrices(of: item)
    guard !prices.isEmpty else { return }
    order.sort(grouped.lines.span, range: prices)
    let firstSeries = ledger.unitValues.series.count
    if comparesProducts { changes.enterProducts(grouped.lines.span, order: order.keys.span) }
    enterPrices(grouped.lines.span, item: id, into: &ledger.unitValues)
    savings.take(
      grouped.lines.span, range: prices, item: id, values: ledger.unitValues,
      series: firstSeries..<ledger.unitValues.series.count, into: &ledger.savings)
  }

  private func enterSpending(
    _ lines: borrowing Span<ItemLine>, range: Range<Int>, item: ItemID,
    into spending: inout [Spending.ItemRow]
  ) {
    let use = ReceiptLines.Uses.spending.rawValue
    var sum = SpendingSum(
      kind: MeasureID(dimension: DimensionID(0), currencyRank: 0), month: 0, unit: UnitID(0))
    var last = ItemLine()
    for index in range where lines[index].uses.rawValue & use != 0 {
      let line = lines[index]
      let kind =
        sum.lines == 0 ? units.kind(of: line) : units.kind(of: line, after: last, of: sum.kind)
      last = line
      let month = calendar.monthNumber(ofUsed: line.day)
      if sum.kind != kind || sum.month != month {
        append(sum, item: item, to: &spending)
        sum = SpendingSum(kind: kind, month: month, unit: line.unit)
      }
      sum.add(line, units: units)
    }
    append(sum, item: item, to: &spending)
  }

  @inline(__always)
  private func append(
    _ sum: SpendingSum, item: ItemID, to spending: inout [Spending.ItemRow]
  ) {
    guard sum.lines > 0 else { return }
    spending.append(
      Spending.ItemRow(
        month: calendar.months[sum.month], item: item,
        dimension: sum.kind.dimension, currency: units.currency(ofKind: sum.kind),
        quantity: sum.quantity.total(units: units), spent: Amount(tenThousandths: sum.paid),
        lineCount: sum.lines))
  }

  /// Makes a row of every store, dimension, currency and month.
  private func enterPrices(
    _ lines: borrowing Span<ItemLine>, item: ItemID, into prices: inout UnitValues
  ) {
    let keys = order.keys.span
    var position = 0
    while position < keys.count {
      let start = position
      let store = StoreOrder.store(of: keys[position])
      let first = lines[StoreOrder.line(of: keys[position])]
      let kind = units.kind(of: first)
      let firstRow = prices.rowCount
      var rowStart = position
      var last = first
      var row = PriceSum(
        month: calendar.monthNumber(ofUsed: first.day), unit: first.unit)
      while position < keys.count, StoreOrder.store(of: keys[position]) == store {
        let line = lines[StoreOrder.line(of: keys[position])]
        guard units.kind(of: line, after: last, of: kind) == kind else { break }
        last = line
        let month = calendar.monthNumber(ofUsed: line.day)
        if month != row.month {
          row.append(to: &prices, months: calendar.months, units: units)
          if keepsLatestOfMonths {
            prices.latestOfMonths.append(latestOfMonth(in: rowStart..<position, lines: lines))
            rowStart = position
          }
          row = PriceSum(month: month, unit: line.unit)
        }
        row.add(line, units: units)
        position += 1
      }
      row.append(to: &prices, months: calendar.months, units: units)
      if keepsLatestOfMonths {
        prices.latestOfMonths.append(latestOfMonth(in: rowStart..<position, lines: lines))
      }
      let latest = latestPrice(of: start..<position, lines: lines, upTo: lastKnownDay)
      prices.series.append(
        UnitValues.Series(
          item: item, store: StoreID(rawValue: store), dimension: kind.dimension,
          currency: first.currency, firstRow: Int32(clamping: firstRow),
          rowCount: Int32(clamping: prices.rowCount - firstRow),
          latestDay: CalendarDate(daysSinceEpoch: latest.day), latest: latest.price))
    }
  }

  private func latestOfMonth(
    in row: Range<Int>, lines: borrowing Span<ItemLine>
  ) -> LatestOfMonth {
    let latest = latestPrice(of: row, lines: lines, upTo: .max)
    return LatestOfMonth(day: CalendarDate(daysSinceEpoch: latest.day), price: latest.price)
  }

  /// The unit value of the latest day, up to a day, of one series, whose lines are in order of days.
  private func latestPrice(
    of series: Range<Int>, lines: borrowing Span<ItemLine>, upTo lastDay: Int32
  ) -> (day: Int32, price: UnitValue) {
    let keys = order.keys.span
    var position = series.upperBound
    var day = Int32.min
    var price = UnitValue(paid: .zero, quantity: .zero)
    while position > series.lowerBound {
      position -= 1
      let line = lines[StoreOrder.line(of: keys[position])]
      guard line.day <= lastDay else { continue }
      guard day == .min || line.day == day else { break }
      day = line.day
      price.paid.tenThousandths &+= line.paid
      price.quantity += units.quantity(of: line)
    }
    return (day, price)
  }
}
