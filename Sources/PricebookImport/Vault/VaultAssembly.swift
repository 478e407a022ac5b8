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
      add(item, at: place, &names, &logs[item.log])
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
    _ log: inout SourceLog
  ) {
    log.countAccepted(item.entity.recordCount)
    guard !item.entity.isTrashed else {
      log.countLeftOut(item.entity.recordCount)
      return
    }
    for price in item.entity.prices {
      prices.append(
        PendingPrice(
          price: price, item: text(ofItem: place, &names), store: names.store(price.store),
          log: item.log))
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
      log.countLeftOut(winner.entity.recordCount)
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
