/// What an app keeps of a product beside its prices.
package struct VaultProduct: Hashable, Sendable {
  package var item: ItemID
  /// The category that the app has it in.
  package var category: CategoryID?
  package var brand: String?
  /// Sorted.
  package var tags: [String] = []
  package var isFavorite = false
  package var ratingCount = 0
  /// The sum of the ratings, each 1 to 5.
  package var ratingSum = 0

  package init(
    item: ItemID, category: CategoryID? = nil, brand: String? = nil, tags: [String] = [],
    isFavorite: Bool = false, ratingCount: Int = 0, ratingSum: Int = 0
  ) {
    self.item = item
    self.category = category
    self.brand = brand
    self.tags = tags
    self.isFavorite = isFavorite
    self.ratingCount = ratingCount
    self.ratingSum = ratingSum
  }

  /// From 1 to 5; `nil` without a rating.
  package var meanRating: Double? {
    ratingCount > 0 ? Double(ratingSum) / Double(ratingCount) : nil
  }
}
