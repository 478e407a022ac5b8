import PricebookModel
import PricebookParallel

/// Resolves the names of a book: by the alias table, then by barcodes, then by folded spellings.
extension NameResolution {
  /// - Parameters:
  ///   - aliases: The tables of the book, to which texts refer.
  ///   - measured: Items that are also sold by mass or volume, by their texts.
  init(
    _ texts: NameTexts, aliases: [AliasTable] = [AliasTable()], measured: Set<MeasuredText> = []
  ) {
    self.init()
    var groups = NameGroups()
    let groupOfText = texts.categories.map { groups.group(of: $0) }
    let aliasCategories = resolveItems(texts.items, aliases)
    packageOfItemText = Self.packages(texts.items, of: itemOfText, items.count, measured)
    let aliasGroups = aliasCategories.map { $0.map { groups.group(of: $0) } }
    let order = groups.ordered()
    categories = IDTable(order.names)
    let categoryOfGroup = order.rank.map { CategoryID(rawValue: $0) }
    categoryOfText = groupOfText.map { categoryOfGroup[$0] }
    categoryOfItemText = aliasGroups.map { $0.map { categoryOfGroup[$0] } }
    resolveStores(texts.stores, aliases)
  }

  /// The packages of items with several sizes, or that are also sold by kilogram or litre.
  private static func packages(
    _ texts: [ItemText], of items: [ItemID], _ itemCount: Int, _ measured: Set<MeasuredText>
  ) -> [Int: UnitOfMeasure] {
    let sold = Set(measured.map { MeasuredItem(item: items[$0.text], dimension: $0.dimension) })
    var counts = IDTable<ItemID, Int>(repeating: 0, count: itemCount)
    for item in items { counts[item] += 1 }
    for sold in sold { counts[sold.item] += 1 }
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
        || sold.contains(MeasuredItem(item: item, dimension: unit.dimension))
      { packages[text] = unit }
    }
    return packages
  }

  /// Resolves items; returns the category that an alias gives each text.
  private mutating func resolveItems(_ texts: [ItemText], _ aliases: [AliasTable]) -> [String?] {
    var groups = ItemIdentities(capacity: texts.count)
    let isAdjustment = concurrentMap(of: texts.count, parts: 1 + texts.count / 4_096) { part in
      part.map { AdjustmentPhrases.contains(collapsedName(texts[$0].name)) }
    }
    let written = zip(texts, isAdjustment.joined()).map {
      groups.written($0, $1, aliases: aliases[$0.aliases])
    }
    if aliases.contains(where: \.hasItems) { isAliasOfText = written.map(\.item.isAlias) }
    let groupOfText = written.map { groups.group(of: $0.item) }
    let order = groups.ordered()
    items = order.items
    itemOfText = groupOfText.map { order.rank[$0] }
    let categories = written.map(\.category)
    let tables = aliases.indices.filter { aliases[$0].hasCategories }
    guard !tables.isEmpty else { return categories }
    // Items without one get the category of the first row of kind `category` for their names.
    var rulesOfTable: [Int: IDTable<ItemID, (place: Int, row: Alias)?>] = [:]
    for table in tables {
      let aliases = aliases[table]
      var rules = items.mapValues { item in
        item.isAdjustment ? nil : aliases.category(foldedName(item.name))
      }
      for (text, item) in zip(texts, itemOfText)
      where text.aliases == table && !items[item].isAdjustment {
        guard let rule = aliases.category(foldedName(text.name)) else { continue }
        if rules[item].map({ rule.place < $0.place }) ?? true { rules[item] = rule }
      }
      rulesOfTable[table] = rules
    }
    return zip(zip(texts, categories), itemOfText).map { written, item in
      written.1 ?? rulesOfTable[written.0.aliases]?[item]?.row.category
    }
  }

  /// A store is a name or, where it has several locations, one store for each: texts without a
  /// location are then a store of their own, because they do not say where they are from.
  private mutating func resolveStores(_ texts: [String], _ aliases: [AliasTable]) {
    var groups = NameGroups()
    var places = NameGroups()
    let written = texts.map { text -> (name: Int, place: Int?) in
      let store = StoreText(text, aliases: aliases)
      return (
        groups.group(of: store.name, isPreferred: store.isAlias),
        store.location.isEmpty ? nil : places.group(of: store.location)
      )
    }
    var placesOfName: [Int: Set<Int>] = [:]
    for (name, place) in written { if let place { placesOfName[name, default: []].insert(place) } }
    let (nameTexts, nameRanks) = groups.ordered()
    let (placeTexts, placeRanks) = places.ordered()
    var shown = NameGroups()
    var placeOfShown: [Int: String] = [:]
    var nameOfShown: [Int: Int] = [:]
    let shownOfText = written.map { name, place -> Int in
      let store = nameTexts[Int(nameRanks[name])]
      let known = placesOfName[name] ?? []
      let isAlone = known.count < 2
      let location = (isAlone ? known.first : place).map { placeTexts[Int(placeRanks[$0])] }
      let group = shown.group(
        of: isAlone ? store : location.map { "\(store), \($0)" } ?? store, isPreferred: true)
      if let location { placeOfShown[group] = location }
      nameOfShown[group] = nameOfShown[group] ?? name
      return group
    }
    let order = shown.ordered()
    stores = IDTable(order.names)
    storeOfText = shownOfText.map { StoreID(rawValue: order.rank[$0]) }
    if placeOfShown.isEmpty { return }
    locations = IDTable(repeating: "", count: stores.count)
    for (group, place) in placeOfShown { locations[StoreID(rawValue: order.rank[group])] = place }
    var firstOfName: [Int: StoreID] = [:]
    storeFamilies = Array(stores.indices)
    for (group, name) in nameOfShown.sorted(by: { order.rank[$0.key] < order.rank[$1.key] }) {
      let store = StoreID(rawValue: order.rank[group])
      let first = firstOfName[name] ?? store
      firstOfName[name] = first
      storeFamilies[store.index] = first
    }
  }
}

/// What every name as written means, after aliases, barcodes and spellings.
struct NameResolution: Sendable {
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
  /// For every ``NameTexts/items`` whether an alias names it; empty where there are no aliases.
  var isAliasOfText: [Bool] = []
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

  /// The store that stands for all locations of one.
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
