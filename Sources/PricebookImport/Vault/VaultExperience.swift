/// What somebody says of a store or of a product, and the answers of others.
struct VaultExperience: Hashable, Sendable {
  /// An answer of somebody else.
  struct Reply: Hashable, Sendable {
    var text: String
    var author: String?
    var created: Instant?
  }

  var id, store: String
  /// The product that it is about; `nil` for one that is about the store.
  var itemID: String?
  /// 1 to 5; `nil` without a rating.
  var rating: Int?
  var created: Instant?
  /// `nil` for a text that only repeats a price.
  var comment: String?
  var author: String?
  var replies: [Reply] = []
}
