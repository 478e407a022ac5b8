/// Turns the rows of CheckoutHero's store into the tree of its lists in JSON, which
/// ``CheckoutHeroDecoder`` reads.
enum CheckoutHeroStore {
  static func tree(of store: inout CoreDataStore) -> JSONValue {
    let lists = store.rows(
      of: "ShoppingList",
      [
        StoreField("id", .identifier), StoreField("name", .text, isNeeded: true),
        StoreField("createdDate", .date), StoreField("modifiedDate", .date),
        StoreField("currencySymbol", .text),
      ])
    let items = store.rows(
      of: "ShoppingItem",
      [
        StoreField("name", .text, isNeeded: true), StoreField("quantity", .number),
        StoreField("unit", .text), StoreField("pricePerUnit", .number, isNeeded: true),
        StoreField("isChecked", .boolean, isNeeded: true), StoreField("createdDate", .date),
      ])
    let itemKeys =
      store.members(
        StoreLayout.ToMany(
          owner: "ShoppingList", name: "items", target: "ShoppingItem", inverse: "shoppingList"))
      ?? [:]
    store.noteLeftovers(of: items, belongingTo: itemKeys, in: lists, "list")
    return JSONValue(
      list: lists.rows.map { list in
        lists.object(list).adding("items", items.objects(itemKeys[list.key] ?? [], items.object))
      })
  }
}
