/// Where a store is; several places of one name are one store.
package struct StorePlace: Hashable, Sendable {
  package var store: StoreID
  /// Each in one line.
  package var addresses: [String]
  package var isFavorite: Bool

  package init(store: StoreID, addresses: [String], isFavorite: Bool) {
    self.store = store
    self.addresses = addresses
    self.isFavorite = isFavorite
  }
}
