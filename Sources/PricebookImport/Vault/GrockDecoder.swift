import PricebookModel

/// Reads the vault of Grock from JSON: the app's own backup, a `User`, or a `Vault`.
///
/// The three hold the same entities; they differ in where the vault begins, in the name of a
/// cart's lines (`items`, `cartItems`), and in whether a price stands beside its unit or in an
/// object of its own. Fields and rules: `formats/vault-exports.md` §1.
struct GrockDecoder {
  private let document: JSONDocument
  private var log: SourceLog
  private var export: VaultExport
  private var newest: Instant?
  /// Category titles by the ids that items refer to.
  private var categoryByID: [String: String] = [:]

  /// Reads as much of a document as can be read; problems, counts of read and rejected entities
  /// go to the log.
  static func decode(
    _ document: JSONDocument, shape: JSONShape, log: inout SourceLog
  ) -> VaultExport {
    var decoder = GrockDecoder(document: document, shape: shape, log: log)
    decoder.decodeRoot(shape)
    log = decoder.log
    return decoder.export
  }

  private init(document: JSONDocument, shape: JSONShape, log: SourceLog) {
    self.document = document
    self.log = log
    export = VaultExport(app: .grock, format: GrockDecoder.format(of: shape))
  }

  /// What was recognised, in words.
  static func format(of shape: JSONShape) -> String {
    switch shape {
    case .grockBackup: "Grock backup"
    case .grockUser: "Grock user"
    default: "Grock vault"
    }
  }

  private mutating func decodeRoot(_ shape: JSONShape) {
    guard let root = document.root, let fields = root.object else { return }
    var vault = EntityReader(fields: fields, path: "", offset: root.offset)
    if shape == .grockUser, let value = fields["userVault"], let inner = value.object {
      vault = EntityReader(fields: inner, path: "userVault", offset: value.offset)
    }
    let timestamp = optional { () throws(FieldProblem) in
      try vault.optionalInstant("timestamp")
    }
    decodeCategories(vault)
    for element in elements(vault, "items") {
      decodeItem(element, category: nil, isTrashed: false)
    }
    for element in elements(vault, "deletedItems") {
      decodeItem(element, category: nil, isTrashed: true)
    }
    for element in elements(vault, "carts") { decodeCart(element, isTrashed: false) }
    for element in elements(vault, "deletedCarts") { decodeCart(element, isTrashed: true) }
    export.written = timestamp ?? newest
  }

  /// Categories name themselves and, in a `User` or `Vault`, hold the items.
  private mutating func decodeCategories(_ vault: EntityReader) {
    let categories = elements(vault, "categories")
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
        warn(
          FieldProblem(
            path: element.path, offset: element.value.offset,
            message: "expected an object, found \(element.value.summary)"))
        continue
      }
      let category = EntityReader(
        fields: fields, path: element.path, offset: element.value.offset)
      let name = optional { () throws(FieldProblem) in try category.optionalText("name") }
      for item in elements(category, "items") {
        decodeItem(item, category: name.map(grockCategoryTitle), isTrashed: false)
      }
    }
  }

  private mutating func decodeItem(_ element: PlacedValue, category: String?, isTrashed: Bool) {
    log.countRead()
    do throws(FieldProblem) {
      let entity = try element.entity()
      let isDeleted = try entity.boolean("isDeleted")
      var item = VaultItem(
        id: try entity.text("id"), name: try entity.text("name"),
        category: try itemCategory(entity) ?? category,
        isTrashed: isTrashed || isDeleted || entity.has("deletedAt"),
        modified: try entity.optionalInstant("updatedAt"))
      note(item.modified)
      note(try entity.optionalInstant("createdAt"))
      for price in elements(entity, "priceOptions") {
        if let option = decodePrice(price) { item.prices.append(option) }
      }
      export.items.append(item)
    } catch {
      reject(element, error)
    }
  }

  /// The title of an item's category, given as text, as an id, or as an object.
  private func itemCategory(_ item: EntityReader) throws(FieldProblem) -> String? {
    if let name = try item.optionalText("categoryName") {
      return name == "Unknown" ? nil : grockCategoryTitle(name)
    }
    guard let value = item.value("category") else {
      return try item.optionalText("deletedFromCategoryName").map(grockCategoryTitle)
    }
    switch value.content {
    case .text(let text): return categoryByID[text] ?? grockCategoryTitle(text)
    case .object(let fields):
      let category = EntityReader(
        fields: fields, path: item.path(of: "category"), offset: value.offset)
      return try category.optionalText("name").map(grockCategoryTitle)
    default: throw item.mismatch("category", value, "a text or an object")
    }
  }

  private mutating func decodePrice(_ element: PlacedValue) -> VaultPrice? {
    log.countRead()
    do throws(FieldProblem) {
      let entity = try element.entity()
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
      // A price of nothing, or at no store, is how the app keeps "not known".
      guard let price, price.isPositive, let store else {
        if let price, price.isNegative {
          throw FieldProblem(
            path: element.path, offset: element.value.offset,
            message: "the price \(price) is negative")
        }
        log.countAccepted()
        return nil
      }
      try checkSize(of: price, path: element.path, offset: element.value.offset)
      return VaultPrice(store: store, price: price, unit: unit ?? "")
    } catch {
      reject(element, error)
      return nil
    }
  }

  private mutating func decodeCart(_ element: PlacedValue, isTrashed: Bool) {
    log.countRead()
    do throws(FieldProblem) {
      let entity = try element.entity()
      let isDeleted = try entity.boolean("isDeleted")
      var cart = VaultCart(
        id: try entity.text("id"), name: try entity.optionalText("name") ?? "",
        state: try grockCartState(entity),
        created: try entity.optionalInstant("createdAt"),
        modified: try entity.optionalInstant("updatedAt"),
        started: try entity.optionalInstant("startedAt"),
        completed: try entity.optionalInstant("completedAt"),
        isTrashed: isTrashed || isDeleted || entity.has("deletedAt"))
      let budget = try entity.optionalDecimal("budget")
      if let budget, budget.isPositive { cart.budget = budget }
      for instant in [cart.created, cart.modified, cart.started, cart.completed] { note(instant) }
      let lineKey = entity.has("cartItems") ? "cartItems" : "items"
      for line in try entity.elements(lineKey) {
        decodeLine(line, of: cart).map { cart.lines.append($0) }
      }
      export.carts.append(cart)
      checkDates(of: cart, entity)
      if let budget, budget.isNegative {
        warn(
          .negativeBudget, entity,
          "the budget \(budget) of the cart \(quoted(cart.name)) is negative and counts as none; "
            + "set it in the app")
      }
    } catch {
      reject(element, error)
    }
  }

  private mutating func decodeLine(_ element: PlacedValue, of cart: VaultCart) -> VaultCartLine? {
    log.countRead()
    do throws(FieldProblem) {
      let entity = try element.entity()
      let place = document.place(of: entity.offset)
      let line = try GrockCartLine(entity)
      if line.isFulfilled, line.isSkipped, !line.quantity.isZero {
        warn(
          .fulfilledAndSkipped, entity,
          "\(element.path) is marked both bought and skipped; it counts as skipped")
      }
      var vaultLine = line.vaultLine(
        in: cart.state,
        place: EntityPlace(path: element.path, line: place.line, column: place.column))
      vaultLine.details.created = (try? entity.optionalInstant("addedAt"))?.microseconds
      return vaultLine
    } catch {
      reject(element, error)
      return nil
    }
  }

  /// Warns of dates that contradict the state of a cart.
  private mutating func checkDates(of cart: VaultCart, _ entity: EntityReader) {
    if cart.state == .completed, cart.completed == nil {
      warn(
        .cartWithoutCompletion, entity,
        "the cart \(quoted(cart.name)) is completed but has no date of completion; "
          + "the day it was last changed stands in for it")
    }
    if cart.state != .completed, cart.completed != nil {
      warn(
        .cartState, entity,
        "the cart \(quoted(cart.name)) has a date of completion but is in state "
          + "\(cart.state.rawValue); the state stands")
    }
    if let started = cart.started, let completed = cart.completed, completed < started {
      warn(
        .cartDates, entity,
        "the cart \(quoted(cart.name)) was completed before it was started; "
          + "the date of completion stands")
    }
  }

  private mutating func note(_ instant: Instant?) {
    guard let instant else { return }
    newest = newest.map { max($0, instant) } ?? instant
  }

  private mutating func elements(_ entity: EntityReader, _ key: String) -> [PlacedValue] {
    optional { () throws(FieldProblem) in try entity.elements(key) } ?? []
  }

  /// A field without which its entity still makes sense.
  private mutating func optional<Value>(
    _ read: () throws(FieldProblem) -> Value?
  ) -> Value? {
    do throws(FieldProblem) {
      return try read()
    } catch {
      warn(error)
      return nil
    }
  }

  private mutating func warn(_ problem: FieldProblem) {
    let place = document.place(of: problem.offset)
    log.report(
      .warning, .vaultField, line: place.line, column: place.column,
      "\(problem.path): \(problem.message); the field is passed over")
  }

  private mutating func warn(_ code: Diagnostic.Code, _ entity: EntityReader, _ message: String) {
    let place = document.place(of: entity.offset)
    log.report(.warning, code, line: place.line, column: place.column, message)
  }

  private mutating func reject(_ element: PlacedValue, _ problem: FieldProblem) {
    let place = document.place(of: problem.offset)
    log.reject(
      .vaultEntity, line: place.line, column: place.column,
      "\(problem.path): \(problem.message); \(element.path) is left out, "
        + "correct the field or export the vault anew",
      text: document.text(of: element.value))
  }
}
