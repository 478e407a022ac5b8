/// The shopping apps whose exports are read.
public enum VaultApp: String, CaseIterable, Sendable {
  /// Carts with plans, prices by store and budgets.
  case grock = "Grock"
  /// Lists of items with prices, and no stores.
  case checkoutHero = "CheckoutHero"
  /// Products with prices by store, ratings and contributors.
  case cartWise = "CartWise"
  /// Items to buy, with the days of their changes, and no stores.
  case shoppingList = "Shopping List"
}

/// The contents of all vault exports of a book; several exports are matched by id.
public struct Vault: Sendable {
  /// Carts and lists, by time.
  public var carts: [Cart] = []
  /// Prices that apps and price lists state.
  public var priceOptions: [PriceOption] = []
  /// Ascending by store.
  public var ratings: [StoreRating] = []
  /// Most updates first, then by name.
  public var contributors: [Contributor] = []
  /// The differences between several exports, for the reports.
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
  /// What the price is for.
  public var item: ItemID
  /// Where it costs this much.
  public var store: StoreID
  /// What the price is for one of.
  public var unit: UnitOfMeasure
  /// The currency of the price.
  public var currency: CurrencyCode
  /// Currency units per unit, positive, with every digit.
  public var price: ExactDecimal
  /// The day of the last update; `nil` where the app does not keep it.
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
