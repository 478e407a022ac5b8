import PricebookModel

/// Reads the entities of CartWise: products with prices by store, reviews, and people.
///
/// Every attribute is optional, and related entities are nested or referred to by id. A price
/// without a location is of no store and is not used. The JSON reader has dropped passwords.
struct CartWiseDecoder: AppDecoder {
  static let app = VaultApp.cartWise
  private(set) var entities: EntityLog
  var export: VaultExport
  private var locations: [String: String] = [:]
  private var tags: [String: String] = [:]
  private var people: [String: String] = [:]
  /// Prices that stand on their own, for the products that refer to them.
  private var loosePrices: [PlacedValue] = []
  /// The paths and ids of prices that a product has.
  private var usedPrices: Set<String> = []
  private var experiences: [String: Int] = [:]
  /// The products of experiences that are nested in one, by the ids of the experiences.
  private var productOfExperience: [String: String] = [:]
  private var pricesWithoutLocation = 0

  init(entities: EntityLog, export: VaultExport) {
    self.entities = entities
    self.export = export
  }

  /// Decodes places, tags and people first, because products and experiences refer to them by id.
  mutating func decode(_ root: JSONValue, shape: JSONShape) {
    guard let fields = root.object else { return }
    let vault = EntityReader(fields: fields, path: .document, offset: root.offset)
    let places = entities.elements(vault, ["locations"])
    locations = names(of: places)
    export.stores = locations.map { StoreRenames.Entry(id: $0.key, name: $0.value) }
    for place in places { decodePlace(place) }
    tags = names(of: entities.elements(vault, ["tags"]))
    let users = entities.elements(vault, ["users", "userEntities"])
    for user in users {
      guard let fields = try? user.entity().fields, let id = fields["id"]?.id,
        let name = fields["username"]?.text
      else { continue }
      people[id] = people[id] ?? collapsedName(name).copied
    }
    loosePrices = Array(entities.elements(vault, ["prices", "groceryItemPrices"]))
    let prices = PriceReferences(loosePrices)
    let products = entities.elements(vault, ["groceryItems"])
    let owners = Set(products.compactMap { $0.value.object?["id"]?.id })
    for product in products { decodeItem(product, prices) }
    for price in prices.withoutOwner(among: owners, used: usedPrices) { rejectOrphan(price) }
    for element in entities.elements(vault, ["experiences", "shoppingExperiences"]) {
      decodeExperience(element, at: nil)
    }
    for location in places.compactMap({ try? $0.entity() }) {
      let name = try? location.optionalText("name")
      for element in nested(location, "experiences") { decodeExperience(element, at: name) }
    }
    for element in users { decodePerson(element) }
    if pricesWithoutLocation > 0 {
      entities.log.report(.priceWithoutLocation(count: pricesWithoutLocation))
    }
  }

  private mutating func names(of elements: PlacedValues) -> [String: String] {
    var names: [String: String] = [:]
    for element in elements {
      let entry = entities.optional { () throws(FieldProblem) in
        let entity = try element.entity()
        return (id: try entity.optionalID("id"), name: try entity.optionalText("name"))
      }
      if let id = entry?.id, let name = entry?.name, names[id] == nil { names[id] = name }
    }
    return names
  }

  /// Where a store is; a location without a name is none.
  private mutating func decodePlace(_ element: PlacedValue) {
    guard let entity = try? element.entity(), let name = try? entity.optionalText("name")
    else { return }
    func texts(_ keys: String...) -> [String] { keys.compactMap { try? entity.optionalText($0) } }
    let region = texts("state", "zipCode").joined(separator: " ")
    let parts = texts("address", "city") + (region.isEmpty ? [] : [region])
    export.places.append(
      VaultPlace(
        name: name, address: parts.joined(separator: ", "),
        isFavorite: (try? entity.boolean("favorited")) ?? false))
  }

  /// Decodes a product with its tags, its place on the list, and its prices, nested or referred to.
  private mutating func decodeItem(_ element: PlacedValue, _ references: PriceReferences) {
    let tags = tags
    var isOnSale = false
    let item = entities.identified(element) { entity, ids throws(FieldProblem) in
      let name = try entity.text("productName")
      let (brand, barcode) = (try entity.optionalText("brand"), try entity.optionalText("barcode"))
      let category = try entity.optionalText("category")
      let isListed = try entity.boolean("isInShoppingList")
      let isTicked = try entity.boolean("isCompleted")
      let isFavorite = try entity.boolean("isFavorite")
      isOnSale = try entity.boolean("isOnSale")
      return VaultItem(
        id: ids.id(try entity.optionalID("id"), else: [foldedName(name), brand, barcode]),
        name: name, category: category == "Select Category" ? nil : category, brand: brand,
        barcode: barcode,
        tags: try entity.elements("tags").compactMap { CartWiseDecoder.tag($0, tags) }.sorted(),
        isFavorite: isFavorite,
        listing: isListed
          ? VaultListing(quantity: ExactDecimal(significand: 1, scale: 0), isBought: isTicked)
          : nil, created: try entity.optionalInstant("createdAt"),
        modified: [
          try entity.optionalInstant("updatedAt"), try entity.optionalInstant("lastUpdated"),
        ].compactMap { $0 }.max())
    }
    guard var item, let entity = try? element.entity() else { return }
    var prices: [PlacedValue] = []
    for price in entities.elements(entity, ["prices"]) {
      let found = price.value.object == nil ? price.value.id.flatMap(references.price) : price
      if let found { prices.append(found) } else { rejectOrphan(price) }
    }
    prices += references.prices(of: entity.value("id")?.id)
    var seen: Set<String> = []
    for price in prices {
      let isNew = seen.insert(price.value.object?["id"]?.id ?? price.path.text).inserted
      guard isNew, usedPrices.insert(price.path.text).inserted else { continue }
      if let id = price.value.object?["id"]?.id { usedPrices.insert(id) }
      decodePrice(price).map { item.prices.append($0) }
    }
    // The mark is beside the price that the app shows of an item: the lowest.
    let lowest = item.prices.indices.min { item.prices[$0].price < item.prices[$1].price }
    if isOnSale, let lowest { item.prices[lowest].isOnSale = true }
    let moments = [item.modified, item.prices.compactMap(\.updated).max()].compactMap { $0 }
    item.modified = moments.max() ?? item.created
    entities.note(item.modified)
    export.items.append(item)
    for element in nested(entity, "experiences") {
      decodeExperience(element, at: nil, ofProduct: item.id)
    }
  }

  private static func tag(_ element: PlacedValue, _ names: [String: String]) -> String? {
    element.value.object.map { $0["name"]?.id } ?? element.value.id.map { names[$0] ?? $0 }
  }

  private mutating func decodePrice(_ element: PlacedValue) -> VaultPrice? {
    let locations = locations
    let found = entities.entity(element) { entity throws(FieldProblem) in
      let location = CartWiseDecoder.location(of: entity, locations)
      return (
        hasLocation: location.isKnown, price: try entity.price("price"),
        store: try entity.optionalText("store") ?? location.name,
        currency: try entity.currency("currency"),
        updated: try entity.optionalInstant("lastUpdated"),
        updatedBy: try entity.optionalText("updatedBy")
      )
    }
    guard let found else { return nil }
    guard let price = found.price, let store = found.store, found.hasLocation else {
      if found.price != nil, found.store != nil { pricesWithoutLocation += 1 }
      entities.log.countAccepted()
      return nil
    }
    return VaultPrice(
      store: store, price: price, unit: "", currency: found.currency, updated: found.updated,
      updatedBy: found.updatedBy)
  }

  /// Whether an entity has a location, and its name; an id that no location has does not count.
  private static func location(
    of entity: EntityReader, _ names: [String: String]
  ) -> (isKnown: Bool, name: String?) {
    let value = entity.value("location")
    let name = value?.reference.flatMap { names[$0] }
    guard let object = value?.object else { return (name != nil, name) }
    return (true, object["name"]?.text.map(collapsedName) ?? name)
  }

  private mutating func decodeExperience(
    _ element: PlacedValue, at store: String?, ofProduct product: String? = nil
  ) {
    // A bare id refers to an experience elsewhere; one that is nested under two owners counts once.
    guard element.value.object != nil || element.value.id == nil else { return }
    let id = element.value.object?["id"]?.id
    if let id, let product { productOfExperience[id] = product }
    let product = product ?? id.flatMap { productOfExperience[$0] }
    if let known = id.flatMap({ experiences[$0] }) {
      var ids = EntityIDs()
      guard export.experiences[known].store.isEmpty, let entity = try? element.entity(),
        let again = try? Self.experience(
          entity, at: store, ofProduct: product, locations, people, &ids)
      else { return }
      export.experiences[known] = again
      return
    }
    let (locations, people) = (locations, people)
    let experience = entities.identified(element) { entity, ids throws(FieldProblem) in
      try Self.experience(entity, at: store, ofProduct: product, locations, people, &ids)
    }
    guard let experience else { return }
    entities.note(experience.created)
    experiences[experience.id] = export.experiences.count
    export.experiences.append(experience)
  }

  /// A review of a store or a product; of a price update neither rating nor text is kept.
  private static func experience(
    _ entity: EntityReader, at store: String?, ofProduct product: String?,
    _ locations: [String: String], _ people: [String: String], _ ids: inout EntityIDs
  ) throws(FieldProblem) -> VaultExperience {
    let rating = try entity.wholeNumber("rating", in: 0...5, "the rating") ?? 0
    let created = try entity.optionalInstant("createdAt")
    let place = location(of: entity, locations).name ?? store ?? ""
    let type = try entity.optionalText("type")
    let isPriceUpdate = type == "price_update" || type == "new_product"
    let item = entity.value("groceryItem") ?? entity.value("groceryItemId")
    // Experiences without a telling type are about a product where they have one.
    let isOfStore =
      type == "store_review"
      || type != "product_review" && !isPriceUpdate && product == nil && item == nil
    let isRated = rating > 0 && !isPriceUpdate && (!isOfStore || !place.isEmpty)
    return VaultExperience(
      id: ids.id(try entity.optionalID("id"), else: [place, created?.microseconds.description]),
      store: place, itemID: isOfStore ? nil : item?.reference ?? product ?? "",
      rating: isRated ? rating : nil, created: created,
      comment: isPriceUpdate ? nil : try entity.optionalText("comment"),
      author: author(of: entity, people),
      replies: ((try? entity.elements("comments")) ?? PlacedValues()).compactMap { element in
        guard let reply = try? element.entity(), let text = try? reply.optionalText("comment")
        else { return nil }
        return VaultExperience.Reply(
          text: text, author: author(of: reply, people),
          created: try? reply.optionalInstant("createdAt"))
      })
  }

  private static func author(of entity: EntityReader, _ people: [String: String]) -> String? {
    guard let user = entity.value("user") else { return nil }
    return user.object?["username"]?.text.map(collapsedName)
      ?? user.reference.flatMap { people[$0] }
  }

  private mutating func decodePerson(_ element: PlacedValue) {
    let person = entities.identified(element) { entity, ids throws(FieldProblem) in
      let name = try entity.optionalText("username")
      let updates = try entity.wholeNumber(
        "updates", in: 0...Int(Int32.max), "the number of updates")
      return VaultPerson(
        id: ids.id(try entity.optionalID("id"), else: [name]), name: name ?? "",
        updates: updates ?? 0)
    }
    guard let person else { return }
    if person.name.isEmpty { entities.log.countAccepted() } else { export.people.append(person) }
  }

  /// The elements of a field; if it is not an array, another call reports that.
  private func nested(_ entity: EntityReader, _ key: String) -> PlacedValues {
    (try? entity.elements(key)) ?? PlacedValues()
  }

  private mutating func rejectOrphan(_ element: PlacedValue) {
    let place = entities.place(of: element)
    entities.log.countRead()
    entities.log.reject(
      .orphanPrice(path: place.path.text), at: place.inFile,
      text: entities.document.text(of: element.value))
  }
}

extension DiagnosticMessage {
  fileprivate static func priceWithoutLocation(count: Int) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .priceWithoutLocation,
      """
      prices without a location: \(count); they are not used, because their store is not known; \
      add a location to them in the app
      """)
  }

  fileprivate static func orphanPrice(path: String) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .orphanPrice,
      """
      \(path): the price and its item do not refer to each other, so it is not known what the \
      price is for; it is left out; export the vault again
      """)
  }
}
