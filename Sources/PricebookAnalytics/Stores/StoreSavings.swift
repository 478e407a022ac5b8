package import PricebookModel

/// What the store with the lowest expected whole basket saves against the second.
package struct ComparisonLead: Hashable, Sendable {
  /// Places in ``StoreComparison/stores``: the lowest expected whole basket and the second lowest.
  package var winner: Int
  /// The place of the store with the second lowest whole basket.
  package var rival: Int
  /// The rival's expected total minus the winner's; not negative.
  package var amount: Amount
  /// Whether a sentence may name the winner.
  package var claim: LeadClaim

  /// - Parameter totals: The expected total of every eligible store that has one.
  /// - Returns: `nil` with fewer than two such stores.
  init?(in ranking: StoreRanking, totals: [Int: Amount]) {
    let places = totals.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
    guard places.count > 1 else { return nil }
    winner = places[0]
    rival = places[1]
    let (store, other) = (ranking.rows[places[0]].store, ranking.rows[places[1]].store)
    let model = ranking.model
    let saving = model.saving(at: { _ in store }, insteadOf: other)
    let ahead = totals[places[1]].flatMap { high in totals[places[0]].map { high - $0 } } ?? .zero
    amount = ahead
    claim =
      saving.map { ClaimGate.lead($0, amount: ahead, among: places.count - 1) }
      ?? .tie(.restsOnOneItem)
  }
}

/// What another store is expected to save on the basket, against where the household buys it now.
package struct AttainableSaving: Hashable, Sendable {
  /// Places in ``StoreComparison/stores``: the other store, and the usual one.
  package var store: Int
  /// The place of the usual store.
  package var usualStore: Int
  /// Lines that have an expected price at both.
  package var items: Int
  /// The expected cost at the other store.
  package var there: Amount
  /// The expected cost now minus ``there``; negative where that is dearer.
  package var amount: Amount
  /// Whether a sentence may state it.
  package var claim: LeadClaim

  /// The largest saving that may be stated; where none may, that at the store with the lowest
  /// expected total.
  ///
  /// - Parameters:
  ///   - savings: What every eligible store saves.
  ///   - usual: The place of the usual store.
  /// - Returns: `nil` where no other store saves anything.
  init?(_ savings: [Int: PriceModel.BasketSaving], insteadOf usual: Int?, model: BasketModel) {
    guard let usual else { return nil }
    let others = savings.filter { $0.key != usual }.sorted { $0.key < $1.key }
    let doubts = ClaimGate.doubts(others.map { GatedFigure($0.value) })
    let candidates = zip(others, doubts).compactMap { other, doubt -> AttainableSaving? in
      guard other.value.amount > 0, let amount = model.amount(other.value.amount),
        let there = model.amount(other.value.there)
      else { return nil }
      return AttainableSaving(
        store: other.key, usualStore: usual, items: other.value.lines, there: there, amount: amount,
        claim: ClaimGate.lead(other.value, amount: amount, doubt: doubt))
    }.sorted { ($1.amount, $0.store) < ($0.amount, $1.store) }
    guard let best = candidates.first(where: { $0.claim.clear != nil }) ?? candidates.first else {
      return nil
    }
    self = best
  }

  private init(
    store: Int, usualStore: Int, items: Int, there: Amount, amount: Amount, claim: LeadClaim
  ) {
    self.store = store
    self.usualStore = usualStore
    self.items = items
    self.there = there
    self.amount = amount
    self.claim = claim
  }
}
