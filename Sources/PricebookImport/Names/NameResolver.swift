import PricebookModel
import PricebookParallel

/// Resolves the names of a book: by the alias table, then by barcodes, then by folded spellings.
struct NameResolver {
  private let aliases: AliasTable

  init(aliases: AliasTable = AliasTable()) { self.aliases = aliases }

  /// - Parameter measured: Items that are also sold by mass or volume, by their texts.
  func resolve(_ texts: NameTexts, measured: Set<MeasuredText> = []) -> NameResolution {
    var resolution = NameResolution()
    var categories = NameGroups()
    let categoryGroups = texts.categories.map { categories.group(of: $0) }

    let items = resolveItems(texts.items)
    resolution.items = items.names
    resolution.itemOfText = items.ofText
    resolution.packageOfItemText = packages(texts.items, of: items.ofText, measured)
    let aliasGroups = items.aliasCategories.map { category in
      category.map { categories.group(of: $0) }
    }

    let stores = StoreGroups(texts.stores, aliases: aliases)
    resolution.stores = IDTable(stores.names)
    resolution.locations = IDTable(stores.locations)
    resolution.storeFamilies = stores.families
    resolution.storeOfText = stores.ofText

    let categoryOrder = categories.ordered()
    resolution.categories = IDTable(categoryOrder.names)
    let categoryOfGroup = categoryOrder.rank.map { CategoryID(rawValue: $0) }
    resolution.categoryOfText = categoryGroups.map { categoryOfGroup[$0] }
    resolution.categoryOfItemText = aliasGroups.map { $0.map { categoryOfGroup[$0] } }
    return resolution
  }

  /// The packages of items with several sizes, or that are also sold by kilogram or litre.
  private func packages(
    _ texts: [ItemText], of items: [ItemID], _ measured: Set<MeasuredText>
  ) -> [Int: UnitOfMeasure] {
    struct Sold: Hashable {
      var item: ItemID
      var dimension: UnitOfMeasure.Dimension
    }
    let sold = Set(measured.map { Sold(item: items[$0.text], dimension: $0.dimension) })
    var counts: [ItemID: Int] = [:]
    for item in items { counts[item, default: 0] += 1 }
    for sold in sold { counts[sold.item, default: 0] += 1 }
    var found: [ItemID: [(text: Int, unit: UnitOfMeasure)]] = [:]
    for (text, item) in items.enumerated() where counts[item] != 1 {
      guard let size = PackageSize(in: texts[text].name), size.unit.dimension != .count,
        let unit = UnitOfMeasure(package: size)
      else { continue }
      found[item, default: []].append((text, unit))
    }
    var packages: [Int: UnitOfMeasure] = [:]
    for (item, texts) in found {
      let contents = Dictionary(grouping: texts, by: \.unit.dimension)
        .mapValues { Set($0.map(\.unit.basePerUnit)) }
      for (text, unit) in texts
      where (contents[unit.dimension]?.count ?? 0) > 1
        || sold.contains(Sold(item: item, dimension: unit.dimension))
      { packages[text] = unit }
    }
    return packages
  }

  private struct ResolvedItems {
    var names: IDTable<ItemID, Item> = []
    var ofText: [ItemID] = []
    var aliasCategories: [String?] = []
  }

  private func resolveItems(_ texts: [ItemText]) -> ResolvedItems {
    var groups = ItemGroups(capacity: texts.count)
    var result = ResolvedItems()
    var written: [WrittenItem] = []
    written.reserveCapacity(texts.count)
    let parts = evenRanges(texts.count, parts: 1 + texts.count / 4_096)
    let isAdjustment = concurrentColumn(parts: parts, empty: false) { part, values in
      for place in parts[part] {
        values.append(AdjustmentPhrases.contains(collapsedName(texts[place].name)))
      }
    }
    if aliases.hasItems {
      result.aliasCategories.reserveCapacity(texts.count)
      for (text, isAdjustment) in zip(texts, isAdjustment) {
        let (item, category) = groups.written(text, isAdjustment, aliases: aliases)
        result.aliasCategories.append(category)
        written.append(item)
      }
    } else {
      result.aliasCategories = Array(repeating: nil, count: texts.count)
      for (text, isAdjustment) in zip(texts, isAdjustment) {
        written.append(groups.written(text, isAdjustment))
      }
    }
    let groupOfText = written.map { groups.group(of: $0) }
    let order = groups.ordered()
    result.names = order.items
    result.ofText = groupOfText.map { order.rank[$0] }
    if aliases.hasCategories { addCategories(to: &result, texts) }
    return result
  }

  /// Gives items without one the category of the first row of kind `category` for their names.
  private func addCategories(to result: inout ResolvedItems, _ texts: [ItemText]) {
    var rules = result.names.mapValues { item in
      item.isAdjustment ? nil : aliases.category(foldedName(item.name))
    }
    for (text, item) in zip(texts, result.ofText) where !result.names[item].isAdjustment {
      guard let rule = aliases.category(foldedName(text.name)) else { continue }
      if rules[item].map({ rule.place < $0.place }) ?? true { rules[item] = rule }
    }
    for (text, item) in result.ofText.enumerated() where result.aliasCategories[text] == nil {
      result.aliasCategories[text] = rules[item]?.row.category
    }
  }
}

/// An item's text after the alias table was applied.
struct WrittenItem {
  /// The name that reports show.
  var name: String
  /// The number of the folded name.
  var folded: Int
  /// `nil` if there is none, or if an alias decided what the item is.
  var barcode: GlobalTradeItemNumber?
  var isAlias, isAdjustment: Bool
  /// Whether a price list has the barcode in place of a name.
  var isNumber = false
}

/// A text of an item that a line with a mass or a volume has.
struct MeasuredText: Hashable, Sendable {
  /// The place among ``NameTexts/items``.
  var text: Int
  var dimension: UnitOfMeasure.Dimension
}

/// An item as a source writes it.
struct ItemText: Hashable, Sendable {
  /// The trimmed name, never empty.
  var name: String
  /// `nil` if the source has none.
  var barcode: String?
  /// Whether a mapping says that the line is not a purchase of an item.
  var isAdjustment = false
}

/// The distinct names as written, by which rows refer to them: those of receipts, then of vaults
/// and budgets.
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
  /// For every store the first with its name at any location; empty where no text names a location.
  var storeFamilies: [StoreID] = []
  /// Ascending; the empty name is for lines without a category.
  var categories: IDTable<CategoryID, String> = []
  /// For every ``NameTexts/items``.
  var itemOfText: [ItemID] = []
  /// For every ``NameTexts/items``: its category in the alias table; `nil` to keep the line's own.
  var categoryOfItemText: [CategoryID?] = []
  /// What one piece holds, for items also written with another size, to compare per kg or l.
  var packageOfItemText: [Int: UnitOfMeasure] = [:]
  /// For every ``NameTexts/stores``.
  var storeOfText: [StoreID] = []
  /// For every ``NameTexts/categories``.
  var categoryOfText: [CategoryID] = []

  /// What a piece of a text is: its own package, else its item's smallest, if it has any.
  func package(ofText text: Int) -> UnitOfMeasure? {
    if packageOfItemText.isEmpty { return nil }
    return packageOfItemText[text]
      ?? packageOfItemText.lazy.filter { itemOfText[$0.key] == itemOfText[text] }
      .map(\.value).min { ($0.basePerUnit, $0.symbol) < ($1.basePerUnit, $1.symbol) }
  }

  func family(of store: StoreID) -> StoreID {
    storeFamilies.isEmpty ? store : storeFamilies[store.index]
  }

  /// The same without the first texts of each kind.
  func dropping(_ first: NameTexts.Counts) -> NameResolution {
    var rest = self
    rest.itemOfText = Array(itemOfText.dropFirst(first.items))
    rest.packageOfItemText = Dictionary(
      uniqueKeysWithValues: packageOfItemText.lazy.filter { $0.key >= first.items }
        .map { ($0.key - first.items, $0.value) })
    rest.categoryOfItemText = Array(categoryOfItemText.dropFirst(first.items))
    rest.storeOfText = Array(storeOfText.dropFirst(first.stores))
    rest.categoryOfText = Array(categoryOfText.dropFirst(first.categories))
    return rest
  }
}
