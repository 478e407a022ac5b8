/// How the people of a vault rate a store.
public struct StoreRating: Hashable, Sendable {
  /// The store that is rated.
  public var store: StoreID
  /// How many experiences at the store have a rating.
  public var count: Int
  /// The sum of those ratings, each 1 to 5.
  public var sum: Int

  package init(store: StoreID, count: Int, sum: Int) {
    self.store = store
    self.count = count
    self.sum = sum
  }

  /// From 1 to 5; `nil` without a rating.
  public var mean: Double? {
    count > 0 ? Double(sum) / Double(count) : nil
  }
}
