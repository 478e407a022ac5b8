internal import PricebookModel

/// Turns the rows of Grock's store into the JSON of a `Vault`, which ``GrockDecoder`` reads: all
/// rows as one vault, even if the links to the vault have an unknown layout.
struct GrockStore {
  static func tree(of store: inout CoreDataStore) -> JSONValue {
    let reader = GrockStore(&store)
    var fields = reader.cartTrees(&store)
    for (key, value) in reader.itemTrees(&store) { fields[key] = value }
    return JSONValue(.object(fields))
  }

  private let categories, items, options, prices, carts, lines: StoreRows

  private init(_ store: inout CoreDataStore) {
    _ = store.rows(of: "Vault", "Grock")
    categories = store.rows(of: "Category", "Grock")
    items = store.rows(of: "Item", "Grock")
    options = store.rows(of: "PriceOption", "Grock")
    prices = store.rows(of: "PricePerUnit", "Grock")
    carts = store.rows(of: "Cart", "Grock")
    lines = store.rows(of: "CartItem", "Grock")
  }

  private func cartTrees(_ store: inout CoreDataStore) -> JSONObject {
    let lineKeys = store.members("Cart", "cartItems", "CartItem", inverse: "cart")
    let trashed = Set(store.members("Vault", "deletedCarts", "Cart").values.joined())
    let belonging = Set(store.members("Vault", "carts", "Cart").values.joined())
    store.noteLeftovers(of: lines, belongingTo: lineKeys, in: carts, "cart")
    func tree(_ row: StoreRow) -> JSONValue {
      carts.object(row).adding("cartItems", lines.objects(lineKeys[row.key] ?? [], lines.object))
    }
    let live = carts.rows.filter { !trashed.contains($0.key) }
    // If no cart has a vault, the link has an unknown layout.
    if !belonging.isEmpty {
      store.notes.addLinks(
        "that belong to no vault", live.filter { !belonging.contains($0.key) }, of: carts,
        "read like the other carts")
    }
    return [
      "carts": JSONValue(list: live.map(tree)),
      "deletedCarts": JSONValue(list: carts.rows.filter { trashed.contains($0.key) }.map(tree)),
    ]
  }

  private func itemTrees(_ store: inout CoreDataStore) -> JSONObject {
    let optionKeys = store.members("Item", "priceOptions", "PriceOption", inverse: "item")
    let itemKeys = store.members("Category", "items", "Item", inverse: "category")
    let trashed = Set(store.members("Vault", "deletedItems", "Item").values.joined())
    store.noteLeftovers(of: options, belongingTo: optionKeys, in: items, "item")
    store.notes.addLinks(
      "whose price is not in \(prices.table)",
      options.rows.filter { $0.links["pricePerUnit"].map { prices[$0] == nil } ?? false },
      of: options, "read without a price")
    func tree(_ row: StoreRow) -> JSONValue {
      items.object(row).adding(
        "priceOptions", options.objects(optionKeys[row.key] ?? [], optionTree))
    }
    var placed = trashed
    let trees = categories.rows.map { category in
      let keys = (itemKeys[category.key] ?? []).filter { placed.insert($0).inserted }
      return categories.object(category).adding("items", items.objects(keys, tree))
    }
    return [
      "categories": JSONValue(list: trees),
      "items": JSONValue(list: items.rows.filter { !placed.contains($0.key) }.map(tree)),
      "deletedItems": JSONValue(list: items.rows.filter { trashed.contains($0.key) }.map(tree)),
    ]
  }

  /// A price option with its price; the one that a trip replaced is not read.
  private func optionTree(_ option: StoreRow) -> JSONValue {
    let tree = options.object(option)
    guard let price = option.links["pricePerUnit"].flatMap({ prices[$0] }) else { return tree }
    return tree.adding("pricePerUnit", prices.object(price))
  }
}
