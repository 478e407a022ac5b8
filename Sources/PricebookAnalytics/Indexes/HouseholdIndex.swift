package import PricebookModel
import PricebookParallel

/// The price level of what a household buys, at the same stores.
package struct HouseholdIndex: Sendable {
  /// `nil` for everything together.
  package var category: CategoryID?
  package var currency: CurrencyID
  package var points: [IndexPoint]
  /// Of everything together.
  package var products: TimeProductDummy?
  /// The same over items in place of products, so that a change of store is a change of price.
  private var items: Deferred<TimeProductDummy>?

  /// What choosing other stores added to prices from the mean of some months to that of others.
  func storeChoice(from earlier: [Month], to later: [Month]) -> PriceEstimate? {
    guard let products, let items else { return nil }
    return items.wrappedValue.storeChoice(beside: products, from: earlier, to: later)
  }

  /// Over how many months the choice of stores is compared at each end: one month's visits say little
  /// of a habit.
  private static let choiceMonths = 3

  /// What choosing other stores added to prices, from the first three months with a price to the last
  /// three.
  ///
  /// - Returns: `nil` unless each of the last three months by itself may be stated to differ, all in the
  ///   same direction.
  package func statedStoreChoice(from first: Month, to last: Month) -> ClearChange? {
    let months = points.filter { $0.index != nil && (first...last).contains($0.month) }.map(\.month)
    guard months.count >= 2 * Self.choiceMonths, months.last == last else { return nil }
    let before = Array(months.prefix(Self.choiceMonths))
    let after = Array(months.suffix(Self.choiceMonths))
    func change(to months: [Month]) -> ClearChange? {
      storeChoice(from: before, to: months).map(ClaimGate.change)
        .flatMap { $0.isLevel ? nil : $0.clear }
    }
    guard let whole = change(to: after) else { return nil }
    let isLess = whole.estimate.value < 0
    return after.allSatisfy { month in
      change(to: [month]).map { ($0.estimate.value < 0) == isLess } ?? false
    } ? whole : nil
  }
}

extension HouseholdIndex {
  /// The household's indexes: overall first, then by category, each in the order of currencies.
  ///
  /// Items count under the category of most of their prices; what has no category is in no index but
  /// the overall one.
  ///
  /// - Parameter categories: `nil` for pages, which have neither categories nor intervals.
  static func all(
    of unitValues: UnitValues, logarithms: PriceLogarithms, categories: ItemCategories?,
    units: UnitTable, names: BookNames
  ) -> [HouseholdIndex] {
    let currencyCount = units.currenciesByRank.count
    guard currencyCount > 0 else { return [] }
    let products = MonthlyPrices(
      of: unitValues, logarithms: logarithms, units: units, includesQuoted: false)
    let overall = RowsByGroup(products.series.indices, groupCount: currencyCount) {
      products.series[$0].currencyRank
    }
    let pooled = Deferred { MonthlyPrices(pooling: unitValues, units: units) }
    @Sendable func currency(_ rank: Int) -> CurrencyID { units.currenciesByRank[rank] }
    let all = units.currenciesByRank.indices.map { rank in
      let regression = TimeProductDummy(of: overall[rank], in: products)
      return HouseholdIndex(
        category: nil, currency: currency(rank),
        points: regression.points(hasIntervals: categories != nil),
        products: regression,
        items: Deferred {
          let prices = pooled.wrappedValue
          return TimeProductDummy(
            of: prices.series.indices.filter { prices.series[$0].currencyRank == rank }
              .map { UInt32($0) }[...], in: prices)
        })
    }
    guard let categories else { return all.filter { !$0.points.isEmpty } }
    let indexCount = (names.categories.count + 1) * currencyCount
    let byCategory = RowsByGroup(products.series.indices, groupCount: indexCount) { number in
      let series = products.series[number]
      return categories.known(of: series.item).flatMap { category in
        names.categories[category].isEmpty
          ? nil : (category.index + 1) * currencyCount + series.currencyRank
      }
    }
    let count = indexCount - currencyCount
    let others = concurrentMap(of: count, parts: min(count, WorkerThreads.count * 8)) { part in
      part.map { place -> HouseholdIndex in
        let number = place + currencyCount
        return HouseholdIndex(
          category: CategoryID(number / currencyCount - 1),
          currency: currency(number % currencyCount),
          points: TimeProductDummy(of: byCategory[number], in: products)
            .points(hasIntervals: true))
      }
    }
    return (all + others.flatMap(\.self)).filter { !$0.points.isEmpty }
  }
}
