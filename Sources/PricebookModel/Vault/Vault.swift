/// The contents of all vault exports of a book; several exports are matched by id.
package struct Vault: Sendable {
  /// By time.
  package var carts: [Cart] = []
  /// Ascending by item.
  package var priceOptions: [PriceOption] = []
  /// Ascending by store.
  package var ratings: [StoreRating] = []
  /// Most updates first, then by name.
  package var contributors: [Contributor] = []
  /// Ascending by item, each once.
  package var products: [VaultProduct] = []
  /// Ascending by store, each once.
  package var places: [StorePlace] = []
  /// The newest first.
  package var comments: [VaultComment] = []
  /// File by file.
  package var unsent: [UnsentChanges] = []
  package var conflicts: [VaultConflict] = []

  package init(
    carts: [Cart] = [], priceOptions: [PriceOption] = [], ratings: [StoreRating] = [],
    contributors: [Contributor] = [], products: [VaultProduct] = [], places: [StorePlace] = [],
    comments: [VaultComment] = [], unsent: [UnsentChanges] = [], conflicts: [VaultConflict] = []
  ) {
    self.carts = carts
    self.priceOptions = priceOptions
    self.ratings = ratings
    self.contributors = contributors
    self.products = products
    self.places = places
    self.comments = comments
    self.unsent = unsent
    self.conflicts = conflicts
  }

  /// Leaves out who wrote what, addresses, notes, and what names files.
  package mutating func leaveOutPeople() {
    contributors = []
    comments = []
    places = []
    unsent = []
    conflicts = []
    for place in priceOptions.indices { priceOptions[place].updatedBy = nil }
    for cart in carts.indices {
      for line in carts[cart].lines.indices { carts[cart].lines[line].details.note = nil }
    }
  }

  package func product(_ item: ItemID) -> VaultProduct? {
    let place = products.partitionPoint { $0.item >= item }
    return place < products.endIndex && products[place].item == item ? products[place] : nil
  }

  /// The price that an app states of an item at a store on a day, `nil` for one without a day.
  package func statedPrice(
    of item: ItemID, at store: StoreID, on day: CalendarDate?
  ) -> PriceOption? {
    priceOptions[priceOptions.partitionPoint { $0.item >= item }...].prefix { $0.item == item }
      .last { $0.store == store && $0.day == day }
  }

  /// Whether an app marks the last price of an item as on sale, at a store where one is named.
  package func isOnSale(_ item: ItemID, at store: StoreID? = nil) -> Bool {
    let options = priceOptions[priceOptions.partitionPoint { $0.item >= item }...]
      .prefix { $0.item == item }.filter { store == nil || store == $0.store }
    return Dictionary(options.map { ($0.store, $0.isOnSale) }) { $1 }.values.contains(true)
  }
}
