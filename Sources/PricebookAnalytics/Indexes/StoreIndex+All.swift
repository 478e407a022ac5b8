import PricebookModel
import PricebookParallel

extension StoreIndex {
  /// The indexes of every store and currency, in the order of store, currency and
  /// ``IndexMethod/store``.
  ///
  /// - Parameters:
  ///   - groups: The jackknife group of every item.
  ///   - windows: Changes are asked for from any month of a window to its last.
  /// - Complexity: O(rows × months of a window), and what ``IndexMaker`` needs for every store.
  static func all(
    of unitValues: UnitValues, logarithms: PriceLogarithms, units: UnitTable, storeCount: Int,
    groups: JackknifeGroups, windows: ReportWindows
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
    return concurrentMap(parts) { part -> [StoreIndex] in
      var maker = IndexMaker(kind: .store)
      return (months.count * part / parts..<months.count * (part + 1) / parts).flatMap { place in
        let (index, months) = months[place]
        let results = maker.results(
          of: series.groups(of: index), in: prices, months: months,
          linked: LinkedProducts(earlier: windows.compared(in: months)))
        return zip(IndexMethod.store, results).map { method, result in
          StoreIndex(
            store: StoreID(index / currencyCount),
            currency: units.currenciesByRank[index % currencyCount], method: method,
            points: result.points(spent: months.paid, isChained: method == .jevons),
            changes: method == IndexMethod.store.first
              ? result.changes(spent: months.paid, from: windows.firstMonth) : nil)
        }
      }
    }.flatMap(\.self)
  }
}

/// The windows of the reports that a run may write: that of one month, or those of all.
struct ReportWindows: Sendable {
  /// How many months a window has before its last.
  let months: Int
  /// The month of the only report; `nil` for all months.
  let endsWith: Month?

  /// The first month of all windows; `nil` where that is the first of the data.
  var firstMonth: Month? { endsWith?.adding(months: -months) }

  /// The places of the months before each that are in its window.
  func compared(in index: IndexMonths) -> [[Int]] {
    index.months.enumerated().map { place, month in
      guard endsWith == nil || endsWith == month else { return [] }
      let first = month.adding(months: -months)
      return Array(index.months.partitionPoint { $0 >= first }..<place)
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
