import PricebookModel

/// Recognises the stores of the apps and reads each into the tree that its exports in JSON have.
enum VaultStore {
  /// What every SQLite database begins with (sqlite.org, "Database File Format", 1.3).
  static let signature = Array("SQLite format 3\0".utf8)

  enum Reading {
    case export(JSONShape, JSONDocument)
    /// No store of a known app, in words.
    case other(String)
  }

  /// Reads a store from a private copy.
  ///
  /// - Throws: Where the file, or SQLite itself, is not to be had.
  static func read(
    _ path: String, libraries: [String] = SQLiteLibrary.candidates
  ) throws(ReadFailure) -> Reading {
    let library: SQLiteLibrary
    do throws(SQLiteLibraryFailure) {
      library = try SQLiteLibrary(candidates: libraries)
    } catch {
      throw ReadFailure(
        kind: .cannotOpen, displayPath: path, message: "is an SQLite store, but \(error.message)",
        code: "sqlite-library")
    }
    return try PrivateStoreCopy.with(path) { copy throws(ReadFailure) in
      do throws(SQLiteFailure) {
        return try read(copy, library)
      } catch {
        return .other(
          "it begins like an SQLite store but cannot be opened as one "
            + "(\(excerpt(error.message))); it may be damaged or encrypted, copy it anew")
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
        "found an SQLite database with \(names.isEmpty ? "no tables" : "the tables ")"
          + "\(names.joined(separator: ", ")); known are the stores of Grock")
    }
    store.notes.hasLog = copy.hasLog
    let shape: JSONShape
    let root: JSONValue
    switch app {
    default:
      shape = .grockVault
      root = GrockStore.tree(of: &store)
    }
    return .export(
      shape,
      JSONDocument(root: root, store: store.notes, hasRepairedText: store.hasRepairedText))
  }

  /// The app whose tables a store has, some of which may be missing.
  private static func app(of layout: StoreLayout) -> VaultApp? {
    func count(_ entities: String...) -> Int {
      entities.count { layout.table(of: $0)?.columns["Z_PK"] != nil }
    }
    if count("Cart", "CartItem", "PriceOption", "PricePerUnit", "Item", "Vault") >= 2 {
      return .grock
    }
    return nil
  }
}
