import PricebookModel

extension HouseholdIndex {
  /// The chained Jevons index over the unit values of items at all stores together: overall first,
  /// then by category, each in the order of currencies.
  ///
  /// An item that is bought in several dimensions is several items here. Items count under the
  /// one category of most of their lines; spending without a category has no index of its own.
  /// The first month is 100 with nothing matched, for there is no month before it.
  ///
  /// - Complexity: O(rows).
  static func jevons(
    of unitValues: UnitValues, categories: ItemCategories, units: UnitTable, names: BookNames,
    threadCount: Int
  ) -> [HouseholdIndex] {
    guard let months = unitValues.monthRange else { return [] }
    let currencyCount = max(1, units.currencyRanks.count)
    // Group 0 of a currency is everything together.
    var chains = ChainedJevons(
      groupCount: (names.categories.count + 1) * currencyCount, months: months)
    let ranges = PriceTrend.itemRanges(of: unitValues, parts: threadCount * 4)
    let pieces = concurrentMap(ranges.count, isConcurrent: threadCount > 1) { part in
      itemPrices(of: unitValues, series: ranges[part], units: units)
    }
    for prices in pieces {
      for (place, price) in prices.enumerated() {
        let currency = Int(price.kind & 0xFFFF)
        let relative = place > 0 ? price.relative(to: prices[place - 1]) : nil
        chains.add(group: currency, month: price.month, relative: relative, paid: price.paid)
        let category = categories.category[Int(price.item)]
        guard category != ItemCategories.none, !names.categories[Int(category)].isEmpty else {
          continue
        }
        chains.add(
          group: (Int(category) + 1) * currencyCount + currency, month: price.month,
          relative: relative, paid: price.paid)
      }
    }
    return chains.chained().map { group, months in
      let category = group / currencyCount
      return HouseholdIndex(
        category: category == 0 ? nil : UInt32(category - 1),
        currency: units.currenciesByRank[group % currencyCount], method: .jevons,
        points: months.map { month in
          Point(
            month: Month(index: month.number), index: month.index,
            matchedPercent: month.paid > 0
              ? Double(month.matchedPaid) / Double(month.paid) * 100 : 0)
        })
    }
  }

  /// One item's price over all stores in one month, in one dimension and currency.
  private struct ItemPrice: Sendable {
    var item: UInt32
    var kind: UInt32
    var month: Month
    var paid: Int64
    var logarithm: Double

    func relative(to earlier: ItemPrice) -> Double? {
      guard item == earlier.item, kind == earlier.kind, month.index == earlier.month.index + 1
      else { return nil }
      return logarithm - earlier.logarithm
    }
  }

  private static func itemPrices(
    of unitValues: UnitValues, series range: Range<Int>, units: UnitTable
  ) -> [ItemPrice] {
    var prices: [ItemPrice] = []
    let quoted = Set(unitValues.quotedRows)
    var first = range.lowerBound
    while first < range.upperBound {
      let item = unitValues.series[first].item
      var end = first
      var found: Set<UInt32> = []
      var months: ClosedRange<Int32>?
      while end < range.upperBound, unitValues.series[end].item == item {
        let series = unitValues.series[end]
        let kind = units.kind(dimension: series.dimension, currency: series.currency)
        found.insert(kind)
        for row in [series.rows.first, series.rows.last].compactMap(\.self) {
          let month = unitValues.month[row].index
          months = min(months?.lowerBound ?? month, month)...max(months?.upperBound ?? month, month)
        }
        end += 1
      }
      let kinds = found.sorted()
      let groups = Dictionary(uniqueKeysWithValues: zip(kinds, 0...))
      guard let months else {
        first = end
        continue
      }
      var sums = MonthTable(
        groupCount: kinds.count, monthCount: months.count,
        empty: UnitValue(paid: .zero, quantity: .zero))
      for series in unitValues.series[first..<end] {
        let kind = units.kind(dimension: series.dimension, currency: series.currency)
        let group = groups[kind] ?? 0
        for row in series.rows where quoted.isEmpty || !quoted.contains(Int32(row)) {
          let offset = Int(unitValues.month[row].index - months.lowerBound)
          sums.update(group: group, month: offset) {
            $0.paid += unitValues.paid[row]
            $0.quantity += unitValues.quantity[row]
          }
        }
      }
      sums.forEach { group, offset, price in
        guard price.quantity.count > 0 else { return }
        prices.append(
          ItemPrice(
            item: item, kind: kinds[group],
            month: Month(index: months.lowerBound + Int32(clamping: offset)),
            paid: price.paid.tenThousandths,
            logarithm: PriceLogarithms.logarithm(price.approximateRatio)))
      }
      first = end
    }
    return prices
  }
}
