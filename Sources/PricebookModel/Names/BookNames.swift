/// The names that receipt lines, carts and baskets refer to by id.
public struct BookNames: Sendable {
  /// Items, ascending by name.
  public package(set) var items: IDTable<ItemID, Item> = []
  /// Stores, ascending by name.
  ///
  /// A store with several locations is one store for each, `Migros, Bern`; a store with one location
  /// has its name alone.
  public package(set) var stores: IDTable<StoreID, String> = []
  /// The location of every store, empty where none is known; no rows where no file names any.
  public package(set) var locations: IDTable<StoreID, String> = []
  /// Category names, ascending; the empty name is for lines without a category.
  public package(set) var categories: IDTable<CategoryID, String> = []
  /// Who paid, ascending by name, first the empty name for nobody; empty if no file says it.
  public package(set) var persons: IDTable<PersonID, String> = []
  /// For whom lines are, each group ascending; first the empty one for all, and no others where no file
  /// says it.
  package var beneficiaries: [[PersonID]] = [[]]
  /// Units of measure, ascending by symbol.
  public package(set) var units: IDTable<UnitID, UnitOfMeasure> = []
  /// Currencies: those of receipt lines, ascending by label, then those of prices alone.
  public package(set) var currencies: IDTable<CurrencyID, CurrencyCode> = []
  /// The items of every group, by the item that has the group's name, ascending by item.
  package var groups: [ItemID: [GroupMember]] = [:]
  /// The group of items that have one.
  package var groupOfItem: [ItemID: ItemID] {
    groups.sorted { $0.key < $1.key }.reduce(into: [:]) { found, group in
      for member in group.value { found[member.item] = group.key }
    }
  }
  /// Every name as sources write it, for name matching, if the importer was asked to keep them.
  package var itemWritings: [ItemWriting]?
  /// What the rows of alias files match, in the order of the files; kept with ``itemWritings``.
  package var aliasUses: [AliasUse] = []
  /// Pairs that an alias file says are different: two items, or an item and a category.
  package var different: Set<NamePair> = []
  /// Items that are probably one under two names, the surest first, where they were looked for.
  package var lookAlikes: [LookAlike] = []
  /// Items that were bought often and may be an item that an alias already names, in the order of
  /// names; only where they were looked for.
  package var standAlone: [ItemID] = []

  package init(
    items: IDTable<ItemID, Item> = [], stores: IDTable<StoreID, String> = [],
    locations: IDTable<StoreID, String> = [], categories: IDTable<CategoryID, String> = [],
    persons: IDTable<PersonID, String> = [], beneficiaries: [[PersonID]] = [[]],
    units: IDTable<UnitID, UnitOfMeasure> = [], currencies: IDTable<CurrencyID, CurrencyCode> = [],
    groups: [ItemID: [GroupMember]] = [:], itemWritings: [ItemWriting]? = nil,
    aliasUses: [AliasUse] = [], different: Set<NamePair> = [], lookAlikes: [LookAlike] = [],
    standAlone: [ItemID] = []
  ) {
    self.items = items
    self.stores = stores
    self.locations = locations
    self.categories = categories
    self.persons = persons
    self.beneficiaries = beneficiaries
    self.units = units
    self.currencies = currencies
    self.groups = groups
    self.itemWritings = itemWritings
    self.aliasUses = aliasUses
    self.different = different
    self.lookAlikes = lookAlikes
    self.standAlone = standAlone
  }

  /// The names that find each store: with its location and without, the one in ``stores`` first.
  package var storeWritings: [[String]] {
    stores.indices.map { store in
      let (name, place) = (stores[store], locations.isEmpty ? "" : locations[store])
      if place.isEmpty { return [name] }
      let end = ", \(place)"
      return [name, name.hasSuffix(end) ? String(name.dropLast(end.count)) : name + end]
    }
  }

  /// The store of the name alone for every store with a location, where there is one: that of a
  /// leaflet of the whole chain, `Migros` for `Migros, Bern`.
  package var chains: [StoreID: StoreID] {
    guard !locations.isEmpty else { return [:] }
    let stores = stores.idsByValue
    var chains: [StoreID: StoreID] = [:]
    for (store, writings) in zip(self.stores.indices, storeWritings) where writings.count > 1 {
      chains[store] = stores[writings[1]].flatMap { locations[$0].isEmpty ? $0 : nil }
    }
    return chains
  }

  /// Forgets all locations; where a store has several, the first is `Migros 1`.
  package mutating func nameBranchesByNumbers() {
    var counts: [String: Int] = [:]
    for store in stores.indices where !locations.isEmpty && !locations[store].isEmpty {
      let end = ", \(locations[store])"
      guard stores[store].hasSuffix(end) else { continue }
      let name = String(stores[store].dropLast(end.count))
      counts[name, default: 0] += 1
      stores[store] = "\(name) \(counts[name, default: 0])"
    }
    locations = []
  }

  /// The store with a name, whatever its case and blanks; `nil` if there is none.
  package func store(named name: String) -> StoreID? {
    let folded = foldedName(name)
    return stores.firstIndex { foldedName($0) == folded }
  }
}
