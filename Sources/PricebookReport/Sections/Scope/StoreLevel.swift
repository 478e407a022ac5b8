import PricebookAnalytics
import PricebookModel

/// How far a store's price level moved over the window, against itself.
struct StoreLevel {
  var store: StoreID
  /// The index of every month of the window; its first value there is 100, a gap is `nil`.
  var values: [Double?]
  var changePercent: Double
  var since: Month
  /// Months from the first value to the last.
  var months: Int
  /// The change from the first value of the window to the report's month; `nil` where the index
  /// has no value there, so that nothing can be said of today.
  var move: PriceMove?

  /// The levels of all stores that have at least two values in the window, highest rise first.
  ///
  /// Of many stores one moves by chance, so that their moves are judged together.
  static func all(in scope: CurrencyScope) -> [StoreLevel] {
    let window = scope.window
    let found = scope.analysis.storeIndexes.filter {
      $0.currency == scope.currencyID && $0.method == IndexMethod.store.first
    }.compactMap { index -> (level: StoreLevel, change: IndexChange?)? in
      let values = index.points.rebased(to: window)
      guard let first = values.firstIndex(where: { $0 != nil }),
        let last = values.lastIndex(where: { $0 != nil }), first < last, let value = values[last]
      else { return nil }
      let level = StoreLevel(
        store: index.store, values: values, changePercent: value - 100, since: window[first],
        months: last - first)
      return (
        level,
        last == window.count - 1
          ? index.changes?.change(from: window[first], to: window[last]) : nil
      )
    }
    let rivals = found.count { $0.change != nil } * ClaimGate.findingKinds
    return found.map { level, change in
      var level = level
      level.move = change.map { PriceMove($0, among: rivals) }
      return level
    }.sorted { ($1.changePercent, $0.store) < ($0.changePercent, $1.store) }
  }
}

extension UnitValues {
  /// What was paid over some rows; a price that was only stated counts for nothing.
  func paid(over rows: some Sequence<Int>) -> Amount {
    rows.reduce(.zero) { isQuoted($1) ? $0 : $0 + self[$1].paid }
  }

  /// Currency units per base unit of a series for every month; `nil` is a gap.
  func approximatePrices(of series: Series, in months: [Month]) -> [Double?] {
    var prices = [Double?](repeating: nil, count: months.count)
    guard let first = months.first else { return prices }
    for row in series.rows {
      let place = month[row].months(since: first)
      if prices.indices.contains(place), self[row].quantity > .zero {
        prices[place] = price(row: row).approximatePrice
      }
    }
    return prices
  }
}
