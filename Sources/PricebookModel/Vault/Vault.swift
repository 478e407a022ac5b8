/// The shopping apps whose exports are read.
public enum VaultApp: String, CaseIterable, Sendable {
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
public struct Vault: Sendable {
  /// Carts and lists, by time.
  public var carts: [Cart] = []
  /// Prices that apps state, ascending by item.
  public var priceOptions: [PriceOption] = []
  /// Ascending by store.
  public var ratings: [StoreRating] = []
  /// Most updates first, then by name.
  public var contributors: [Contributor] = []
  /// What apps keep of products beside their prices, ascending by item, each once.
  public var products: [VaultProduct] = []
  /// Where stores are, ascending by store, each once.
  public var places: [StorePlace] = []
  /// What people wrote of stores and products, the newest first.
  public var comments: [VaultComment] = []
  /// What devices still had to send to the server of a list, file by file.
  public var unsent: [UnsentChanges] = []
  /// The differences between several exports, for the reports.
  public var conflicts: [VaultConflict] = []

  /// What apps keep of a product.
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
public struct PriceOption: Sendable {
  /// What the price is for.
  public var item: ItemID
  /// Where it costs this much.
  public var store: StoreID
  /// What the price is for one of.
  public var unit: UnitOfMeasure
  /// The currency of the price.
  public var currency: CurrencyCode
  /// Currency units per unit, positive, with every digit.
  public var price: ExactDecimal
  /// The day of the last update, if the app keeps it; options without one are older than any other.
  public var day: CalendarDate?
  /// Whether the app marks the item as on sale, beside this price as its lowest; it is no offer.
  public var isOnSale = false
  /// The name of who updated it last.
  public var updatedBy: String?
  /// Index into ``Book/sources``.
  public var source: Int
}

/// Somebody who reports prices in a shared vault.
public struct Contributor: Hashable, Sendable {
  /// The rank that a number of updates earns; the raw value is the title that people see.
  ///
  /// Thresholds and titles are CartWise's, which derives the
  /// title anew with every update and so stores an old one between.
  public enum Level: String, CaseIterable, Sendable {
    /// Below 10 updates.
    case new = "New Shopper"
    /// From 10 updates on.
    case regular = "Regular Shopper"
    /// From 25 updates on.
    case smart = "Smart Shopper"
    /// From 50 updates on.
    case expert = "Expert Shopper"
    /// From 100 updates on.
    case master = "Master Shopper"
    /// From 200 updates on.
    case legendary = "Legendary Shopper"

    /// The updates that reach the level.
    public var threshold: Int {
      switch self {
      case .new: 0
      case .regular: 10
      case .smart: 25
      case .expert: 50
      case .master: 100
      case .legendary: 200
      }
    }

    /// The highest level that so many updates reach.
    public init(updates: Int) { self = Level.allCases.last { $0.threshold <= updates } ?? .new }
  }

  /// What the person chose to be called; nothing else of a person is kept.
  public var name: String
  /// As the app counts them, never negative; `nil` where only prices have the name.
  public var updateCount: Int?
  /// How many of the current prices the person updated last.
  public var priceCount: Int = 0
  /// How many entries of the feed tell of a price.
  public var postCount: Int = 0
  /// The last day of a price or an entry.
  public var lastDay: CalendarDate?

  /// The level that the updates reach.
  public var level: Level? { updateCount.map { Level(updates: $0) } }
}

/// What an app keeps of a product beside its prices.
public struct VaultProduct: Hashable, Sendable {
  /// The item that the product is.
  public var item: ItemID
  /// The category that the app has it in; `nil` without one.
  public var category: CategoryID?
  /// The brand that somebody wrote.
  public var brand: String?
  /// The tags that somebody gave it, sorted.
  public var tags: [String] = []
  /// Whether somebody marked it as a favourite.
  public var isFavorite = false
  /// How many people rated it.
  public var ratingCount = 0
  /// The sum of their ratings, each 1 to 5.
  public var ratingSum = 0

  /// From 1 to 5; `nil` without a rating.
  public var meanRating: Double? { ratingCount > 0 ? Double(ratingSum) / Double(ratingCount) : nil }
}

/// Where a store is.
public struct StorePlace: Hashable, Sendable {
  /// The store; several places of one name are one store.
  public var store: StoreID
  /// The addresses of its places, each in one line.
  public var addresses: [String]
  /// Whether somebody marked it as a favourite.
  public var isFavorite: Bool
}

/// What somebody wrote of a store or of a product.
public struct VaultComment: Hashable, Sendable {
  /// What a comment is about.
  public enum Subject: Hashable, Sendable {
    case store(StoreID)
    /// A product.
    case item(ItemID)
  }

  /// What it is about.
  public var subject: Subject
  /// What it says.
  public var text: String
  /// What the person chose to be called; `nil` where the app does not say who wrote it.
  public var author: String?
  /// The day on which it was written.
  public var day: CalendarDate?
}

/// What a device had not sent to the server of its list when its items were exported.
public struct UnsentChanges: Hashable, Sendable {
  /// Items that were changed, those whose sending failed and deleted ones included.
  public var changes = 0
  /// Those whose sending failed.
  public var failed = 0
  /// Those that are deleted on this device alone.
  public var deletions = 0
  /// Index into ``Book/sources``.
  public var source: Int
}

/// How the people of a vault rate a store.
public struct StoreRating: Hashable, Sendable {
  /// The store that is rated.
  public var store: StoreID
  /// How many experiences at the store have a rating.
  public var count: Int
  /// The sum of those ratings, each 1 to 5.
  public var sum: Int

  /// From 1 to 5; `nil` without a rating.
  public var mean: Double? { count > 0 ? Double(sum) / Double(count) : nil }
}

/// One field in which two copies of an entity of an app differ, both copies side by side.
public struct VaultConflict: Hashable, Sendable {
  /// What the copies differ in.
  public enum Field: Hashable, Sendable {
    /// Texts that describe an item or a product.
    case name, category, brand, barcode, tags
    /// The price at one store, with its unit and day.
    case price(store: String)
    /// What a list says of an item; carts, too, can be in the trash.
    case quantity, isBought, note, isTrashed
    /// Days of an item, a cart or a rating; ``changed`` is that of the last change.
    case created, started, completed, changed
    /// How far a cart is, and what it may cost.
    case state, budget
    /// What was planned → what was bought.
    case line(item: String)
    /// A rating and its store, or how many updates a contributor has.
    case store, rating, updates
  }

  /// What one of the copies has, and the file that it is in.
  public struct Copy: Hashable, Sendable {
    /// As the app has it; `nil` where the copy has none.
    public var value: String?
    /// The file that the copy is in.
    public var file: String
  }

  /// The app that the entity is from.
  public var app: VaultApp
  /// The entity as the copy that counts calls it.
  public var name: String
  /// What the copies differ in.
  public var field: Field
  /// The copy that counts.
  public var counted: Copy
  /// The copy that was changed earlier, or sorts after the other.
  public var passedOver: Copy
}
