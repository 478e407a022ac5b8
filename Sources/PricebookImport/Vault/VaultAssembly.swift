import PricebookModel

/// Turns merged exports into the vault of a book in two steps: first the names, because the names
/// of receipts, vaults and baskets are resolved together, then the rest.
struct VaultAssembly {
  /// A line with the indices of its names among the texts.
  struct PendingLine {
    var line: VaultCartLine
    var item: UInt32
    var category: UInt32
    var plannedStore: UInt32?
    var boughtStore: UInt32?
    /// Whether nothing names its item.
    var isUnknown = false
  }

  struct PendingCart {
    var winner: VaultMerge.Winner<VaultCart>
    var lines: [PendingLine] = []

    /// In microseconds since 1970; carts without any date come first.
    var time: Int64 {
      let cart = winner.entity
      let instant =
        switch cart.state {
        case .completed: cart.completed ?? cart.modified ?? cart.started ?? cart.created
        case .shopping: cart.started ?? cart.modified ?? cart.created
        case .planning: cart.created ?? cart.modified
        }
      return instant?.microseconds ?? Int64.min
    }
  }

  struct PendingPrice {
    var price: VaultPrice
    var item: UInt32
    var store: UInt32
    var log: Int
  }

  struct PendingExperience {
    var store: UInt32
    var rating: Int
  }

  private let merge: VaultMerge
  private let naming: VaultItemNaming
  /// For every item of the merge, once it is needed: its index among the texts.
  private var textOfItem: [UInt32?]
  private var carts: [PendingCart] = []
  private(set) var prices: [PendingPrice] = []
  private(set) var experiences: [PendingExperience] = []
  private(set) var people: [VaultPerson] = []

  /// Takes the carts out of the merge and adds every name to the texts.
  init(
    _ merge: inout VaultMerge, aliases: AliasTable, names: inout VaultNames, logs: inout [SourceLog]
  ) {
    var taken = Array(merge.takeCarts().reversed())
    self.merge = merge
    naming = VaultItemNaming(merge, aliases: aliases, logs: &logs)
    textOfItem = Array(repeating: nil, count: merge.items.count)
    for (place, item) in merge.items.enumerated() {
      add(item, at: place, &names, &logs)
    }
    for experience in merge.experiences { add(experience, &names, &logs[experience.log]) }
    for person in merge.people { add(person, &logs[person.log]) }
    for list in HandLists(merge.items).carts { add(handList: list, &names) }
    while let cart = taken.popLast() { add(cart, &names, &logs[cart.log]) }
    // By time, because the ids of apps have no meaning; equal times keep the order of the ids.
    carts = carts.enumerated().sorted { left, right in
      let (leftTime, rightTime) = (left.element.time, right.element.time)
      if leftTime != rightTime { return leftTime < rightTime }
      return left.offset < right.offset
    }.map(\.element)
  }

  /// Hands over the carts, so that each can be freed once it was used.
  mutating func takeCarts() -> [PendingCart] {
    defer { carts = [] }
    return carts
  }

  private mutating func add(
    _ item: VaultMerge.Winner<VaultItem>, at place: Int, _ names: inout VaultNames,
    _ logs: inout [SourceLog]
  ) {
    logs[item.log].countAccepted(item.entity.recordCount)
    guard !item.entity.isTrashed else {
      logs[item.log].countTrashed(item.entity.recordCount)
      return
    }
    for seen in merge.prices(of: item) {
      if seen.log != item.log { logs[seen.log].acceptDuplicate() }
      prices.append(
        PendingPrice(
          price: seen.price, item: text(ofItem: place, &names),
          store: names.store(seen.price.store), log: seen.log))
    }
  }

  private mutating func text(ofItem place: Int, _ names: inout VaultNames) -> UInt32 {
    if let text = textOfItem[place] { return text }
    let text = names.item(naming.names[place], barcode: merge.items[place].entity.barcode)
    textOfItem[place] = text
    return text
  }

  private mutating func add(
    _ experience: VaultMerge.Winner<VaultExperience>, _ names: inout VaultNames,
    _ log: inout SourceLog
  ) {
    log.countAccepted()
    guard let rating = experience.entity.rating else { return }
    experiences.append(
      PendingExperience(store: names.store(experience.entity.store), rating: rating))
  }

  private mutating func add(_ person: VaultMerge.Winner<VaultPerson>, _ log: inout SourceLog) {
    log.countAccepted()
    people.append(person.entity)
  }

  /// A list that is made of items on hand; its lines were counted with their items.
  private mutating func add(
    handList list: VaultMerge.Winner<VaultCart>, _ names: inout VaultNames
  ) {
    var cart = PendingCart(winner: list)
    for line in list.entity.lines {
      guard let place = place(of: line, in: list.key.app) else { continue }
      cart.lines.append(
        PendingLine(
          line: line, item: text(ofItem: place, &names),
          category: names.category(merge.items[place].entity.category)))
    }
    carts.append(cart)
  }

  private mutating func add(
    _ winner: VaultMerge.Winner<VaultCart>, _ names: inout VaultNames, _ log: inout SourceLog
  ) {
    log.countAccepted()
    guard !winner.entity.isTrashed else {
      log.countAccepted(winner.entity.lines.count)
      log.countTrashed(winner.entity.recordCount)
      return
    }
    var cart = PendingCart(winner: winner)
    cart.lines.reserveCapacity(winner.entity.lines.count)
    for line in winner.entity.lines {
      cart.lines.append(pending(line, of: winner.key.app, &names, &log))
    }
    cart.winner.entity.lines = []
    carts.append(cart)
  }

  /// The place of a line's item in the merge; `nil` if no file has the item.
  private func place(of line: VaultCartLine, in app: VaultApp) -> Int? {
    line.itemID.flatMap { merge.place(of: VaultMerge.Key(app: app, id: $0)) }
  }

  /// A line under the name of its item, else under its own.
  private mutating func pending(
    _ line: VaultCartLine, of app: VaultApp, _ names: inout VaultNames, _ log: inout SourceLog
  ) -> PendingLine {
    let place = place(of: line, in: app)
    let item = place.map { merge.items[$0].entity }
    let isLive = item?.isTrashed == false
    let ownName = line.ownName ?? item?.name
    let isUnknown = !isLive && ownName == nil
    if isUnknown {
      log.report(
        .warning, .orphanItem, line: line.place.line, column: line.place.column,
        "\(line.place.path): no item of the vault has the id "
          + "\(quoted(line.itemID ?? "")), and the line has no name of its own; it counts as "
          + quoted(VaultNames.unknownItem))
    }
    let text =
      if let place, isLive { text(ofItem: place, &names) } else {
        names.item(ownName ?? VaultNames.unknownItem)
      }
    return PendingLine(
      line: line.pricedByVault(isLive ? item?.prices ?? [] : []), item: text,
      category: names.category(item?.category ?? line.ownCategory),
      plannedStore: (line.planned?.store).map { names.store($0) },
      boughtStore: (line.bought?.store).map { names.store($0) },
      isUnknown: isUnknown)
  }
}

extension VaultAssembly {
  /// Turns what was collected into the vault of the book and the bought lines of completed carts.
  ///
  /// - Parameters:
  ///   - resolution: The items, stores and categories of the texts.
  ///   - currency: The currency of amounts that have none.
  ///   - days: The days that instants become.
  mutating func assembled(
    with resolution: NameResolution, currency: CurrencyCode, days: LocalDays,
    amounts: inout AmountLimit, logs: inout [SourceLog]
  ) -> (vault: Vault, purchases: [CartPurchase]) {
    var vault = Vault()
    var purchases: [CartPurchase] = []
    vault.priceOptions = prices.map { pending in
      PriceOption(
        item: resolution.itemOfText[Int(pending.item)],
        store: resolution.storeOfText[Int(pending.store)],
        unit: UnitOfMeasure(written: pending.price.unit),
        currency: pending.price.currency.resolved(inBookOf: currency),
        price: pending.price.price, day: days.day(of: pending.price.updated, &logs[pending.log]),
        source: logs[pending.log].source)
    }
    vault.ratings = ratings(with: resolution)
    vault.contributors = contributors
    var carts = Array(takeCarts().reversed())
    while let pending = carts.popLast() {
      let currency = pending.winner.entity.currency.resolved(inBookOf: currency)
      let log = pending.winner.log
      var cart = cart(pending, currency, days, &amounts, &logs[log])
      var withoutStore = 0
      for line in pending.lines {
        guard
          let assembled = counted(line, of: pending.winner, currency, &amounts, &logs[log])
        else { continue }
        cart.lines.append(cartLine(assembled, of: line, resolution))
        guard !cart.isList, cart.state == .completed else { continue }
        switch purchase(assembled, of: line, in: cart, number: vault.carts.count) {
        case .made(let purchase): purchases.append(purchase)
        case .withoutPlaceOrDay: withoutStore += 1
        case .none: break
        }
      }
      if withoutStore > 0 {
        logs[log].report(
          .warning, .purchaseWithoutStore,
          "the cart \(quoted(cart.name)) has bought lines without a store or a day: "
            + "\(withoutStore); they count in the cart, but not in spending or prices; set their "
            + "store in the app")
      }
      vault.carts.append(cart)
    }
    return (vault, purchases)
  }

  /// The amounts of a line; `nil`, and said in the log, if they are too large to be summed.
  private func counted(
    _ pending: PendingLine, of winner: VaultMerge.Winner<VaultCart>, _ currency: CurrencyCode,
    _ amounts: inout AmountLimit, _ log: inout SourceLog
  ) -> CartLineAssembly? {
    let place = pending.line.place
    let line = CartLineAssembly(pending.line, currency: currency)
    guard line.isCountable, amounts.add(line.amounts, currency) else {
      guard !winner.isMade else { return nil }
      log.reject(
        .amountOverflow, line: place.line, column: place.column,
        "\(place.path): price × quantity is too large to be summed exactly; "
          + "the line is left out; correct it in the app",
        text: place.path)
      return nil
    }
    if !winner.isMade { log.countAccepted() }
    if line.hasMixedUnits {
      log.report(
        .warning, .unitsDiffer, line: place.line, column: place.column,
        "\(place.path) was planned in \(quoted(pending.line.planned?.unit ?? "")) and "
          + "bought in \(quoted(pending.line.bought?.unit ?? "")); "
          + "its price and quantity variances mix the two; use one unit in the app")
    }
    return line
  }

  private func cartLine(
    _ line: CartLineAssembly, of pending: PendingLine, _ resolution: NameResolution
  ) -> CartLine {
    line.cartLine(
      item: resolution.itemOfText[Int(pending.item)],
      category: resolution.categoryOfItemText[Int(pending.item)]
        ?? resolution.categoryOfText[Int(pending.category)],
      plannedStore: pending.plannedStore.map { resolution.storeOfText[Int($0)] },
      boughtStore: pending.boughtStore.map { resolution.storeOfText[Int($0)] })
  }

  private enum Bought {
    case made(CartPurchase)
    case withoutPlaceOrDay
  }

  /// What a line of a completed cart adds to spending; `nil` if nothing was paid.
  private func purchase(
    _ line: CartLineAssembly, of pending: PendingLine, in cart: Cart, number: Int
  ) -> Bought? {
    guard let paid = line.paid, paid != .zero, let quantity = line.boughtQuantity else {
      return nil
    }
    guard let store = pending.boughtStore, let day = cart.date else { return .withoutPlaceOrDay }
    return .made(
      CartPurchase(
        cart: number, itemText: pending.item, storeText: store, categoryText: pending.category,
        day: day,
        // What was given back, as receipts have it.
        quantity: paid < .zero ? Quantity(millionths: -quantity.millionths) : quantity,
        unit: line.unit, paid: paid, currency: cart.currency, isPrice: !pending.isUnknown,
        source: cart.source))
  }

  /// A cart without its lines; a budget that cannot be used is reported.
  private func cart(
    _ pending: PendingCart, _ currency: CurrencyCode, _ days: LocalDays,
    _ amounts: inout AmountLimit, _ log: inout SourceLog
  ) -> Cart {
    let entity = pending.winner.entity
    var budget = entity.budget.flatMap { VaultAssembly.amount($0, currency) }
    if let amount = budget, !amounts.add([amount], currency) { budget = nil }
    if let written = entity.budget, budget == nil {
      log.report(
        .warning, .budgetOverflow,
        "the budget \(written) of the cart \(quoted(entity.name)) is too large to be summed "
          + "exactly, or rounds to 0; it is not used; correct it in the app")
    }
    func day(_ instant: Instant?) -> CalendarDate? { days.day(of: instant, &log) }
    return Cart(
      id: entity.id, name: entity.name, app: pending.winner.key.app, state: entity.state,
      budget: budget, currency: currency, created: day(entity.created),
      modified: day(entity.modified), started: day(entity.started),
      completed: day(entity.completed), duration: entity.duration, lines: [], source: log.source)
  }

  private func ratings(with resolution: NameResolution) -> [StoreRating] {
    var ratings: [StoreID: StoreRating] = [:]
    for experience in experiences {
      let store = resolution.storeOfText[Int(experience.store)]
      var rating = ratings[store] ?? StoreRating(store: store, count: 0, sum: 0)
      rating.count += 1
      rating.sum += experience.rating
      ratings[store] = rating
    }
    return ratings.values.sorted { $0.store < $1.store }
  }

  private var contributors: [Contributor] {
    people.map { Contributor(name: $0.name, updates: $0.updates) }
      .sorted { ($1.updates, $0.name) < ($0.updates, $1.name) }
  }

  /// A budget, rounded to the minor unit; `nil` if it rounds to 0 or is too large.
  private static func amount(_ number: ExactDecimal, _ currency: CurrencyCode) -> Amount? {
    let amount = number.multiplied(by: Quantity.one, roundedToDigits: currency.minorUnitDigits)
    guard let amount, amount > .zero else { return nil }
    return amount
  }
}

extension LocalDays {
  /// The day of an instant; `nil`, and said in the log, for one that the calendar does not have.
  fileprivate func day(of instant: Instant?, _ log: inout SourceLog) -> CalendarDate? {
    guard let instant else { return nil }
    if isUTC(instant) { log.countUTCTime() }
    if let day = day(of: instant) { return day }
    log.report(
      .warning, .malformedDate,
      "\(instant.isoText ?? "a time") is \(Self.beyond), and is not used; correct it in the app")
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
}
