/// A product of a vault.
struct VaultItem: Hashable, Sendable {
  var id, name: String
  var category, brand, barcode: String?
  var tags: [String] = []
  var isFavorite = false
  var prices: [VaultPrice] = []
  /// Its entry in the app's one list; `nil` if it is not in it.
  var listing: VaultListing?
  /// Whether it is in the trash and only gives its name to old cart lines.
  var isTrashed = false
  var created, modified: Instant?
}
