package import PricebookModel
import PricebookParallel

/// The price level of one store against itself.
package struct StoreIndex: Hashable, Sendable {
  package var store: StoreID
  package var currency: CurrencyID
  /// Every month that has a price.
  package var points: [IndexPoint]
}

extension StoreIndex {
  /// The indexes of every store, in the order of store and currency.
  ///
  /// - Parameter hasIntervals: See ``TimeProductDummy/points(hasIntervals:)``.
  static func all(
    of unitValues: UnitValues, logarithms: PriceLogarithms, units: UnitTable, storeCount: Int,
    hasIntervals: Bool
  ) -> [StoreIndex] {
    let currencyCount = units.currenciesByRank.count
    guard currencyCount > 0 else { return [] }
    let indexCount = storeCount * currencyCount
    let prices = MonthlyPrices(
      of: unitValues, logarithms: logarithms, units: units, includesQuoted: true)
    let series = RowsByGroup(prices.series.indices, groupCount: indexCount) {
      unitValues.series[$0].store.index * currencyCount + prices.series[$0].currencyRank
    }
    let parts = min(indexCount, WorkerThreads.count * 8)
    return concurrentMap(of: indexCount, parts: parts) { part in
      part.map { number in
        StoreIndex(
          store: StoreID(number / currencyCount),
          currency: units.currenciesByRank[number % currencyCount],
          points: TimeProductDummy(of: series[number], in: prices)
            .points(hasIntervals: hasIntervals))
      }
    }.flatMap(\.self).filter { !$0.points.isEmpty }
  }
}
