import PricebookModel

/// Recognises the stores of the apps and reads each into the tree that its exports in JSON have.
enum VaultStore {
  /// The first bytes of every SQLite database (sqlite.org, "Database File Format", 1.3).
  static let signature = Array("SQLite format 3\0".utf8)

  enum Reading {
    case export(JSONShape, JSONDocument)
    /// Not a database of a known app: what was found, in words.
    case other(String)
  }

  /// Reads a store from a private copy; throws if it cannot be read, or SQLite cannot be loaded.
  static func read(
    _ path: String, libraries: [String] = SQLiteLibrary.candidates
  ) throws(ReadFailure) -> Reading {
    let library: SQLiteLibrary
    do throws(SQLiteLibraryFailure) {
      library = try SQLiteLibrary(candidates: libraries)
    } catch {
      throw ReadFailure(
        kind: .cannotOpen, displayPath: path, message: "is an SQLite store, but \(error.message)",
        code: .sqliteLibrary)
    }
    // Nothing is copied that cannot be a database.
    if let problem = try SQLiteHeader.problem(of: path) {
      return .other(Message.brokenStore(problem: problem))
    }
    return try PrivateStoreCopy.with(path) { copy throws(ReadFailure) in
      do throws(SQLiteFailure) {
        return try read(copy, library)
      } catch {
        return .other(Message.storeNotOpened(reason: excerpt(error.message)))
      }
    }
  }

  private static func read(
    _ copy: PrivateStoreCopy, _ library: SQLiteLibrary
  ) throws(SQLiteFailure) -> Reading {
    let connection = try SQLiteConnection(
      library, path: copy.path, allowance: SQLiteAllowance(byteCount: copy.byteCount))
    var store = try CoreDataStore(connection)
    guard let app = app(of: store.layout) else {
      let names = store.layout.tables.values.map(\.name).sorted().prefix(8).map { quoted($0) }
      return .other(
        Message.unknownDatabase(
          found: names.isEmpty ? "no tables" : "the tables ", tables: names.joined(separator: ", "),
          apps: VaultApp.allCases.map(\.rawValue).joined(separator: ", ")))
    }
    store.notes.hasLog = copy.hasLog
    store.notes.format = "\(app.rawValue) store"
    let (shape, root): (JSONShape, JSONValue) =
      switch app {
      case .grock: (.grockVault, GrockStore.tree(of: &store))
      case .cartWise: (.cartWise, CartWiseStore.tree(of: &store))
      case .checkoutHero: (.checkoutHero, CheckoutHeroStore.tree(of: &store))
      case .shoppingList: (.shoppingList, ShoppingListStore.tree(of: &store))
      }
    return .export(
      shape, JSONDocument(root: root, store: store.notes, hasRepairedText: store.hasRepairedText))
  }

  /// The app whose tables a store has, even if some are missing.
  private static func app(of layout: StoreLayout) -> VaultApp? {
    func count(_ entities: String...) -> Int {
      entities.count { layout.table(of: $0)?.columns["Z_PK"] != nil }
    }
    if count("Cart", "CartItem", "PriceOption", "PricePerUnit", "Item", "Vault") >= 2 {
      return .grock
    }
    if count("GroceryItem", "GroceryItemPrice", "Location", "ShoppingExperience", "Tag") >= 2 {
      return .cartWise
    }
    // Two apps have an entity of this name.
    guard let items = layout.table(of: "ShoppingItem"), items.columns["Z_PK"] != nil
    else { return count("ShoppingList") == 1 ? .checkoutHero : nil }
    func has(_ columns: String...) -> Bool { columns.contains { items.columns[$0] != nil } }
    if count("ShoppingList") == 1 || has("ZISCHECKED", "ZPRICEPERUNIT") { return .checkoutHero }
    return has("ZISBOUGHT", "ZSYNCSTATUS", "ZMODIFIEDAT") ? .shoppingList : nil
  }
}

/// Turns rows of CartWise's store, without passwords and images, into the JSON of its decoder.
struct CartWiseStore {
  static func tree(of store: inout CoreDataStore) -> JSONValue {
    CartWiseStore(&store).tree(&store)
  }

  private let items, prices, locations, tags, experiences, comments, people: StoreRows

  private init(_ store: inout CoreDataStore) {
    items = store.rows(of: "GroceryItem", "CartWise")
    prices = store.rows(of: "GroceryItemPrice", "CartWise")
    locations = store.rows(of: "Location", "CartWise")
    tags = store.rows(of: "Tag", "CartWise")
    experiences = store.rows(of: "ShoppingExperience", "CartWise")
    comments = store.rows(of: "UserComment", "CartWise")
    people = store.rows(of: "UserEntity", "CartWise")
  }

  private func tree(_ store: inout CoreDataStore) -> JSONValue {
    let priceKeys = store.members(
      "GroceryItem", "prices", "GroceryItemPrice", inverse: "groceryItem")
    let tagKeys = store.members("GroceryItem", "tags", "Tag", inverse: "products")
    let replies = Dictionary(grouping: comments.rows) { $0.links["experience"] ?? 0 }
    let placed = Set(priceKeys.filter { items[$0.key] != nil }.values.joined())
    let products = items.rows.map { item in
      items.object(item)
        .adding("prices", prices.objects(priceKeys[item.key] ?? []) { linked($0, in: prices) })
        .adding("tags", tags.objects(tagKeys[item.key] ?? [], tags.object))
    }
    let reviews = experiences.rows.map { row in
      linked(row, in: experiences).adding(
        "comments", JSONValue(list: (replies[row.key] ?? []).map { linked($0, in: comments) }))
    }
    // The decoder rejects prices that belong to no product, one by one.
    let orphans = prices.rows.filter { !placed.contains($0.key) }.map { linked($0, in: prices) }
    return JSONValue(
      .object([
        "groceryItems": JSONValue(list: products), "prices": JSONValue(list: orphans),
        "locations": JSONValue(list: locations.rows.map(locations.object)),
        "experiences": JSONValue(list: reviews),
        "users": JSONValue(list: people.rows.map(people.object)),
      ]))
  }

  /// A row with the location, the product and the person that it refers to.
  private func linked(_ row: StoreRow, in rows: StoreRows) -> JSONValue {
    var tree = rows.object(row)
    for (name, targets) in [("location", locations), ("groceryItem", items), ("user", people)] {
      guard let key = row.links[name] else { continue }
      if let target = targets[key] {
        tree = tree.adding(name, targets.object(target))
      } else if name == "groceryItem" {
        // It is about a product, even if the store does not say which.
        tree = tree.adding(name, JSONValue(.object([:])))
      }
    }
    return tree
  }
}

/// Turns the rows of CheckoutHero's store into the JSON that ``CheckoutHeroDecoder`` reads.
enum CheckoutHeroStore {
  static func tree(of store: inout CoreDataStore) -> JSONValue {
    let lists = store.rows(of: "ShoppingList", "CheckoutHero")
    let items = store.rows(of: "ShoppingItem", "CheckoutHero")
    let itemKeys = store.members("ShoppingList", "items", "ShoppingItem", inverse: "shoppingList")
    store.noteLeftovers(of: items, belongingTo: itemKeys, in: lists, "list")
    return JSONValue(
      list: lists.rows.map { list in
        lists.object(list).adding("items", items.objects(itemKeys[list.key] ?? [], items.object))
      })
  }
}

/// Turns the rows of the Shopping List module into the array that ``ShoppingListDecoder`` reads.
enum ShoppingListStore {
  static func tree(of store: inout CoreDataStore) -> JSONValue {
    let items = store.rows(of: "ShoppingItem", "ShoppingList")
    return JSONValue(list: items.rows.map(items.object))
  }
}
