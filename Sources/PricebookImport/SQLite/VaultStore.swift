import PricebookModel

/// Recognises the stores of the apps and reads each into the tree that its exports in JSON have.
enum VaultStore {
  /// The first bytes of every SQLite database (sqlite.org, "Database File Format", 1.3).
  static let signature = Array("SQLite format 3\0".utf8)

  /// The tree of a known app, or what the database is instead.
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
      } catch { return .other(Message.storeNotOpened(reason: excerpt(error.message))) }
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
    let shape: JSONShape =
      switch app {
      case .grock: .grockVault
      case .cartWise: .cartWise
      case .checkoutHero: .checkoutHero
      case .shoppingList: .shoppingList
      }
    let root = store.tree(of: app)
    return .export(
      shape, JSONDocument(root: root, store: store.notes, hasRepairedText: store.hasRepairedText))
  }

  /// The app whose tables a store has, even if some are missing.
  private static func app(of layout: DatabaseLayout) -> VaultApp? {
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

extension Message {
  fileprivate static func brokenStore(problem: String) -> String {
    "it begins like an SQLite store, but \(problem); it may be damaged or encrypted; copy it again"
  }

  fileprivate static func storeNotOpened(reason: String) -> String {
    """
    it begins like an SQLite store but cannot be opened as one (\(reason)); it may be damaged or \
    encrypted; copy it again
    """
  }

  fileprivate static func unknownDatabase(found: String, tables: String, apps: String) -> String {
    "found an SQLite database with \(found)\(tables); the known databases are those of \(apps)"
  }
}
