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

/// What somebody wrote of a store or of a product.
package struct VaultComment: Hashable, Sendable {
  /// The store or the item that the text is about.
  package enum Subject: Hashable, Sendable {
    case store(StoreID)
    case item(ItemID)
  }

  package var subject: Subject
  package var text: String
  /// What the person chose to be called; `nil` where the app does not say who wrote it.
  package var author: String?
  package var day: CalendarDate?

  package init(subject: Subject, text: String, author: String? = nil, day: CalendarDate? = nil) {
    self.subject = subject
    self.text = text
    self.author = author
    self.day = day
  }
}

/// What a device had not yet sent to the server of its list when its items were exported.
package struct UnsentChanges: Hashable, Sendable {
  /// Items that were changed, those whose sending failed and deleted ones included.
  package var changes = 0
  package var failed = 0
  /// Items that are deleted on this device alone.
  package var deletions = 0
  /// Index into ``Book/sources``.
  package var source: Int

  package init(changes: Int = 0, failed: Int = 0, deletions: Int = 0, source: Int) {
    self.changes = changes
    self.failed = failed
    self.deletions = deletions
    self.source = source
  }
}

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
