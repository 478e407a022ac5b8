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
    var sums = MonthlySums(storeCount: 1)
    let quoted = Set(unitValues.quotedRows)
    var index = range.lowerBound
    while index < range.upperBound {
      let item = unitValues.series[index].item
      while index < range.upperBound, unitValues.series[index].item == item {
        let series = unitValues.series[index]
        let kind = units.kind(dimension: series.dimension, currency: series.currency)
        let group = sums.group(store: 0, kind: kind)
        for row in series.rows where quoted.isEmpty || !quoted.contains(Int32(row)) {
          let month = UInt32(bitPattern: unitValues.month[row].index)
          let cell = sums.cell(group: group, month: month, unit: 0)
          sums.cells[cell].paid &+= unitValues.paid[row].tenThousandths
          sums.cells[cell].base &+= unitValues.quantity[row].count
        }
        index += 1
      }
      for id in sums.sortedCells(groups: sums.sortedGroups()) {
        let cell = sums.cells[Int(id)]
        let price = UnitValue(
          paid: Amount(tenThousandths: cell.paid), quantity: BaseQuantity(count: cell.base))
        prices.append(
          ItemPrice(
            item: item, kind: sums.groups[Int(cell.group)].kind,
            month: Month(index: Int32(bitPattern: cell.month)), paid: cell.paid,
            logarithm: PriceLogarithms.logarithm(price.approximateRatio)))
      }
      sums.removeAll()
    }
    return prices
  }
}
