import PricebookModel

/// Reads the entities of CartWise: products with prices by store, ratings and contributors.
///
/// Every attribute is optional, and related entities are nested or referred to by id. A price
/// without a location is of no store and is not used. The JSON reader has already dropped
/// passwords.
struct CartWiseDecoder: AppDecoder {
  static let app = VaultApp.cartWise

  private(set) var entities: EntityLog
  var export: VaultExport
  /// Names by id.
  private var locations: [String: String] = [:]
  private var tags: [String: String] = [:]
  /// Prices outside their products.
  private var loosePrices: [PlacedValue] = []
  /// The paths and ids of prices that a product has.
  private var usedPrices: Set<String> = []
  private var experiences: [String: Int] = [:]
  /// The ids of experiences that are nested in a product.
  private var productExperiences: Set<String> = []
  private var pricesWithoutLocation = 0

  init(entities: EntityLog, export: VaultExport) {
    self.entities = entities
    self.export = export
  }

  mutating func decode(_ root: JSONValue, shape: JSONShape) {
    guard let fields = root.object else { return }
    let vault = EntityReader(fields: fields, path: "", offset: root.offset)
    let places = entities.elements(vault, "locations")
    locations = names(of: places)
    tags = names(of: entities.elements(vault, "tags"))
    loosePrices = Array(entities.elements(vault, "prices", "groceryItemPrices"))
    let prices = PriceReferences(loosePrices)
    let products = entities.elements(vault, "groceryItems")
    let owners = Set(products.compactMap { $0.value.object?["id"]?.id })
    for product in products { decodeItem(product, prices) }
    for price in prices.withoutOwner(among: owners, used: usedPrices) { rejectOrphan(price) }
    for element in entities.elements(vault, "experiences", "shoppingExperiences") {
      decodeExperience(element, at: nil)
    }
    for place in places {
      guard let location = try? place.entity() else { continue }
      let name = try? location.optionalText("name")
      for element in nested(location, "experiences") { decodeExperience(element, at: name) }
    }
    for element in entities.elements(vault, "users", "userEntities") { decodePerson(element) }
    if pricesWithoutLocation > 0 {
      entities.log.report(
        .warning, .priceWithoutLocation,
        "prices without a location: \(pricesWithoutLocation); they are not used, because their store is "
          + "not known; add a location to them in the app")
    }
  }

  /// The names of entities that others refer to by id.
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

  private mutating func decodeItem(_ element: PlacedValue, _ references: PriceReferences) {
    let tags = tags
    let item = entities.identified(element) { entity, ids throws(FieldProblem) in
      let name = try entity.text("productName")
      let brand = try entity.optionalText("brand")
      let barcode = try entity.optionalText("barcode")
      let category = try entity.optionalText("category")
      let isListed = try entity.boolean("isInShoppingList")
      let isTicked = try entity.boolean("isCompleted")
      return VaultItem(
        id: ids.id(try entity.optionalID("id"), else: [foldedName(name), brand, barcode]),
        name: name, category: category == "Select Category" ? nil : category, brand: brand,
        barcode: barcode,
        tags: try entity.elements("tags").compactMap { CartWiseDecoder.tag($0, tags) }.sorted(),
        listing: isListed
          ? VaultListing(
            quantity: ExactDecimal(significand: 1, scale: 0), isBought: isTicked) : nil,
        created: try entity.optionalInstant("createdAt"),
        modified: [
          try entity.optionalInstant("updatedAt"), try entity.optionalInstant("lastUpdated"),
        ].compactMap { $0 }.max())
    }
    guard var item, let entity = try? element.entity() else { return }
    var prices: [PlacedValue] = []
    for price in entities.elements(entity, "prices") {
      if price.value.object != nil {
        prices.append(price)
      } else if let id = price.value.id, let loose = references.price(id: id) {
        prices.append(loose)
      } else {
        rejectOrphan(price)
      }
    }
    prices += references.prices(of: entity.value("id")?.id)
    var seen: Set<String> = []
    for price in prices {
      let isNew = seen.insert(price.value.object?["id"]?.id ?? price.path).inserted
      guard isNew, usedPrices.insert(price.path).inserted else { continue }
      if let id = price.value.object?["id"]?.id { usedPrices.insert(id) }
      decodePrice(price).map { item.prices.append($0) }
    }
    let moments = [item.modified, item.prices.compactMap(\.updated).max()].compactMap { $0 }
    item.modified = moments.max() ?? item.created
    entities.note(item.modified)
    export.items.append(item)
    for element in nested(entity, "experiences") {
      decodeExperience(element, at: nil, isOfProduct: true)
    }
  }

  /// The name of a tag, given as an object, an id or the name itself.
  private static func tag(_ element: PlacedValue, _ names: [String: String]) -> String? {
    if let object = element.value.object { return object["name"]?.id }
    return element.value.id.map { names[$0] ?? $0 }
  }

  private mutating func decodePrice(_ element: PlacedValue) -> VaultPrice? {
    let locations = locations
    let found = entities.entity(element) { entity throws(FieldProblem) in
      let location = CartWiseDecoder.location(of: entity, locations)
      return (
        hasLocation: location.isKnown, price: try entity.price("price"),
        store: try entity.optionalText("store") ?? location.name,
        currency: try entity.currency("currency"),
        updated: try entity.optionalInstant("lastUpdated")
      )
    }
    guard let found else { return nil }
    guard let price = found.price, let store = found.store, found.hasLocation else {
      if found.price != nil, found.store != nil { pricesWithoutLocation += 1 }
      entities.log.countAccepted()
      return nil
    }
    return VaultPrice(
      store: store, price: price, unit: "", currency: found.currency, updated: found.updated)
  }

  /// Whether an entity has a location, and the name of it; an id that no location has does not
  /// count.
  private static func location(
    of entity: EntityReader, _ names: [String: String]
  ) -> (isKnown: Bool, name: String?) {
    guard let value = entity.value("location") else { return (false, nil) }
    if let object = value.object {
      return (
        true, object["name"]?.text.map(collapsedName) ?? object["id"]?.id.flatMap { names[$0] }
      )
    }
    guard let name = value.id.flatMap({ names[$0] }) else { return (false, nil) }
    return (true, name)
  }

  /// - Parameters:
  ///   - store: The name of the location that contains it.
  ///   - isOfProduct: Whether a product contains it.
  private mutating func decodeExperience(
    _ element: PlacedValue, at store: String?, isOfProduct: Bool = false
  ) {
    // A bare id refers to an experience elsewhere; one that is nested under two owners counts once.
    guard element.value.object != nil || element.value.id == nil else { return }
    let locations = locations
    let id = element.value.object?["id"]?.id
    if isOfProduct, let id { productExperiences.insert(id) }
    let isOfProduct = isOfProduct || id.map(productExperiences.contains) == true
    if let known = id.flatMap({ experiences[$0] }) {
      var ids = EntityIDs()
      guard export.experiences[known].store.isEmpty, let entity = try? element.entity(),
        let again = try? Self.experience(
          entity, at: store, isOfProduct: isOfProduct, locations, &ids)
      else { return }
      export.experiences[known] = again
      return
    }
    let experience = entities.identified(element) { entity, ids throws(FieldProblem) in
      try Self.experience(entity, at: store, isOfProduct: isOfProduct, locations, &ids)
    }
    guard let experience else { return }
    entities.note(experience.created)
    experiences[experience.id] = export.experiences.count
    export.experiences.append(experience)
  }

  private static func experience(
    _ entity: EntityReader, at store: String?, isOfProduct: Bool, _ locations: [String: String],
    _ ids: inout EntityIDs
  ) throws(FieldProblem) -> VaultExperience {
    let rating = try entity.wholeNumber("rating", in: 0...5, "the rating") ?? 0
    let created = try entity.optionalInstant("createdAt")
    let place = location(of: entity, locations).name ?? store ?? ""
    let isOfStore = try isOfStore(entity, isOfProduct: isOfProduct)
    let isRated = isOfStore && rating > 0 && !place.isEmpty
    return VaultExperience(
      id: ids.id(try entity.optionalID("id"), else: [place, created?.microseconds.description]),
      store: place, rating: isRated ? rating : nil, created: created)
  }

  /// Whether a rating is of a store and not of a product.
  ///
  /// Experiences without a telling type rate a product where they have one.
  private static func isOfStore(
    _ entity: EntityReader, isOfProduct: Bool
  ) throws(FieldProblem) -> Bool {
    switch try entity.optionalText("type") {
    case "store_review": true
    case "product_review", "price_update", "new_product": false
    default:
      !isOfProduct && entity.value("groceryItem") == nil && entity.value("groceryItemId") == nil
    }
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
    if person.name.isEmpty {
      entities.log.countAccepted()
    } else {
      export.people.append(person)
    }
  }

  /// The elements of a field; if it is not an array, another call reports that.
  private func nested(_ entity: EntityReader, _ key: String) -> PlacedValues {
    (try? entity.elements(key)) ?? PlacedValues()
  }

  private mutating func rejectOrphan(_ element: PlacedValue) {
    let place = entities.place(of: element)
    entities.log.countRead()
    entities.log.reject(
      .orphanPrice, line: place.line, column: place.column,
      "\(place.path): the price and its item do not refer to each other, so it is not known what "
        + "the price is for; it is left out; export the vault again",
      text: entities.document.text(of: element.value))
  }
}

/// Prices outside their products, by their ids and by the ids of their products.
private struct PriceReferences {
  private let prices: [PlacedValue]
  private var byID: [String: Int] = [:]
  private var byOwner: [String: [Int]] = [:]

  init(_ prices: [PlacedValue]) {
    self.prices = prices
    for (index, price) in prices.enumerated() {
      if let id = price.value.object?["id"]?.id, byID[id] == nil { byID[id] = index }
      if let owner = Self.owner(of: price) { byOwner[owner, default: []].append(index) }
    }
  }

  func price(id: String) -> PlacedValue? { byID[id].map { prices[$0] } }

  func prices(of owner: String?) -> [PlacedValue] {
    owner.flatMap { byOwner[$0] }?.map { prices[$0] } ?? []
  }

  /// Prices that no product used and whose owner is not one of the products.
  func withoutOwner(among owners: Set<String>, used: Set<String>) -> [PlacedValue] {
    prices.filter { price in
      guard !used.contains(price.path),
        price.value.object?["id"]?.id.map(used.contains) != true
      else { return false }
      return Self.owner(of: price).map { !owners.contains($0) } ?? true
    }
  }

  /// The id of the product, given as an object or as the id itself.
  private static func owner(of price: PlacedValue) -> String? {
    guard let value = price.value.object?["groceryItem"] ?? price.value.object?["groceryItemId"]
    else { return nil }
    return value.object?["id"]?.id ?? value.id
  }
}
