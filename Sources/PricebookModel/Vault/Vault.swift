/// The shopping apps whose exports are read.
public enum VaultApp: String, CaseIterable, Sendable {
  case grock = "Grock"
  case checkoutHero = "CheckoutHero"
  case cartWise = "CartWise"
  case shoppingList = "Shopping List"
}

/// What the vault exports of a book hold together, after several exports were matched by id.
public struct Vault: Sendable {
  public var carts: [Cart] = []
  public var priceOptions: [PriceOption] = []
  /// Ascending by store.
  public var ratings: [StoreRating] = []
  /// Most updates first, then by name.
  public var contributors: [Contributor] = []
  /// What several exports say differently, for the reports to show.
  public var conflicts: [VaultConflict] = []

  package init() {}

  package init(
    carts: [Cart], priceOptions: [PriceOption], ratings: [StoreRating] = [],
    contributors: [Contributor] = []
  ) {
    self.carts = carts
    self.priceOptions = priceOptions
    self.ratings = ratings
    self.contributors = contributors
  }
}

/// What an app says an item costs at a store.
public struct PriceOption: Sendable {
  public var item: ItemID
  public var store: StoreID
  public var unit: UnitOfMeasure
  public var currency: CurrencyCode
  /// Currency units per unit, positive, with every digit.
  public var price: ExactDecimal
  /// The day it was last updated; `nil` where the app does not keep it.
  ///
  /// Undated options are older than any dated observation.
  public var day: CalendarDate?
  /// Index into ``Book/sources``.
  public var source: Int

  package init(
    item: ItemID, store: StoreID, unit: UnitOfMeasure, currency: CurrencyCode,
    price: ExactDecimal, day: CalendarDate?, source: Int
  ) {
    self.item = item
    self.store = store
    self.unit = unit
    self.currency = currency
    self.price = price
    self.day = day
    self.source = source
  }
}
