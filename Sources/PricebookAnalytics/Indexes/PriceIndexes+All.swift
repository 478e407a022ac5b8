import PricebookModel
import PricebookParallel

extension HouseholdIndex {
  /// The household's indexes: overall first, then by category, each in the order of currencies,
  /// and of one group in the order of ``IndexMethod/household``.
  ///
  /// Items count under the one category of most of their lines; spending without a category has
  /// no index of its own.
  ///
  /// - Parameter groups: The jackknife group of every item.
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
    var seriesScopes = SeriesScopes(scopes, groups: groups)
    for (number, series) in unitValues.series.enumerated() {
      let scope = scopes.places(
        item: series.item, currencyRank: Int(units.currencyRanks[series.currency]))
      products.forEachPrice(of: series) { row, paid in
        table.add(index: scope.overall, month: unitValues.month[row], paid: paid)
        if scope.category != SeriesGroups.none {
          table.add(index: Int(scope.category), month: unitValues.month[row], paid: paid)
        }
      }
      // A single price compares with no other; it only tells that its month has a price.
      if series.rowCount > 1 { seriesScopes.append(number, item: series.item, scope: scope) }
    }
    let months = table.months()
    let household = HouseholdMonthlyPrices(of: unitValues, units: units)
    var pooledScopes = SeriesScopes(scopes, groups: groups)
    for (number, item) in household.items.enumerated()
    where household.prices.series[number].count > 1 {
      let scope = scopes.places(item: item, currencyRank: Int(household.kinds[number].currencyRank))
      pooledScopes.append(number, item: item, scope: scope)
    }
    return made(
      months, scopes: scopes, units: units,
      products: (products, seriesScopes.grouped()),
      pooled: (household.prices, pooledScopes.grouped()))
  }

  private static func made(
    _ months: [(index: Int, months: IndexMonths)], scopes: IndexScopes, units: UnitTable,
    products: (prices: ProductPrices, series: GroupedSeries),
    pooled: (prices: MonthlyPrices, series: GroupedSeries)
  ) -> [HouseholdIndex] {
    let overallCount = months.count { scopes.isOverall($0.index) }
    @Sendable func indexes(
      _ place: Int, results: [MethodResult], pooledResults: [MethodResult]
    ) -> [HouseholdIndex] {
      let (number, months) = months[place]
      let isOverall = scopes.isOverall(number)
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
    // Everything together is most of the work: its groups are shared out among threads, the
    // categories as a whole each.
    let overall = (0..<overallCount).flatMap { place -> [HouseholdIndex] in
      let (number, months) = months[place]
      let linked = LinkedProducts(earlier: months.compared)
      var maker = IndexMaker(kind: .household)
      var pooledMaker = IndexMaker(kind: .pooled)
      return indexes(
        place,
        results: maker.concurrentResults(
          of: products.series.groups(of: number), in: products.prices, months: months,
          linked: linked),
        pooledResults: pooledMaker.concurrentResults(
          of: pooled.series.groups(of: number), in: pooled.prices, months: months,
          linked: linked))
    }
    let count = months.count - overallCount
    let parts = min(count, WorkerThreads.count * 8)
    let byCategory = concurrentMap(parts) { part -> [HouseholdIndex] in
      var maker = IndexMaker(kind: .household)
      var pooledMaker = IndexMaker(kind: .pooled)
      return (count * part / parts..<count * (part + 1) / parts).flatMap { offset in
        let place = overallCount + offset
        let (number, months) = months[place]
        return indexes(
          place,
          results: maker.results(
            of: products.series.groups(of: number), in: products.prices, months: months,
            linked: LinkedProducts()),
          pooledResults: pooledMaker.results(
            of: pooled.series.groups(of: number), in: pooled.prices, months: months,
            linked: LinkedProducts()))
      }
    }
    return overall + byCategory.flatMap(\.self)
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

  /// `nil` for everything together.
  func category(of index: Int) -> CategoryID? {
    isOverall(index) ? nil : CategoryID(index / currencyCount - 1)
  }
}

/// Series as they are met, with the indexes that they belong to.
private struct SeriesScopes {
  private let scopes: IndexScopes
  private let groups: JackknifeGroups
  private var overall: [UInt32] = []
  private var category: [UInt32] = []
  private var jackknife: [UInt8] = []

  init(_ scopes: IndexScopes, groups: JackknifeGroups) {
    self.scopes = scopes
    self.groups = groups
  }

  /// - Parameter number: Larger than that of every series before; those between belong nowhere.
  mutating func append(
    _ number: Int, item: ItemID, scope: (overall: Int, category: UInt32)
  ) {
    while overall.count < number {
      overall.append(SeriesGroups.none)
      category.append(SeriesGroups.none)
      jackknife.append(0)
    }
    overall.append(UInt32(scope.overall))
    category.append(scope.category)
    jackknife.append(UInt8(truncatingIfNeeded: groups[item]))
  }

  func grouped() -> GroupedSeries {
    GroupedSeries(
      scopes: scopes,
      overall: SeriesGroups(
        indexes: overall, indexCount: scopes.currencyCount, jackknife: jackknife),
      byCategory: SeriesGroups(indexes: category, indexCount: scopes.count, jackknife: jackknife))
  }
}

/// The series of every index of the household by jackknife group.
private struct GroupedSeries: Sendable {
  let scopes: IndexScopes
  let overall: SeriesGroups
  let byCategory: SeriesGroups

  func groups(of index: Int) -> [ArraySlice<UInt32>] {
    scopes.isOverall(index) ? overall.groups(of: index) : byCategory.groups(of: index)
  }
}

extension StoreIndex {
  /// The indexes of every store and currency, in the order of store, currency and
  /// ``IndexMethod/store``.
  ///
  /// - Parameters:
  ///   - groups: The jackknife group of every item.
  ///   - windows: The months of reports: of each, changes are asked for from any of its months to
  ///     its last.
  /// - Complexity: O(rows × months of a window), and what ``IndexMaker`` needs for every store.
  static func all(
    of unitValues: UnitValues, logarithms: PriceLogarithms, units: UnitTable, storeCount: Int,
    groups: JackknifeGroups, windows: [ClosedRange<Month>]
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
    let firstMonth = windows.map(\.lowerBound).min() ?? range.upperBound
    let parts = min(months.count, WorkerThreads.count * 8)
    return concurrentMap(parts) { part -> [StoreIndex] in
      var maker = IndexMaker(kind: .store)
      return (months.count * part / parts..<months.count * (part + 1) / parts).flatMap { place in
        let (index, months) = months[place]
        let results = maker.results(
          of: series.groups(of: index), in: prices, months: months,
          linked: linked(in: windows, months: months))
        return zip(IndexMethod.store, results).map { method, result in
          StoreIndex(
            store: StoreID(index / currencyCount),
            currency: units.currenciesByRank[index % currencyCount], method: method,
            points: result.points(spent: months.paid, isChained: method == .jevons),
            changes: method == IndexMethod.store.first
              ? result.changes(spent: months.paid, from: firstMonth) : nil)
        }
      }
    }.flatMap(\.self)
  }

  /// Counts the products that the last month of every window has in common with the others.
  private static func linked(
    in windows: [ClosedRange<Month>], months: IndexMonths
  ) -> LinkedProducts {
    var earlier: [[Int]] = []
    for window in windows {
      guard let last = months.place(of: window.upperBound) else { continue }
      let first = months.months.partitionPoint { $0 >= window.lowerBound }
      while earlier.count <= last { earlier.append([]) }
      // Of windows with one last month the longest counts.
      if last - first > earlier[last].count { earlier[last] = Array(first..<last) }
    }
    return LinkedProducts(earlier: earlier)
  }
}

extension UnitValues {
  /// The first and the last month of all rows.
  var monthRange: ClosedRange<Month>? {
    let filled = series.lazy.filter { $0.rowCount > 0 }
    guard let first = filled.map({ month[$0.rows.lowerBound] }).min(),
      let last = filled.map({ month[$0.rows.upperBound - 1] }).max()
    else { return nil }
    return first...last
  }
}
