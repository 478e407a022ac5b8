import PricebookModel

#if canImport(FoundationEssentials)
  internal import struct FoundationEssentials.TimeZone
#else
  internal import struct Foundation.TimeZone
#endif

/// Turns merged exports into the vault of a book in two steps: first the names, because the names
/// of receipts, vaults and baskets are resolved together, then the rest.
struct VaultAssembly {
  /// A line with the indices of its names among the texts.
  private struct PendingLine {
    var line: VaultCartLine
    var item: UInt32
    var category: UInt32
    var plannedStore: UInt32?
    var boughtStore: UInt32?
    /// Whether nothing names its item.
    var isUnknown = false
  }

  private struct PendingCart {
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

  private struct PendingPrice {
    var price: VaultPrice
    var item: UInt32
    var store: UInt32
    var log: Int
  }

  private struct PendingExperience {
    var store: UInt32
    var rating: Int
  }

  private var carts: [PendingCart] = []
  private var prices: [PendingPrice] = []
  private var experiences: [PendingExperience] = []
  private var people: [VaultPerson] = []

  /// Adds every name to the texts; lines without a name are rejected.
  init(
    _ merge: VaultMerge, aliases: AliasTable, names: inout VaultNames, logs: inout [SourceLog]
  ) {
    let naming = VaultItemNaming(merge, aliases: aliases, logs: &logs)
    var itemByKey: [VaultMerge.Key: VaultItem] = [:]
    for item in merge.items {
      itemByKey[item.key] = item.entity
      logs[item.log].countAccepted(item.entity.recordCount)
      if item.entity.isTrashed {
        logs[item.log].countLeftOut(item.entity.recordCount)
        continue
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
    for experience in merge.experiences {
      logs[experience.log].countAccepted()
      guard let rating = experience.entity.rating else { continue }
      experiences.append(
        PendingExperience(store: names.store(experience.entity.store), rating: rating))
    }
    for person in merge.people {
      logs[person.log].countAccepted()
      people.append(person.entity)
    }
    for list in HandLists(merge.items).carts {
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
    for winner in merge.carts {
      logs[winner.log].countAccepted()
      if winner.entity.isTrashed {
        logs[winner.log].countAccepted(winner.entity.lines.count)
        logs[winner.log].countLeftOut(winner.entity.recordCount)
        continue
      }
      var cart = PendingCart(winner: winner)
      for line in winner.entity.lines {
        let key = line.itemID.map { VaultMerge.Key(app: winner.key.app, id: $0) }
        let item = key.flatMap { itemByKey[$0] }
        let liveName = item?.isTrashed == false ? key.flatMap { naming.names[$0] } : nil
        let knownName = liveName ?? line.ownName ?? item?.name
        if knownName == nil {
          logs[winner.log].report(
            .warning, .orphanItem, line: line.place.line, column: line.place.column,
            "\(line.place.path): no item of the vault has the id "
              + "\(quoted(line.itemID ?? "")), and the line has no name of its own; it counts as "
              + quoted(VaultNames.unknownItem))
        }
        let priced = line.pricedByVault(item?.isTrashed == false ? item?.prices ?? [] : [])
        cart.lines.append(
          PendingLine(
            line: priced,
            item: names.item(
              knownName ?? VaultNames.unknownItem, barcode: liveName == nil ? nil : item?.barcode),
            category: names.category(item?.category ?? line.ownCategory),
            plannedStore: (line.planned?.store).map { names.store($0) },
            boughtStore: (line.bought?.store).map { names.store($0) },
            isUnknown: knownName == nil))
      }
      carts.append(cart)
    }
    // By time, because the ids of apps have no meaning; equal times keep the order of the ids.
    carts = carts.enumerated().sorted { left, right in
      let (leftTime, rightTime) = (left.element.time, right.element.time)
      if leftTime != rightTime { return leftTime < rightTime }
      return left.offset < right.offset
    }.map(\.element)
  }

  /// The vault of the book, and the bought lines of completed carts.
  ///
  /// - Parameters:
  ///   - resolution: The items, stores and categories of the texts.
  ///   - currency: The currency of amounts that have none.
  ///   - zone: The time zone in which instants become days.
  func assembled(
    with resolution: NameResolution, currency: CurrencyCode, zone: TimeZone,
    amounts: inout AmountLimit, logs: inout [SourceLog]
  ) -> (vault: Vault, purchases: [CartPurchase]) {
    var vault = Vault()
    var purchases: [CartPurchase] = []
    for pending in prices {
      vault.priceOptions.append(
        PriceOption(
          item: resolution.itemOfText[Int(pending.item)],
          store: resolution.storeOfText[Int(pending.store)],
          unit: UnitOfMeasure(written: pending.price.unit),
          currency: pending.price.currency.resolved(inBookOf: currency),
          price: pending.price.price, day: pending.price.updated?.day(in: zone),
          source: logs[pending.log].source))
    }
    vault.ratings = ratings(with: resolution)
    vault.contributors = contributors
    for pending in carts {
      let entity = pending.winner.entity
      let currency = entity.currency.resolved(inBookOf: currency)
      let log = pending.winner.log
      var cart = cart(pending, currency, zone, &amounts, &logs[log])
      var withoutStore = 0
      for pendingLine in pending.lines {
        let place = pendingLine.line.place
        let line = CartLineAssembly(pendingLine.line, currency: currency)
        guard line.isCountable, amounts.add(line.amounts, currency) else {
          guard !pending.winner.isMade else { continue }
          logs[log].reject(
            .amountOverflow, line: place.line, column: place.column,
            "\(place.path): price × quantity is too large to be summed exactly; "
              + "the line is left out; correct it in the app",
            text: place.path)
          continue
        }
        if !pending.winner.isMade { logs[log].countAccepted() }
        if line.hasMixedUnits {
          logs[log].report(
            .warning, .unitsDiffer, line: place.line, column: place.column,
            "\(place.path) was planned in \(quoted(pendingLine.line.planned?.unit ?? "")) and "
              + "bought in \(quoted(pendingLine.line.bought?.unit ?? "")); "
              + "its price and quantity variances mix the two; use one unit in the app")
        }
        let override = resolution.categoryOfItemText[Int(pendingLine.item)]
        cart.lines.append(
          line.cartLine(
            item: resolution.itemOfText[Int(pendingLine.item)],
            category: override ?? resolution.categoryOfText[Int(pendingLine.category)],
            plannedStore: pendingLine.plannedStore.map { resolution.storeOfText[Int($0)] },
            boughtStore: pendingLine.boughtStore.map { resolution.storeOfText[Int($0)] }))
        guard !cart.isList, entity.state == .completed, let paid = line.paid, paid != .zero,
          let quantity = line.boughtQuantity
        else { continue }
        guard let store = pendingLine.boughtStore, let day = cart.date else {
          withoutStore += 1
          continue
        }
        purchases.append(
          CartPurchase(
            cart: vault.carts.count, itemText: pendingLine.item, storeText: store,
            categoryText: pendingLine.category, day: day,
            // What was given back, as receipts have it.
            quantity: paid < .zero ? Quantity(millionths: -quantity.millionths) : quantity,
            unit: line.unit, paid: paid,
            currency: currency, isPrice: !pendingLine.isUnknown, source: logs[log].source))
      }
      if withoutStore > 0 {
        logs[log].report(
          .warning, .purchaseWithoutStore,
          "the cart \(quoted(entity.name)) has bought lines without a store or a day: "
            + "\(withoutStore); they count in the cart, but not in spending or prices; set their "
            + "store in the app")
      }
      vault.carts.append(cart)
    }
    return (vault, purchases)
  }

  /// A cart without its lines; a budget that cannot be used is reported.
  private func cart(
    _ pending: PendingCart, _ currency: CurrencyCode, _ zone: TimeZone,
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
    return Cart(
      id: entity.id, name: entity.name, app: pending.winner.key.app, state: entity.state,
      budget: budget, currency: currency, created: entity.created?.day(in: zone),
      modified: entity.modified?.day(in: zone), started: entity.started?.day(in: zone),
      completed: entity.completed?.day(in: zone), lines: [], source: log.source)
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

extension VaultCurrency {
  /// - Parameter currency: The book's, which says what `$` means where it uses that sign.
  func resolved(inBookOf currency: CurrencyCode) -> CurrencyCode {
    switch self {
    case .ofBook: currency
    case .written(let text): CurrencyCode(written: text, bookCurrency: currency)
    }
  }
}
