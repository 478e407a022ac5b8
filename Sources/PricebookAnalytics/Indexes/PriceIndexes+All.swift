import PricebookModel
import PricebookParallel

extension HouseholdIndex {
  /// The household's indexes: overall first, then by category, each in the order of currencies,
  /// and of one group in the order of ``IndexMethod/household``.
  ///
  /// Items count under the category of most of their lines; no category has no index.
  ///
  /// - Complexity: O(rows × months of a window), and what ``IndexMaker`` needs for every category.
  static func all(
    of unitValues: UnitValues, logarithms: PriceLogarithms, categories: ItemCategories,
    units: UnitTable, names: BookNames, groups: JackknifeGroups
  ) -> [HouseholdIndex] {
    guard let range = unitValues.monthRange else { return [] }
    let scopes = IndexScopes(
      currencyCount: max(1, units.currencyRanks.count), categories: categories, names: names)
    let products = ProductPrices(unitValues, logarithms: logarithms, includesQuoted: false)
    var table = IndexMonthTable(indexCount: scopes.count, months: range)
    var counted: [(item: ItemID, currencyRank: Int)?] = []
    for series in unitValues.series {
      let rank = Int(units.currencyRanks[series.currency])
      let scope = scopes.places(item: series.item, currencyRank: rank)
      products.forEachPrice(of: series) { row, paid in
        table.add(index: scope.overall, month: unitValues.month[row], paid: paid)
        if scope.category != SeriesGroups.none {
          table.add(index: Int(scope.category), month: unitValues.month[row], paid: paid)
        }
      }
      // A single price compares with no other; it only tells that its month has a price.
      counted.append(series.rowCount > 1 ? (series.item, rank) : nil)
    }
    let household = HouseholdMonthlyPrices(of: unitValues, units: units)
    let pooled = household.items.indices.map { number in
      household.prices.series[number].count > 1
        ? (item: household.items[number], Int(household.kinds[number].currencyRank)) : nil
    }
    return made(
      table.months(), scopes: scopes, units: units,
      products: (products, GroupedSeries(counted, in: scopes, groups: groups)),
      pooled: (household.prices, GroupedSeries(pooled, in: scopes, groups: groups)))
  }

  private static func made(
    _ months: [(index: Int, months: IndexMonths)], scopes: IndexScopes, units: UnitTable,
    products: (prices: ProductPrices, series: GroupedSeries),
    pooled: (prices: MonthlyPrices, series: GroupedSeries)
  ) -> [HouseholdIndex] {
    @Sendable func indexes(_ places: Range<Int>) -> [HouseholdIndex] {
      var maker = IndexMaker(kind: .household)
      var pooledMaker = IndexMaker(kind: .pooled)
      return places.flatMap { place in
        let (number, months) = months[place]
        let isOverall = scopes.isOverall(number)
        let linked = isOverall ? LinkedProducts(earlier: months.compared) : LinkedProducts()
        let results = maker.results(
          of: products.series.groups(of: number), in: products.prices, months: months,
          linked: linked, isConcurrent: isOverall)
        let pooledResults = pooledMaker.results(
          of: pooled.series.groups(of: number), in: pooled.prices, months: months, linked: linked,
          isConcurrent: isOverall)
        let ordered = [results[0], pooledResults[0]] + results.dropFirst()
        return zip(IndexMethod.household, ordered).map { method, result in
          let isKept = isOverall && (method == .geksTornqvist || method == .geksTornqvistPooled)
          return HouseholdIndex(
            category: scopes.category(of: number),
            currency: units.currenciesByRank[scopes.currencyRank(of: number)], method: method,
            points: result.points(spent: months.paid, isChained: method == .jevons),
            changes: isKept ? result.changes(spent: months.paid) : nil)
        }
      }
    }
    // Everything together is most of the work: threads share its groups, and take whole categories.
    let overallCount = months.count { scopes.isOverall($0.index) }
    let count = months.count - overallCount
    let byCategory = concurrentMap(of: count, parts: min(count, WorkerThreads.count * 8)) {
      indexes($0.lowerBound + overallCount..<$0.upperBound + overallCount)
    }
    return indexes(0..<overallCount) + byCategory.flatMap(\.self)
  }
}

/// The numbers of the household's indexes: everything together by currency, then the categories.
struct IndexScopes: Sendable {
  let currencyCount: Int
  let count: Int
  private let categories: ItemCategories
  private let names: IDTable<CategoryID, String>

  init(currencyCount: Int, categories: ItemCategories, names: BookNames) {
    self.currencyCount = currencyCount
    self.categories = categories
    self.names = names.categories
    count = (names.categories.count + 1) * currencyCount
  }

  /// - Returns: The index of everything together, and that of the item's category, which is
  ///   ``SeriesGroups/none`` for an item without one.
  func places(item: ItemID, currencyRank: Int) -> (overall: Int, category: UInt32) {
    let category = categories.category[item]
    guard category != ItemCategories.none, !names[category].isEmpty else {
      return (currencyRank, SeriesGroups.none)
    }
    return (currencyRank, UInt32((category.index + 1) * currencyCount + currencyRank))
  }

  func isOverall(_ index: Int) -> Bool { index < currencyCount }

  func currencyRank(of index: Int) -> Int { index % currencyCount }

  func category(of index: Int) -> CategoryID? {
    isOverall(index) ? nil : CategoryID(index / currencyCount - 1)
  }
}

private struct GroupedSeries: Sendable {
  private let scopes: IndexScopes
  private let overall: SeriesGroups
  private let byCategory: SeriesGroups

  /// - Parameter series: The item and the currency of every series; `nil` leaves it out.
  init(
    _ series: [(item: ItemID, currencyRank: Int)?], in scopes: IndexScopes, groups: JackknifeGroups
  ) {
    self.scopes = scopes
    let places = series.map { $0.map(scopes.places) }
    let jackknife = series.map { UInt8(truncatingIfNeeded: $0.map { groups[$0.item] } ?? 0) }
    overall = SeriesGroups(
      indexes: places.map { $0.map { UInt32($0.overall) } ?? SeriesGroups.none },
      indexCount: scopes.currencyCount, jackknife: jackknife)
    byCategory = SeriesGroups(
      indexes: places.map { $0?.category ?? SeriesGroups.none }, indexCount: scopes.count,
      jackknife: jackknife)
  }

  func groups(of index: Int) -> [ArraySlice<UInt32>] {
    scopes.isOverall(index) ? overall.groups(of: index) : byCategory.groups(of: index)
  }
}

extension StoreIndex {
  /// The indexes of every store, in the order of store, currency and ``IndexMethod/store``.
  ///
  /// - Complexity: O(rows × months of a window), and what ``IndexMaker`` needs for every store.
  static func all(
    of unitValues: UnitValues, logarithms: PriceLogarithms, units: UnitTable, storeCount: Int,
    groups: JackknifeGroups
  ) -> [StoreIndex] {
    guard let range = unitValues.monthRange else { return [] }
    let currencyCount = max(1, units.currencyRanks.count)
    let indexCount = storeCount * currencyCount
    let prices = ProductPrices(unitValues, logarithms: logarithms, includesQuoted: true)
    var table = IndexMonthTable(indexCount: indexCount, months: range)
    var indexes: [UInt32] = []
    var jackknife: [UInt8] = []
    indexes.reserveCapacity(unitValues.series.count)
    jackknife.reserveCapacity(unitValues.series.count)
    for series in unitValues.series {
      let index = series.store.index * currencyCount + Int(units.currencyRanks[series.currency])
      prices.forEachPrice(of: series) { row, paid in
        table.add(index: index, month: unitValues.month[row], paid: paid)
      }
      // A single price compares with no other; it only tells that its month has a price.
      indexes.append(series.rowCount > 1 ? UInt32(index) : SeriesGroups.none)
      jackknife.append(UInt8(truncatingIfNeeded: groups[series.item]))
    }
    let months = table.months()
    let series = SeriesGroups(indexes: indexes, indexCount: indexCount, jackknife: jackknife)
    let parts = min(months.count, WorkerThreads.count * 8)
    return concurrentMap(of: months.count, parts: parts) { places -> [StoreIndex] in
      var maker = IndexMaker(kind: .store)
      return places.flatMap { place in
        let (index, months) = months[place]
        let results = maker.results(
          of: series.groups(of: index), in: prices, months: months, linked: LinkedProducts())
        return zip(IndexMethod.store, results).map { method, result in
          StoreIndex(
            store: StoreID(index / currencyCount),
            currency: units.currenciesByRank[index % currencyCount], method: method,
            points: result.points(spent: months.paid, isChained: method == .jevons))
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
