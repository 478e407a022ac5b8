/// What an app says an item costs at a store.
package struct PriceOption: Sendable {
  package var item: ItemID
  package var store: StoreID
  package var unit: UnitOfMeasure
  package var currency: CurrencyCode
  /// Currency units per unit, positive, with every digit.
  package var price: ExactDecimal
  /// The day of the last update, if the app keeps it; options without one are older than any other.
  package var day: CalendarDate?
  /// Whether the app marks the item as on sale; of its prices the lowest has the mark.
  ///
  /// The mark does not make the price an offer.
  package var isOnSale = false
  /// The name of who updated it last.
  package var updatedBy: String?
  /// Index into ``Book/sources``.
  package var source: Int

  package init(
    item: ItemID, store: StoreID, unit: UnitOfMeasure, currency: CurrencyCode, price: ExactDecimal,
    day: CalendarDate? = nil, isOnSale: Bool = false, updatedBy: String? = nil, source: Int
  ) {
    self.item = item
    self.store = store
    self.unit = unit
    self.currency = currency
    self.price = price
    self.day = day
    self.isOnSale = isOnSale
    self.updatedBy = updatedBy
    self.source = source
  }
}
