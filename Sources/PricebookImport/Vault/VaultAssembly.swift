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

  private let naming: VaultItemNaming
  private var itemByKey: [VaultMerge.Key: VaultItem] = [:]
  private(set) var carts: [PendingCart] = []
  private(set) var prices: [PendingPrice] = []
  private(set) var experiences: [PendingExperience] = []
  private(set) var people: [VaultPerson] = []

  /// Adds every name to the texts; lines without a name are rejected.
  init(
    _ merge: VaultMerge, aliases: AliasTable, names: inout VaultNames, logs: inout [SourceLog]
  ) {
    naming = VaultItemNaming(merge, aliases: aliases, logs: &logs)
    for item in merge.items { add(item, &names, &logs[item.log]) }
    for experience in merge.experiences { add(experience, &names, &logs[experience.log]) }
    for person in merge.people { add(person, &logs[person.log]) }
    for list in HandLists(merge.items).carts { add(handList: list, &names) }
    for cart in merge.carts { add(cart, &names, &logs[cart.log]) }
    // By time, because the ids of apps have no meaning; equal times keep the order of the ids.
    carts = carts.enumerated().sorted { left, right in
      let (leftTime, rightTime) = (left.element.time, right.element.time)
      if leftTime != rightTime { return leftTime < rightTime }
      return left.offset < right.offset
    }.map(\.element)
  }

  private mutating func add(
    _ item: VaultMerge.Winner<VaultItem>, _ names: inout VaultNames, _ log: inout SourceLog
  ) {
    itemByKey[item.key] = item.entity
    log.countAccepted(item.entity.recordCount)
    guard !item.entity.isTrashed else {
      log.countLeftOut(item.entity.recordCount)
      return
    }
    for price in item.entity.prices {
      prices.append(
        PendingPrice(
          price: price,
          item: names.item(
            naming.names[item.key] ?? item.entity.name, barcode: item.entity.barcode),
          store: names.store(price.store), log: item.log))
    }
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
      let key = line.itemID.map { VaultMerge.Key(app: list.key.app, id: $0) }
      guard let key, let item = itemByKey[key] else { continue }
      cart.lines.append(
        PendingLine(
          line: line,
          item: names.item(naming.names[key] ?? item.name, barcode: item.barcode),
          category: names.category(item.category)))
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
    let lines = winner.entity.lines.map { pending($0, of: winner.key.app, &names, &log) }
    carts.append(PendingCart(winner: winner, lines: lines))
  }

  /// A line under the name of its item, else under its own.
  private func pending(
    _ line: VaultCartLine, of app: VaultApp, _ names: inout VaultNames, _ log: inout SourceLog
  ) -> PendingLine {
    let key = line.itemID.map { VaultMerge.Key(app: app, id: $0) }
    let item = key.flatMap { itemByKey[$0] }
    let isLive = item?.isTrashed == false
    let liveName = isLive ? key.flatMap { naming.names[$0] } : nil
    let knownName = liveName ?? line.ownName ?? item?.name
    if knownName == nil {
      log.report(
        .warning, .orphanItem, line: line.place.line, column: line.place.column,
        "\(line.place.path): no item of the vault has the id "
          + "\(quoted(line.itemID ?? "")), and the line has no name of its own; it counts as "
          + quoted(VaultNames.unknownItem))
    }
    return PendingLine(
      line: line.pricedByVault(isLive ? item?.prices ?? [] : []),
      item: names.item(
        knownName ?? VaultNames.unknownItem, barcode: liveName == nil ? nil : item?.barcode),
      category: names.category(item?.category ?? line.ownCategory),
      plannedStore: (line.planned?.store).map { names.store($0) },
      boughtStore: (line.bought?.store).map { names.store($0) },
      isUnknown: knownName == nil)
  }
}
