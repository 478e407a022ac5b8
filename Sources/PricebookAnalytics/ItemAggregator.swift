import PricebookModel
import PricebookParallel

/// Sums the lines of one item after another: by month what was spent on it, by store and month
/// its unit values, why spending changed, and what could have been saved.
///
/// The lines of an item are few enough to stay in the cache through all of it, and are brought
/// into the order of the rows, so that a row is complete before the next begins.
struct ItemAggregator {
  let calendar: DataCalendar
  let units: UnitTable
  let lastKnownDay: Int32
  let comparesPurchases: Bool
  var order: StoreOrder
  var savings: SavingsSearch

  /// Enters the lines of an item, looking at each once.
  mutating func enter(
    item: Int, of grouped: inout LinesByItem, into ledger: inout ItemAggregates,
    changes: inout ChangeDecomposition
  ) {
    let id = ItemID(item)
    let lines = grouped.sort(item: item, units: units)
    let comparesProducts =
      comparesPurchases && changes.enter(item: id, lines: grouped.lines.span, range: lines)
    enterSpending(grouped.lines.span, range: lines, item: id, into: &ledger.spending)
    let prices = grouped.keepPrices(of: item)
    guard !prices.isEmpty else { return }
    order.sort(grouped.lines.span, range: prices)
    let firstSeries = ledger.unitValues.series.count
    if comparesProducts { changes.enterProducts(grouped.lines.span, order: order.keys.span) }
    enterPrices(grouped.lines.span, item: id, into: &ledger.unitValues)
    guard comparesPurchases else { return }
    savings.take(
      grouped.lines.span, range: prices, item: id, values: ledger.unitValues,
      series: firstSeries..<ledger.unitValues.series.count, into: &ledger.savings)
  }

  private func enterSpending(
    _ lines: borrowing Span<ItemLine>, range: Range<Int>, item: ItemID,
    into spending: inout [Spending.ItemRow]
  ) {
    let use = ReceiptLines.Uses.spending.rawValue
    var open: (kind: MeasureID, month: Int, row: Spending.ItemRow)?
    var last = ItemLine()
    for index in range where lines[index].uses.rawValue & use != 0 {
      let line = lines[index]
      let kind = open.map { units.kind(of: line, after: last, of: $0.kind) } ?? units.kind(of: line)
      last = line
      let month = calendar.monthNumber(ofUsed: line.day)
      if open?.kind != kind || open?.month != month {
        if let open { spending.append(open.row) }
        open = (
          kind, month,
          Spending.ItemRow(
            month: calendar.months[month], item: item, dimension: kind.dimension,
            currency: line.currency, lineCount: 0, spent: .zero, quantity: .zero)
        )
      }
      open?.row.lineCount &+= 1
      open?.row.spent.tenThousandths &+= line.paid
      open?.row.quantity += units.quantity(of: line)
    }
    if let open { spending.append(open.row) }
  }

  /// Makes a row of every store, dimension, currency and month.
  private func enterPrices(
    _ lines: borrowing Span<ItemLine>, item: ItemID, into prices: inout UnitValues
  ) {
    let keys = order.keys.span
    var position = 0
    while position < keys.count {
      let store = StoreOrder.store(of: keys[position])
      let first = lines[StoreOrder.line(of: keys[position])]
      let kind = units.kind(of: first)
      let firstRow = prices.rowCount
      let firstDay = prices.days.count
      var last = first
      var day = first.day
      var price = UnitValue(paid: .zero, quantity: .zero)
      while true {
        var month = -1
        var row = UnitValues.Row(
          quantity: .zero, paid: .zero, minimum: Amount(tenThousandths: .max),
          maximum: Amount(tenThousandths: .min), observations: 0)
        while position < keys.count, StoreOrder.store(of: keys[position]) == store {
          let line = lines[StoreOrder.line(of: keys[position])]
          let number = calendar.monthNumber(ofUsed: line.day)
          guard units.kind(of: line, after: last, of: kind) == kind, month < 0 || number == month
          else { break }
          last = line
          month = number
          let quantity = units.quantity(of: line)
          row.add(line, quantity: quantity, units: units)
          if line.day != day {
            prices.days.append(day: day, price: price)
            day = line.day
            price = UnitValue(paid: .zero, quantity: .zero)
          }
          price.paid.tenThousandths &+= line.paid
          price.quantity += quantity
          position += 1
        }
        guard month >= 0 else { break }
        prices.append(row, month: calendar.months[month])
      }
      prices.days.append(day: day, price: price)
      let latest = prices.lastPaid(in: firstDay..<prices.days.count, through: lastKnownDay)
      prices.series.append(
        UnitValues.Series(
          item: item, store: StoreID(rawValue: store), dimension: kind.dimension,
          currency: first.currency, firstRow: Int32(clamping: firstRow),
          rowCount: Int32(clamping: prices.rowCount - firstRow), latestDay: latest.day,
          latest: latest.price, firstDay: Int32(clamping: firstDay),
          dayCount: Int32(clamping: prices.days.count - firstDay)))
    }
  }
}
