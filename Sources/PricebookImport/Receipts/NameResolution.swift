import PricebookModel

/// An item as a source writes it: what a name table is asked to bring together.
struct ItemText: Hashable, Sendable {
  /// The trimmed name, never empty.
  var name: String
  /// `nil` where the source gives none.
  var barcode: String?
  /// Whether a mapping says that the line is no purchase of an item.
  var isAdjustment = false

  init(name: String, barcode: String? = nil, isAdjustment: Bool = false) {
    self.name = name
    self.barcode = barcode
    self.isAdjustment = isAdjustment
  }
}

/// The distinct names as written, in order of first occurrence; rows refer to them by index.
///
/// The receipts bring the first of them; whoever resolves names appends those of vaults and
/// budgets, so that every name of a book is resolved together.
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
  /// Ascending; the empty name stands for lines without a category.
  var categories: IDTable<CategoryID, String> = []
  /// For every ``NameTexts/items``.
  var itemOfText: [ItemID] = []
  /// For every ``NameTexts/items``: the category that the alias table gives it; `nil` where the
  /// line's own category counts.
  var categoryOfItemText: [CategoryID?] = []
  /// For every ``NameTexts/stores``.
  var storeOfText: [StoreID] = []
  /// For every ``NameTexts/categories``.
  var categoryOfText: [CategoryID] = []
}

/// Brings names together: the alias table first, then barcodes, then spellings.
protocol NameResolving {
  func resolve(_ texts: NameTexts) -> NameResolution
}
