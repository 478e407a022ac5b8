import PricebookModel

/// The lists of apps that have one list and store it as marks on their items.
///
/// Made after several exports were merged, so that the newest mark of every item is used.
struct HandLists {
  /// At most one for every app.
  let carts: [VaultMerge.Winner<VaultCart>]

  init(_ items: [VaultMerge.Winner<VaultItem>]) {
    let listed = items.filter { !$0.entity.isTrashed && $0.entity.listing != nil }
    carts = Dictionary(grouping: listed, by: \.key.app)
      .sorted { $0.key.rawValue < $1.key.rawValue }
      .map { app, items in HandLists.cart(of: app, items) }
  }

  private static func cart(
    of app: VaultApp, _ items: [VaultMerge.Winner<VaultItem>]
  ) -> VaultMerge.Winner<VaultCart> {
    // In the order of the list module: the last change first.
    let ordered = items.sorted { left, right in
      if app == .shoppingList, left.entity.modified != right.entity.modified {
        return precedes(right.entity.modified, left.entity.modified)
      }
      return (foldedName(left.entity.name), left.key.id)
        < (foldedName(right.entity.name), right.key.id)
    }
    let currencies = Set(items.lazy.flatMap(\.entity.prices).map(\.currency))
    // Amounts of several currencies are no total.
    let currency = currencies.count == 1 ? currencies.first : nil
    let lines = ordered.compactMap { line(of: $0.entity, isPriced: currency != nil) }
    let bought = lines.count { $0.bought != nil }
    let moments = items.compactMap(\.entity.modified)
    let cart = VaultCart(
      id: "list", name: app == .shoppingList ? "Shopping list" : "\(app.rawValue) list",
      state: bought == 0 ? .planning : bought == lines.count ? .completed : .shopping,
      currency: currency ?? .written(""), created: items.compactMap(\.entity.created).min(),
      modified: moments.max(), lines: lines)
    return VaultMerge.Winner(
      key: VaultMerge.Key(app: app, id: cart.id), entity: cart,
      log: items.map(\.log).min() ?? 0, isMade: true)
  }

  /// A line at the lowest price of its item, the latest of equal ones, as CartWise shows it.
  private static func line(of item: VaultItem, isPriced: Bool) -> VaultCartLine? {
    guard let listing = item.listing else { return nil }
    let lowest =
      isPriced
      ? item.prices.min { left, right in
        left.price == right.price
          ? precedes(right.updated, left.updated) : left.price < right.price
      } : nil
    let part = VaultCartLine.Part(
      store: lowest?.store, price: lowest?.price, quantity: listing.quantity, unit: lowest?.unit)
    var line = VaultCartLine(
      itemID: item.id, planned: part, bought: listing.isBought ? part : nil,
      place: EntityPlace(path: "", line: 0, column: 0))
    line.details.note = listing.note
    line.details.brand = item.brand
    line.details.tags = item.tags
    line.details.isFavorite = item.isFavorite
    line.details.created = item.created?.microseconds
    line.details.modified = item.modified?.microseconds
    return line
  }

  private static func precedes(_ left: Instant?, _ right: Instant?) -> Bool {
    guard let right else { return false }
    return left.map { $0 < right } ?? true
  }
}
