/// Where a store has the goods of a category: one row of an aisle file.
public struct Aisle: Hashable, Sendable {
  /// The name of the store, after aliases; `nil` for every store without rows of its own.
  public var store: String?
  /// The name of the category.
  public var category: String
  /// Its place on the way through the store; shopping lists follow it from the lowest.
  public var position: Int

  package init(store: String?, category: String, position: Int) {
    self.store = store
    self.category = category
    self.position = position
  }
}

/// The order of the categories in one store.
public struct AisleOrder: Sendable {
  private var positions: [String: Int] = [:]

  /// The order that the rows of a book give for a store.
  ///
  /// - Parameters:
  ///   - aisles: All rows of the book.
  ///   - store: The name of the store, to which a location may be added: `Migros, Bern`.
  public init(_ aisles: [Aisle], at store: String) {
    let full = foldedName(store)
    let chain = store.firstIndex(of: ",").map { foldedName(store[..<$0]) }
    // The rows of the store itself come last, because they count.
    for wanted in [nil, chain, full] {
      for aisle in aisles where aisle.store.map({ foldedName($0) }) == wanted {
        positions[foldedName(aisle.category)] = aisle.position
      }
    }
  }

  /// The place of a category, or of the nearest category above it; `nil` where no row names one.
  public func position(of category: String) -> Int? {
    var name = category[...]
    while true {
      if let position = positions[foldedName(name)] { return position }
      guard let colon = name.lastIndex(of: ":") else { return nil }
      name = name[..<colon]
    }
  }
}
