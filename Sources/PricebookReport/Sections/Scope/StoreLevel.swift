import PricebookAnalytics
import PricebookModel

/// How far a store's price level moved over the window, against itself.
struct StoreLevel {
  var store: StoreID
  /// The index of every month of the window; its first value there is 100, a gap is `nil`.
  var values: [Double?]
  var changePercent: Double

  /// The levels of all stores that have at least two values in the window, highest rise first.
  static func all(in scope: CurrencyScope) -> [StoreLevel] {
    scope.analysis.storeIndexes.filter {
      $0.currency == scope.currencyID
    }.compactMap { index in
      let values = index.points.rebased(to: scope.priceWindow)
      guard let first = values.firstIndex(where: { $0 != nil }),
        let last = values.lastIndex(where: { $0 != nil }), first < last, let value = values[last]
      else { return nil }
      return StoreLevel(store: index.store, values: values, changePercent: value - 100)
    }.sorted { ($1.changePercent, $0.store) < ($0.changePercent, $1.store) }
  }
}
