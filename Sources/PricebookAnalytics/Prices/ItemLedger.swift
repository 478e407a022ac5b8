import PricebookModel

/// What a pass down the lines finds of a range of items: their unit values and what was spent on
/// them.
struct ItemLedger: Sendable {
  var unitValues = UnitValues()
  /// By item, dimension, currency and month.
  var spending: [Spending.ItemRow] = []

  /// - Parameters:
  ///   - items: The items to look at; lines of others are passed over.
  ///   - asOf: The last day that can be the latest with a price.
  /// - Complexity: O(lines) to find the lines and O(lines of the items) to sum them, in whatever
  ///   order they come; memory in proportion to the rows where lines come in order of time, and
  ///   never more than 52 bytes a line.
  init(
    of book: Book, items: Range<UInt32>, calendar: DataCalendar, units: UnitTable,
    asOf: CalendarDate
  ) {
    let kindCount = book.names.units.count * book.names.currencies.count
    var prices = SeriesSums(
      items: items, storeCount: book.names.stores.count, kindCount: kindCount)
    var purchases = SeriesSums(items: items, storeCount: 1, kindCount: kindCount)
    Self.sum(
      book.lines, items: items, calendar: calendar, units: units, asOf: asOf, prices: &prices,
      purchases: &purchases)
    unitValues = UnitValues(
      of: SortedSeries(consume prices, items: items, units: units), units: units,
      months: calendar.months)
    spending = Self.itemRows(
      of: SortedSeries(consume purchases, items: items, units: units), units: units,
      months: calendar.months)
  }

  /// Cuts the items into ranges with about as many lines each, judged by every 64th line.
  static func itemRanges(of lines: ReceiptLines, itemCount: Int, parts: Int) -> [Range<UInt32>] {
    let item = lines.item.span
    var offsets = [UInt32](repeating: 0, count: itemCount + 1)
    for line in stride(from: 0, to: item.count, by: 64) { offsets[Int(item[line]) + 1] += 1 }
    for index in offsets.indices.dropFirst() { offsets[index] += offsets[index - 1] }
    return balancedRanges(offsets: offsets, parts: parts)
      .map { UInt32($0.lowerBound)..<UInt32($0.upperBound) }
  }

  private static func sum(
    _ lines: ReceiptLines, items: Range<UInt32>, calendar: DataCalendar, units: UnitTable,
    asOf: CalendarDate, prices: inout SeriesSums, purchases: inout SeriesSums
  ) {
    let (firstItem, itemCount) = (items.lowerBound, UInt32(items.count))
    let factors = units.factors
    let item = lines.item.span
    let store = lines.store.span
    let day = lines.day.span
    let unit = lines.unit.span
    let currency = lines.currency.span
    let paid = lines.paid.span
    let quantity = lines.quantity.span
    let uses = lines.uses.span
    var selected = [Int](repeating: 0, count: blockSize)
    var series = [UInt32](repeating: 0, count: blockSize)
    // Read once, for they are functions of another module.
    let (priceUse, spendingUse) = (ReceiptLines.Uses.price, ReceiptLines.Uses.spending)
    var first = 0
    while first < item.count {
      let end = min(first + blockSize, item.count)
      let count = select(first..<end, of: item, from: firstItem, count: itemCount, into: &selected)
      first = end
      // A loop that only finds the series has many cache misses under way at a time; one that
      // also sums would wait for each.
      for place in 0..<count where uses[selected[place]].contains(priceUse) {
        let index = selected[place]
        series[place] = prices.number(
          item: item[index], store: store[index], unit: unit[index], currency: currency[index],
          month: UInt32(truncatingIfNeeded: calendar.monthNumber(of: day[index])))
      }
      for place in 0..<count {
        let index = selected[place]
        let use = uses[index]
        guard use.rawValue != 0 else { continue }
        var line = SeriesSums.Line(
          month: UInt32(truncatingIfNeeded: calendar.monthNumber(of: day[index])),
          day: day[index].daysSinceEpoch, isKnown: false, paid: paid[index].tenThousandths,
          millionths: quantity[index].millionths, price: 0)
        if use.contains(spendingUse) {
          purchases.add(
            line,
            to: purchases.number(
              item: item[index], store: 0, unit: unit[index], currency: currency[index],
              month: line.month))
        }
        if use.contains(priceUse), line.paid > 0, line.millionths > 0 {
          line.isKnown = day[index] <= asOf
          line.price = factors[Int(unit[index])].price(
            paid: line.paid, millionths: line.millionths)
          prices.add(line, to: series[place])
        }
      }
    }
  }

  private static let blockSize = 512

  /// Notes which of some lines are of the wanted items, without a branch on what is as good as
  /// random.
  @inline(__always)
  private static func select(
    _ range: Range<Int>, of item: borrowing Span<UInt32>, from firstItem: UInt32,
    count itemCount: UInt32, into selected: inout [Int]
  ) -> Int {
    var target = selected.mutableSpan
    var count = 0
    for index in range {
      target[count] = index
      count += item[index] &- firstItem < itemCount ? 1 : 0
    }
    return count
  }

  private static func itemRows(
    of sorted: SortedSeries, units: UnitTable, months: [Month]
  ) -> [Spending.ItemRow] {
    var rows: [Spending.ItemRow] = []
    rows.reserveCapacity(sorted.rowLimit)
    _ = sorted.forEachRow { series, sums, quantity in
      rows.append(
        Spending.ItemRow(
          month: months[Int(sums.month)], item: series.item,
          dimension: units.dimension(ofKind: series.kind),
          currency: units.currency(ofKind: series.kind), quantity: quantity,
          spent: Amount(tenThousandths: sums.paid), lines: sums.lines))
    }
    return rows
  }
}

extension UnitValues {
  fileprivate init(of sorted: SortedSeries, units: UnitTable, months: [Month]) {
    self.init()
    reserveCapacity(rows: sorted.rowLimit)
    let rowCounts = sorted.forEachRow { _, sums, quantity in
      append(
        month: months[Int(sums.month)], paid: Amount(tenThousandths: sums.paid),
        quantity: quantity, observations: sums.lines,
        minimum: Amount(tenThousandths: sums.minimum),
        maximum: Amount(tenThousandths: sums.maximum))
    }
    series.reserveCapacity(sorted.series.count)
    var firstRow: Int32 = 0
    for (one, rowCount) in zip(sorted.series, rowCounts) where rowCount > 0 {
      series.append(
        Series(
          item: one.item, store: one.store, dimension: units.dimension(ofKind: one.kind),
          currency: units.currency(ofKind: one.kind), firstRow: firstRow, rowCount: rowCount,
          latestDay: CalendarDate(daysSinceEpoch: one.latestDay), latest: one.latest))
      firstRow += rowCount
    }
  }
}
