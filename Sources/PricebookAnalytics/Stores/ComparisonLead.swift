public import PricebookModel

/// Where the lead of the like-for-like winner comes from.
public struct ComparisonLead: Hashable, Sendable {
  /// Places in ``StoreComparison/stores``: the lowest whole basket and the second lowest.
  public var winner: Int
  /// The place of the store with the second lowest whole basket.
  public var rival: Int
  /// The rival's like-for-like total minus the winner's; not negative.
  public var amount: Amount
  /// Whether a sentence may name the winner.
  public var claim: LeadClaim
  /// The lines, at most three, on which the winner is ahead by most, largest first.
  public var largest: [Int]
  /// What the winner is ahead by on them; more than ``amount`` where the rival wins others.
  public var largestAmount: Amount

  static let largestCount = 3

  /// - Returns: `nil` with fewer than two eligible stores.
  init?(in ranking: StoreRanking, standsWithoutOldPrices: Bool) {
    guard let winner = ranking.likeForLike.winner, let rival = ranking.likeForLike.runnerUp,
      let claim = ranking.lead(standsWithoutOldPrices: standsWithoutOldPrices)
    else { return nil }
    self.claim = claim
    self.winner = winner
    self.rival = rival
    amount = ranking.likeForLike.totals[rival] - ranking.likeForLike.totals[winner]
    let own = ranking.likeForLike.costs(of: winner, own: ranking.rows[winner])
    let other = ranking.likeForLike.costs(of: rival, own: ranking.rows[rival])
    let differences = own.indices.compactMap { line -> (line: Int, amount: Amount)? in
      guard let one = own[line], let two = other[line], two > one else { return nil }
      return (line, two - one)
    }.sorted { ($1.amount, $0.line) < ($0.amount, $1.line) }.prefix(Self.largestCount)
    largest = differences.map(\.line)
    largestAmount = differences.reduce(.zero) { $0 + $1.amount }
  }
}
