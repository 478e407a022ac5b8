internal import PricebookModel

/// Rows as the JSON that the decoders of the apps read.
extension CoreDataStore {
  mutating func tree(of app: VaultApp) -> JSONValue {
    readRows(of: app)
    return switch app {
    case .grock: grockTree()
    case .cartWise: cartWiseTree()
    case .checkoutHero: checkoutHeroTree()
    case .shoppingList: JSONValue(list: self["ShoppingItem"].rows.map(self["ShoppingItem"].object))
    }
  }

  /// All rows as one vault, even if the links to the vault have an unknown layout.
  private mutating func grockTree() -> JSONValue {
    let (carts, lines, categories) = (self["Cart"], self["CartItem"], self["Category"])
    let (items, options, prices) = (self["Item"], self["PriceOption"], self["PricePerUnit"])
    let lineKeys = members("Cart", "cartItems", "CartItem", inverse: "cart")
    let trashedCarts = Set(members("Vault", "deletedCarts", "Cart").values.joined())
    let belonging = Set(members("Vault", "carts", "Cart").values.joined())
    noteLeftovers(of: lines, belongingTo: lineKeys, in: carts, "cart")
    func cart(_ row: DatabaseRow) -> JSONValue {
      carts.object(row).adding("cartItems", lines.objects(lineKeys[row.key] ?? [], lines.object))
    }
    let live = carts.rows.filter { !trashedCarts.contains($0.key) }
    // If no cart has a vault, the link has an unknown layout.
    if !belonging.isEmpty {
      notes.addLinks(
        "that belong to no vault", live.filter { !belonging.contains($0.key) }, of: carts,
        "read like the other carts")
    }
    let optionKeys = members("Item", "priceOptions", "PriceOption", inverse: "item")
    let itemKeys = members("Category", "items", "Item", inverse: "category")
    let trashed = Set(members("Vault", "deletedItems", "Item").values.joined())
    noteLeftovers(of: options, belongingTo: optionKeys, in: items, "item")
    notes.addLinks(
      "whose price is not in \(prices.table)",
      options.rows.filter { $0.links["pricePerUnit"].map { prices[$0] == nil } ?? false },
      of: options, "read without a price")
    /// A price option with its price; the one that a trip replaced is not read.
    func option(_ row: DatabaseRow) -> JSONValue {
      let price = row.links["pricePerUnit"].flatMap { prices[$0] }
      let tree = options.object(row)
      return price.map { tree.adding("pricePerUnit", prices.object($0)) } ?? tree
    }
    func item(_ row: DatabaseRow) -> JSONValue {
      items.object(row).adding("priceOptions", options.objects(optionKeys[row.key] ?? [], option))
    }
    var placed = trashed
    let trees = categories.rows.map { category in
      let keys = (itemKeys[category.key] ?? []).filter { placed.insert($0).inserted }
      return categories.object(category).adding("items", items.objects(keys, item))
    }
    return JSONValue(
      .object([
        "carts": JSONValue(list: live.map(cart)),
        "deletedCarts": JSONValue(
          list: carts.rows.filter { trashedCarts.contains($0.key) }.map(cart)),
        "categories": JSONValue(list: trees),
        "items": JSONValue(list: items.rows.filter { !placed.contains($0.key) }.map(item)),
        "deletedItems": JSONValue(list: items.rows.filter { trashed.contains($0.key) }.map(item)),
      ]))
  }

  /// Without passwords and images.
  private mutating func cartWiseTree() -> JSONValue {
    let (items, prices, tags) = (self["GroceryItem"], self["GroceryItemPrice"], self["Tag"])
    let (locations, people) = (self["Location"], self["UserEntity"])
    let (experiences, comments) = (self["ShoppingExperience"], self["UserComment"])
    /// A row with the location, the product and the person that it refers to.
    func linked(_ row: DatabaseRow, in rows: DatabaseRows) -> JSONValue {
      var tree = rows.object(row)
      for (name, targets) in [("location", locations), ("groceryItem", items), ("user", people)] {
        guard let key = row.links[name] else { continue }
        if let target = targets[key] {
          tree = tree.adding(name, targets.object(target))
        } else if name == "groceryItem" {
          // It is about a product, even if the store does not say which.
          tree = tree.adding(name, JSONValue(.object([:])))
        }
      }
      return tree
    }
    let priceKeys = members("GroceryItem", "prices", "GroceryItemPrice", inverse: "groceryItem")
    let tagKeys = members("GroceryItem", "tags", "Tag", inverse: "products")
    let replies = Dictionary(grouping: comments.rows) { $0.links["experience"] ?? 0 }
    let placed = Set(priceKeys.filter { items[$0.key] != nil }.values.joined())
    let products = items.rows.map { item in
      items.object(item)
        .adding("prices", prices.objects(priceKeys[item.key] ?? []) { linked($0, in: prices) })
        .adding("tags", tags.objects(tagKeys[item.key] ?? [], tags.object))
    }
    let reviews = experiences.rows.map { row in
      linked(row, in: experiences).adding(
        "comments", JSONValue(list: (replies[row.key] ?? []).map { linked($0, in: comments) }))
    }
    // The decoder rejects prices that belong to no product, one by one.
    let orphans = prices.rows.filter { !placed.contains($0.key) }.map { linked($0, in: prices) }
    return JSONValue(
      .object([
        "groceryItems": JSONValue(list: products), "prices": JSONValue(list: orphans),
        "locations": JSONValue(list: locations.rows.map(locations.object)),
        "experiences": JSONValue(list: reviews),
        "users": JSONValue(list: people.rows.map(people.object)),
      ]))
  }

  private mutating func checkoutHeroTree() -> JSONValue {
    let (lists, items) = (self["ShoppingList"], self["ShoppingItem"])
    let itemKeys = members("ShoppingList", "items", "ShoppingItem", inverse: "shoppingList")
    noteLeftovers(of: items, belongingTo: itemKeys, in: lists, "list")
    return JSONValue(
      list: lists.rows.map { list in
        lists.object(list).adding("items", items.objects(itemKeys[list.key] ?? [], items.object))
      })
  }
}
