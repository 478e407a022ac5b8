/// The names that receipt lines, carts and baskets refer to by id.
public struct BookNames: Sendable {
  public var items: IDTable<ItemID, Item> = []
  public var stores: IDTable<StoreID, String> = []
  /// Category names; the empty name stands for lines without a category.
  public var categories: IDTable<CategoryID, String> = []
  public var units: IDTable<UnitID, UnitOfMeasure> = []
  public var currencies: IDTable<CurrencyID, CurrencyCode> = []
  /// Every name as sources write it: the input of name matching.
  ///
  /// `nil` where the importer was not asked to keep them.
  public var itemWritings: [ItemWriting]?

  public init() {}
}

/// One item after aliases, barcodes and spellings have been brought together.
public struct Item: Hashable, Sendable {
  /// The name that people see.
  public var name: String
  /// Whether lines of it are no purchases: deposits, coupons, points, bags, rounding, tips.
  public var isAdjustment: Bool

  public init(name: String, isAdjustment: Bool = false) {
    self.name = name
    self.isAdjustment = isAdjustment
  }
}
