import PricebookModel

/// An item as a source writes it.
struct ItemText: Hashable, Sendable {
  /// The trimmed name, never empty.
  var name: String
  /// `nil` if the source has none.
  var barcode: String?
  /// Whether a mapping says that the line is not a purchase of an item.
  var isAdjustment = false
}

/// The distinct names as written, in order of first occurrence; rows refer to them by index.
///
/// The names of receipts come first; those of vaults and budgets are appended, so that all names of a
/// book are resolved together.
struct NameTexts: Sendable {
  var items: [ItemText] = []
  var stores: [String] = []
  /// The empty text is the category of lines without one.
  var categories: [String] = []
}

/// What every name as written means, after aliases, barcodes and spellings.
struct NameResolution: Sendable {
  /// Ascending by name.
  var items: IDTable<ItemID, Item> = []
  /// Ascending.
  var stores: IDTable<StoreID, String> = []
  /// Ascending; the empty name is for lines without a category.
  var categories: IDTable<CategoryID, String> = []
  /// For every ``NameTexts/items``.
  var itemOfText: [ItemID] = []
  /// For every ``NameTexts/items``: the category that the alias table gives it; `nil` to keep the
  /// line's own category.
  var categoryOfItemText: [CategoryID?] = []
  /// For every ``NameTexts/stores``.
  var storeOfText: [StoreID] = []
  /// For every ``NameTexts/categories``.
  var categoryOfText: [CategoryID] = []
}
