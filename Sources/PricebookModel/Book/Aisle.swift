/// Where a store has the goods of a category: one row of an aisle file.
package struct Aisle: Hashable, Sendable {
  /// The name of the store, after aliases; `nil` for every store without rows of its own.
  package var store: String?
  package var category: String
  /// Its place on the way through the store; shopping lists follow it from the lowest.
  package var position: Int

  package init(store: String? = nil, category: String, position: Int) {
    self.store = store
    self.category = category
    self.position = position
  }
}
