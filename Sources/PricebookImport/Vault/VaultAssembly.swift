import PricebookModel
import PricebookParallel

/// Turns merged exports into the vault of a book in two steps: first the names, because the names
/// of receipts, vaults and baskets are resolved together, then the rest.
struct VaultAssembly: Sendable {
  private let merge: VaultMerge
  private let naming: VaultItemNaming
  /// For every item of the merge, once it is needed: its index among the texts.
  private var textOfItem: [UInt32?]
  /// The same for its category.
  private var categoryOfItem: [UInt32?]
  /// For items that several exports have seen, by their places in the merge: their prices in order.
  private var seenPrices: [Int: [VaultMerge.SeenPrice]] = [:]
  /// Taken out of the merge, the last first, so that each can be freed once it was used.
  private var carts: [(cart: VaultMerge.Winner<VaultCart>, texts: [LineTexts])] = []
  /// Those of them that come next, with their lines; the next one is the last.
  private var pricedCarts: [PricedCart] = []

  private typealias PricedCart = (
    cart: VaultMerge.Winner<VaultCart>, texts: [LineTexts], lines: [PricedLine]
  )
  /// How many carts are priced at once.
  private static let batchSize = 512

  /// Takes the carts out of the merge and adds every name to the texts.
  init(
    _ merge: inout VaultMerge, aliases: AliasTable, names: inout VaultNames, logs: inout [SourceLog]
  ) {
    let taken = merge.takeCarts()
    self.merge = merge
    naming = VaultItemNaming(merge, aliases: aliases, logs: &logs)
    textOfItem = Array(repeating: nil, count: merge.items.count)
    categoryOfItem = textOfItem
    // By place, because an item is large to copy.
    for place in merge.items.indices {
      let (log, count) = (merge.items[place].log, 1 + merge.items[place].entity.prices.count)
      logs[log].countAccepted(count)
      guard !merge.items[place].entity.isTrashed else {
        logs[log].countTrashed(count)
        continue
      }
      for price in merge.items[place].entity.prices { _ = names.store(price.store) }
      if let prices = merge.seenPrices(of: merge.items[place]) {
        seenPrices[place] = prices
        for seen in prices {
          if seen.log != log { logs[seen.log].acceptDuplicate() }
          _ = names.store(seen.price.store)
        }
      }
      // A later export may have no price of an item that earlier ones have prices of.
      if !merge.items[place].entity.prices.isEmpty || seenPrices[place]?.isEmpty == false {
        _ = text(ofItem: place, &names)
        _ = category(ofItem: place, &names)
      }
    }
    for experience in merge.experiences {
      logs[experience.log].countAccepted()
      if !experience.entity.store.isEmpty { _ = names.store(experience.entity.store) }
    }
    for person in merge.people { logs[person.log].countAccepted() }
    for carts in [HandLists(merge.items).carts, taken] {
      let places = merge.places(ofLinesOf: carts)
      for (winner, places) in zip(carts, places) {
        if !winner.isMade { logs[winner.log].countAccepted() }
        guard !winner.entity.isTrashed else {
          logs[winner.log].countAccepted(winner.entity.lines.count)
          logs[winner.log].countTrashed(winner.entity.recordCount)
          continue
        }
        let named = zip(winner.entity.lines, places).map { texts(of: $0, $1, &names) }
        self.carts.append((winner, named))
      }
    }
    // By time, because the ids of apps have no meaning; equal times keep the order of the ids.
    let times = carts.map(\.cart.entity.time)
    let order = times.indices.sorted { (times[$1], $1) < (times[$0], $0) }
    carts = order.map { carts[$0] }
  }

  private mutating func text(ofItem place: Int, _ names: inout VaultNames) -> UInt32 {
    if let text = textOfItem[place] { return text }
    let text = names.item(naming.names[place], barcode: merge.items[place].entity.barcode)
    textOfItem[place] = text
    return text
  }

  private mutating func category(ofItem place: Int, _ names: inout VaultNames) -> UInt32? {
    if let category = categoryOfItem[place] { return category }
    guard let name = merge.items[place].entity.category else { return nil }
    let category = names.category(name)
    categoryOfItem[place] = category
    return category
  }

  /// - Parameter place: −1 for no item.
  private func prices(ofItemAt place: Int) -> [VaultPrice] {
    place < 0 ? [] : merge.items[place].entity.prices
  }

  /// The indices of the names of a line among the texts.
  private struct LineTexts {
    var item, category: UInt32
    var plannedStore, boughtStore: UInt32?
    /// Whether nothing names its item.
    var isUnknown: Bool
    /// The item whose prices it may take; −1 for none.
    var pricedItem: Int32
  }

  /// A line has the name of its item, else its own.
  private mutating func texts(
    of line: VaultCartLine, _ place: Int?, _ names: inout VaultNames
  ) -> LineTexts {
    let isLive = place.map { !merge.items[$0].entity.isTrashed } ?? false
    let ownName = line.ownName ?? place.map { merge.items[$0].entity.name }
    let text =
      if let place, isLive { text(ofItem: place, &names) } else {
        names.item(ownName ?? VaultNames.unknownItem)
      }
    let ofItem: UInt32? = if let place { category(ofItem: place, &names) } else { nil }
    return LineTexts(
      item: text, category: ofItem ?? names.category(line.ownCategory),
      plannedStore: (line.planned?.store).map { names.store($0) },
      boughtStore: (line.bought?.store).map { names.store($0) },
      isUnknown: !isLive && ownName == nil, pricedItem: isLive ? Int32(clamping: place ?? -1) : -1)
  }

  /// Turns what was collected into the vault of the book and the bought lines of completed carts.
  mutating func assembled(
    _ names: inout VaultNames, with resolution: NameResolution, currency: CurrencyCode,
    days: LocalDays, amounts: inout AmountLimit, logs: inout [SourceLog]
  ) -> (vault: Vault, purchases: [CartPurchase]) {
    var vault = Vault()
    var purchases: [CartPurchase] = []
    addProducts(to: &vault, &names, resolution, currency, days, &logs)
    addPeople(to: &vault, &names, resolution, days, &logs)
    vault.unsent = merge.unsent
    while let (winner, texts, lines) = takeCart(resolution, currency) {
      let currency = winner.entity.currency.resolved(inBookOf: currency)
      var cart = cart(winner, currency, days, &amounts, &logs[winner.log])
      cart.lines.reserveCapacity(lines.count)
      var withoutStore = 0
      for (place, (priced, texts)) in zip(lines, texts).enumerated() {
        let written = winner.entity.lines[place]
        if texts.isUnknown { Self.reportUnknown(written, &logs[winner.log]) }
        guard isCounted(priced, written, of: winner, currency, &amounts, &logs[winner.log])
        else { continue }
        let line = priced.line
        cart.lines.append(line)
        guard !cart.isList, cart.state == .completed, let paid = priced.paid, paid != .zero,
          let bought = line.bought, let millionths = bought.quantity.rounded(toDigits: 6),
          millionths > 0
        else { continue }
        guard let store = texts.boughtStore, let day = cart.date else {
          withoutStore += 1
          continue
        }
        purchases.append(
          CartPurchase(
            cart: vault.carts.count, itemText: texts.item, storeText: store,
            categoryText: texts.category, day: day,
            // What was given back, as receipts have it.
            quantity: Quantity(millionths: paid < .zero ? -millionths : millionths),
            unit: line.unit, paid: paid, currency: currency, isPrice: !texts.isUnknown,
            source: cart.source))
      }
      if withoutStore > 0 {
        logs[winner.log].report(.purchaseWithoutStore(cart: cart.name, count: withoutStore))
      }
      vault.carts.append(cart)
    }
    return (vault, purchases)
  }

  /// Takes the next cart with its lines priced, which several threads do for some carts at once.
  private mutating func takeCart(
    _ resolution: NameResolution, _ currency: CurrencyCode
  ) -> PricedCart? {
    if let cart = pricedCarts.popLast() { return cart }
    let batch = carts.suffix(Self.batchSize)
    carts.removeLast(batch.count)
    let parts = concurrentMap(of: batch.count, parts: 1 + batch.count / 32) { [self] places in
      places.map { place in
        let (winner, texts) = batch[batch.startIndex + place]
        let currency = winner.entity.currency.resolved(inBookOf: currency)
        let lines = zip(winner.entity.lines, texts).map { priced($0, $1, currency, resolution) }
        return (winner, texts, lines)
      }
    }
    pricedCarts = parts.flatMap(\.self)
    return pricedCarts.popLast()
  }

  private static func reportUnknown(_ line: VaultCartLine, _ log: inout SourceLog) {
    log.report(
      .orphanItem(line: line.place.path.text, id: line.itemID ?? "", item: VaultNames.unknownItem),
      at: line.place.inFile)
  }

  /// A line with its names, and what it costs.
  private struct PricedLine {
    var line: CartLine
    /// The costs of the plan, of the purchase at its price, and as paid; `nil` if one is too large.
    var costs: [Amount]?
    var paid: Amount?
    /// Where it was planned in another unit than it was bought in, and the two do not convert.
    var mixedUnits: (planned: String, bought: String)?
  }

  private func priced(
    _ written: VaultCartLine, _ texts: LineTexts, _ currency: CurrencyCode,
    _ resolution: NameResolution
  ) -> PricedLine {
    let (written, hasMixedUnits) = written.pricedByVault(prices(ofItemAt: Int(texts.pricedItem)))
      .inOneUnit()
    func part(_ part: VaultCartLine.Part?, at store: UInt32?) -> CartLine.Part? {
      part.map { part in
        CartLine.Part(
          store: store.map { resolution.storeOfText[Int($0)] }, price: part.price,
          quantity: part.quantity)
      }
    }
    let line = CartLine(
      item: resolution.itemOfText[Int(texts.item)],
      category: resolution.categoryOfItemText[Int(texts.item)]
        ?? resolution.categoryOfText[Int(texts.category)],
      unit: UnitOfMeasure(
        written: written.bought?.unit ?? written.planned?.unit ?? written.unit ?? ""),
      planned: part(written.planned, at: texts.plannedStore),
      bought: part(written.bought, at: texts.boughtStore), isSkipped: written.isSkipped,
      details: written.details)
    let digits = currency.minorUnitDigits
    var costs: [Amount]? = []
    func add(_ price: ExactDecimal?, _ quantity: ExactDecimal?) -> Amount? {
      guard let price, let quantity else { return nil }
      let cost = price.multiplied(by: quantity, roundedToDigits: digits)
      if let cost { costs?.append(cost) } else { costs = nil }
      return cost
    }
    _ = add(line.planned?.price, line.planned?.quantity)
    _ = add(line.planned?.price, line.bought?.quantity)
    let paid = add(line.bought?.price, line.bought?.quantity)
    let units = (planned: written.planned?.unit ?? "", bought: written.bought?.unit ?? "")
    return PricedLine(line: line, costs: costs, paid: paid, mixedUnits: hasMixedUnits ? units : nil)
  }

  /// Whether a line counts, which the log says; not if its amounts are too large to be summed.
  private func isCounted(
    _ priced: PricedLine, _ written: VaultCartLine, of winner: VaultMerge.Winner<VaultCart>,
    _ currency: CurrencyCode, _ amounts: inout AmountLimit, _ log: inout SourceLog
  ) -> Bool {
    let place = written.place
    guard let costs = priced.costs, amounts.add(costs, currency) else {
      guard !winner.isMade else { return false }
      log.reject(.lineTooLarge(line: place.path.text), at: place.inFile, text: place.path.text)
      return false
    }
    if !winner.isMade { log.countAccepted() }
    if let units = priced.mixedUnits {
      log.report(
        .unitsDiffer(line: place.path.text, planned: units.planned, bought: units.bought),
        at: place.inFile)
    }
    return true
  }

  /// A cart without its lines; a budget that cannot be used is reported.
  private func cart(
    _ winner: VaultMerge.Winner<VaultCart>, _ currency: CurrencyCode, _ days: LocalDays,
    _ amounts: inout AmountLimit, _ log: inout SourceLog
  ) -> Cart {
    let entity = winner.entity
    var budget = entity.budget.flatMap {
      $0.multiplied(by: Quantity.one, roundedToDigits: currency.minorUnitDigits)
    }
    if let amount = budget, amount <= .zero || !amounts.add([amount], currency) { budget = nil }
    if let written = entity.budget, budget == nil {
      log.report(.budgetOverflow(budget: written, cart: entity.name))
    }
    func day(_ instant: Instant?) -> CalendarDate? { days.day(of: instant, &log) }
    return Cart(
      id: entity.id, name: entity.name, app: winner.key.app, state: entity.state,
      budget: budget, currency: currency, currencySign: entity.currency.sign(of: currency),
      created: day(entity.created), modified: day(entity.modified), started: day(entity.started),
      completed: day(entity.completed), duration: entity.duration, lines: [], source: log.source)
  }
}

/// What is said of products and stores, and by whom.
extension VaultAssembly {
  /// Adds the prices of products, and what the app keeps of them beside.
  private mutating func addProducts(
    to vault: inout Vault, _ names: inout VaultNames, _ resolution: NameResolution,
    _ currency: CurrencyCode, _ days: LocalDays, _ logs: inout [SourceLog]
  ) {
    var products = IDTable<ItemID, VaultProduct?>(repeating: nil, count: resolution.items.count)
    // By item; the prices of an item stay in the order in which they were seen.
    let live = merge.items.indices.compactMap {
      place -> (item: ItemID, text: UInt32, place: Int)? in
      guard !merge.items[place].entity.isTrashed, let text = textOfItem[place] else { return nil }
      return (resolution.itemOfText[Int(text)], text, place)
    }
    vault.priceOptions.reserveCapacity(
      live.reduce(0) { $0 + (seenPrices[$1.place] ?? []).count + prices(ofItemAt: $1.place).count })
    for (item, text, place) in live.sorted(by: { ($0.item, $0.place) < ($1.item, $1.place) }) {
      func add(_ price: VaultPrice, _ log: Int) {
        vault.priceOptions.append(
          PriceOption(
            item: item, store: resolution.storeOfText[Int(names.store(price.store))],
            unit: UnitOfMeasure(written: price.unit),
            currency: price.currency.resolved(inBookOf: currency), price: price.price,
            day: days.day(of: price.updated, &logs[log]), isOnSale: price.isOnSale,
            updatedBy: price.updatedBy, source: logs[log].source))
      }
      if let seen = seenPrices[place] {
        for seen in seen { add(seen.price, seen.log) }
      } else {
        for price in prices(ofItemAt: place) { add(price, merge.items[place].log) }
      }
      let entity = merge.items[place].entity
      let category =
        resolution.categoryOfItemText[Int(text)]
        ?? categoryOfItem[place].map { resolution.categoryOfText[Int($0)] }
      var product =
        products[item] ?? VaultProduct(item: item, category: category, brand: entity.brand)
      if !entity.tags.isEmpty { product.tags = Set(product.tags + entity.tags).sorted() }
      product.isFavorite = product.isFavorite || entity.isFavorite
      products[item] = product
    }
    for experience in merge.experiences {
      guard let item = item(of: experience, resolution), let rating = experience.entity.rating
      else { continue }
      products[item]?.ratingCount += 1
      products[item]?.ratingSum += rating
    }
    vault.products = products.values.compactMap(\.self)
  }

  /// The product that an experience is about, if it has prices or is on a list.
  private func item(
    of experience: VaultMerge.Winner<VaultExperience>, _ resolution: NameResolution
  ) -> ItemID? {
    experience.entity.itemID
      .flatMap { merge.place(of: VaultMerge.Key(app: experience.key.app, id: $0)) }
      .flatMap { textOfItem[$0] }.map { resolution.itemOfText[Int($0)] }
  }

  /// Adds ratings and places of stores, comments, and who reported prices.
  private func addPeople(
    to vault: inout Vault, _ names: inout VaultNames, _ resolution: NameResolution,
    _ days: LocalDays, _ logs: inout [SourceLog]
  ) {
    var ratings: [StoreID: StoreRating] = [:]
    var people = merge.people.map {
      Contributor(name: $0.entity.name, updateCount: $0.entity.updates)
    }
    var placeOfPerson = Dictionary(
      zip(people.map(\.name), people.indices), uniquingKeysWith: { first, _ in first })
    func note(_ name: String?, _ day: CalendarDate?, _ count: WritableKeyPath<Contributor, Int>) {
      guard let name, !name.isEmpty else { return }
      let place = placeOfPerson[name] ?? people.endIndex
      if place == people.endIndex {
        placeOfPerson[name] = place
        people.append(Contributor(name: name, updateCount: nil))
      }
      people[place][keyPath: count] += 1
      people[place].lastDay = [people[place].lastDay, day].compactMap(\.self).max()
    }
    // Of the prices as they are now, and not of those that they replaced.
    for winner in merge.items where !winner.entity.isTrashed {
      for price in winner.entity.prices {
        note(price.updatedBy, price.updated.flatMap(days.day), \.priceCount)
      }
    }
    for experience in merge.experiences {
      let said = experience.entity
      let day = days.day(of: said.created, &logs[experience.log])
      if said.isPriceUpdate { note(said.author, day, \.postCount) }
      let store =
        said.itemID != nil || said.store.isEmpty
        ? nil : resolution.storeOfText[Int(names.store(said.store))]
      if let store, let rating = said.rating {
        ratings[store, default: StoreRating(store: store, count: 0, sum: 0)].count += 1
        ratings[store]?.sum += rating
      }
      guard
        let subject = store.map(VaultComment.Subject.store)
          ?? item(of: experience, resolution).map(VaultComment.Subject.item)
      else { continue }
      let texts =
        [(said.comment, said.author, day)]
        + said.replies.map { ($0.text, $0.author, $0.created.flatMap(days.day)) }
      vault.comments += texts.compactMap { text, author, day in
        text.map { VaultComment(subject: subject, text: $0, author: author, day: day) }
      }
    }
    vault.comments.sort {
      ($1.day?.daysSinceEpoch ?? .min, $0.text) < ($0.day?.daysSinceEpoch ?? .min, $1.text)
    }
    vault.ratings = ratings.values.sorted { $0.store < $1.store }
    vault.contributors = people.sorted {
      ($1.updateCount ?? -1, $1.priceCount, $0.name) < (
        $0.updateCount ?? -1, $0.priceCount, $1.name
      )
    }
    var places: [StoreID: StorePlace] = [:]
    for place in merge.places {
      guard let text = names.knownStore(place.name) else { continue }
      let store = resolution.storeOfText[Int(text)]
      var known = places[store] ?? StorePlace(store: store, addresses: [], isFavorite: false)
      if !place.address.isEmpty { known.addresses.append(place.address) }
      known.isFavorite = known.isFavorite || place.isFavorite
      places[store] = known
    }
    vault.places = places.values.sorted { $0.store < $1.store }
  }
}

extension LocalDays {
  /// The day of an instant; `nil`, and said in the log, for one that the calendar does not have.
  fileprivate func day(of instant: Instant?, _ log: inout SourceLog) -> CalendarDate? {
    guard let instant else { return nil }
    if isUTC(instant) { log.countUTCTime() }
    if let day = day(of: instant) { return day }
    log.report(.timeBeyond(time: instant.isoText ?? "a time", beyond: Self.beyond))
    return nil
  }
}

extension VaultCurrency {
  /// - Parameter currency: The book's, which says what `$` means where it uses that sign.
  func resolved(inBookOf currency: CurrencyCode) -> CurrencyCode {
    switch self {
    case .ofBook: currency
    case .written(let text): CurrencyCode(written: text, bookCurrency: currency)
    }
  }

  /// The sign as written of what was taken for a code; `nil` where the code itself is written.
  fileprivate func sign(of currency: CurrencyCode) -> String? {
    guard case .written(let text) = self, currency.isCode, text.uppercased() != currency.label,
      CurrencyCode.isSign(text, of: currency.label)
    else { return nil }
    return text
  }
}
