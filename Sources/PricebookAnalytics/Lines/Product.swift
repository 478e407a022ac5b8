import PricebookModel

/// An item at a store, in one unit dimension and currency.
struct Product: Hashable, Sendable {
  var item: ItemID
  var store: StoreID
  var dimension: DimensionID
  var currency: CurrencyID
}
