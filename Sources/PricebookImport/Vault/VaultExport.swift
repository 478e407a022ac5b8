import PricebookModel

/// The content of one export file in terms that all apps share, with names instead of ids.
struct VaultExport: Sendable {
  var app: VaultApp
  /// The recognised format in words: `Grock backup`.
  var format: String
  /// When it was written: as it says itself, else by the name of its file, else its newest moment.
  var written: Instant?
  /// The day in the name of its file.
  var named: CalendarDate?
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
