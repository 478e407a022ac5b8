import PricebookModel

/// Everything that one pass over the lines of a range of items finds: unit values and spending.
struct ItemLedger: Sendable {
  var unitValues = UnitValues()
  var spending: [Spending.ItemRow] = []

  /// One pass over the lines of every item, cut among threads by number of lines.
  ///
  /// - Complexity: O(lines + rows log stores); memory in proportion to the rows.
  static func all(
    of book: Book, order: LineOrder, calendar: DataCalendar, units: UnitTable,
    asOf: CalendarDate, threadCount: Int
  ) -> [ItemLedger] {
    let ranges = balancedRanges(
      offsets: order.offsets, parts: threadCount == 1 ? 1 : threadCount * 4)
    return concurrentMap(ranges.count, isConcurrent: threadCount > 1) { part in
      var pass = Pass(book: book, units: units, months: calendar.months)
      for item in ranges[part] {
        pass.add(
          item: item, lines: book.lines, order: order, calendar: calendar, asOf: asOf)
      }
      return pass.ledger
    }
  }
}

/// The working memory of one thread.
private struct Pass {
  var ledger = ItemLedger()
  private var prices: MonthlySums
  private var purchases = MonthlySums(storeCount: 1)
  private let units: UnitTable
  private let months: [Month]

  init(book: Book, units: UnitTable, months: [Month]) {
    prices = MonthlySums(storeCount: book.names.stores.count)
    self.units = units
    self.months = months
  }

  mutating func add(
    item: Int, lines: ReceiptLines, order: LineOrder, calendar: DataCalendar, asOf: CalendarDate
  ) {
    let range = order.range(of: UInt32(item))
    guard !range.isEmpty else { return }
    let factors = units.factors
    let places = order.lines.span
    let day = lines.day.span
    let store = lines.store.span
    let unit = lines.unit.span
    let currency = lines.currency.span
    let paid = lines.paid.span
    let quantity = lines.quantity.span
    let uses = lines.uses.span
    for place in range {
      let line = Int(places[place])
      let use = uses[line]
      guard use.rawValue != 0 else { continue }
      let lineUnit = unit[line]
      let factor = factors[Int(lineUnit)]
      let kind = units.kind(dimension: factor.dimension, currency: currency[line])
      let amount = paid[line].tenThousandths
      let millionths = quantity[line].millionths
      let month = UInt32(truncatingIfNeeded: calendar.monthNumber(of: day[line]))
      if use.contains(.spending) {
        let group = purchases.group(store: 0, kind: kind)
        let cell = purchases.cell(group: group, month: month, unit: lineUnit)
        purchases.cells[cell].add(
          paid: amount, millionths: millionths, unit: lineUnit, factors: factors)
      }
      if use.contains(.price), amount > 0, millionths > 0 {
        let group = prices.group(store: store[line], kind: kind)
        let cell = prices.cell(group: group, month: month, unit: lineUnit)
        let price = factor.price(paid: amount, millionths: millionths)
        prices.cells[cell].add(
          paid: amount, millionths: millionths, unit: lineUnit, factors: factors, price: price)
        if day[line] <= asOf {
          prices.observe(
            group: group, day: day[line].daysSinceEpoch, paid: amount, millionths: millionths,
            basePerUnit: factor.basePerUnit)
        }
      }
    }
    appendPrices(item: UInt32(item))
    appendPurchases(item: UInt32(item))
  }

  private mutating func appendPrices(item: UInt32) {
    let groups = prices.sortedGroups()
    var row = ledger.unitValues.rowCount
    for id in groups {
      let group = prices.groups[Int(id)]
      let latest = UnitValue(
        paid: Amount(tenThousandths: group.latestPaid),
        quantity: BaseQuantity(count: group.latestBase))
      ledger.unitValues.series.append(
        UnitValues.Series(
          item: item, store: group.store, dimension: units.dimension(ofKind: group.kind),
          currency: units.currency(ofKind: group.kind), firstRow: Int32(clamping: row),
          rowCount: Int32(clamping: group.cellCount),
          latestDay: CalendarDate(daysSinceEpoch: group.latestDay), latest: latest))
      row += Int(group.cellCount)
    }
    for id in prices.sortedCells(groups: groups) {
      let cell = prices.cells[Int(id)]
      ledger.unitValues.append(
        month: months[Int(cell.month)], paid: Amount(tenThousandths: cell.paid),
        quantity: cell.quantity(factors: units.factors), observations: cell.lines,
        minimum: Amount(tenThousandths: cell.minimum),
        maximum: Amount(tenThousandths: cell.maximum))
    }
    prices.removeAll()
  }

  private mutating func appendPurchases(item: UInt32) {
    for id in purchases.sortedCells(groups: purchases.sortedGroups()) {
      let cell = purchases.cells[Int(id)]
      let kind = purchases.groups[Int(cell.group)].kind
      ledger.spending.append(
        Spending.ItemRow(
          month: months[Int(cell.month)], item: item,
          dimension: units.dimension(ofKind: kind), currency: units.currency(ofKind: kind),
          quantity: cell.quantity(factors: units.factors),
          spent: Amount(tenThousandths: cell.paid), lines: cell.lines))
    }
    purchases.removeAll()
  }
}
