import PricebookModel

/// Reads the vault of Grock from JSON: the app's own backup, a `User`, or a `Vault`.
///
/// The three have the same entities. They differ in where the vault begins, in the name of a
/// cart's lines (`items`, `cartItems`), and in whether a price is next to its unit or in an object
/// of its own. ``GrockCartLine`` has the rules for what was planned and what was bought.
struct GrockDecoder: AppDecoder {
  static let app = VaultApp.grock

  private(set) var entities: EntityLog
  var export: VaultExport
  /// Category titles by the ids that items refer to.
  private var categoryByID: [String: String] = [:]

  init(entities: EntityLog, export: VaultExport) {
    self.entities = entities
    self.export = export
  }

  mutating func decode(_ root: JSONValue, shape: JSONShape) {
    guard let fields = root.object else { return }
    var vault = EntityReader(fields: fields, path: "", offset: root.offset)
    if shape == .grockUser, let value = fields["userVault"], let inner = value.object {
      vault = EntityReader(fields: inner, path: "userVault", offset: value.offset)
    }
    let timestamp = entities.optional { () throws(FieldProblem) in
      try vault.optionalInstant("timestamp")
    }
    decodeCategories(vault)
    for element in entities.elements(vault, "items") {
      decodeItem(element, category: nil, isTrashed: false)
    }
    for element in entities.elements(vault, "deletedItems") {
      decodeItem(element, category: nil, isTrashed: true)
    }
    for element in entities.elements(vault, "carts") { decodeCart(element, isTrashed: false) }
    for element in entities.elements(vault, "deletedCarts") { decodeCart(element, isTrashed: true) }
    export.written = timestamp
  }

  /// Categories have names and, in a `User` or `Vault`, contain the items.
  private mutating func decodeCategories(_ vault: EntityReader) {
    let categories = Array(entities.elements(vault, "categories"))
    for element in categories {
      guard let fields = element.value.object else { continue }
      let category = EntityReader(
        fields: fields, path: element.path, offset: element.value.offset)
      if let id = try? category.optionalText("uid"), let name = try? category.optionalText("name") {
        categoryByID[id] = grockCategoryTitle(name)
      }
    }
    for element in categories {
      guard let fields = element.value.object else {
        entities.skip(
          FieldProblem(
            path: element.path, offset: element.value.offset,
            message: "expected an object, found \(element.value.summary)"))
        continue
      }
      let category = EntityReader(
        fields: fields, path: element.path, offset: element.value.offset)
      let name = entities.optional { () throws(FieldProblem) in try category.optionalText("name") }
      for item in entities.elements(category, "items") {
        decodeItem(item, category: name.map(grockCategoryTitle), isTrashed: false)
      }
    }
  }

  private mutating func decodeItem(_ element: PlacedValue, category: String?, isTrashed: Bool) {
    let titles = categoryByID
    let found = entities.entity(element) { entity throws(FieldProblem) in
      let isDeleted = try entity.boolean("isDeleted")
      let item = VaultItem(
        id: try entity.text("id"), name: try entity.text("name"),
        category: try Self.category(of: entity, titles) ?? category,
        isTrashed: isTrashed || isDeleted || entity.has("deletedAt"),
        modified: try entity.optionalInstant("updatedAt"))
      return (item: item, created: try entity.optionalInstant("createdAt"), entity: entity)
    }
    guard case (var item, let created, let entity)? = found else { return }
    entities.note(item.modified, created)
    for price in entities.elements(entity, "priceOptions") {
      if let option = decodePrice(price) { item.prices.append(option) }
    }
    export.items.append(item)
  }

  /// The title of an item's category, given as text, as an id, or as an object.
  private static func category(
    of item: EntityReader, _ titles: [String: String]
  ) throws(FieldProblem) -> String? {
    if let name = try item.optionalText("categoryName") {
      return name == "Unknown" ? nil : grockCategoryTitle(name)
    }
    guard let value = item.value("category") else {
      return try item.optionalText("deletedFromCategoryName").map(grockCategoryTitle)
    }
    switch value.content {
    case .text(let text): return titles[text] ?? grockCategoryTitle(text)
    case .object(let fields):
      let category = EntityReader(
        fields: fields, path: item.path(of: "category"), offset: value.offset)
      return try category.optionalText("name").map(grockCategoryTitle)
    default: throw item.mismatch("category", value, "a text or an object")
    }
  }

  private mutating func decodePrice(_ element: PlacedValue) -> VaultPrice? {
    let found = entities.entity(element) { entity throws(FieldProblem) -> VaultPrice? in
      let store = try entity.optionalText("store").flatMap(knownStore)
      var price: ExactDecimal?
      var unit: String?
      if let value = entity.value("pricePerUnit"), let fields = value.object {
        let nested = EntityReader(
          fields: fields, path: entity.path(of: "pricePerUnit"), offset: value.offset)
        price = try nested.decimal("priceValue")
        unit = try nested.optionalText("unit")
      } else {
        price = try entity.optionalDecimal(entity.has("price") ? "price" : "pricePerUnit")
        unit = try entity.optionalText("unit")
      }
      if let price, price.isNegative {
        throw FieldProblem(
          path: entity.path, offset: entity.offset, message: "the price \(price) is negative")
      }
      // A price of 0, or without a store, is how the app writes "not known".
      guard let price, price.isPositive, let store else { return nil }
      try checkSize(of: price, path: entity.path, offset: entity.offset)
      return VaultPrice(store: store, price: price, unit: unit ?? "")
    }
    guard let price = found else { return nil }
    if price == nil { entities.log.countAccepted() }
    return price
  }

  private mutating func decodeCart(_ element: PlacedValue, isTrashed: Bool) {
    let found = entities.entity(element) { entity throws(FieldProblem) in
      let isDeleted = try entity.boolean("isDeleted")
      let cart = VaultCart(
        id: try entity.text("id"), name: try entity.optionalText("name") ?? "",
        state: try grockCartState(entity),
        created: try entity.optionalInstant("createdAt"),
        modified: try entity.optionalInstant("updatedAt"),
        started: try entity.optionalInstant("startedAt"),
        completed: try entity.optionalInstant("completedAt"),
        isTrashed: isTrashed || isDeleted || entity.has("deletedAt"))
      return (
        cart: cart, budget: try entity.optionalDecimal("budget"),
        lines: try entity.elements(entity.has("cartItems") ? "cartItems" : "items")
      )
    }
    guard case (var cart, let budget, let lines)? = found else { return }
    if let budget, budget.isPositive { cart.budget = budget }
    entities.note(cart.created, cart.modified, cart.started, cart.completed)
    for line in lines { decodeLine(line, of: cart).map { cart.lines.append($0) } }
    export.carts.append(cart)
    let offset = element.value.offset
    checkDates(of: cart, at: offset)
    if let budget, budget.isNegative {
      entities.warn(
        .negativeBudget, at: offset,
        "the cart \(quoted(cart.name)) has the negative budget \(budget), which is not used; "
          + "correct it in the app")
    }
  }

  private mutating func decodeLine(_ element: PlacedValue, of cart: VaultCart) -> VaultCartLine? {
    let place = entities.place(of: element)
    let found = entities.entity(element) { entity throws(FieldProblem) in
      (line: try GrockCartLine(entity), added: try? entity.optionalInstant("addedAt"))
    }
    guard let (line, added) = found else { return nil }
    if line.isFulfilled, line.isSkipped, !line.quantity.isZero {
      entities.warn(
        .fulfilledAndSkipped, at: element.value.offset,
        "\(element.path) is marked both bought and skipped; it counts as skipped")
    }
    var vaultLine = line.vaultLine(in: cart.state, place: place)
    vaultLine.details.created = added?.microseconds
    return vaultLine
  }

  /// Warns of dates that contradict the state of a cart.
  private mutating func checkDates(of cart: VaultCart, at offset: Int) {
    let name = quoted(cart.name)
    if cart.state == .completed, cart.completed == nil {
      entities.warn(
        .cartWithoutCompletion, at: offset,
        "the cart \(name) is completed but has no date of completion; the day of its last change "
          + "is used instead")
    }
    if cart.state != .completed, cart.completed != nil {
      entities.warn(
        .cartState, at: offset,
        "the cart \(name) has a date of completion but its state is \(cart.state.rawValue); the "
          + "state is used")
    }
    if let started = cart.started, let completed = cart.completed, completed < started {
      entities.warn(
        .cartDates, at: offset,
        "the cart \(name) was completed before it was started; the date of completion is used")
    }
  }
}
