import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// One basket in one currency, ready to be shown.
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
  var others: [StoreComparison.StoreTotal] { stores.filter { !$0.isEligible } }
  var itemCount: Int { comparison.basket.lines.count }

  var basketName: RichText {
    switch comparison.kind {
    case .usual: words.comparison.usualBasket
    case .due: words.due.title
    case .seen: words.comparison.seenBasket
    case .file, .planningCart: .name(comparison.basket.name)
    }
  }

  func name(_ store: StoreComparison.StoreTotal) -> String {
    scope.book.names.stores[store.store]
  }

  func itemName(_ line: Basket.Line) -> LinkedName { scope.itemName(line.item) }

  /// How many times a line counts in the costs; 1 where the basket is not weighed.
  func times(_ line: Int) -> Int {
    comparison.timesBought.indices.contains(line) ? max(1, comparison.timesBought[line]) : 1
  }

  /// The eligible store with the lowest expected total.
  var winner: StoreComparison.StoreTotal? {
    (comparison.expectedWinner ?? comparison.likeForLikeWinner).map { stores[$0] }
  }

  var usual: StoreComparison.StoreTotal? { comparison.usualStore.map { stores[$0] } }

  /// What the basket is expected to cost where that is known, else what the store's own prices add
  /// up to.
  func comparable(_ store: StoreComparison.StoreTotal) -> Amount {
    store.expectedTotal ?? store.likeForLikeTotal ?? store.total
  }

  /// What the prices that are not the store's own add up to.
  func filledIn(_ store: StoreComparison.StoreTotal) -> Amount {
    guard store.isEligible else { return .zero }
    return store.prices.compactMap(\.self).filter(\.isFilledIn).map(\.cost).sum ?? .zero
  }

  /// Names of the basket items that a store does not price itself, in order of name.
  func lacking(_ store: StoreComparison.StoreTotal) -> [LinkedName] {
    comparison.basket.lines.enumerated()
      .filter { place, _ in
        guard store.prices.indices.contains(place), let price = store.prices[place] else {
          return true
        }
        return price.isFilledIn
      }
      .sorted { ($0.element.item, $0.offset) < ($1.element.item, $1.offset) }
      .map { itemName($0.element) }
  }

  /// The quantity of a line; a mean of receipts is rounded to what a person would write.
  func shownQuantity(_ line: Basket.Line) -> Value {
    let isMean = comparison.kind.isOfPurchases
    return .quantity(
      isMean ? line.quantity.shown(in: line.unit) : line.quantity, unit: line.unit.symbol)
  }

  /// What the stores ask, led by how dear they are where none has enough of the basket.
  var sections: [Section] {
    let levels = PriceLevels(in: scope)?.section(isLead: isAnsweredByLevels)
    let basket = [cardsSection, barsSection]
    let lead = isAnsweredByLevels ? [levels] + basket : basket + [levels]
    return (lead + [pairSection, listSection, pricesSection, othersSection]).compactMap(\.self)
  }
}

extension BasketComparison {
  /// Whether the price levels of the stores answer, as fewer than two stores have enough of the
  /// basket.
  var isAnsweredByLevels: Bool {
    stores.count > 1 && eligible.count < 2 && PriceLevels(in: scope) != nil
  }

  /// The answer of the page.
  var headline: RichText {
    (isAnsweredByLevels ? PriceLevels(in: scope)?.sentence : nil) ?? answer
  }

  /// What stands below the answer of the page.
  var deck: RichText {
    guard isAnsweredByLevels else { return evidence }
    return "\(words.comparison.answer(answer)) \(evidence)"
  }

  /// Where the basket is cheaper, or why no store is said to be.
  var answer: RichText {
    guard stores.count > 1 else {
      return words.comparison.oneStore(
        name(stores[0]), scope.written(stores[0].total), basket: basketName)
    }
    guard let winner else {
      return words.comparison.noneEligible(comparison.availabilityPercent)
    }
    if let saving = comparison.attainable {
      let other = stores[saving.store]
      return saving.claim.clear.map {
        words.comparison.cheaperElsewhere(
          WrittenLead($0, in: scope), at: name(other), missing: itemCount - other.availableItems,
          of: itemCount)
      } ?? latestAnswer
        ?? (saving.claim == .tie(.belowOnePercent)
          ? words.comparison.noClearSaving(name(stores[saving.usualStore]))
          : words.comparison.maybeCheaper(scope.written(saving.amount), at: name(other)))
    }
    guard let lead = comparison.lead else {
      return words.comparison.oneEligible(
        name(winner), scope.written(comparable(winner)), comparison.availabilityPercent)
    }
    let isUsual = lead.winner == comparison.usualStore
    guard let claim = lead.claim.clear.map({ WrittenLead($0, in: scope) }) else {
      return latestAnswer
        ?? (isUsual
          ? words.comparison.noClearSaving(name(winner))
          : words.comparison.noClearWinner(name(winner), name(stores[lead.rival])))
    }
    return isUsual
      ? words.comparison.usualIsCheapest(claim, name(winner))
      : words.comparison.cheapest(claim, name(winner), scope.written(comparable(winner)))
  }

  /// Which store asks least for the whole basket, as last seen: a fact, where too few items are known
  /// for an estimate.
  private var latestAnswer: RichText? {
    let claims = [comparison.attainable?.claim, comparison.lead?.claim].compactMap(\.self)
    let known = eligible.filter { $0.availableItems == itemCount }.sorted { $0.total < $1.total }
    guard claims.contains(.tie(.restsOnOneItem)), known.count > 1, known[0].total < known[1].total
    else { return nil }
    return words.comparison.cheapestAsSeen(
      name(known[0]), scope.written(known[0].total),
      less: scope.written(known[1].total - known[0].total), than: name(known[1]))
  }

  /// The whole baskets behind the answer, with what speaks against it.
  var evidence: RichText {
    guard stores.count > 1 else {
      return words.comparison.secondStoreNeeded(
        available: stores[0].availableItems, of: itemCount, currency: scope.currency)
    }
    guard let winner else {
      let most = stores.map(\.availableItems).max() ?? 0
      return words.comparison.mostAvailable(
        stores.filter { $0.availableItems == most }.map(name), available: most, of: itemCount)
    }
    guard eligible.count > 1 else {
      return words.comparison.ownItems(winner.availableItems, of: itemCount)
    }
    var sentences = [words.comparison.wholeBaskets(words.shared.list(compared.map(wholeBasket)))]
    if comparedItems < itemCount {
      sentences.append(words.comparison.comparedItems(comparedItems, of: itemCount))
    }
    if let saving = comparison.attainable, saving.claim.clear != nil {
      if saving.items < itemCount {
        sentences.append(
          words.comparison.attainable(saving.items, at: name(stores[saving.store])))
      }
    } else if let tie = attainableTie ?? leadTie {
      sentences.append(tie)
    }
    if comparison.rankedBy == .total, let best = eligible.first, best.store != compared[0].store {
      sentences.append(
        words.comparison.ruleFirst(
          name(best), scope.written(best.total), items: best.availableItems, of: itemCount,
          percent: comparison.availabilityPercent))
    }
    if attainableTie == nil, winner.store != compared[0].store, let tie = leadTie {
      sentences.append(tie)
    }
    return RichText(sentences: sentences)
  }

  /// The stores that the headline compares: the one it names first, then the lowest whole basket,
  /// the usual store and the runner-up, at most three.
  var compared: [StoreComparison.StoreTotal] {
    let places =
      [
        comparison.attainable?.store, comparison.expectedWinner ?? comparison.likeForLikeWinner,
        comparison.attainable?.usualStore, comparison.lead?.rival,
      ].compactMap(\.self)
    var seen: Set<Int> = []
    return places.filter { seen.insert($0).inserted }.prefix(3).map { stores[$0] }
  }

  /// The items that every eligible store prices or has an estimate for.
  var comparedItems: Int {
    let eligible = eligible
    return comparison.basket.lines.indices.count { line in
      eligible.allSatisfy { $0.prices.indices.contains(line) && $0.prices[line] != nil }
    }
  }

  private func wholeBasket(_ store: StoreComparison.StoreTotal) -> RichText {
    let filled = filledIn(store)
    return words.comparison.wholeBasketAt(
      name(store), scope.written(comparable(store)),
      estimated: filled > .zero ? scope.written(filled) : nil, isUsual: store.store == usual?.store)
  }

  /// Why nothing is said to be saved elsewhere.
  private var attainableTie: RichText? {
    guard let saving = comparison.attainable, case .tie(let tie) = saving.claim else { return nil }
    return self.tie(
      tie, saving.store, saving.usualStore, amount: max(saving.amount, .zero))
  }

  /// Why the lowest whole basket is not called the winner.
  private var leadTie: RichText? {
    guard let lead = comparison.lead, case .tie(let tie) = lead.claim else { return nil }
    return self.tie(tie, lead.winner, lead.rival, amount: lead.amount)
  }

  private func tie(
    _ tie: LeadClaim.Tie, _ one: Int, _ other: Int, amount: Amount
  ) -> RichText {
    words.comparison.tie(
      tie, name(stores[one]), name(stores[other]),
      difference: amount == .zero ? nil : scope.written(amount))
  }
}
