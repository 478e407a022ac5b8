package import PricebookModel

/// The items that have a price, in the order of the money spent on them.
///
/// The money is that of the twelve months up to the analysis, refunds taken off; ties are ordered by
/// the money of all months, then by name. An item counts in the first of the book's currencies that
/// it has a price in, and items of the first currency come first: amounts of two currencies do not say
/// which is more.
package struct ItemRanking: Sendable {
  /// The months whose spending counts.
  package static let months = 12

  package struct Place: Hashable, Sendable {
    package var item: ItemID
    /// Index into ``Analysis/currencies``.
    package var currency: Int
    package var spent: Amount
  }

  /// Those with most money first.
  package private(set) var places: [Place] = []
  /// How many stores have a price of any of them.
  package private(set) var storeCount = 0

  package init(of analysis: Analysis) {
    let names = analysis.book.names
    var places = IDTable<CurrencyID, Int>(repeating: .max, count: names.currencies.count)
    let ids = names.currencies.idsByValue
    for (place, currency) in analysis.currencies.enumerated() {
      if let id = ids[currency] { places[id] = min(places[id], place) }
    }
    var currency = IDTable<ItemID, Int>(repeating: .max, count: names.items.count)
    var hasPrice = IDTable<StoreID, Bool>(repeating: false, count: names.stores.count)
    for series in analysis.unitValues.series where series.latest.quantity > .zero {
      currency[series.item] = min(currency[series.item], places[series.currency])
      hasPrice[series.store] = true
    }
    for price in analysis.undatedPrices {
      currency[price.key.item] = min(currency[price.key.item], places[price.currency])
      hasPrice[price.key.store] = true
    }
    storeCount = hasPrice.count { $0 }
    var recent = IDTable<ItemID, Int64>(repeating: 0, count: names.items.count)
    var total = recent
    let last = analysis.period.priceMonth
    let first = last.adding(months: 1 - Self.months)
    for row in analysis.spending.byItem where row.month <= last {
      guard places[row.currency] == currency[row.item] else { continue }
      total[row.item] &+= row.spent.tenThousandths
      if row.month >= first { recent[row.item] &+= row.spent.tenThousandths }
    }
    let priced = currency.indices.filter { currency[$0] != .max && !names.items[$0].isAdjustment }
    self.places = priced.sorted { left, right in
      if currency[left] != currency[right] { return currency[left] < currency[right] }
      if recent[left] != recent[right] { return recent[left] > recent[right] }
      if total[left] != total[right] { return total[left] > total[right] }
      return left < right
    }.map { Place(item: $0, currency: currency[$0], spent: Amount(tenThousandths: recent[$0])) }
  }
}
