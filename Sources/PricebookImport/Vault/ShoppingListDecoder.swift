import PricebookModel

/// Reads items of the Shopping List module: the array its server sends, one item, or items in an
/// object.
///
/// Deleted items stay in the export, since a deletion is a change like any other and may be newer
/// than another file's copy.
struct ShoppingListDecoder: AppDecoder {
  static let app = VaultApp.shoppingList

  private(set) var entities: EntityLog
  var export: VaultExport

  mutating func decode(_ root: JSONValue, shape: JSONShape) {
    if let array = root.array {
      for element in PlacedValues(values: array) { decodeItem(element) }
    } else if let fields = root.object, fields["items"] != nil {
      let reader = EntityReader(fields: fields, path: "", offset: root.offset)
      for element in entities.elements(reader, "items") { decodeItem(element) }
    } else {
      decodeItem(PlacedValue(value: root, path: "item"))
    }
  }

  private mutating func decodeItem(_ element: PlacedValue) {
    let item = entities.identified(element) { entity, ids throws(FieldProblem) in
      let name = try entity.text("name")
      let created = try entity.optionalInstant("createdAt")
      guard let quantity = try entity.quantity("quantity") else {
        throw FieldProblem(
          path: entity.path(of: "quantity"), offset: entity.offset,
          message: "expected a number, found nothing")
      }
      return VaultItem(
        id: ids.id(try entity.optionalID("id"), else: [name, created?.microseconds.description]),
        name: name,
        listing: VaultListing(
          quantity: quantity, isBought: try entity.boolean("isBought"),
          note: try entity.optionalText("note")),
        isTrashed: try entity.boolean("isDeleted"), created: created,
        modified: try entity.optionalInstant("modifiedAt") ?? created)
    }
    guard let item else { return }
    entities.note(item.modified)
    export.items.append(item)
  }
}
