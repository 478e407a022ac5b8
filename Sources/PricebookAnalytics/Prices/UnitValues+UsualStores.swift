import PricebookModel

extension UnitValues {
  /// The months, up to the last, whose purchases say where an item is bought now.
  package static let recentMonths = 3

  /// Where an item was bought in the last three months, by quantity, stores ascending; empty where it
  /// was not.
  func usualStores(
    of item: ItemID, in dimension: DimensionID, _ currency: CurrencyID, through last: Month
  ) -> [(store: StoreID, share: Double)] {
    let first = last.adding(months: 1 - Self.recentMonths)
    let bought = seriesRange(ofItem: item).compactMap {
      place -> (store: StoreID, quantity: Double)? in
      let one = series[place]
      guard one.dimension == dimension, one.currency == currency else { return nil }
      var quantity = 0.0
      for row in one.rows.reversed() {
        guard month[row] >= first else { break }
        guard month[row] <= last, !isQuoted(row) else { continue }
        quantity += self[row].quantity.approximateUnits
      }
      return quantity > 0 ? (one.store, quantity) : nil
    }
    let total = bought.reduce(0) { $0 + $1.quantity }
    return bought.map { ($0.store, $0.quantity / total) }
  }
}
