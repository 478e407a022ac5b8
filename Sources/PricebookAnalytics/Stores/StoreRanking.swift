import PricebookModel

/// The stores of one priced basket in order, with the like-for-like totals of the eligible ones.
struct StoreRanking {
  /// Eligible stores by rank, then the others by availability (most first), then name.
  var rows: [PricedBasket.Row]
  var eligibleCount: Int
  /// Of the eligible stores, in their order.
  var likeForLike: LikeForLike

  /// ``StoreComparison/BasketKind/isSample``.
  private let isSample: Bool
  /// How far the logarithm of a price has moved since a day.
  private let drift: (CalendarDate) -> Double

  init(
    of priced: PricedBasket, isSample: Bool, availabilityPercent: Int,
    by basis: StoreComparison.RankBasis, drift: @escaping (CalendarDate) -> Double
  ) {
    self.isSample = isSample
    self.drift = drift
    let itemCount = priced.lines.count
    let isEligible = { (row: PricedBasket.Row) in
      row.isEligible(items: itemCount, percent: availabilityPercent)
    }
    let eligible = priced.rows.filter(isEligible).sorted {
      ($0.total, $1.availableItems, $0.store) < ($1.total, $0.availableItems, $1.store)
    }
    let others = priced.rows.filter { !isEligible($0) }.sorted {
      ($1.availableItems, $0.store) < ($0.availableItems, $1.store)
    }
    let filled = LikeForLike(of: eligible, in: priced)
    eligibleCount = eligible.count
    switch basis {
    case .total:
      rows = eligible + others
      likeForLike = filled
    case .likeForLike:
      let order = eligible.indices.sorted { (filled.totals[$0], $0) < (filled.totals[$1], $1) }
      rows = order.map { eligible[$0] } + others
      likeForLike = filled.ordered(by: order)
    }
  }

  /// Places of the eligible stores.
  var eligible: Range<Int> { 0..<eligibleCount }

  /// Whether the store with the lowest whole basket may be named against the one with the second
  /// lowest; `nil` with fewer than two eligible stores.
  ///
  /// What was estimated is the larger of the filled-in parts of the two.
  func lead(standsWithoutOldPrices: Bool) -> LeadClaim? {
    guard let winner = likeForLike.winner, let runnerUp = likeForLike.runnerUp else { return nil }
    let (totals, filledIn) = (likeForLike.totals, likeForLike.filledIn)
    return ClaimGate.lead(
      totals[runnerUp] - totals[winner], of: totals[runnerUp],
      estimated: max(filledIn[runnerUp], filledIn[winner]),
      standsWithoutOldPrices: standsWithoutOldPrices,
      matched: difference(of: winner, from: runnerUp, onOneDay: false),
      matchedOnOneDay: difference(of: winner, from: runnerUp, onOneDay: true), among: rivals)
  }

  /// How many stores the lowest is chosen from, beside the one that it is compared with.
  var rivals: Int { max(1, eligibleCount - 1) }

  /// By how many percent a store is above another over the items that both price.
  ///
  /// - Parameter onOneDay: Whether the prices of both are moved to one day; undated ones stay.
  /// - Returns: `nil` for a basket that was written down, whose prices do not scatter; with prices
  ///   on one day, the difference itself, as long as there is one that they could explain.
  func difference(of store: Int, from other: Int, onOneDay: Bool) -> Estimate? {
    guard isSample || onOneDay else { return nil }
    var (latest, moved) = (MatchedCosts(), MatchedCosts())
    for case (let own?, let other?) in zip(rows[store].cells, rows[other].cells) {
      latest.add(other.cost.approximateUnits, own.cost.approximateUnits)
      moved.add(movedCost(of: other), movedCost(of: own))
    }
    if isSample { return (onOneDay ? moved : latest).change() }
    return latest.change().value < 0 ? Estimate(exact: moved.change().value) : nil
  }

  /// What a line costs with its price moved to the as-of day; an undated one stays.
  func movedCost(of cell: PricedBasket.Cell) -> Double {
    let cost = cell.cost.approximateUnits
    return cell.price.day.map { cost * PriceLogarithms.exponential(drift($0)) } ?? cost
  }
}

extension PricedBasket.Row {
  /// Whether the store prices at least this share of the basket's items, in integers.
  fileprivate func isEligible(items: Int, percent: Int) -> Bool {
    // A percentage beyond this excludes every store; it is cut so that the product fits.
    let percent = min(max(percent, 0), 1_000)
    return availableItems * 100 >= percent * items
  }
}
