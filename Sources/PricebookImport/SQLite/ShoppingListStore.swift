/// Turns the rows of the Shopping List module's store into the array that its server sends, which
/// ``ShoppingListDecoder`` reads.
enum ShoppingListStore {
  static func tree(of store: inout CoreDataStore) -> JSONValue {
    let items = store.rows(
      of: "ShoppingItem",
      [
        StoreField("id", .identifier, isNeeded: true), StoreField("name", .text, isNeeded: true),
        StoreField("quantity", .number, isNeeded: true), StoreField("note", .text),
        StoreField("isBought", .boolean, isNeeded: true), StoreField("createdAt", .date),
        StoreField("modifiedAt", .date, isNeeded: true), StoreField("isDeleted", .boolean),
      ])
    return JSONValue(list: items.rows.map(items.object))
  }
}
