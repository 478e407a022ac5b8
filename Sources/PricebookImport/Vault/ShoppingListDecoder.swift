import PricebookModel

/// Reads items of the Shopping List module, deleted ones too: a deletion may be newer than a copy.
struct ShoppingListDecoder: AppDecoder {
  static let app = VaultApp.shoppingList
  private(set) var entities: EntityLog
  var export: VaultExport

  mutating func decode(_ root: JSONValue, shape: JSONShape) {
    for element in entities.elements(of: root, in: ["items"], else: "item") { decodeItem(element) }
  }

  private mutating func decodeItem(_ element: PlacedValue) {
    let item = entities.identified(element) { entity, ids throws(FieldProblem) in
      let name = try entity.text("name")
      let created = try entity.optionalInstant("createdAt")
      guard let quantity = try entity.quantity("quantity")
      else { throw entity.missing("quantity", "a number") }
      return VaultItem(
        id: ids.id(try entity.optionalID("id"), else: [name, created?.microseconds.description]),
        name: name,
        listing: VaultListing(
          quantity: quantity, isBought: try entity.boolean("isBought"),
          note: try entity.optionalText("note")), isTrashed: try entity.boolean("isDeleted"),
        created: created, modified: try entity.optionalInstant("modifiedAt") ?? created)
    }
    guard let item else { return }
    entities.note(item.modified)
    export.items.append(item)
    // What the device has not sent yet; the server's own items say nothing of it.
    guard let status = element.value.object?["syncStatus"]?.text, status != "synced" else { return }
    var unsent = export.unsent ?? UnsentChanges(source: entities.log.source)
    unsent.changes += 1
    unsent.failed += status == "failed" ? 1 : 0
    unsent.deletions += item.isTrashed ? 1 : 0
    export.unsent = unsent
  }
}
