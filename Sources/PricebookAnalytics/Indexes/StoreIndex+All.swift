import PricebookModel
import PricebookParallel

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
