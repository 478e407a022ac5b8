/// The shopping apps whose exports are read.
package enum VaultApp: String, CaseIterable, Sendable {
  /// Carts with plans, prices by store and budgets.
  case grock = "Grock"
  /// Lists of items with prices, and no stores.
  case checkoutHero = "CheckoutHero"
  /// Products with prices by store, ratings and contributors.
  case cartWise = "CartWise"
  /// Items to buy, with the days of their changes, and no stores.
  case shoppingList = "Shopping List"
}

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
}

/// What an app says an item costs at a store.
package struct PriceOption: Sendable {
  package var item: ItemID
  package var store: StoreID
  package var unit: UnitOfMeasure
  package var currency: CurrencyCode
  /// Currency units per unit, positive, with every digit.
  package var price: ExactDecimal
  /// The day of the last update, if the app keeps it; options without one are older than any other.
  package var day: CalendarDate?
  /// Whether the app marks the item as on sale, beside this price as its lowest; it is no offer.
  package var isOnSale = false
  /// The name of who updated it last.
  package var updatedBy: String?
  /// Index into ``Book/sources``.
  package var source: Int
}

/// Somebody who reports prices in a shared vault.
package struct Contributor: Hashable, Sendable {
  /// The rank that a number of updates earns; the raw value is the title that people see.
  ///
  /// Thresholds and titles are CartWise's, which derives the title anew with every update and so
  /// stores an old one between.
  package enum Level: String, CaseIterable, Sendable {
    case new = "New Shopper"
    case regular = "Regular Shopper"
    case smart = "Smart Shopper"
    case expert = "Expert Shopper"
    case master = "Master Shopper"
    case legendary = "Legendary Shopper"
    /// The updates that reach each level but the first.
    private static let thresholds = [10, 25, 50, 100, 200]

    package init(updates: Int) { self = Level.allCases[Self.thresholds.count { $0 <= updates }] }
  }

  /// What the person chose to be called; nothing else of a person is kept.
  package var name: String
  /// As the app counts them, never negative; `nil` where only prices have the name.
  package var updateCount: Int?
  /// How many of the current prices the person updated last.
  package var priceCount = 0
  /// How many entries of the feed tell of a price.
  package var postCount = 0
  /// The last day of a price or an entry.
  package var lastDay: CalendarDate?
  package var level: Level? { updateCount.map { Level(updates: $0) } }
}

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

  /// From 1 to 5; `nil` without a rating.
  package var meanRating: Double? {
    ratingCount > 0 ? Double(ratingSum) / Double(ratingCount) : nil
  }
}

/// Where a store is; several places of one name are one store.
package struct StorePlace: Hashable, Sendable {
  package var store: StoreID
  /// Each in one line.
  package var addresses: [String]
  package var isFavorite: Bool
}

/// What somebody wrote of a store or of a product.
package struct VaultComment: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    case store(StoreID)
    case item(ItemID)
  }

  package var subject: Subject
  package var text: String
  /// What the person chose to be called; `nil` where the app does not say who wrote it.
  package var author: String?
  package var day: CalendarDate?
}

/// What a device had not sent to the server of its list when its items were exported.
package struct UnsentChanges: Hashable, Sendable {
  /// Items that were changed, those whose sending failed and deleted ones included.
  package var changes = 0
  package var failed = 0
  /// Items that are deleted on this device alone.
  package var deletions = 0
  /// Index into ``Book/sources``.
  package var source: Int
}

/// How the people of a vault rate a store.
package struct StoreRating: Hashable, Sendable {
  package var store: StoreID
  /// How many experiences at the store have a rating, and the sum of those, each 1 to 5.
  package var count, sum: Int
  /// From 1 to 5; `nil` without a rating.
  package var mean: Double? { count > 0 ? Double(sum) / Double(count) : nil }
}

/// One field in which two copies of an entity of an app differ, both copies side by side.
package struct VaultConflict: Hashable, Sendable {
  package enum Field: Hashable, Sendable {
    case name, category, brand, barcode, tags
    /// The price at one store, with its unit and day.
    case price(store: String)
    /// What a list says of an item; carts, too, can be in the trash.
    case quantity, isBought, note, isTrashed
    /// Days of an item, a cart or a rating; ``changed`` is that of the last change.
    case created, started, completed, changed
    case state, budget
    /// What was planned → what was bought.
    case line(item: String)
    /// A rating and its store, or how many updates a contributor has.
    case store, rating, updates
  }

  /// What one of the copies has, `nil` for nothing, and the file that it is in.
  package struct Copy: Hashable, Sendable {
    package var value: String?
    package var file: String
  }

  package var app: VaultApp
  /// The entity as the copy that counts calls it.
  package var name: String
  package var field: Field
  /// The copy that counts, and the one that was changed earlier, or sorts after it.
  package var counted, passedOver: Copy
}
