import PricebookAnalytics
import PricebookDocument
import PricebookModel

struct BasketComparison {
  let comparison: StoreComparison
  let scope: CurrencyScope

  init(_ comparison: StoreComparison, in scope: CurrencyScope) {
    self.comparison = comparison
    self.scope = CurrencyScope(
      comparison.currency, analysis: scope.analysis, context: scope.context)
  }

  var words: ReportWords { scope.words }
  var stores: [StoreComparison.StoreTotal] { comparison.stores }
  var eligible: [StoreComparison.StoreTotal] { stores.filter(\.isEligible) }
  var itemCount: Int { comparison.basket.lines.count }

  var basketName: RichText {
    switch comparison.kind {
    case .usual: words.comparison.usualBasket
    case .next: words.next.title
    case .seen: words.comparison.seenBasket
    case .file, .planningCart: .name(comparison.basket.name)
    }
  }

  func name(_ store: StoreComparison.StoreTotal) -> String { scope.storeName(store.store) }
  func itemName(_ line: Basket.Line) -> LinkedName { scope.itemName(line.item) }

  /// The eligible store with the lowest expected total.
  var winner: StoreComparison.StoreTotal? {
    (comparison.expectedWinner ?? comparison.likeForLikeWinner).map { stores[$0] }
  }

  var usual: StoreComparison.StoreTotal? { comparison.usualStore.map { stores[$0] } }

  /// What the basket is expected to cost, else what the store's own prices add up to.
  func comparable(_ store: StoreComparison.StoreTotal) -> Amount {
    store.expectedTotal ?? store.likeForLikeTotal ?? store.total
  }

  /// Names of the basket items that a store does not price itself, in order of name.
  func lacking(_ store: StoreComparison.StoreTotal) -> [LinkedName] {
    comparison.basket.lines.indices.filter { ownPrice($0, at: store) == nil }
      .map { comparison.basket.lines[$0] }.sorted { $0.item < $1.item }.map(itemName)
  }

  /// The quantity of a line; a mean of receipts is rounded to what a person would write.
  func shownQuantity(_ line: Basket.Line) -> Value {
    .quantity(
      line.isMean ? line.quantity.shown(in: line.unit) : line.quantity, unit: line.unit.symbol)
  }

  /// What the stores ask, led by how dear they are where none has enough of the basket.
  var sections: [Section] {
    let levels = PriceLevels(in: scope)?.section(isLead: isAnsweredByLevels)
    let lead = isAnsweredByLevels ? [levels, storesSection] : [storesSection, levels]
    return ([priceNow?.section] + lead + [whereSection]).compactMap(\.self)
  }

  /// Whether price levels answer, as fewer than two stores have enough of the basket.
  var isAnsweredByLevels: Bool {
    stores.count > 1 && eligible.count < 2 && PriceLevels(in: scope) != nil
  }

  /// What answers in the first months, while no two stores have enough of the basket.
  private var priceNow: PriceNow? {
    stores.count > 1 && eligible.count < 2 && !isAnsweredByLevels ? PriceNow(in: scope) : nil
  }

  var headline: RichText {
    (isAnsweredByLevels ? PriceLevels(in: scope)?.sentence : nil) ?? priceNow?.sentence ?? answer
  }

  var deck: RichText {
    if isAnsweredByLevels, let levels = PriceLevels(in: scope) { return levels.range }
    return priceNow?.evidence ?? evidence
  }

  /// Where the basket is cheaper, or which stores cost about the same.
  var answer: RichText {
    guard stores.count > 1 else {
      return words.comparison.oneStore(
        name(stores[0]), scope.written(stores[0].total), basket: basketName)
    }
    guard let winner else { return words.comparison.noneEligible(comparison.availabilityPercent) }
    if let saving = comparison.attainable {
      let other = name(stores[saving.store])
      if let claim = saving.claim.clear {
        return words.comparison.cheaperElsewhere(WrittenLead(claim, in: scope), at: other)
      }
      return latestAnswer
        ?? (saving.claim == .tie(.belowOnePercent)
          ? words.comparison.alike(name(stores[saving.usualStore]), other)
          : words.comparison.maybeCheaper(scope.written(saving.amount), at: other))
    }
    guard let lead = comparison.lead else {
      return words.comparison.oneEligible(name(winner), comparison.availabilityPercent)
    }
    let isUsual = lead.winner == comparison.usualStore
    guard lead.claim.clear != nil else {
      return latestAnswer
        ?? (lead.claim == .tie(.belowOnePercent)
          ? words.comparison.alike(name(winner), name(stores[lead.rival]))
          : isUsual
            ? words.comparison.usualIsPerhapsCheapest(name(winner))
            : words.comparison.maybeCheaper(scope.written(lead.amount), at: name(winner)))
    }
    return isUsual
      ? words.comparison.usualIsCheapest(name(winner)) : words.comparison.cheapest(name(winner))
  }

  /// The stores with the whole basket, where too few items are known for an estimate: how much less
  /// one of them asks at the latest prices is a fact.
  private var asSeen: (lowest: StoreComparison.StoreTotal, next: StoreComparison.StoreTotal)? {
    let claims = [comparison.attainable?.claim, comparison.lead?.claim].compactMap(\.self)
    let known = eligible.filter { $0.availableItemCount == itemCount }.sorted {
      $0.total < $1.total
    }
    guard claims.contains(.tie(.restsOnOneItem)), known.count > 1, known[0].total < known[1].total
    else { return nil }
    return (known[0], known[1])
  }

  private var latestAnswer: RichText? {
    asSeen.map {
      words.comparison.cheapestAsSeen(
        name($0.lowest), less: scope.written($0.next.total - $0.lowest.total))
    }
  }

  private var evidence: RichText {
    guard stores.count > 1 else {
      return words.comparison.secondStoreNeeded(
        available: stores[0].availableItemCount, of: itemCount, currency: scope.currency)
    }
    guard let winner else {
      let most = stores.map(\.availableItemCount).max() ?? 0
      return words.comparison.mostAvailable(
        stores.filter { $0.availableItemCount == most }.map(name), available: most, of: itemCount)
    }
    guard eligible.count > 1 else {
      return words.comparison.ownItems(winner.availableItemCount, of: itemCount)
    }
    if let asSeen {
      return words.comparison.asSeen(
        name(asSeen.lowest), scope.written(asSeen.lowest.total), name(asSeen.next),
        scope.written(asSeen.next.total))
    }
    if let saving = comparison.attainable {
      let other = stores[saving.store]
      guard saving.claim.clear != nil else {
        return tie(saving.claim, saving.store, saving.usualStore, amount: saving.amount)
      }
      let bounds = other.saving?.interval()
      let amount = { (units: Double?) in
        units.flatMap(scope.amount(approximateUnits:)).map(scope.written)
      }
      return words.comparison.savingRange(
        low: amount(bounds?.lowerBound), high: amount(bounds?.upperBound),
        now: scope.written(saving.there + saving.amount), name(other), missing: lacking(other))
    }
    guard let lead = comparison.lead else { return "" }
    guard lead.claim.clear != nil else {
      return tie(lead.claim, lead.winner, lead.rival, amount: lead.amount)
    }
    return words.comparison.nextCosts(name(stores[lead.rival]), scope.written(lead.amount))
  }

  private func tie(_ claim: LeadClaim, _ one: Int, _ other: Int, amount: Amount) -> RichText {
    guard case .tie(let tie) = claim else { return "" }
    return words.comparison.tie(
      tie, name(stores[one]), name(stores[other]),
      difference: amount > .zero ? scope.written(amount) : nil)
  }
}

extension Quantity {
  /// A mean of receipts, rounded to what a person would write.
  func shown(in unit: UnitOfMeasure) -> Quantity {
    let step: Int128 = unit.dimension == .count ? 100_000 : 10_000
    let steps = Int128(millionths).dividedRounding(by: step)
    return steps == 0 ? self : Quantity(millionths: Int64(clamping: steps * step))
  }
}
