import PricebookModel

/// The distinct names as written, by which rows refer to them: those of receipts, then of vaults
/// and budgets.
struct NameTexts: Sendable {
  var items: [ItemText] = []
  /// A store with a location is its name, a NUL and the location; before them, between two NULs,
  /// may stand which aliases hold for it.
  var stores: [String] = []
  /// The empty text is the category of lines without one.
  var categories: [String] = []

  /// How many names there are of each kind; they only grow, so that counts mark a place in them.
  struct Counts: Hashable {
    var items, stores, categories: Int
  }

  var counts: Counts {
    Counts(items: items.count, stores: stores.count, categories: categories.count)
  }

  mutating func append(_ other: NameTexts) {
    items += other.items
    stores += other.stores
    categories += other.categories
  }
}
