import PricebookModel

/// What a pass down the lines finds of a range of items: their unit values and what was spent on
/// them.
struct ItemLedger: Sendable {
  var unitValues = UnitValues()
  /// By item, dimension, currency and month.
  var spending: [Spending.ItemRow] = []

  /// - Parameter asOf: The last day that can be the latest with a price.
  /// - Complexity: O(lines of the items) to sum them, in whatever order they come; memory in
  ///   proportion to the rows, and never more than 52 bytes a line for a few items at a time.
  init(
    of grouped: ItemLines, in book: Book, calendar: DataCalendar, units: UnitTable,
    asOf: CalendarDate
  ) {
    let kindCount = book.names.units.count * book.names.currencies.count
    unitValues.reserveCapacity(rows: grouped.lineCount)
    for own in grouped.itemRanges(lineCount: Self.linesAtATime) {
      let items = UInt32(own.lowerBound)..<UInt32(own.upperBound)
      var prices = SeriesSums(
        items: items, storeCount: book.names.stores.count, kindCount: kindCount)
      var purchases = SeriesSums(items: items, storeCount: 1, kindCount: kindCount)
      Self.sum(
        grouped, items: own, calendar: calendar, units: units, asOf: asOf, prices: &prices,
        purchases: &purchases)
      unitValues.append(
        SortedSeries(consume prices, items: items, units: units), units: units,
        months: calendar.months)
      appendItemRows(
        of: SortedSeries(consume purchases, items: items, units: units), units: units,
        months: calendar.months)
    }
  }

  /// So few that their sums stay in the cache until they are rows.
  private static let linesAtATime = 1 << 15

  private static func sum(
    _ grouped: ItemLines, items: Range<Int>, calendar: DataCalendar, units: UnitTable,
    asOf: CalendarDate,
    prices: inout SeriesSums, purchases: inout SeriesSums
  ) {
    let lines = grouped.lines.span
    let factors = units.factors
    let spendingUse = ReceiptLines.Uses.spending.rawValue
    let lastKnownDay = asOf.daysSinceEpoch
    for item in items {
      let itemID = UInt32(truncatingIfNeeded: item)
      for index in grouped.range(of: item) {
        let one = lines[index]
        let month = UInt32(
          truncatingIfNeeded: calendar.monthNumber(of: CalendarDate(daysSinceEpoch: one.day)))
        var line = SeriesSums.Line(
          month: month, day: one.day, isKnown: false, paid: one.paid, millionths: one.millionths,
          price: 0)
        if one.uses.rawValue & spendingUse != 0 {
          purchases.add(
            line,
            to: purchases.number(
              item: itemID, store: 0, unit: one.unit, currency: one.currency, month: month))
        }
        if one.isPriced {
          line.isKnown = one.day <= lastKnownDay
          line.price = factors[Int(one.unit)].price(paid: one.paid, millionths: one.millionths)
          prices.add(
            line,
            to: prices.number(
              item: itemID, store: one.store, unit: one.unit, currency: one.currency,
              month: month))
        }
      }
    }
  }

  private mutating func appendItemRows(of sorted: SortedSeries, units: UnitTable, months: [Month]) {
    _ = sorted.forEachRow { series, sums, quantity in
      spending.append(
        Spending.ItemRow(
          month: months[Int(sums.month)], item: series.item,
          dimension: units.dimension(ofKind: series.kind),
          currency: units.currency(ofKind: series.kind), quantity: quantity,
          spent: Amount(tenThousandths: sums.paid), lines: sums.lines))
    }
  }
}

extension UnitValues {
  fileprivate mutating func append(_ sorted: SortedSeries, units: UnitTable, months: [Month]) {
    var firstRow = Int32(clamping: rowCount)
    let rowCounts = sorted.forEachRow { _, sums, quantity in
      append(
        month: months[Int(sums.month)], paid: Amount(tenThousandths: sums.paid),
        quantity: quantity, observations: sums.lines,
        minimum: Amount(tenThousandths: sums.minimum),
        maximum: Amount(tenThousandths: sums.maximum))
    }
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
