import PricebookModel
import PricebookParallel

extension HouseholdIndex {
  /// The indexes over the unit values of items at all stores together: overall first, then by
  /// category, each in the order of currencies, and of one group in the order of
  /// ``IndexMethod/household``.
  ///
  /// Items count under the one category of most of their lines; spending without a category has
  /// no index of its own.
  ///
  /// - Complexity: O(rows × months of a window).
  static func all(
    of unitValues: UnitValues, categories: ItemCategories, units: UnitTable, names: BookNames
  ) -> [HouseholdIndex] {
    guard let months = unitValues.monthRange else { return [] }
    let currencyCount = max(1, units.currencyRanks.count)
    // Category 0 is everything together.
    let groupCount = (names.categories.count + 1) * currencyCount
    let household = HouseholdMonthlyPrices(of: unitValues, units: units)
    let prices = household.prices
    let currencies = household.kinds.map { Int($0.currencyRank) }
    let categoryGroups = zip(household.items, currencies).map { item, currency -> UInt32 in
      let category = categories.category[item]
      guard category != ItemCategories.none, !names.categories[category].isEmpty else {
        return SeriesGroups.none
      }
      return UInt32((category.index + 1) * currencyCount + currency)
    }
    let overall = SeriesGroups(
      groups: currencies.map { UInt32($0) }, groupCount: currencyCount)
    let byCategory = SeriesGroups(groups: categoryGroups, groupCount: groupCount)
    let chained = jevons(prices, months: months, groupCount: groupCount) { series in
      (currencies[series], categoryGroups[series])
    }
    let found = concurrentMap(chained.count) { place in
      let group = chained[place].group
      let indexed = IndexedMonths(
        of: prices, series: group < currencyCount ? overall[group] : byCategory[group])
      return [MultilateralIndex.Method.geksTornqvist, .weightedTimeProductDummy].map { method in
        MultilateralIndex(of: indexed, method: method).points.map(Point.init)
      }
    }
    return chained.enumerated().flatMap { place, chain in
      let category = chain.group / currencyCount
      return zip(IndexMethod.household, found[place] + [chain.points]).map { method, points in
        HouseholdIndex(
          category: category == 0 ? nil : CategoryID(category - 1),
          currency: units.currenciesByRank[chain.group % currencyCount], method: method,
          points: points)
      }
    }
  }

  /// The chained Jevons index of every group, and of everything together.
  ///
  /// The first month is 100 with nothing matched, for there is no month before it.
  private static func jevons(
    _ prices: MonthlyPrices, months: ClosedRange<Month>, groupCount: Int,
    groups: (Int) -> (currency: Int, categoryGroup: UInt32)
  ) -> [(group: Int, points: [Point])] {
    var chains = ChainedJevons(groupCount: groupCount, months: months)
    for (series, rows) in prices.series.enumerated() {
      let group = groups(series)
      for row in rows {
        let isMatched =
          row > rows.lowerBound && prices.month[row].index == prices.month[row - 1].index + 1
        let relative = isMatched ? prices.logarithm[row] - prices.logarithm[row - 1] : nil
        let paid = prices.paid[row].tenThousandths
        chains.add(
          group: group.currency, month: prices.month[row], relative: relative, paid: paid)
        guard group.categoryGroup != SeriesGroups.none else { continue }
        chains.add(
          group: Int(group.categoryGroup), month: prices.month[row], relative: relative, paid: paid)
      }
    }
    return chains.chained().map { group, months in
      let points = months.map { month in
        Point(
          month: Month(index: month.number), index: month.index,
          matchedPercent: month.paid > 0
            ? Double(month.matchedPaid) / Double(month.paid) * 100 : 0)
      }
      return (group, points)
    }
  }
}

extension HouseholdIndex.Point {
  fileprivate init(_ point: MultilateralIndex.Point) {
    self.init(month: point.month, index: point.index, matchedPercent: point.matchedPercent)
  }
}
