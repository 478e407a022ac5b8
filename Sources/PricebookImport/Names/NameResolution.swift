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
  /// A store with a location is its name, a NUL and the location.
  var stores: [String] = []
  /// The empty text is the category of lines without one.
  var categories: [String] = []

  /// How many names there are of each kind.
  struct Counts: Hashable {
    var items = 0
    var stores = 0
    var categories = 0
  }

  var counts: Counts {
    Counts(items: items.count, stores: stores.count, categories: categories.count)
  }

  /// Adds the names of other files behind these.
  mutating func append(_ other: NameTexts) {
    items += other.items
    stores += other.stores
    categories += other.categories
  }
}

/// What every name as written means, after aliases, barcodes and spellings.
struct NameResolution: Sendable {
  /// Ascending by name.
  var items: IDTable<ItemID, Item> = []
  /// Ascending.
  var stores: IDTable<StoreID, String> = []
  /// The location of every store; empty where no text names any.
  var locations: IDTable<StoreID, String> = []
  /// For every store the first one that has the same name at any location; empty where no text names
  /// any location.
  var storeFamilies: [StoreID] = []
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

  /// The store without a location.
  func family(of store: StoreID) -> StoreID {
    storeFamilies.isEmpty ? store : storeFamilies[store.index]
  }

  /// The same without the first texts of each kind.
  func dropping(_ first: NameTexts.Counts) -> NameResolution {
    var rest = self
    rest.itemOfText = Array(itemOfText.dropFirst(first.items))
    rest.categoryOfItemText = Array(categoryOfItemText.dropFirst(first.items))
    rest.storeOfText = Array(storeOfText.dropFirst(first.stores))
    rest.categoryOfText = Array(categoryOfText.dropFirst(first.categories))
    return rest
  }
}
