public import PricebookModel

/// What would be saved if everything that another store has were bought there, and the rest where
/// the basket is bought now.
///
/// Both sides are real prices: an item that either store does not price is left out, since it is
/// bought where it is bought now.
public struct AttainableSaving: Hashable, Sendable {
  /// Places in ``StoreComparison/stores``: the other store, and the usual one.
  public var store: Int
  /// The place of the store where the household usually buys the basket.
  public var usualStore: Int
  /// Lines that both price.
  public var items: Int
  /// The usual store's cost of them minus the other's; negative where the other store is dearer.
  public var amount: Amount
  /// Whether a sentence may state it.
  public var claim: LeadClaim

  /// The saving at the store with the lowest whole basket for which one may be stated, among those
  /// whose whole basket costs less than at the usual store; where none may be stated, the one at
  /// the lowest.
  ///
  /// - Returns: `nil` where the usual store is not eligible or no whole basket costs less.
  /// - Complexity: O(eligible stores × lines).
  init?(
    insteadOf usual: Int?, in ranking: StoreRanking, wholeBaskets: [Amount], asOf: CalendarDate
  ) {
    guard let usual, ranking.eligible.contains(usual) else { return nil }
    let cheaper = ranking.eligible.filter { wholeBaskets[$0] < wholeBaskets[usual] }
      .sorted { (wholeBaskets[$0], $0) < (wholeBaskets[$1], $1) }
    guard let lowest = cheaper.first else { return nil }
    let savings = cheaper.lazy.map {
      AttainableSaving(at: $0, insteadOf: usual, in: ranking, asOf: asOf)
    }
    self =
      savings.first { $0.claim.clear != nil }
      ?? AttainableSaving(at: lowest, insteadOf: usual, in: ranking, asOf: asOf)
  }

  private init(
    at store: Int, insteadOf usualStore: Int, in ranking: StoreRanking, asOf: CalendarDate
  ) {
    self.store = store
    self.usualStore = usualStore
    items = 0
    amount = .zero
    var (there, fresh) = (Amount.zero, Amount.zero)
    let cells = (ranking.rows[store].cells, ranking.rows[usualStore].cells)
    for case (let own?, let usual?) in zip(cells.0, cells.1) {
      items += 1
      there += usual.cost
      amount += usual.cost - own.cost
      if !own.isStale(asOf: asOf), !usual.isStale(asOf: asOf) { fresh += usual.cost - own.cost }
    }
    claim = ClaimGate.lead(
      amount, of: there, estimated: .zero, standsWithoutOldPrices: fresh > .zero,
      matched: ranking.difference(of: store, from: usualStore, onOneDay: false),
      matchedOnOneDay: ranking.difference(of: store, from: usualStore, onOneDay: true),
      among: ranking.rivals)
  }
}
