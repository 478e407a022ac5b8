import PricebookModel

/// The content of one export file in terms that all apps share, with names instead of ids.
struct VaultExport: Sendable {
  var app: VaultApp
  /// The recognised format in words: `Grock backup`.
  var format: String
  /// When it was written: as it says itself, else by the name of its file, else its newest moment.
  var written: Instant?
  var items: [VaultItem] = []
  var carts: [VaultCart] = []
  var experiences: [VaultExperience] = []
  var people: [VaultPerson] = []
  var places: [VaultPlace] = []
  /// The stores that the app keeps by an id, or by the moment at which they were made.
  var stores: [StoreRenames.Entry] = []
  var categories: [String] = []
  var unsent: UnsentChanges?
}

/// How an export writes the currency of an amount.
enum VaultCurrency: Hashable, Sendable {
  /// It does not: the amounts are in the currency of the book.
  case ofBook
  /// A code or a sign as written; empty if there are no amounts at all.
  case written(String)
}

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

struct VaultListing: Hashable, Sendable {
  var quantity: ExactDecimal
  var isBought: Bool
  var note: String?
}

struct VaultPrice: Hashable, Sendable {
  var store: String
  /// Currency units per unit, positive.
  var price: ExactDecimal
  var unit: String
  var currency = VaultCurrency.ofBook
  /// When it was last updated; `nil` if the app does not store it.
  var updated: Instant?
  var isOnSale = false
  var updatedBy: String?
}

/// A cart or list, by the rules of ``PricebookModel/Cart`` but with names.
struct VaultCart: Hashable, Sendable {
  var id, name: String
  var state: Cart.State
  var budget: ExactDecimal?
  var currency = VaultCurrency.ofBook
  var created, modified, started, completed: Instant?
  var isTrashed = false
  var lines: [VaultCartLine] = []

  /// The seconds of a completed trip, if the app keeps when it began and ended.
  var duration: Int? {
    guard state == .completed, let started, let completed, started < completed else { return nil }
    return Int((completed.microseconds - started.microseconds) / 1_000_000)
  }

  /// In microseconds since 1970; carts without any date come first.
  var time: Int64 {
    state.time(created: created, modified: modified, started: started, completed: completed)?
      .microseconds ?? .min
  }
}

/// A line by the rules of ``PricebookModel/CartLine`` but with names, and the units as written.
struct VaultCartLine: Hashable, Sendable {
  struct Part: Hashable, Sendable {
    var store: String?
    var price: ExactDecimal?
    var quantity: ExactDecimal
    var unit: String?
  }

  /// The product of the vault; `nil` for a line that never was one.
  var itemID: String?
  /// The name that the line itself keeps: of an item that is only in this cart, or a snapshot.
  var ownName: String?
  var ownCategory, unit: String?
  var planned, bought: Part?
  var isSkipped = false
  var details = CartLine.Details()
  var place: EntityPlace

  /// The line with its plan in the unit of what was bought, and whether the two do not convert.
  func inOneUnit() -> (line: VaultCartLine, hasMixedUnits: Bool) {
    guard let part = planned, let bought, part.unit != bought.unit else { return (self, false) }
    let unit = UnitOfMeasure(written: part.unit ?? unit ?? "")
    let target = UnitOfMeasure(written: bought.unit ?? part.unit ?? self.unit ?? "")
    var line = self
    if unit != target {
      line.planned = part.converted(from: unit, to: target)
      if line.planned == nil { return (self, true) }
    }
    return (line, false)
  }

  /// The line with the vault's price for its store, if it is in its unit, where its plan has none.
  func pricedByVault(_ prices: [VaultPrice]) -> VaultCartLine {
    guard let planned, planned.price == nil, let store = planned.store else { return self }
    let folded = foldedName(store)
    let unit = planned.unit.map { UnitOfMeasure(written: $0) }
    let price = prices.filter { price in
      foldedName(price.store) == folded && unit.map { $0 == .init(written: price.unit) } ?? true
    }.max { ($0.updated?.microseconds ?? .min) < ($1.updated?.microseconds ?? .min) }
    guard let price else { return self }
    func priced(_ part: Part) -> Part {
      Part(
        store: part.store, price: price.price, quantity: part.quantity,
        unit: part.unit ?? price.unit)
    }
    var line = self
    line.planned = priced(planned)
    if let bought, bought.price == nil, bought.store.map({ foldedName($0) == folded }) ?? true {
      line.bought = priced(bought)
    }
    line.unit = line.unit ?? price.unit
    return line
  }
}

extension VaultCartLine.Part {
  /// The same part in another unit of the dimension; `nil` if the ratio of the units is not a
  /// power of ten, because the price could then have endless decimals.
  fileprivate func converted(
    from unit: UnitOfMeasure, to target: UnitOfMeasure
  ) -> VaultCartLine.Part? {
    let (factor, other) = (Int128(unit.basePerUnit), Int128(target.basePerUnit))
    let exponent = (-18...18).first { exponent in
      factor * powerOfTen(max(0, -exponent)) == other * powerOfTen(max(0, exponent))
    }
    guard unit.dimension == target.dimension, let exponent,
      let quantity = quantity.shifted(byPowerOfTen: exponent)
    else { return nil }
    let price = self.price?.shifted(byPowerOfTen: -exponent)
    guard price != nil || self.price == nil else { return nil }
    return Self(store: store, price: price, quantity: quantity, unit: self.unit)
  }
}

/// What somebody says of a store or of a product, and the answers of others.
struct VaultExperience: Hashable, Sendable {
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
  /// Whether it is an entry of the feed that tells of a price.
  var isPriceUpdate = false
  var replies: [Reply] = []
}

extension VaultExport {
  /// Gives amounts without a currency the one that the settings name for the file.
  mutating func setCurrency(_ label: String) {
    for item in items.indices {
      for price in items[item].prices.indices where items[item].prices[price].currency == .ofBook {
        items[item].prices[price].currency = .written(label)
      }
    }
    for cart in carts.indices where carts[cart].currency == .ofBook {
      carts[cart].currency = .written(label)
    }
  }
}

struct VaultPerson: Hashable, Sendable {
  var id, name: String
  /// Never negative.
  var updates: Int
}

struct VaultPlace: Hashable, Sendable {
  var name: String
  /// In one line; empty if there is none.
  var address: String
  var isFavorite: Bool
}

/// The place of an entity in its file, which does not make entities different.
struct EntityPlace: Hashable, Sendable, CustomStringConvertible {
  var path: ElementPath
  var inFile: (line: Int, column: Int)
  static func == (left: EntityPlace, right: EntityPlace) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
  /// Empty, because copies of an entity are ordered by their descriptions.
  var description: String { "" }
}

protocol AppDecoder {
  static var app: VaultApp { get }
  var entities: EntityLog { get }
  var export: VaultExport { get set }

  init(entities: EntityLog, export: VaultExport)

  mutating func decode(_ root: JSONValue, shape: JSONShape)
}

enum VaultDecoder {
  /// Reads as much of a document as can be read; problems and counts of entities go to the log.
  static func decode(
    _ document: JSONDocument, shape: JSONShape, log: inout SourceLog
  ) -> VaultExport {
    let type: any AppDecoder.Type =
      switch shape {
      case .cartWise: CartWiseDecoder.self
      case .checkoutHero: CheckoutHeroDecoder.self
      case .shoppingList: ShoppingListDecoder.self
      case .grockBackup, .grockUser, .grockVault, .settings, .other: GrockDecoder.self
      }
    var decoder: any AppDecoder = type.init(
      entities: EntityLog(document, log: log),
      export: VaultExport(app: type.app, format: shape.rawValue))
    if let root = document.root { decoder.decode(root, shape: shape) }
    log = decoder.entities.log
    var export = decoder.export
    // `grock-2026-10-03.json`, `backup_20261003.json`.
    let name = log.path.split(separator: "/").last.map(String.init) ?? ""
    export.written =
      export.written ?? FileNamePattern.day(in: name).map { Instant($0.day) }
      ?? decoder.entities.newest
    return export
  }
}
