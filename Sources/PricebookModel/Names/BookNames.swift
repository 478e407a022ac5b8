/// The names that receipt lines, carts and baskets refer to by id.
public struct BookNames: Sendable {
  public package(set) var items: IDTable<ItemID, Item> = []
  public package(set) var stores: IDTable<StoreID, String> = []
  /// Category names; the empty name stands for lines without a category.
  public package(set) var categories: IDTable<CategoryID, String> = []
  public package(set) var units: IDTable<UnitID, UnitOfMeasure> = []
  public package(set) var currencies: IDTable<CurrencyID, CurrencyCode> = []
  /// Every name as sources write it: the input of name matching.
  ///
  /// `nil` where the importer was not asked to keep them.
  public package(set) var itemWritings: [ItemWriting]?

  package init() {}
}

/// One item after aliases, barcodes and spellings have been brought together.
public struct Item: Hashable, Sendable {
  /// The name that people see.
  public package(set) var name: String
  /// Whether lines of it are no purchases: deposits, coupons, points, bags, rounding, tips.
  public var isAdjustment: Bool

  package init(name: String, isAdjustment: Bool = false) {
    self.name = name
    self.isAdjustment = isAdjustment
  }
}
