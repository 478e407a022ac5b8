/// The shopping apps whose exports are read.
package enum VaultApp: String, CaseIterable, Sendable {
  /// Carts with plans, prices by store and budgets.
  case grock = "Grock"
  /// Lists of items with prices, and no stores.
  case checkoutHero = "CheckoutHero"
  /// Products with prices by store, ratings and contributors.
  case cartWise = "CartWise"
  /// Items to buy, with the days of their changes, and no stores.
  case shoppingList = "Shopping List"
}
