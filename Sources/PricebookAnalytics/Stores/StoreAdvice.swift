import PricebookModel

/// What may be said of a basket at the stores: the one decision behind the heading of the comparison,
/// the month page, the lists and `answers.csv`, so that all of them have one figure.
///
/// Stores are named by their places in ``StoreComparison/stores``. Only those speak that were seen in
/// the last 90 days, or have no days (``StoreComparison/candidates``).
package struct StoreAdvice: Hashable, Sendable {
  package enum Finding: Hashable, Sendable {
    /// What the model states that the basket costs less than where it is bought now. Several stores
    /// where what they save differs by less than 1 %.
    case saves(ClearLead, at: [Int])
    /// What was seen: the lowest totals against another one, at the last regular prices.
    case seen(SeenTotals)
    /// Totals that differ by less than 1 %.
    case alike([Int])
    /// The differences of these stores were judged, and none may be stated.
    case unclear([Int])
    /// The lowest total, or several within 1 % of it, where there is too little to judge.
    case lowest([Int])
    /// The only one that has enough of the basket.
    case one(Int)
    /// No store has enough of the basket.
    case none
  }

  package private(set) var finding = Finding.none
  /// A store below the threshold that is stated to save more than what ``finding`` says.
  package private(set) var beyond: Int?
  /// A store whose total is at least 1 % lower than that of those ``finding`` names, but may not be
  /// stated to save anything.
  package private(set) var lower: Int?
  /// The stores with enough of the basket that are stated to cost more than where it is bought now,
  /// those that cost least first.
  package private(set) var dearer: [Int] = []

  init() {}

  init(on comparison: StoreComparison) {
    let stores = comparison.stores
    let candidates = comparison.candidates
    let eligible = candidates.filter { stores[$0].isEligible }
    let pool = eligible.isEmpty ? candidates : eligible
    func saved(_ place: Int) -> Amount { stores[place].saving?.claim?.amount ?? .zero }
    func best(of places: [Int]) -> Int? {
      places.filter { saved($0) > .zero }.min {
        (saved($1), stores[$0].store) < (saved($0), stores[$1].store)
      }
    }
    let named = best(of: pool)
    beyond = best(of: candidates.filter { !pool.contains($0) }).flatMap {
      saved($0) > named.map(saved) ?? .zero ? $0 : nil
    }
    dearer = eligible.filter { store in
      stores[store].saving.map { $0.isStated && $0.amount < .zero } ?? false
    }
    finding = .none
    if let named, let claim = stores[named].saving?.claim, let now = stores[named].saving?.now {
      let alike = pool.filter {
        saved($0) > .zero
          && !(saved(named) - saved($0)).isAtLeast(percent: ClaimGate.tiePercent, of: now)
      }
      finding = .saves(claim, at: [named] + alike.filter { $0 != named })
    } else if let seen = comparison.seen {
      let isUsualLowest = comparison.usualStore.map(seen.lowest.contains) ?? false
      finding = seen.rival == nil ? .alike(seen.lowest) : .seen(seen)
      if beyond != nil, seen.rival == nil || isUsualLowest { finding = .unclear(seen.stores) }
    } else if eligible.count > 1 {
      finding = Self.unstated(eligible, dearer: dearer, beyond: beyond, in: comparison)
    } else if let only = eligible.first {
      finding = .one(only)
    }
    if let first = self.named.first, let least = candidates.first, least != beyond,
      !self.named.contains(least), !comparison.near(least, among: candidates).contains(first)
    {
      lower = least
    }
  }

  /// What is said where no store is stated to save anything, and not all of the basket was seen.
  ///
  /// - Parameter eligible: The stores with enough of the basket, the lowest total first; at least two.
  private static func unstated(
    _ eligible: [Int], dearer: [Int], beyond: Int?, in comparison: StoreComparison
  ) -> Finding {
    guard beyond == nil else { return .unclear(eligible) }
    let lowest = comparison.near(eligible[0], among: eligible)
    if lowest.count == eligible.count { return .alike(lowest) }
    // A store that is dearer for certain differs clearly from the others.
    let open = eligible.filter { !dearer.contains($0) }
    let isJudged = open.contains {
      switch comparison.stores[$0].saving?.doubt {
      case .containsZero, .nearZero: true
      default: false
      }
    }
    return isJudged && open.count > 1 ? .unclear(open) : .lowest(lowest)
  }

  /// The stores that ``finding`` calls cheaper, or the cheapest.
  package var named: [Int] {
    switch finding {
    case .saves(_, let stores), .lowest(let stores): stores
    case .seen(let seen): seen.lowest
    case .alike, .unclear, .one, .none: []
    }
  }

  /// The store that the model states to save most, among those with enough of the basket where there
  /// are some; `nil` where it states nothing.
  package var stated: (store: Int, claim: ClearLead)? {
    if case .saves(let claim, let stores) = finding { (stores[0], claim) } else { nil }
  }
}

extension StoreComparison {
  /// Those of some stores whose totals are less than 1 % above that of one.
  fileprivate func near(_ place: Int, among places: [Int]) -> [Int] {
    let least = stores[place].basketTotal ?? .zero
    return places.filter {
      let total = stores[$0].basketTotal ?? .zero
      return total >= least
        && !(total - least).isAtLeast(percent: ClaimGate.tiePercent, of: total)
    }
  }
}
