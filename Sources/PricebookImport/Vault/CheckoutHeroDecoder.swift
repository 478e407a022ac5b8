import PricebookModel

/// Reads lists of CheckoutHero, which have no store, budget or day; a price of 0 was not entered.
struct CheckoutHeroDecoder: AppDecoder {
  static let app = VaultApp.checkoutHero
  private(set) var entities: EntityLog
  var export: VaultExport

  mutating func decode(_ root: JSONValue, shape: JSONShape) {
    let lists = entities.elements(of: root, in: ["lists", "shoppingLists"], else: "list")
    for element in lists { decodeList(element) }
  }

  private mutating func decodeList(_ element: PlacedValue) {
    let list = entities.identified(element) { entity, ids throws(FieldProblem) in
      let name = try entity.optionalText("name") ?? ""
      let created = try entity.optionalInstant("createdDate")
      let cart = VaultCart(
        id: ids.id(try entity.optionalID("id"), else: [name, created?.microseconds.description]),
        name: name, state: .planning, currency: try entity.currency("currencySymbol"),
        created: created, modified: try entity.optionalInstant("modifiedDate") ?? created)
      return (cart: cart, items: try entity.elements("items"))
    }
    guard let list else { return }
    var cart = list.cart
    entities.note(cart.modified)
    for item in list.items { decodeLine(item).map { cart.lines.append($0) } }
    let ticked = cart.lines.count { $0.bought != nil }
    if ticked == 0 {
      cart.state = .planning
    } else {
      cart.state = ticked == cart.lines.count ? .completed : .shopping
    }
    export.carts.append(cart)
  }

  private mutating func decodeLine(_ element: PlacedValue) -> VaultCartLine? {
    let place = entities.place(of: element)
    return entities.entity(element) { entity throws(FieldProblem) in
      let part = VaultCartLine.Part(
        price: try entity.withShortDecimals("pricePerUnit").price("pricePerUnit"),
        quantity: try entity.quantity("quantity") ?? ExactDecimal(significand: 1, scale: 0),
        unit: try entity.optionalText("unit"))
      var line = VaultCartLine(
        ownName: try entity.text("name"), unit: part.unit, planned: part,
        bought: try entity.boolean("isChecked") ? part : nil, place: place)
      line.details.created = try entity.optionalInstant("createdDate")?.microseconds
      return line
    }
  }
}

extension EntityReader {
  /// The entity with a number rounded to the 38 decimals that are kept: a price divided out of a
  /// total has 38 *significant* digits; it is positive, so rounding up is adding one.
  fileprivate func withShortDecimals(_ key: String) -> EntityReader {
    let limit = Int(ExactDecimal.maximumScale)
    guard let value = value(key),
      let parts = value.writtenText?.split(separator: ".", omittingEmptySubsequences: false),
      parts.count == 2, parts[1].count > limit, parts[1].allSatisfy(\.isWholeNumber)
    else { return self }
    let next = parts[1].dropFirst(limit).first?.wholeNumberValue ?? 0
    let last = ExactDecimal(significand: next >= 5 ? 1 : 0, scale: ExactDecimal.maximumScale)
    guard let rounded = ExactDecimal(parsing: "\(parts[0]).\(parts[1].prefix(limit))")?.adding(last)
    else { return self }
    var entity = self
    entity.fields[key] = JSONValue(
      content: .number(rounded.description), offset: value.offset, end: value.end)
    return entity
  }
}
