/// Somebody who reports prices.
struct VaultPerson: Hashable, Sendable {
  var id, name: String
  /// Never negative.
  var updates: Int
}
