/// Turns the rows of CartWise's store into the tree of its entities in JSON, which
/// ``CartWiseDecoder`` reads.
///
/// It never names the columns and tables with passwords and images.
struct CartWiseStore {
  static func tree(of store: inout CoreDataStore) -> JSONValue {
    let reader = CartWiseStore(&store)
    return reader.tree(&store)
  }

  private let items: StoreRows
  private let prices: StoreRows
  private let locations: StoreRows
  private let tags: StoreRows
  private let experiences: StoreRows
  private let people: StoreRows

  private init(_ store: inout CoreDataStore) {
    items = store.rows(
      of: "GroceryItem",
      [
        StoreField("id", .identifier), StoreField("productName", .text, isNeeded: true),
        StoreField("brand", .text), StoreField("category", .text), StoreField("barcode", .text),
        StoreField("createdAt", .date), StoreField("updatedAt", .date),
        StoreField("lastUpdated", .date),
        StoreField("isInShoppingList", .boolean, isNeeded: true),
        StoreField("isCompleted", .boolean),
      ])
    prices = store.rows(
      of: "GroceryItemPrice",
      [
        StoreField("id", .identifier), StoreField("currency", .text),
        StoreField("store", .text, isNeeded: true), StoreField("price", .number, isNeeded: true),
        StoreField("createdAt", .date), StoreField("lastUpdated", .date),
      ], links: ["location"])
    locations = store.rows(
      of: "Location", [StoreField("id", .identifier), StoreField("name", .text, isNeeded: true)])
    tags = store.rows(of: "Tag", [StoreField("name", .text, isNeeded: true)])
    experiences = store.rows(
      of: "ShoppingExperience",
      [
        StoreField("id", .identifier), StoreField("rating", .number, isNeeded: true),
        StoreField("type", .text), StoreField("createdAt", .date),
        StoreField("groceryItem", .number),
      ], links: ["location"])
    people = store.rows(
      of: "UserEntity",
      [
        StoreField("id", .identifier), StoreField("username", .text, isNeeded: true),
        StoreField("updates", .number, isNeeded: true),
      ])
  }

  private func tree(_ store: inout CoreDataStore) -> JSONValue {
    let priceKeys =
      store.members(
        StoreLayout.ToMany(
          owner: "GroceryItem", name: "prices", target: "GroceryItemPrice",
          inverse: "groceryItem")) ?? [:]
    let tagKeys =
      store.members(
        StoreLayout.ToMany(
          owner: "GroceryItem", name: "tags", target: "Tag", inverse: "products")) ?? [:]
    let placed = Set(priceKeys.filter { items[$0.key] != nil }.values.joined())
    let products = items.rows.map { item in
      items.object(item)
        .adding("prices", prices.objects(priceKeys[item.key] ?? []) { located($0, in: prices) })
        .adding("tags", tags.objects(tagKeys[item.key] ?? [], tags.object))
    }
    // The decoder rejects prices that belong to no product, one by one.
    let orphans = prices.rows.filter { !placed.contains($0.key) }
    return JSONValue(
      .object([
        "groceryItems": JSONValue(list: products),
        "prices": JSONValue(list: orphans.map { located($0, in: prices) }),
        "locations": JSONValue(list: locations.rows.map(locations.object)),
        "experiences": JSONValue(list: experiences.rows.map { located($0, in: experiences) }),
        "users": JSONValue(list: people.rows.map(people.object)),
      ]))
  }

  /// A row with the location that it refers to.
  private func located(_ row: StoreRow, in rows: StoreRows) -> JSONValue {
    let tree = rows.object(row)
    guard let location = row.links["location"].flatMap({ locations[$0] }) else { return tree }
    return tree.adding("location", locations.object(location))
  }
}
