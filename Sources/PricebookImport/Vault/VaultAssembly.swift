import PricebookModel
import PricebookParallel

/// Turns merged exports into the vault of a book, once their names are resolved with those of
/// receipts and baskets.
struct VaultAssembly: Sendable {
  private var texts: VaultTexts
  private let names: VaultNames
  private let resolution: NameResolution
  private let currency: CurrencyCode
  private let days: LocalDays
  private var vault = Vault()
  /// The bought lines of completed carts.
  private var purchases: [CartPurchase] = []
  private static let batchSize = 512

  init(
    _ texts: VaultTexts, _ names: VaultNames, _ resolution: NameResolution,
    currency: CurrencyCode, days: LocalDays
  ) {
    self.texts = texts
    self.names = names
    self.resolution = resolution
    self.currency = currency
    self.days = days
  }

  mutating func assembled(
    amounts: inout AmountLimit, logs: inout [SourceLog]
  ) -> (vault: Vault, purchases: [CartPurchase]) {
    addProducts(&logs)
    addPeople(&logs)
    addPlaces()
    vault.unsent = texts.merge.unsent
    while !texts.carts.isEmpty {
      let batch = Array(texts.carts.suffix(Self.batchSize))
      texts.carts.removeLast(batch.count)
      let parts = concurrentMap(of: batch.count, parts: 1 + batch.count / 32) { [self] places in
        places.map { place in
          let (winner, texts) = batch[place]
          return zip(winner.entity.lines, texts).map { priced($0, $1, in: winner.entity) }
        }
      }
      for ((winner, texts), lines) in zip(batch, parts.flatMap(\.self)).reversed() {
        add(winner, texts, lines, &amounts, &logs[winner.log])
      }
    }
    return (vault, purchases)
  }

  private func store(named name: String) -> StoreID? {
    names.knownStore(name).map { resolution.storeOfText[Int($0)] }
  }

  /// A line with the ids of its names, and what its plan and its purchase cost.
  private struct PricedLine {
    var line: CartLine
    /// The costs of the plan, of the purchase at its price, and as paid; `nil` if one is too large.
    var costs: [Amount]?
    var paid: Amount?
    /// Where it was planned in another unit than it was bought in, and the two do not convert.
    var mixedUnits: (planned: String, bought: String)?
  }

  /// The line with the prices that the vault knows where it has none, in one unit if both convert.
  private func priced(
    _ written: VaultCartLine, _ texts: VaultTexts.OfLine, in cart: VaultCart
  ) -> PricedLine {
    let prices = texts.pricedItem.map { self.texts.merge.items[$0].entity.prices }
    let (written, hasMixedUnits) = written.pricedByVault(prices ?? []).inOneUnit()
    func part(_ part: VaultCartLine.Part?, at store: UInt32?) -> CartLine.Part? {
      part.map { part in
        CartLine.Part(
          store: store.map { resolution.storeOfText[Int($0)] }, price: part.price,
          quantity: part.quantity)
      }
    }
    var line = CartLine(
      item: resolution.itemOfText[Int(texts.item)],
      category: resolution.categoryOfItemText[Int(texts.item)]
        ?? resolution.categoryOfText[Int(texts.category)],
      unit: UnitOfMeasure(
        written: written.bought?.unit ?? written.planned?.unit ?? written.unit ?? ""),
      planned: part(written.planned, at: texts.plannedStore),
      bought: part(written.bought, at: texts.boughtStore), isSkipped: written.isSkipped,
      details: written.details)
    line.isAddition = written.isAddition
    let digits = cart.currency.resolved(inBookOf: currency).minorUnitDigits
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

  /// Adds a cart with its lines; those too large for the sums of the book are rejected, and the
  /// bought ones of a completed cart become purchases.
  private mutating func add(
    _ winner: VaultMerge.Winner<VaultCart>, _ texts: [VaultTexts.OfLine], _ lines: [PricedLine],
    _ amounts: inout AmountLimit, _ log: inout SourceLog
  ) {
    var cart = cart(winner, &amounts, &log)
    cart.lines.reserveCapacity(lines.count)
    var withoutStore = 0
    for (written, (priced, texts)) in zip(winner.entity.lines, zip(lines, texts)) {
      let path = written.place.path
      if texts.isUnknown {
        log.report(
          .orphanItem(line: path.text, id: written.itemID ?? "", item: VaultNames.unknownItem),
          at: written.place.inFile)
      }
      guard let costs = priced.costs, amounts.add(costs, cart.currency) else {
        if !winner.isMade {
          log.reject(.lineTooLarge(line: path.text), at: written.place.inFile, text: path.text)
        }
        continue
      }
      if !winner.isMade { log.countAccepted() }
      if let (planned, bought) = priced.mixedUnits {
        log.report(
          .unitsDiffer(line: path.text, planned: planned, bought: bought), at: written.place.inFile)
      }
      let line = priced.line
      cart.lines.append(line)
      guard !cart.isList, cart.state == .completed, let paid = priced.paid, paid != .zero,
        let millionths = line.bought?.quantity.rounded(toDigits: 6), millionths > 0
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
          quantity: Quantity(millionths: paid < .zero ? -millionths : millionths), unit: line.unit,
          paid: paid, currency: cart.currency, isPrice: !texts.isUnknown, source: cart.source))
    }
    if withoutStore > 0 { log.report(.purchaseWithoutStore(cart: cart.name, count: withoutStore)) }
    vault.carts.append(cart)
  }

  /// A cart without its lines; a budget that cannot be used is reported.
  private func cart(
    _ winner: VaultMerge.Winner<VaultCart>, _ amounts: inout AmountLimit, _ log: inout SourceLog
  ) -> Cart {
    let entity = winner.entity
    let currency = entity.currency.resolved(inBookOf: currency)
    let digits = currency.minorUnitDigits
    var budget = entity.budget?.multiplied(by: Quantity.one, roundedToDigits: digits)
    if let amount = budget, amount <= .zero || !amounts.add([amount], currency) { budget = nil }
    if let written = entity.budget, budget == nil {
      log.report(.budgetOverflow(budget: written, cart: entity.name))
    }
    func day(_ instant: Instant?) -> CalendarDate? { days.day(of: instant, &log) }
    return Cart(
      id: entity.id, name: entity.name, app: winner.key.app, state: entity.state,
      budget: budget, currency: currency, currencySign: entity.currency.sign(of: currency),
      created: day(entity.created), modified: day(entity.modified), started: day(entity.started),
      completed: day(entity.completed),
      changed: (entity.modified ?? entity.created)?.microseconds, duration: entity.duration,
      lines: [], source: log.source)
  }
}

/// What is said of products and stores, and by whom.
extension VaultAssembly {
  /// Adds the products of the vault, and for each its prices by store in the order in which they
  /// were seen.
  private mutating func addProducts(_ logs: inout [SourceLog]) {
    let merge = texts.merge
    var products = IDTable<ItemID, VaultProduct?>(repeating: nil, count: resolution.items.count)
    // By item; the prices of an item stay in the order in which they were seen.
    let live = merge.items.indices.compactMap { place in
      merge.items[place].entity.isTrashed
        ? nil
        : texts.ofItem[place].map {
          (item: resolution.itemOfText[Int($0)], text: Int($0), place: place)
        }
    }
    // A large export has hundreds of thousands of prices.
    vault.priceOptions.reserveCapacity(
      live.reduce(0) { count, item in
        count + (texts.seenPrices[item.place]?.count ?? merge.items[item.place].entity.prices.count)
      })
    for (item, text, place) in live.sorted(by: { ($0.item, $0.place) < ($1.item, $1.place) }) {
      func add(_ price: VaultPrice, _ log: Int) {
        guard let store = store(named: price.store) else { return }
        vault.priceOptions.append(
          PriceOption(
            item: item, store: store, unit: UnitOfMeasure(written: price.unit),
            currency: price.currency.resolved(inBookOf: currency), price: price.price,
            day: days.day(of: price.updated, &logs[log]), isOnSale: price.isOnSale,
            updatedBy: price.updatedBy, source: logs[log].source))
      }
      let entity = merge.items[place].entity
      if let seen = texts.seenPrices[place] {
        for seen in seen { add(seen.price, seen.log) }
      } else {
        for price in entity.prices { add(price, merge.items[place].log) }
      }
      let category =
        resolution.categoryOfItemText[text]
        ?? texts.ofCategory[place].map { resolution.categoryOfText[Int($0)] }
      var product =
        products[item] ?? VaultProduct(item: item, category: category, brand: entity.brand)
      if !entity.tags.isEmpty { product.tags = Set(product.tags + entity.tags).sorted() }
      product.isFavorite = product.isFavorite || entity.isFavorite
      products[item] = product
    }
    for experience in merge.experiences {
      guard let item = item(of: experience), let rating = experience.entity.rating
      else { continue }
      products[item]?.ratingCount += 1
      products[item]?.ratingSum += rating
    }
    vault.products = products.values.compactMap(\.self)
  }

  /// The product that an experience is about, if it has prices or is on a list.
  private func item(of experience: VaultMerge.Winner<VaultExperience>) -> ItemID? {
    experience.entity.itemID
      .flatMap { texts.merge.place(of: VaultMerge.Key(app: experience.key.app, id: $0)) }
      .flatMap { texts.ofItem[$0] }.map { resolution.itemOfText[Int($0)] }
  }

  /// Adds who reported prices, wrote and answered, with the ratings of stores and all comments.
  private mutating func addPeople(_ logs: inout [SourceLog]) {
    let merge = texts.merge
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
        people.append(Contributor(name: name))
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
      note(said.author, day, \.postCount)
      for reply in said.replies {
        note(reply.author, reply.created.flatMap(days.day), \.replyCount)
      }
      let store = said.itemID != nil || said.store.isEmpty ? nil : store(named: said.store)
      if let store, let rating = said.rating {
        ratings[store, default: StoreRating(store: store, count: 0, sum: 0)].count += 1
        ratings[store]?.sum += rating
      }
      guard
        let subject = store.map(VaultComment.Subject.store)
          ?? item(of: experience).map(VaultComment.Subject.item)
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
      ($1.updateCount ?? -1, $1.priceCount, $0.name)
        < ($0.updateCount ?? -1, $0.priceCount, $1.name)
    }
  }

  private mutating func addPlaces() {
    var places: [StoreID: StorePlace] = [:]
    for place in texts.merge.places {
      guard let store = store(named: place.name) else { continue }
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
    if isUTC(instant) { log.totals.utcTimes += 1 }
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

extension DiagnosticMessage {
  fileprivate static func purchaseWithoutStore(cart: some StringProtocol, count: Int)
    -> DiagnosticMessage
  {
    DiagnosticMessage(
      .warning, .purchaseWithoutStore,
      """
      the cart \(quoted(cart)) has bought lines without a store or a day: \(count); they count in \
      the cart, but not in spending or prices; set their store in the app
      """)
  }

  fileprivate static func orphanItem(
    line: String, id: some StringProtocol, item: some StringProtocol
  ) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .orphanItem,
      """
      \(line): no item of the vault has the id \(quoted(id)), and the line has no name of its own; \
      it counts as \(quoted(item))
      """)
  }

  fileprivate static func lineTooLarge(line: String) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .amountOverflow,
      """
      \(line): price × quantity is too large to be summed exactly; the line is left out; correct \
      it in the app
      """)
  }

  fileprivate static func unitsDiffer(
    line: String, planned: some StringProtocol, bought: some StringProtocol
  ) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .unitsDiffer,
      """
      \(line) was planned in \(quoted(planned)) and bought in \(quoted(bought)); its price and \
      quantity variances mix the two; use one unit in the app
      """)
  }

  fileprivate static func budgetOverflow(budget: ExactDecimal, cart: some StringProtocol)
    -> DiagnosticMessage
  {
    DiagnosticMessage(
      .warning, .budgetOverflow,
      """
      the budget \(budget) of the cart \(quoted(cart)) is too large to be summed exactly, or \
      rounds to 0; it is not used; correct it in the app
      """)
  }

  fileprivate static func timeBeyond(time: String, beyond: String) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .malformedDate,
      "\(time) is \(beyond), and is not used; correct it in the app")
  }
}
