import PricebookModel

/// What one export file holds, in terms that all apps share, with names instead of ids.
///
/// A decoder applies its app's own rules; matching several exports by id and resolving names
/// happens to this, once for all apps.
struct VaultExport: Sendable {
  var app: VaultApp
  /// What was recognised, in words: `Grock backup`.
  var format: String
  /// When the export was written; else the newest moment that it mentions.
  var written: Instant?
  var items: [VaultItem] = []
  var carts: [VaultCart] = []
  var experiences: [VaultExperience] = []
  var people: [VaultPerson] = []
}

/// How an export writes the currency of an amount.
enum VaultCurrency: Hashable, Sendable {
  /// It does not: the amounts are in the book's currency.
  case ofBook
  /// A code or a sign, as it stands there; empty where there are no amounts at all.
  case written(String)
}

/// A product of a vault.
struct VaultItem: Hashable, Sendable {
  var id: String
  var name: String
  var category: String?
  var brand: String?
  var barcode: String?
  var tags: [String] = []
  var prices: [VaultPrice] = []
  /// Its place on the app's one list; `nil` where it is not on it.
  var listing: VaultListing?
  /// Whether it lies in the trash: it then only gives its name to old cart lines.
  var isTrashed = false
  var created: Instant?
  var modified: Instant?
}

/// An item's place on the one list of an app that has no lists of its own.
struct VaultListing: Hashable, Sendable {
  var quantity: ExactDecimal
  var isBought: Bool
  var note: String?
}

/// What the vault says a product costs at a store.
struct VaultPrice: Hashable, Sendable {
  var store: String
  /// Currency units per unit, positive.
  var price: ExactDecimal
  var unit: String
  var currency = VaultCurrency.ofBook
  /// When it was last updated; `nil` where the app does not keep it.
  var updated: Instant?
}

/// A cart or list, by the rules of ``PricebookModel/Cart`` but with names.
struct VaultCart: Hashable, Sendable {
  var id: String
  var name: String
  var state: Cart.State
  /// Positive, or `nil`.
  var budget: ExactDecimal?
  var currency = VaultCurrency.ofBook
  var created: Instant?
  var modified: Instant?
  var started: Instant?
  var completed: Instant?
  var isTrashed = false
  var lines: [VaultCartLine] = []
}

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
  var ownCategory: String?
  var unit: String?
  var planned: Part?
  var bought: Part?
  var isSkipped = false
  var details = CartLine.Details()
  /// From the root of the document, for messages; not part of what the line is.
  var place: EntityPlace
}

/// What somebody experienced at a store, with a rating.
struct VaultExperience: Hashable, Sendable {
  var id: String
  var store: String
  /// 1 to 5; `nil` where it has none.
  var rating: Int?
  var created: Instant?
}

/// Somebody who reports prices.
struct VaultPerson: Hashable, Sendable {
  var id: String
  var name: String
  /// Never negative.
  var updates: Int
}

/// Where an entity stands in its file; two entities do not differ by it.
struct EntityPlace: Hashable, Sendable, CustomStringConvertible {
  var path: String
  var line: Int
  var column: Int

  static func == (left: EntityPlace, right: EntityPlace) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
  /// Empty, because copies of an entity are ordered by their descriptions.
  var description: String { "" }
}
