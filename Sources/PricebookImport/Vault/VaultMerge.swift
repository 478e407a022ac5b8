import PricebookModel
import PricebookParallel

/// Merges several exports of one app: entities are matched by id, the copy that was modified last
/// is used as a whole, and the order of the files does not matter.
///
/// The apps overwrite prices in place, so several exports of one vault are several looks at it: the
/// prices of earlier ones stay as a history. Copies that differ are a conflict only where nothing
/// says which of them is the later one.
struct VaultMerge: Sendable {
  /// The id of an entity of an app.
  struct Key: Hashable {
    var app: VaultApp
    var id: String
    /// Without the app, because most books have one.
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// The copy of an entity that is used, with those that are not.
  struct Winner<Entity: Sendable>: Sendable {
    var key: Key
    var entity: Entity
    var log: Int
    /// When the copy that is used was changed, else when its export was written.
    var age: Instant?
    /// The copies that are not used, equal ones included.
    var others: [Copy<Entity>] = []
    /// Whether it was made from other entities, which are counted instead.
    var isMade = false
  }

  /// An entity as one export has it, with the times by which the latest copy is chosen.
  struct Copy<Entity: Sendable>: Sendable {
    var entity: Entity
    /// When it was changed, else when its export was written.
    var age: Instant?
    /// Of copies changed at one time, the later export counts: renaming a store changes no time.
    var written: Instant?
    /// Of exports of one time, the one whose file has the later day in its name counts.
    var named: CalendarDate?
    var log: Int
  }

  /// A price of an item that an export stated, with the place of the log of the last file that has it.
  struct LoggedPrice {
    var price: VaultPrice
    var log: Int
  }

  /// Ascending by app and id, the trash included.
  private(set) var items: [Winner<VaultItem>] = []
  private(set) var carts: [Winner<VaultCart>] = []
  private(set) var experiences: [Winner<VaultExperience>] = []
  private(set) var people: [Winner<VaultPerson>] = []
  /// Of all files, each once; a later export of an app says whether it is a favourite.
  private(set) var places: [VaultPlace] = []
  /// The titles of categories in the order of the app that was exported last.
  private(set) var categories: [String] = []
  private(set) var unsent: [UnsentChanges] = []
  /// Per file: the places among the items of those that are not in its trash.
  private(set) var liveItems: [[Int]] = []
  private(set) var conflicts: [VaultConflict] = []
  private var placeOfItem = Deferred<[Key: Int]>(wrappedValue: [:])
  /// The apps whose carts say when something was bought.
  private var appsWithPurchases: Set<VaultApp> = []

  init(_ written: [(export: VaultExport, log: Int)], days: LocalDays, logs: inout [SourceLog]) {
    // Most books are receipts alone.
    guard !written.isEmpty else { return }
    let exports = zip(StoreRenames.applied(to: written.map(\.export)), written.map(\.log))
      .map { (export: $0, log: $1) }
    items = winners(exports, \.items, VaultDifferences(days: days) { _ in nil }, logs: &logs)
    placeOfItem = .started { [items] in
      // By place, because an item is large to copy.
      var places: [Key: Int] = [:]
      places.reserveCapacity(items.count)
      for place in items.indices { places[items[place].key] = place }
      return places
    }
    let fileOfLog = Dictionary(uniqueKeysWithValues: zip(exports.lazy.map(\.log), exports.indices))
    liveItems = Array(repeating: [], count: exports.count)
    for place in items.indices {
      let copies = [(items[place].entity.isTrashed, items[place].log)]
      for (isTrashed, log) in copies + items[place].others.map({ ($0.entity.isTrashed, $0.log) }) {
        if !isTrashed, let file = fileOfLog[log] { liveItems[file].append(place) }
      }
    }
    let differences = VaultDifferences(days: days) { [items, placeOfItem] key in
      placeOfItem.wrappedValue[key].map { items[$0].entity.name }
    }
    carts = winners(exports, \.carts, differences, logs: &logs)
    experiences = winners(exports, \.experiences, differences, logs: &logs)
    people = winners(exports, \.people, differences, logs: &logs)
    unsent = exports.compactMap(\.export.unsent).filter { $0.changes > 0 }
    let newestFirst = exports.map(\.export).sorted {
      ($1.written?.microseconds ?? .min, $0.categories.count, $0.places.count)
        < ($0.written?.microseconds ?? .min, $1.categories.count, $1.places.count)
    }
    categories = newestFirst.lazy.map(\.categories).first { !$0.isEmpty } ?? []
    var seen: Set<[String]> = []
    places = newestFirst.flatMap(\.places).filter {
      seen.insert([foldedName($0.name), $0.address]).inserted
    }
    appsWithPurchases = Set(
      carts.lazy.filter { $0.entity.state == .completed && !$0.entity.isTrashed }.map(\.key.app))
    for place in items.indices { PriceJumps.report(of: items[place], to: &logs) }
  }

  /// The prices of an item as the exports have seen them one after the other.
  ///
  /// A price without a day of its own has that of the first export that has it, if it replaced
  /// another one or was replaced. A price that never changed has it only in a vault without
  /// purchases: where there are some, they say when it was paid.
  ///
  /// - Returns: `nil` where they are those of the item as it is.
  func seenPrices(of item: Winner<VaultItem>) -> [LoggedPrice]? {
    let isDated = !appsWithPurchases.contains(item.key.app)
    // Where time does not say which copy is the later one, the prices of the others are conflicts.
    let earlier = item.others.compactMap { copy -> (age: Instant, copy: Copy<VaultItem>)? in
      guard let age = copy.age, let last = item.age, age < last, !copy.entity.isTrashed
      else { return nil }
      return (age, copy)
    }
    guard isDated || !earlier.isEmpty else { return nil }
    let copies =
      earlier.sorted { $0.age < $1.age }.map(\.copy)
      + [Copy(entity: item.entity, age: item.age, log: item.log)]
    var seen: [(price: LoggedPrice, product: Product, since: Instant?)] = []
    /// For every price, its place among those seen, and the last copy that has it.
    var places: [Look: (place: Int, copy: Int)] = [:]
    var lastCopies: [Product: Int] = [:]
    var counts: [Product: Int] = [:]
    for (number, copy) in copies.enumerated() {
      var products: Set<Product> = []
      for price in copy.entity.prices {
        let product = Product(
          store: foldedName(price.store), unit: UnitOfMeasure(written: price.unit),
          currency: price.currency)
        let look = Look(product: product, price: price.price, updated: price.updated)
        products.insert(product)
        if let known = places[look], known.copy == number || known.copy == lastCopies[product] {
          places[look] = (known.place, number)
          seen[known.place].price.log = copy.log
          // The same price, but a later copy says whether it still is an offer.
          seen[known.place].price.price.isOnSale = price.isOnSale
          continue
        }
        places[look] = (seen.count, number)
        counts[product, default: 0] += 1
        seen.append((LoggedPrice(price: price, log: copy.log), product, copy.age))
      }
      for product in products { lastCopies[product] = number }
    }
    return seen.map { price, product, since in
      var price = price
      if price.price.updated == nil, isDated || counts[product] != 1 { price.price.updated = since }
      return price
    }
  }

  /// What the prices of an item that replace each other have in common.
  private struct Product: Hashable {
    var store: String
    var unit: UnitOfMeasure
    var currency: VaultCurrency
  }

  /// What a price has in common with that of another copy if both are the same price.
  private struct Look: Hashable {
    var product: Product
    var price: ExactDecimal
    var updated: Instant?
  }

  /// Hands over the carts, so that each can be freed once it was used.
  mutating func takeCarts() -> [Winner<VaultCart>] {
    defer { carts = [] }
    return carts
  }

  func place(of key: Key) -> Int? { placeOfItem.wrappedValue[key] }

  /// The places of the items of all lines; `nil` for a line of no product.
  func places(ofLinesOf carts: [Winner<VaultCart>]) -> [[Int?]] {
    let places = placeOfItem.wrappedValue
    return concurrentMap(of: carts.count, parts: 1 + carts.count / 32) { range in
      carts[range].map { cart in
        cart.entity.lines.map { line in
          line.itemID.flatMap { places[Key(app: cart.key.app, id: $0)] }
        }
      }
    }.flatMap(\.self)
  }

  private mutating func winners<Entity: VaultEntity>(
    _ exports: [(export: VaultExport, log: Int)], _ entities: KeyPath<VaultExport, [Entity]>,
    _ differences: VaultDifferences, logs: inout [SourceLog]
  ) -> [Winner<Entity>] {
    let copies = Self.copies(in: exports, entities)
    var winners: [Winner<Entity>] = []
    winners.reserveCapacity(copies.count)
    var first = 0
    while first < copies.count {
      let key = copies.key(first)
      let end = copies.order.indices[first...].first { copies.key($0) != key } ?? copies.count
      winners.append(
        winner(of: (first..<end).map(copies.copy), key, differences, logs: &logs))
      first = end
    }
    return winners
  }

  /// The copies of all entities: those of one come one after the other, in the order of their files.
  private struct Copies<Entity: VaultEntity> {
    var lists:
      [(app: VaultApp, written: Instant?, named: CalendarDate?, log: Int, entities: [Entity])]
    var order: [(list: Int, place: Int)]

    var count: Int { order.count }

    func key(_ index: Int) -> Key {
      let list = lists[order[index].list]
      return Key(app: list.app, id: list.entities[order[index].place].id)
    }

    func copy(_ index: Int) -> Copy<Entity> {
      let list = lists[order[index].list]
      let entity = list.entities[order[index].place]
      return Copy(
        entity: entity, age: entity.modified ?? list.written, written: list.written,
        named: list.named, log: list.log)
    }
  }

  private static func copies<Entity: VaultEntity>(
    in exports: [(export: VaultExport, log: Int)], _ entities: KeyPath<VaultExport, [Entity]>
  ) -> Copies<Entity> {
    let lists = exports.map { export, log in
      (
        app: export.app, written: export.written, named: export.named, log: log,
        entities: export[keyPath: entities]
      )
    }
    var order = lists.indices.flatMap { list in
      lists[list].entities.indices.map { (list: list, place: $0) }
    }
    let apps = lists.map(\.app.rawValue)
    let hasOneApp = Set(apps).count < 2
    order.sort { left, right in
      if !hasOneApp, apps[left.list] != apps[right.list] {
        return apps[left.list] < apps[right.list]
      }
      let ids = (
        lists[left.list].entities[left.place].id, lists[right.list].entities[right.place].id
      )
      return ids.0 == ids.1 ? left < right : ids.0 < ids.1
    }
    return Copies(lists: lists, order: order)
  }

  /// The copy of an entity that counts; a copy that differs from it without a time is a conflict.
  private mutating func winner<Entity: VaultEntity>(
    of copies: [Copy<Entity>], _ key: Key, _ differences: VaultDifferences,
    logs: inout [SourceLog]
  ) -> Winner<Entity> {
    var best = copies[0]
    for copy in copies.dropFirst() where VaultMerge.isNewer(copy, than: best) { best = copy }
    var wasBestSeen = false
    var others: [Copy<Entity>] = []
    for copy in copies where copies.count > 1 {
      // Of equal copies the first one is used.
      if !wasBestSeen, copy.log == best.log, copy.entity == best.entity {
        wasBestSeen = true
        continue
      }
      others.append(copy)
      logs[copy.log].totals.duplicates += copy.entity.recordCount
      let isTimeKnown =
        copy.age != nil && copy.age != best.age
        || copy.age == best.age && copy.written != nil && copy.written != best.written
        || copy.age == best.age && copy.named != nil && best.named != nil
          && copy.named != best.named
      guard copy.entity != best.entity, !isTimeKnown else { continue }
      let (file, other) = (logs[best.log].path, logs[copy.log].path)
      logs[copy.log].report(
        .vaultConflict(
          kind: Entity.noun, name: copy.entity.name, id: excerpt(key.id), file: file,
          reason: copy.age == best.age ? "sorts first" : "has a date"))
      conflicts += differences.conflicts(
        best.entity, copy.entity, app: key.app, files: (file, other))
    }
    return Winner(key: key, entity: best.entity, log: best.log, age: best.age, others: others)
  }

  /// Whether a copy is preferred; of equally old copies the one that sorts first is.
  private static func isNewer<Entity: VaultEntity>(
    _ copy: Copy<Entity>, than best: Copy<Entity>
  ) -> Bool {
    if copy.age != best.age { return Instant.precedes(best.age, copy.age) }
    if let written = copy.written, let last = best.written, written != last {
      return written > last
    }
    if let named = copy.named, let last = best.named, named != last { return named > last }
    if copy.entity == best.entity { return false }
    return String(describing: copy.entity) < String(describing: best.entity)
  }
}

extension ExactDecimal {
  static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
    left.subtracting(right)?.isNegative ?? (left.approximateValue < right.approximateValue)
  }
}

/// The lists of apps that mark items of one list, made after merging, from the newest marks.
extension VaultMerge {
  /// At most one for every app.
  var handLists: [Winner<VaultCart>] {
    let listed = items.filter { !$0.entity.isTrashed && $0.entity.listing != nil }
    return Dictionary(grouping: listed, by: \.key.app).sorted { $0.key.rawValue < $1.key.rawValue }
      .map(Self.cart)
  }

  private static func cart(of app: VaultApp, _ items: [Winner<VaultItem>]) -> Winner<VaultCart> {
    // In the order of the list module: the last change first.
    let ordered = items.map { (item: $0, name: AlphabeticalName($0.entity.name)) }
      .sorted { left, right in
        let (one, other) = (left.item.entity.modified, right.item.entity.modified)
        if app == .shoppingList, one != other { return Instant.precedes(other, one) }
        return (left.name, left.item.key.id) < (right.name, right.item.key.id)
      }.map(\.item)
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
    return Winner(
      key: Key(app: app, id: cart.id), entity: cart,
      log: items.map(\.log).min() ?? 0, isMade: true)
  }

  /// A line at the lowest price of its item, the latest of equal ones, as CartWise shows it.
  private static func line(of item: VaultItem, isPriced: Bool) -> VaultCartLine? {
    guard let listing = item.listing else { return nil }
    let lowest = (isPriced ? item.prices : []).min { left, right in
      left.price == right.price
        ? Instant.precedes(right.updated, left.updated) : left.price < right.price
    }
    let part = VaultCartLine.Part(
      store: lowest?.store, price: lowest?.price, quantity: listing.quantity, unit: lowest?.unit)
    var line = VaultCartLine(
      itemID: item.id, planned: part, bought: listing.isBought ? part : nil,
      place: EntityPlace(path: .document, inFile: (0, 0)))
    line.details = CartLine.Details(
      note: listing.note, brand: item.brand, tags: item.tags, isFavorite: item.isFavorite,
      created: item.created?.microseconds, modified: item.modified?.microseconds)
    return line
  }
}

extension Instant {
  /// Whether a moment is earlier than another; one that is not known is earlier than all.
  fileprivate static func precedes(_ left: Instant?, _ right: Instant?) -> Bool {
    guard let right else { return false }
    return left.map { $0 < right } ?? true
  }
}

extension DiagnosticMessage {
  fileprivate static func vaultConflict(
    kind: String, name: some StringProtocol, id: String, file: String, reason: String
  ) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .vaultConflict,
      """
      the \(kind) \(quoted(name)) (\(id)) differs from the copy in \(file), and nothing says which \
      of them is newer; the one in \(file) is used, because it \(reason); put the day of each export \
      into the name of its file, such as grock-2026-10-31.json, and the later one is used
      """)
  }
}
