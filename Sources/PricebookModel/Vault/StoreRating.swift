/// How the people of a vault rate a store.
package struct StoreRating: Hashable, Sendable {
  package var store: StoreID
  /// How many experiences at the store have a rating, and the sum of those, each 1 to 5.
  package var count, sum: Int

  package init(store: StoreID, count: Int, sum: Int) {
    self.store = store
    self.count = count
    self.sum = sum
  }

  /// From 1 to 5; `nil` without a rating.
  package var mean: Double? { count > 0 ? Double(sum) / Double(count) : nil }
}
