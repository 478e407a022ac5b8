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
  private var gathered = GatheredLines()
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
    var first = range.lowerBound
    while first < range.upperBound {
      let end = min(first + gathered.capacity, range.upperBound)
      gathered.gather(first..<end, of: order, from: lines)
      add(count: end - first, calendar: calendar, asOf: asOf.daysSinceEpoch)
      first = end
    }
    appendPrices(item: UInt32(item))
    appendPurchases(item: UInt32(item))
  }

  /// Adds the gathered lines to the sums.
  private mutating func add(count: Int, calendar: DataCalendar, asOf: Int32) {
    let factors = units.factors
    for place in 0..<count {
      let line = gathered.lines[place]
      guard line.uses.rawValue != 0 else { continue }
      let factor = factors[Int(line.unit)]
      let kind = units.kind(dimension: factor.dimension, currency: line.currency)
      let month = UInt32(
        truncatingIfNeeded: calendar.monthNumber(of: CalendarDate(daysSinceEpoch: line.day)))
      if line.uses.contains(.spending) {
        let group = purchases.group(store: 0, kind: kind)
        let cell = purchases.cell(group: group, month: month, unit: line.unit)
        purchases.cells[cell].add(
          paid: line.paid, millionths: line.millionths, unit: line.unit, factors: factors)
      }
      if line.uses.contains(.price), line.paid > 0, line.millionths > 0 {
        let group = prices.group(store: line.store, kind: kind)
        let cell = prices.cell(group: group, month: month, unit: line.unit)
        let price = factor.price(paid: line.paid, millionths: line.millionths)
        prices.cells[cell].add(
          paid: line.paid, millionths: line.millionths, unit: line.unit, factors: factors,
          price: price)
        if line.day <= asOf {
          prices.observe(
            group: group, day: line.day, paid: line.paid, millionths: line.millionths,
            basePerUnit: factor.basePerUnit)
        }
      }
    }
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
