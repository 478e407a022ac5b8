package import PricebookModel
import PricebookParallel

/// How an index is made.
///
/// A product is an item at a store, in one unit dimension and currency.
package enum IndexMethod: String, Sendable {
  /// GEKS-Törnqvist over products: every month against every other, weighted by what was spent.
  case geksTornqvist = "geks-tornqvist"
  /// GEKS-Törnqvist over items of all stores, so that a change of store is a change of price.
  case geksTornqvistPooled = "geks-tornqvist-pooled"
  /// ln price = product + month by least squares; a household's weighted by what was spent, a
  /// store's with every price counting alike.
  case timeProductDummy = "time-product-dummy"
  /// Chained monthly Jevons: geometric mean of price relatives of products priced in both months.
  case jevons

  package static let household: [IndexMethod] = [
    .geksTornqvist, .geksTornqvistPooled, .timeProductDummy, .jevons,
  ]
  package static let store: [IndexMethod] = [.timeProductDummy, .jevons]
}

package struct IndexPoint: Hashable, Sendable {
  package var month: Month
  /// Base month = 100; `nil` where no product joins the month to it.
  package var index: Double?
  /// The 95 % interval of the index, 100...100 in the base month.
  ///
  /// `nil` where there are too few items to say anything about the error.
  package var interval: ClosedRange<Double>?
  /// Products that are priced in another month of the window too; for a chained method in the
  /// month before, and 0 where the index was carried forward.
  package var matchedProducts = 0
  /// The share of the month's spending that is of matched products, in percent.
  package var matchedPercent = 0.0
}

/// The price level of one store against itself.
package struct StoreIndex: Hashable, Sendable {
  package var store: StoreID
  package var currency: CurrencyID
  package var method: IndexMethod
  /// Every month that has a price.
  ///
  /// A chained index fills in the months between, except for gaps
  /// of more than ten years, which a wrong year on a receipt makes.
  package var points: [IndexPoint]
}

package struct HouseholdIndex: Hashable, Sendable {
  /// `nil` for everything together.
  package var category: CategoryID?
  package var currency: CurrencyID
  package var method: IndexMethod
  package var points: [IndexPoint]
  /// Of everything together, by the method that reports draw and its pooled counterpart.
  package var changes: EstimatedIndex?
}

extension HouseholdIndex {
  /// The household's indexes: overall first, then by category, each in the order of currencies,
  /// and of one group in the order of ``IndexMethod/household``.
  ///
  /// Items count under the category of most of their lines; no category has no index.
  static func all(
    of unitValues: UnitValues, logarithms: PriceLogarithms, categories: ItemCategories,
    units: UnitTable, names: BookNames, groups: JackknifeGroups
  ) -> [HouseholdIndex] {
    guard let range = unitValues.monthRange else { return [] }
    let currencyCount = max(1, units.currencyRanks.count)
    let indexCount = (names.categories.count + 1) * currencyCount
    /// The number of the index of the item's category, after those of everything together, which
    /// are the ranks of the currencies; `nil` for an item without a category.
    func categoryIndex(_ series: MonthlyPrices.Series) -> Int? {
      categories.known(of: series.item).flatMap { category in
        names.categories[category].isEmpty
          ? nil : (category.index + 1) * currencyCount + series.currencyRank
      }
    }
    let products = MonthlyPrices(
      of: unitValues, logarithms: logarithms, units: units, includesQuoted: false)
    let pooled = MonthlyPrices(pooling: unitValues, units: units)
    var table = IndexMonthTable(indexCount: indexCount, months: range)
    for series in products.series {
      let category = categoryIndex(series)
      for row in series.rows {
        table.add(index: series.currencyRank, products, row: row)
        if let category { table.add(index: category, products, row: row) }
      }
    }
    let months = table.months()
    func grouped(_ prices: MonthlyPrices) -> (all: SeriesGroups, byCategory: SeriesGroups) {
      (
        SeriesGroups(of: prices, groups, indexCount: currencyCount) { $1.currencyRank },
        SeriesGroups(of: prices, groups, indexCount: indexCount) { categoryIndex($1) }
      )
    }
    let (ofProducts, ofPooled) = (grouped(products), grouped(pooled))
    @Sendable func indexes(_ places: Range<Int>) -> [HouseholdIndex] {
      var maker = IndexMaker(kind: .household)
      var pooledMaker = IndexMaker(kind: .pooled)
      return places.flatMap { place in
        let (number, months) = months[place]
        let isOverall = number < currencyCount
        let linked = isOverall ? LinkedProducts(earlier: months.compared) : LinkedProducts()
        func results(
          _ maker: inout IndexMaker, _ prices: MonthlyPrices,
          _ series: (all: SeriesGroups, byCategory: SeriesGroups)
        ) -> [EstimatedIndex] {
          maker.results(
            of: (isOverall ? series.all : series.byCategory).groups(of: number), in: prices,
            months: months, linked: linked, isConcurrent: isOverall)
        }
        var all = results(&maker, products, ofProducts)
        all.insert(results(&pooledMaker, pooled, ofPooled)[0], at: 1)
        return zip(IndexMethod.household, all).map { method, index in
          let isKept = isOverall && (method == .geksTornqvist || method == .geksTornqvistPooled)
          return HouseholdIndex(
            category: isOverall ? nil : CategoryID(number / currencyCount - 1),
            currency: units.currenciesByRank[number % currencyCount], method: method,
            points: index.points(isChained: method == .jevons), changes: isKept ? index : nil)
        }
      }
    }
    // Everything together is most of the work: threads share its groups, and take whole categories.
    let overallCount = months.count { $0.index < currencyCount }
    let count = months.count - overallCount
    let byCategory = concurrentMap(of: count, parts: min(count, WorkerThreads.count * 8)) {
      indexes($0.lowerBound + overallCount..<$0.upperBound + overallCount)
    }
    return indexes(0..<overallCount) + byCategory.flatMap(\.self)
  }
}

extension StoreIndex {
  /// The indexes of every store, in the order of store, currency and ``IndexMethod/store``.
  static func all(
    of unitValues: UnitValues, logarithms: PriceLogarithms, units: UnitTable, storeCount: Int,
    groups: JackknifeGroups
  ) -> [StoreIndex] {
    guard let range = unitValues.monthRange else { return [] }
    let currencyCount = max(1, units.currencyRanks.count)
    let indexCount = storeCount * currencyCount
    let prices = MonthlyPrices(
      of: unitValues, logarithms: logarithms, units: units, includesQuoted: true)
    func index(_ number: Int, _ series: MonthlyPrices.Series) -> Int {
      unitValues.series[number].store.index * currencyCount + series.currencyRank
    }
    var table = IndexMonthTable(indexCount: indexCount, months: range)
    for (number, series) in prices.series.enumerated() {
      for row in series.rows { table.add(index: index(number, series), prices, row: row) }
    }
    let months = table.months()
    let series = SeriesGroups(of: prices, groups, indexCount: indexCount, index: index)
    let parts = min(months.count, WorkerThreads.count * 8)
    return concurrentMap(of: months.count, parts: parts) { places -> [StoreIndex] in
      var maker = IndexMaker(kind: .store)
      return places.flatMap { place in
        let (number, months) = months[place]
        let results = maker.results(
          of: series.groups(of: number), in: prices, months: months, linked: LinkedProducts())
        return zip(IndexMethod.store, results).map { method, index in
          StoreIndex(
            store: StoreID(number / currencyCount),
            currency: units.currenciesByRank[number % currencyCount], method: method,
            points: index.points(isChained: method == .jevons))
        }
      }
    }.flatMap(\.self)
  }
}

extension UnitValues {
  var monthRange: ClosedRange<Month>? {
    let filled = series.lazy.filter { $0.rowCount > 0 }
    guard let first = filled.map({ month[$0.rows.lowerBound] }).min(),
      let last = filled.map({ month[$0.rows.upperBound - 1] }).max()
    else { return nil }
    return first...last
  }
}
