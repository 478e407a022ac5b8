import PricebookModel
import PricebookParallel

extension StoreIndex {
  /// The indexes of every store and currency, in the order of store, currency and
  /// ``IndexMethod/store``.
  ///
  /// - Complexity: O(rows × months of a window).
  static func all(
    of unitValues: UnitValues, logarithms: PriceLogarithms, units: UnitTable, storeCount: Int
  ) -> [StoreIndex] {
    guard let months = unitValues.monthRange else { return [] }
    let currencyCount = max(1, units.currencyRanks.count)
    let groupCount = storeCount * currencyCount
    var prices = MonthlyPrices(month: unitValues.month, logarithm: logarithms.values)
    var groups: [UInt32] = []
    var chains = ChainedJevons(groupCount: groupCount, months: months)
    for series in unitValues.series {
      let group =
        series.store.index * currencyCount + Int(units.currencyRanks[series.currency])
      chain(series, of: prices, group: group, into: &chains)
      // A single price compares with no other; it only tells that its month has a price.
      guard series.rowCount > 1 else { continue }
      prices.series.append(series.rows)
      groups.append(UInt32(group))
    }
    let chained = chains.chained()
    let seriesOfGroup = SeriesGroups(groups: groups, groupCount: groupCount)
    let parts = min(chained.count, WorkerThreads.count * 8)
    let fitted = concurrentMap(parts) { [prices] part in
      var indexed = IndexedMonths()
      return chained[chained.count * part / parts..<chained.count * (part + 1) / parts].map {
        indexed.fill(
          of: prices, series: seriesOfGroup[$0.group],
          otherMonths: $0.months.filter(\.hasPrice).map { Month(index: $0.number) })
        return MultilateralIndex(of: indexed, method: .timeProductDummy)
      }
    }.flatMap(\.self)
    return zip(chained, fitted).flatMap { chain, fit in
      let points = [
        fit.points.map {
          Point(month: $0.month, index: $0.index, matchedItems: $0.matchedItems)
        },
        chain.months.map {
          Point(month: Month(index: $0.number), index: $0.index, matchedItems: $0.matchedItems)
        },
      ]
      return zip(IndexMethod.store, points).map { method, points in
        StoreIndex(
          store: StoreID(chain.group / currencyCount),
          currency: units.currenciesByRank[chain.group % currencyCount], method: method,
          points: points)
      }
    }
  }

  /// Takes the prices of a series into the chained Jevons index of its group.
  ///
  /// A price is matched with the same series one calendar month earlier. Sums run in the order
  /// of the series, so that the result does not depend on threads.
  @inline(__always)
  private static func chain(
    _ series: UnitValues.Series, of prices: MonthlyPrices, group: Int,
    into chains: inout ChainedJevons
  ) {
    for row in series.rows {
      let month = prices.month[row]
      let isMatched =
        row > Int(series.firstRow) && prices.month[row - 1].index == month.index - 1
      chains.add(
        group: group, month: month,
        relative: isMatched ? prices.logarithm[row] - prices.logarithm[row - 1] : nil, paid: 0)
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
