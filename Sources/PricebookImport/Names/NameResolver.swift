import PricebookModel

/// Resolves the names of a book: by the alias table, then by barcodes, then by folded spellings.
struct NameResolver {
  private let aliases: AliasTable

  init(aliases: AliasTable = AliasTable()) {
    self.aliases = aliases
  }

  func resolve(_ texts: NameTexts) -> NameResolution {
    var resolution = NameResolution()
    var categories = NameGroups()
    let categoryGroups = texts.categories.map { categories.group(of: $0) }

    let items = resolveItems(texts.items)
    resolution.items = items.names
    resolution.itemOfText = items.ofText
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
    if aliases.hasItems {
      result.aliasCategories.reserveCapacity(texts.count)
      for text in texts {
        let (item, category) = groups.written(text, aliases: aliases)
        result.aliasCategories.append(category)
        written.append(item)
      }
    } else {
      result.aliasCategories = Array(repeating: nil, count: texts.count)
      for text in texts { written.append(groups.written(text)) }
    }
    let groupOfText = written.map { groups.group(of: $0) }
    let order = groups.ordered()
    result.names = order.items
    result.ofText = groupOfText.map { order.rank[$0] }
    if aliases.hasCategories { addCategories(to: &result, texts) }
    return result
  }

  /// Gives items the category of the first row of kind `category` that matches the item's name, or
  /// one of the names that it is written with.
  ///
  /// A category in the row that names the item stays, and adjustments are no items.
  private func addCategories(to result: inout ResolvedItems, _ texts: [ItemText]) {
    var rules = result.names.mapValues { item in
      item.isAdjustment ? nil : aliases.category(foldedName(item.name))
    }
    for (text, item) in zip(texts, result.ofText) where !result.names[item].isAdjustment {
      guard let rule = aliases.category(foldedName(text.name)) else { continue }
      if rules[item].map({ rule.place < $0.place }) ?? true { rules[item] = rule }
    }
    for (text, item) in result.ofText.enumerated() where result.aliasCategories[text] == nil {
      result.aliasCategories[text] = rules[item]?.name
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
  var isAlias: Bool
  var isAdjustment: Bool
  /// Whether a price list has the barcode in place of a name.
  var isNumber = false
}
