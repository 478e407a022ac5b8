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
    case .seen: words.comparison.seenBasket
    case .file, .planningCart: .name(comparison.basket.name)
    }
  }

  func name(_ store: StoreComparison.StoreTotal) -> String {
    scope.book.names.stores[store.store]
  }

  func itemName(_ line: Basket.Line) -> String { scope.book.names.items[line.item].name }

  /// How many times a line counts in the costs; 1 where the basket is not weighed.
  func times(_ line: Int) -> Int {
    comparison.timesBought.indices.contains(line) ? max(1, comparison.timesBought[line]) : 1
  }

  /// The eligible store with the lowest like-for-like total.
  var winner: StoreComparison.StoreTotal? {
    comparison.likeForLikeWinner.map { stores[$0] }
  }

  var usual: StoreComparison.StoreTotal? { comparison.usualStore.map { stores[$0] } }

  /// Like for like where that is known, else what the store's own prices add up to.
  func comparable(_ store: StoreComparison.StoreTotal) -> Amount {
    store.likeForLikeTotal ?? store.total
  }

  /// What the prices that are not the store's own add up to.
  func filledIn(_ store: StoreComparison.StoreTotal) -> Amount {
    guard store.isEligible else { return .zero }
    return store.prices.compactMap(\.self).filter(\.isFilledIn).map(\.cost).sum ?? .zero
  }

  /// Names of the basket items that a store does not price itself, in order of name.
  func lacking(_ store: StoreComparison.StoreTotal) -> [String] {
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
    guard comparison.kind == .usual else {
      return .quantity(line.quantity, unit: line.unit.symbol)
    }
    let step: Int128 = line.unit.dimension == .count ? 100_000 : 10_000
    let steps = Int128(line.quantity.millionths).dividedRounding(by: step)
    return .quantity(
      steps == 0 ? line.quantity : Quantity(millionths: Int64(clamping: steps * step)),
      unit: line.unit.symbol)
  }

  var sections: [Section] {
    [cardsSection, barsSection, pricesSection, pairSection, listSection, othersSection].compactMap(
      \.self)
  }
}

extension BasketComparison {
  /// Where the basket is cheapest, and what speaks against saying so.
  var headline: RichText {
    guard stores.count > 1 else {
      return words.comparison.oneStore(
        name(stores[0]), scope.written(stores[0].total), basket: basketName)
    }
    guard let best = eligible.first, let winner else {
      return words.comparison.noneEligible(comparison.availabilityPercent)
    }
    if eligible.count == 1 {
      return words.comparison.oneEligible(
        name(best), scope.written(best.total), comparison.availabilityPercent)
    }
    if comparison.rankedBy == .likeForLike {
      return comparison.hasClearWinner
        ? words.comparison.cheapestLikeForLike(name(best), scope.written(comparable(best)))
        : words.comparison.noClearLeadLikeForLike(name(best))
    }
    if winner.store != best.store {
      return words.comparison.winnersDiffer(name(best), name(winner))
    }
    return comparison.hasClearWinner
      ? words.comparison.cheapest(
        name(best), scope.written(best.total), items: best.availableItems, of: itemCount)
      : words.comparison.noClearLead(name(best))
  }

  /// The totals behind the headline with their caveats.
  var deck: RichText {
    guard stores.count > 1 else {
      return words.comparison.secondStoreNeeded(
        available: stores[0].availableItems, of: itemCount)
    }
    guard let best = eligible.first, let winner else {
      return words.comparison.mostAvailable(
        name(stores[0]), available: stores[0].availableItems, of: itemCount)
    }
    var sentences = [
      words.comparison.asks(
        name(best), scope.written(best.total), items: best.availableItems,
        lacks: itemCount - best.availableItems,
        likeForLike: filledIn(best) > .zero ? scope.written(comparable(best)) : nil)
    ]
    let runnerUp = winner.store == best.store ? secondLikeForLike : winner
    if let runnerUp {
      sentences.append(
        words.comparison.otherAt(
          name(runnerUp), scope.written(comparable(runnerUp)),
          isLowest: runnerUp.store == winner.store, isUsual: runnerUp.store == usual?.store))
      if !comparison.hasClearWinner {
        let lead = (comparable(best) - comparable(runnerUp)).magnitude
        sentences.append(
          lead == .zero
            ? words.comparison.tied : words.comparison.unclear(lead: scope.written(lead)))
      }
    }
    if comparison.hasClearWinner, let usual, usual.store != winner.store, usual.isEligible {
      sentences.append(
        words.comparison.saving(
          scope.written((comparable(usual) - comparable(winner)).magnitude), name(winner),
          usual: name(usual)))
    }
    return RichText(sentences: sentences)
  }

  /// The eligible store with the second-lowest like-for-like total.
  private var secondLikeForLike: StoreComparison.StoreTotal? {
    eligible.filter { $0.store != winner?.store }
      .min { (comparable($0), $0.store) < (comparable($1), $1.store) }
  }
}
