/// Turns the rows of Grock's store into the tree of a `Vault` in JSON, which
/// ``GrockDecoder`` reads.
///
/// It starts from the tables rather than from the vault, so that carts and items are read even
/// if the links to the vault have an unknown layout. A store has one user and one
/// vault in practice; several are read as one.
struct GrockStore {
  static func tree(of store: inout CoreDataStore) -> JSONValue {
    let reader = GrockStore(&store)
    let carts = reader.cartTrees(&store)
    let items = reader.itemTrees(&store)
    return JSONValue(
      .object([
        "categories": items.categories, "items": items.others, "deletedItems": items.deleted,
        "carts": carts.live, "deletedCarts": carts.deleted,
      ]))
  }

  private let categories: StoreRows
  private let items: StoreRows
  private let options: StoreRows
  private let prices: StoreRows
  private let carts: StoreRows
  private let lines: StoreRows
  private let vaults: StoreRows

  private init(_ store: inout CoreDataStore) {
    vaults = store.rows(of: "Vault", [])
    categories = store.rows(
      of: "Category",
      [
        StoreField("uid", .identifier), StoreField("name", .text, isNeeded: true),
        StoreField("sortOrder", .number),
      ])
    items = store.rows(
      of: "Item",
      [
        StoreField("id", .identifier, isNeeded: true), StoreField("name", .text, isNeeded: true),
        StoreField("createdAt", .date), StoreField("updatedAt", .date),
        StoreField("isDeleted", .boolean), StoreField("deletedAt", .date),
        StoreField("deletedFromCategoryName", .text),
      ])
    options = store.rows(
      of: "PriceOption", [StoreField("store", .text, isNeeded: true)],
      links: ["item", "pricePerUnit"])
    prices = store.rows(
      of: "PricePerUnit",
      [StoreField("priceValue", .number, isNeeded: true), StoreField("unit", .text)])
    carts = store.rows(of: "Cart", GrockStore.cartFields)
    lines = store.rows(of: "CartItem", GrockStore.lineFields, links: ["cart"])
  }

  private static let cartFields = [
    StoreField("id", .identifier, isNeeded: true), StoreField("name", .text),
    StoreField("budget", .number, isNeeded: true),
    StoreField("status", .rawValue, isNeeded: true), StoreField("createdAt", .date),
    StoreField("updatedAt", .date), StoreField("startedAt", .date),
    StoreField("completedAt", .date), StoreField("isDeleted", .boolean),
    StoreField("deletedAt", .date),
  ]

  private static let lineFields = [
    StoreField("itemId", .identifier, isNeeded: true),
    StoreField("quantity", .number, isNeeded: true),
    StoreField("originalPlanningQuantity", .number),
    StoreField("isFulfilled", .boolean, isNeeded: true),
    StoreField("isSkippedDuringShopping", .boolean), StoreField("isShoppingOnlyItem", .boolean),
    StoreField("addedDuringShopping", .boolean), StoreField("wasEditedDuringShopping", .boolean),
    StoreField("addedAt", .date), StoreField("plannedStore", .text),
    StoreField("plannedPrice", .number), StoreField("plannedUnit", .text),
    StoreField("actualStore", .text), StoreField("actualPrice", .number),
    StoreField("actualQuantity", .number), StoreField("actualUnit", .text),
    StoreField("shoppingOnlyName", .text), StoreField("shoppingOnlyStore", .text),
    StoreField("shoppingOnlyPrice", .number), StoreField("shoppingOnlyUnit", .text),
    StoreField("shoppingOnlyCategory", .text), StoreField("vaultItemNameSnapshot", .text),
    StoreField("vaultItemCategorySnapshot", .text),
  ]

  private func cartTrees(
    _ store: inout CoreDataStore
  ) -> (live: JSONValue, deleted: JSONValue) {
    let lineKeys =
      store.members(
        StoreLayout.ToMany(owner: "Cart", name: "cartItems", target: "CartItem", inverse: "cart"))
      ?? [:]
    let trashed = inTrash(&store, "deletedCarts", "Cart")
    let live = store.members(
      StoreLayout.ToMany(
        owner: "Vault", name: "carts", target: "Cart", inverse: nil, isOnlyOne: false))
    store.noteLeftovers(of: lines, belongingTo: lineKeys, in: carts, "cart")
    func tree(_ row: StoreRow) -> JSONValue {
      carts.object(row).adding(
        "cartItems", lines.objects(lineKeys[row.key] ?? [], lines.object))
    }
    let belonging = Set((live ?? [:]).values.joined())
    var unclaimed: [Int64] = []
    let liveRows = carts.rows.filter { row in
      if trashed.contains(row.key) { return false }
      // If no cart has a vault, the link has an unknown layout.
      if belonging.isEmpty || belonging.contains(row.key) { return true }
      unclaimed.append(row.key)
      return true
    }
    if let first = unclaimed.first {
      store.notes.addLinks(
        "\(carts.table): rows that belong to no vault: \(unclaimed.count) (the first is row "
          + "\(first)); they are read like the other carts")
    }
    return (
      JSONValue(list: liveRows.map(tree)),
      JSONValue(list: carts.rows.filter { trashed.contains($0.key) }.map(tree))
    )
  }

  private func itemTrees(
    _ store: inout CoreDataStore
  ) -> (categories: JSONValue, others: JSONValue, deleted: JSONValue) {
    let optionKeys =
      store.members(
        StoreLayout.ToMany(
          owner: "Item", name: "priceOptions", target: "PriceOption", inverse: "item")) ?? [:]
    let itemKeys =
      store.members(
        StoreLayout.ToMany(owner: "Category", name: "items", target: "Item", inverse: "category"))
      ?? [:]
    let trashed = inTrash(&store, "deletedItems", "Item")
    store.noteLeftovers(of: options, belongingTo: optionKeys, in: items, "item")
    noteMissingPrices(&store)
    func tree(_ row: StoreRow) -> JSONValue {
      items.object(row).adding(
        "priceOptions", options.objects(optionKeys[row.key] ?? [], optionTree))
    }
    var placed = trashed
    var trees: [JSONValue] = []
    for category in categories.rows {
      let keys = (itemKeys[category.key] ?? []).filter { placed.insert($0).inserted }
      trees.append(categories.object(category).adding("items", items.objects(keys, tree)))
    }
    return (
      JSONValue(list: trees),
      JSONValue(list: items.rows.filter { !placed.contains($0.key) }.map(tree)),
      JSONValue(list: items.rows.filter { trashed.contains($0.key) }.map(tree))
    )
  }

  /// A price option with its price.
  ///
  /// Finishing a trip replaces the price by a new row; the old rows remain without an option and
  /// are not read.
  private func optionTree(_ option: StoreRow) -> JSONValue {
    let tree = options.object(option)
    guard let price = option.links["pricePerUnit"].flatMap({ prices[$0] }) else { return tree }
    return tree.adding("pricePerUnit", prices.object(price))
  }

  private func noteMissingPrices(_ store: inout CoreDataStore) {
    let missing = options.rows.filter { row in
      row.links["pricePerUnit"].map { prices[$0] == nil } ?? false
    }
    guard let first = missing.first else { return }
    store.notes.addLinks(
      "\(options.table): rows whose price is not in \(prices.table): \(missing.count) (the first "
        + "is row \(first.key)); they are read without a price")
  }

  private func inTrash(
    _ store: inout CoreDataStore, _ name: String, _ target: String
  ) -> Set<Int64> {
    let members = store.members(
      StoreLayout.ToMany(
        owner: "Vault", name: name, target: target, inverse: nil, isOnlyOne: false))
    return Set((members ?? [:]).values.joined())
  }
}
