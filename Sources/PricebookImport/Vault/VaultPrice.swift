import PricebookModel

/// What the vault says a product costs at a store.
struct VaultPrice: Hashable, Sendable {
  var store: String
  /// Currency units per unit, positive.
  var price: ExactDecimal
  var unit: String
  var currency = VaultCurrency.ofBook
  /// When it was last updated; `nil` if the app does not store it.
  var updated: Instant?
  var isOnSale = false
  var updatedBy: String?
}
