import PricebookModel

extension StoreIndex {
  /// The indexes of every store and currency, in the order of store, currency and
  /// ``IndexMethod/store``.
  ///
  /// - Complexity: O(rows × months of a window).
  static func all(
    of unitValues: UnitValues, logarithms: PriceLogarithms, units: UnitTable, storeCount: Int,
    threadCount: Int
  ) -> [StoreIndex] {
    guard let months = unitValues.monthRange else { return [] }
    let currencyCount = max(1, units.currencyRanks.count)
    let groupCount = storeCount * currencyCount
    let groups = unitValues.series.map { series in
      UInt32(Int(series.store) * currencyCount + Int(units.currencyRanks[Int(series.currency)]))
    }
    let chained = jevons(
      of: unitValues, logarithms: logarithms.values, groups: groups, groupCount: groupCount,
      months: months)
    let prices = MonthlyPrices(
      month: unitValues.month, logarithm: logarithms.values, paid: unitValues.paid,
      series: unitValues.series.map(\.rows))
    let seriesOfGroup = SeriesGroups(groups: groups, groupCount: groupCount)
    let fitted = concurrentMap(chained.count, isConcurrent: threadCount > 1) { place in
      MultilateralIndex(
        of: prices, series: seriesOfGroup[chained[place].group], method: .timeProductDummy)
    }
    return zip(chained, fitted).flatMap { chain, fit in
      let points = [
        fit.points.map {
          Point(month: $0.month, index: $0.index, matchedItems: $0.matchedItems)
        }, chain.points,
      ]
      return zip(IndexMethod.store, points).map { method, points in
        StoreIndex(
          store: UInt32(chain.group / currencyCount),
          currency: units.currenciesByRank[chain.group % currencyCount], method: method,
          points: points)
      }
    }
  }

  /// The chained Jevons index of every group.
  ///
  /// A price is matched with the same series one calendar month earlier. Sums run in the order
  /// of the series, so that the result does not depend on threads.
  private static func jevons(
    of unitValues: UnitValues, logarithms: [Double], groups: [UInt32], groupCount: Int,
    months: ClosedRange<Month>
  ) -> [(group: Int, points: [Point])] {
    var chains = ChainedJevons(groupCount: groupCount, months: months)
    for (series, group) in zip(unitValues.series, groups) {
      for row in series.rows {
        let month = unitValues.month[row]
        let isMatched =
          row > Int(series.firstRow) && unitValues.month[row - 1].index == month.index - 1
        chains.add(
          group: Int(group), month: month,
          relative: isMatched ? logarithms[row] - logarithms[row - 1] : nil, paid: 0)
      }
    }
    return chains.chained().map { group, months in
      let points = months.map {
        Point(month: Month(index: $0.number), index: $0.index, matchedItems: $0.matchedItems)
      }
      return (group, points)
    }
  }
}

extension UnitValues {
  /// The first and the last month of all rows.
  var monthRange: ClosedRange<Month>? {
    guard var first = month.first else { return nil }
    var last = first
    for one in month {
      first = min(first, one)
      last = max(last, one)
    }
    return first...last
  }
}
