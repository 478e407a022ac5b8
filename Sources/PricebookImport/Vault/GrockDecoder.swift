import PricebookModel
import PricebookParallel

/// Reads the vault of Grock from JSON: the app's own backup, a `User`, or a `Vault`.
///
/// The three have the same entities. They differ in where the vault begins, in the name of a
/// cart's lines (`items`, `cartItems`), and in whether a price is next to its unit or in an object
/// of its own. A line of a cart follows the rules of the app for what was planned and what was bought.
struct GrockDecoder: AppDecoder {
  static let app = VaultApp.grock
  private(set) var entities: EntityLog
  var export: VaultExport
  /// Category titles by the ids that items refer to.
  private var categoryByID: [String: String] = [:]
  private var categoryOrder: [(title: String, place: Int)] = []
  /// The places of items with a category as text, which may be the id of one that comes later.
  private var categoryTexts: [(item: Int, text: String)] = []

  init(entities: EntityLog, export: VaultExport) {
    self.entities = entities
    self.export = export
  }

  /// Decodes the vault, the trash included, and gives items their categories at last, which have
  /// their names in a list of their own.
  mutating func decode(_ root: JSONValue, shape: JSONShape) {
    guard let fields = root.object else { return }
    var vault = EntityReader(fields: fields, path: .document, offset: root.offset)
    if shape == .grockUser, let value = fields["userVault"], let inner = value.object {
      vault = EntityReader(
        fields: inner, path: .field("userVault", of: .document), offset: value.offset)
    }
    export.written = entities.optional { () throws(FieldProblem) in
      try vault.optionalInstant("timestamp")
    }
    // A store is a name; the moment at which it was made stays when that changes.
    export.stores = entities.elements(vault, ["stores"]).compactMap { element in
      guard let store = element.fields, let name = try? store.optionalText("name"),
        let created = try? store.optionalInstant("createdAt")
      else { return nil }
      return StoreRenames.Entry(id: "\(created.microseconds)", name: name)
    }
    decodeEach(of: vault, "categories") { $0.decodeCategory($1) }
    for (key, isTrashed) in [("items", false), ("deletedItems", true)] {
      decodeEach(of: vault, key) { $0.decodeItem($1, category: nil, isTrashed: isTrashed) }
    }
    for (key, isTrashed) in [("carts", false), ("deletedCarts", true)] {
      decodeEach(of: vault, key) { $0.decodeCart($1, isTrashed: isTrashed) }
    }
    for (item, text) in categoryTexts {
      if let title = categoryByID[text] { export.items[item].category = title }
    }
    export.categories = categoryOrder.sorted { ($0.place, $0.title) < ($1.place, $1.title) }
      .map(\.title)
  }

  /// Decodes the elements of an array on all cores, and joins what was read in their order.
  private mutating func decodeEach(
    of vault: EntityReader, _ key: String,
    _ decode: @Sendable (inout GrockDecoder, PlacedValue) -> Void
  ) {
    let elements = entities.elements(vault, [key])
    let batches = elements.batches
    let empty = GrockDecoder(
      entities: entities.emptyPart, export: VaultExport(app: Self.app, format: export.format))
    let parts = concurrentMap(batches.count) { number in
      var part = empty
      for element in elements.read(batches[number]) { decode(&part, element) }
      return part
    }
    for part in parts {
      entities.append(part.entities)
      categoryTexts += part.categoryTexts.map { ($0.item + export.items.count, $0.text) }
      export.items += part.export.items
      export.carts += part.export.carts
      categoryByID.merge(part.categoryByID) { $1 }
      categoryOrder += part.categoryOrder
    }
  }

  /// Categories have names and, in a `User` or `Vault`, contain the items.
  private mutating func decodeCategory(_ element: PlacedValue) {
    guard let category = element.fields else { return entities.skip(element.notAnObject) }
    let name = entities.optional { () throws(FieldProblem) in try category.optionalText("name") }
    let title = name.map(grockCategoryTitle)
    if let title, let id = try? category.optionalText("uid") { categoryByID[id] = title }
    let place = entities.optional { () throws(FieldProblem) in
      try category.wholeNumber("sortOrder", in: 0...Int(Int32.max), "the place")
    }
    if let title, let place { categoryOrder.append((title, place)) }
    for item in entities.elements(category, ["items"]) {
      decodeItem(item, category: title, isTrashed: false)
    }
  }

  private mutating func decodeItem(_ element: PlacedValue, category: String?, isTrashed: Bool) {
    let found = entities.entity(element) { entity throws(FieldProblem) in
      let isDeleted = try entity.boolean("isDeleted")
      let item = VaultItem(
        id: try entity.text("id"), name: try entity.text("name"),
        category: try Self.category(of: entity) ?? category,
        isTrashed: isTrashed || isDeleted || entity.has("deletedAt"),
        modified: try entity.optionalInstant("updatedAt"))
      return (item: item, created: try entity.optionalInstant("createdAt"), entity: entity)
    }
    guard case (var item, let created, let entity)? = found else { return }
    entities.note(item.modified, created)
    let name = try? entity.optionalText("categoryName")
    if name == nil, let text = entity.value("category")?.text {
      categoryTexts.append((export.items.count, text))
    }
    for price in entities.elements(entity, ["priceOptions"]) {
      if let option = decodePrice(price) { item.prices.append(option) }
    }
    export.items.append(item)
  }

  /// The title of an item's category, given as text, as an id, or as an object.
  private static func category(of item: EntityReader) throws(FieldProblem) -> String? {
    if let name = try item.optionalText("categoryName") {
      return name == "Unknown" ? nil : grockCategoryTitle(name)
    }
    guard let value = item.value("category")
    else { return try item.optionalText("deletedFromCategoryName").map(grockCategoryTitle) }
    switch value.content {
    case .text(let text): return grockCategoryTitle(text)
    case .object(let fields):
      let category = EntityReader(
        fields: fields, path: .field("category", of: item.path), offset: value.offset)
      return try category.optionalText("name").map(grockCategoryTitle)
    default: throw item.mismatch("category", value, "a text or an object")
    }
  }

  /// A price at a store, in any of the forms that versions of the app write; `nil` where it is not
  /// known.
  private mutating func decodePrice(_ element: PlacedValue) -> VaultPrice? {
    let found = entities.entity(element) { entity throws(FieldProblem) -> VaultPrice? in
      let store = try entity.optionalText("store").flatMap(knownStore)
      var price: ExactDecimal?
      var unit: String?
      if let value = entity.value("pricePerUnit"), let fields = value.object {
        let nested = EntityReader(
          fields: fields, path: .field("pricePerUnit", of: entity.path), offset: value.offset)
        price = try nested.decimal("priceValue")
        unit = try nested.optionalText("unit")
      } else {
        let keys = ["price", "priceValue", "pricePerUnit"]
        guard
          let key = keys.first(where: entity.has) ?? keys.first(where: { entity.fields[$0] != nil })
        else {
          // A number of another name may be the price.
          let hasNumber = entity.fields.contains {
            if case .number = $0.value.content { true } else { false }
          }
          guard hasNumber else { return nil }
          throw entity.missing("price", "a number")
        }
        price = try entity.optionalDecimal(key)
        unit = try entity.optionalText("unit")
      }
      if let price, price.isNegative { throw entity.problem("the price \(price) is negative") }
      // A price of 0, or without a store, is how the app writes "not known".
      guard let price, price.isPositive, let store else { return nil }
      try entity.checkSize(of: price, at: entity.path.text)
      return VaultPrice(store: store, price: price, unit: unit ?? "")
    }
    guard let price = found else { return nil }
    if price == nil { entities.log.countAccepted() }
    return price
  }

  /// Decodes a cart with its lines, and warns of states and days that contradict each other.
  private mutating func decodeCart(_ element: PlacedValue, isTrashed: Bool) {
    let found = entities.entity(element) { entity throws(FieldProblem) in
      let isDeleted = try entity.boolean("isDeleted")
      let cart = VaultCart(
        id: try entity.text("id"), name: try entity.optionalText("name") ?? "",
        state: try grockCartState(entity), created: try entity.optionalInstant("createdAt"),
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
    let isCompleted = cart.state == .completed
    var messages: [DiagnosticMessage] = []
    if isCompleted, cart.completed == nil { messages.append(.noCompletion(cart: cart.name)) }
    if !isCompleted, cart.completed != nil {
      messages.append(.cartState(cart: cart.name, state: cart.state.rawValue))
    }
    if let started = cart.started, let completed = cart.completed, completed < started {
      messages.append(.cartDates(cart: cart.name))
    }
    if let budget, budget.isNegative {
      messages.append(.negativeBudget(cart: cart.name, budget: budget))
    }
    for message in messages { entities.warn(message, at: element.value.offset) }
  }

  private mutating func decodeLine(_ element: PlacedValue, of cart: VaultCart) -> VaultCartLine? {
    let place = entities.place(of: element)
    let found = entities.entity(element) { entity throws(FieldProblem) in
      try VaultCartLine.ofGrock(entity, in: cart.state, at: place)
    }
    guard let (line, isContradictory) = found else { return nil }
    if isContradictory {
      entities.warn(.boughtAndSkipped(line: element.path.text), at: element.value.offset)
    }
    return line
  }
}

extension VaultCartLine {
  /// A line of Grock as planned and as bought, and whether it is marked as both bought and skipped.
  ///
  /// `quantity` is overwritten while shopping and is 0 after skipping. At completion the app fills
  /// in the actual fields of every line, so they do not mean that the item was bought.
  static func ofGrock(
    _ entity: EntityReader, in state: Cart.State, at place: EntityPlace
  ) throws(FieldProblem) -> (line: VaultCartLine, isContradictory: Bool) {
    func offer(
      _ keys: (store: String, price: String, unit: String)
    ) throws(FieldProblem) -> (store: String?, price: ExactDecimal?, unit: String?) {
      let store = try entity.optionalText(keys.store).flatMap(knownStore)
      let price = try entity.optionalDecimal(keys.price)
      if let price { try entity.checkSize(of: price, at: entity.path.text) }
      return (store, price, try entity.optionalText(keys.unit))
    }
    guard let quantity = try entity.quantity("quantity")
    else { throw entity.missing("quantity", "a number") }
    let plannedQuantity = try entity.quantity("originalPlanningQuantity")
    let isFulfilled = try entity.boolean("isFulfilled")
    let isOfCartAlone = try entity.boolean("isShoppingOnlyItem")
    let isAdded = try entity.boolean("addedDuringShopping")
    let planned = try offer(("plannedStore", "plannedPrice", "plannedUnit"))
    let actual = try offer(("actualStore", "actualPrice", "actualUnit"))
    let own = try offer(("shoppingOnlyStore", "shoppingOnlyPrice", "shoppingOnlyUnit"))
    let actualQuantity = try entity.quantity("actualQuantity")
    let unit = actual.unit ?? planned.unit ?? own.unit
    let category = isOfCartAlone ? "shoppingOnlyCategory" : "vaultItemCategorySnapshot"
    var line = VaultCartLine(
      // A line of the cart alone has an id of its own, or that of an item whose name it takes.
      itemID: try entity.optionalText("itemId"),
      ownName: try entity.optionalText(
        isOfCartAlone ? "shoppingOnlyName" : "vaultItemNameSnapshot"),
      ownCategory: try entity.optionalText(category).map(grockCategoryTitle), unit: unit,
      isSkipped: try entity.boolean("isSkippedDuringShopping"), place: place)
    line.details.isEdited = try entity.boolean("wasEditedDuringShopping")
    line.details.created = (try? entity.optionalInstant("addedAt"))?.microseconds
    if !isOfCartAlone, !isAdded || plannedQuantity != nil {
      line.planned = Part(
        store: planned.store, price: planned.price, quantity: plannedQuantity ?? quantity,
        unit: planned.unit ?? actual.unit)
    }
    let isInTrolley = state != .planning && isFulfilled
    if state != .completed, !isInTrolley, line.planned == nil, !line.isSkipped, !quantity.isZero {
      line.isAddition = true
      line.planned = Part(
        store: planned.store ?? own.store ?? actual.store,
        price: planned.price ?? own.price ?? actual.price, quantity: quantity, unit: unit)
    }
    if isInTrolley, !line.isSkipped, !quantity.isZero {
      line.bought = Part(
        store: actual.store ?? planned.store ?? own.store,
        price: actual.price ?? planned.price ?? own.price, quantity: actualQuantity ?? quantity,
        unit: unit)
    }
    return (line, isFulfilled && line.isSkipped && !quantity.isZero)
  }
}

/// The store of a field; `nil` for the app's words for no store.
func knownStore(_ name: String) -> String? {
  // Most names need no copy in small letters.
  name.isEmpty || name.utf8.count == 13 && name.lowercased() == "unknown store" ? nil : name
}

/// The state of a cart: the app's number, its name, or an encoded enum without a raw value.
func grockCartState(_ cart: EntityReader) throws(FieldProblem) -> Cart.State {
  guard let value = cart.value("status") else { return .planning }
  switch value.content {
  case .number("0"): return .planning
  case .number("1"): return .shopping
  case .number("2"): return .completed
  case .text(let name): if let state = Cart.State(rawValue: name.lowercased()) { return state }
  case .object(let fields):
    if fields.count == 1, let name = fields.first?.key, let state = Cart.State(rawValue: name) {
      return state
    }
  default: break
  }
  throw cart.mismatch("status", value, "0, 1 or 2 (planning, shopping, completed)")
}

/// The title of a category of the app for its code; any other text as it is.
func grockCategoryTitle(_ text: String) -> String { grockCategoryTitles[text] ?? text }

private let grockCategoryTitles = Dictionary(
  uniqueKeysWithValues: AppWords.list("grock_category").map { line in
    let parts = line.split(separator: ": ")
    return (String(parts[0]), String(parts[1]))
  })

extension DiagnosticMessage {
  fileprivate static func negativeBudget(cart: some StringProtocol, budget: ExactDecimal)
    -> DiagnosticMessage
  {
    DiagnosticMessage(
      .warning, .negativeBudget,
      """
      the cart \(quoted(cart)) has the negative budget \(budget), which is not used; correct it in \
      the app
      """)
  }

  fileprivate static func boughtAndSkipped(line: String) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .fulfilledAndSkipped,
      "\(line) is marked both bought and skipped; it counts as skipped")
  }

  fileprivate static func noCompletion(cart: some StringProtocol) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .cartWithoutCompletion,
      """
      the cart \(quoted(cart)) is completed but has no date of completion; the day of its last \
      change is used instead
      """)
  }

  fileprivate static func cartState(cart: some StringProtocol, state: String) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .cartState,
      """
      the cart \(quoted(cart)) has a date of completion but its state is \(state); the state is \
      used
      """)
  }

  fileprivate static func cartDates(cart: some StringProtocol) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .cartDates,
      """
      the cart \(quoted(cart)) was completed before it was started; the date of completion is used
      """)
  }
}
