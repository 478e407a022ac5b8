/// A store at an address.
struct VaultPlace: Hashable, Sendable {
  var name: String
  /// In one line; empty if there is none.
  var address: String
  var isFavorite: Bool
}
