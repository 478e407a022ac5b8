/// The order of the categories in one store.
package struct AisleOrder: Sendable {
  private var positions: [String: Int] = [:]

  /// - Parameter store: The name of the store, to which a location may be added: `Migros, Bern`.
  package init(_ aisles: [Aisle], at store: String) {
    let full = foldedName(store)
    let chain = store.firstIndex(of: ",").map { foldedName(store[..<$0]) }
    // Of rows for one category the last counts: those of the store itself, then those of its chain.
    for wanted in [nil, chain, full] {
      for aisle in aisles where aisle.store.map({ foldedName($0) }) == wanted {
        positions[foldedName(aisle.category)] = aisle.position
      }
    }
  }

  /// The place of a category, or of the nearest category above it; `nil` where no row names one.
  package func position(of category: String) -> Int? {
    let parts = category.split(separator: ":", omittingEmptySubsequences: false)
    return parts.indices.reversed().lazy
      .compactMap { positions[foldedName(parts[...$0].joined(separator: ":"))] }.first
  }
}
