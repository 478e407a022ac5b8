import PricebookModel

extension StoreIndex {
  /// The chained Jevons index of every store and currency, in the order of store and currency.
  ///
  /// A price is matched with the same series one calendar month earlier. Sums run in the order
  /// of the series, so that the result does not depend on threads.
  ///
  /// - Complexity: O(rows).
  static func jevons(
    of unitValues: UnitValues, logarithms: PriceLogarithms, units: UnitTable, storeCount: Int
  ) -> [StoreIndex] {
    guard let months = unitValues.monthRange else { return [] }
    let currencyCount = max(1, units.currencyRanks.count)
    var chains = ChainedJevons(groupCount: storeCount * currencyCount, months: months)
    let logarithms = logarithms.values
    for series in unitValues.series {
      let group = Int(series.store) * currencyCount + Int(units.currencyRanks[Int(series.currency)])
      for row in series.rows {
        let month = unitValues.month[row]
        let isMatched =
          row > Int(series.firstRow) && unitValues.month[row - 1].index == month.index - 1
        chains.add(
          group: group, month: month,
          relative: isMatched ? logarithms[row] - logarithms[row - 1] : nil, paid: 0)
      }
    }
    return chains.chained().map { group, months in
      StoreIndex(
        store: UInt32(group / currencyCount),
        currency: units.currenciesByRank[group % currencyCount], method: .jevons,
        points: months.map {
          Point(month: Month(index: $0.number), index: $0.index, matchedItems: $0.matchedItems)
        })
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
