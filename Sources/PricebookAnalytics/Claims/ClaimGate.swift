package import PricebookModel

/// Decides what a sentence of a report may claim.
///
/// Sentences that state a change take a ``ClearChange``, those that name a winner a ``ClearLead``.
/// Only this gate makes them, so that a new sentence cannot state what the figures do not hold.
package enum ClaimGate {
  /// Products, or items, that must link the two ends of a change.
  static let fewestProducts = 10
  /// The share of spending that must be covered, in percent.
  package static let leastCoveragePercent = 50.0
  /// Below this share of spending, in percent, the sentence itself names the share.
  package static let fullCoveragePercent = 80.0
  /// The chance that a month's headlines and findings say anything that is not so, in percent.
  static let falseClaimPercent = 5.0
  /// The parts of ``falseClaimPercent``: prices in a year; the choice of stores in a year; a cheaper
  /// store, or its level; findings.
  static let claimParts = 4
  /// Kinds of findings that share a part: prices, and the choice of stores, against the months before;
  /// the prices of a store.
  package static let findingKinds = 3
  /// A lead below this share of the total, in percent, is a tie.
  package static let tiePercent = 1
  /// The smallest finding that is shown, in percent of the month's spending.
  package static let findingPercent = 1

  /// The probability of the bounds that must leave out zero.
  ///
  /// With it, all claims together hold as often as one of them alone would at 95 % (C. E. Bonferroni,
  /// "Teoria statistica delle classi e calcolo delle probabilità", 1936).
  ///
  /// - Parameter rivals: How many claims share the part: other findings, and things that the claim
  ///   is chosen from.
  package static func probability(among rivals: Int = 1) -> Double {
    1 - falseClaimPercent / 100 / Double(claimParts * max(1, rivals))
  }

  /// Judges a change of prices, or a price level against another one.
  ///
  /// - Parameters:
  ///   - estimate: In percent.
  ///   - coveragePercent: The share of spending that is compared; `nil` where nothing was spent.
  ///   - products: How many products, or items, are compared.
  ///   - rivals: As for ``probability(among:)``.
  package static func change(
    _ estimate: Estimate, coveragePercent: Double?, products: Int, among rivals: Int = 1
  ) -> ChangeClaim {
    if products < fewestProducts { return .unclear(estimate, .fewProducts(products)) }
    if let coveragePercent, coveragePercent < leastCoveragePercent {
      return .unclear(estimate, .lowCoverage(percent: coveragePercent))
    }
    guard estimate.interval != nil else { return .unclear(estimate, .noInterval) }
    guard estimate.excludesZero else { return .unclear(estimate, .containsZero) }
    guard let bounds = estimate.bounds(within: probability(among: rivals)), !bounds.contains(0)
    else { return .unclear(estimate, .nearZero) }
    return .clear(ClearChange(estimate: estimate, coveragePercent: coveragePercent))
  }

  package static func change(_ change: PriceEstimate) -> ChangeClaim {
    if let doubt = doubts([GatedFigure(change)])[0] { return .unclear(change.estimate, doubt) }
    return .clear(ClearChange(change))
  }

  /// Judges the level of a store against the usual one.
  ///
  /// - Parameter doubt: What ``doubts(_:)`` has against it among the levels of all stores.
  static func level(_ level: PriceEstimate, doubt: ChangeClaim.Doubt?) -> LevelClaim {
    let estimate = level.estimate
    if estimate.value.magnitude < Double(tiePercent), doubt == nil || isHardlyAny(estimate) {
      return .tie(estimate)
    }
    return doubt.map { .unclear(estimate, $0) } ?? .clear(ClearChange(level))
  }

  /// Whether the whole 95 % interval of a change or a difference lies within ±2 %.
  package static func isHardlyAny(_ estimate: Estimate) -> Bool {
    estimate.interval.map { $0.lowerBound >= -2 && $0.upperBound <= 2 } ?? false
  }

  /// What a sentence may say is saved; nothing below ``tiePercent`` of the cost now, which is a tie.
  static func lead(_ amount: Amount, isStated: Bool) -> ClearLead? {
    isStated && amount > .zero ? ClearLead(amount: amount) : nil
  }

  package static func isLargeEnough(_ amount: Amount, ofSpending spending: Amount) -> Bool {
    amount.isAtLeast(percent: findingPercent, of: spending)
  }
}

extension Amount {
  /// Whether it is not zero and at least so many percent of another, exactly and without signs.
  package func isAtLeast(percent: Int, of other: Amount) -> Bool {
    self != .zero
      && Int128(tenThousandths).magnitude * 100
        >= Int128(other.tenThousandths).magnitude * UInt128(percent)
  }
}

/// A change that a sentence may state; only ``ClaimGate`` makes one.
package struct ClearChange: Hashable, Sendable {
  package let estimate: Estimate
  /// The share of spending that it is based on, in percent, where the sentence has to name it.
  package let partialCoverage: Double?

  fileprivate init(estimate: Estimate, coveragePercent: Double?) {
    self.estimate = estimate
    partialCoverage = coveragePercent.flatMap { $0 < ClaimGate.fullCoveragePercent ? $0 : nil }
  }

  fileprivate init(_ change: PriceEstimate) {
    self.init(estimate: change.estimate, coveragePercent: change.sharePercent)
  }
}

extension ClaimGate {
  /// So many whole months must show how much the end of a month differs.
  static let fewestMonthEnds = 6
  /// The probability of the interval in which the end of a month is expected.
  ///
  /// More than elsewhere: a month that looks far from its budget often only began unlike others.
  static let monthEndProbability = 0.99

  /// Judges on which side of its budget a month under way ends, at a probability of 99 %; `nil` where
  /// other months differ too much after this day, or there are too few of them.
  package static func monthEnd(
    projection: Amount, budget: Amount, spent: Amount, later: [Amount]
  ) -> ClearMonthEnd? {
    guard later.count >= fewestMonthEnds, let excess = projection.subtractingIfFits(budget)
    else { return nil }
    let ends = monthEndRange(within: monthEndProbability, spent: spent, later: later)
    let limit = budget.approximateUnits
    let isOver = ends.lowerBound > limit && excess > .zero
    let isUnder = ends.upperBound < limit && excess < .zero
    return isOver || isUnder ? ClearMonthEnd(projection: projection, excess: excess) : nil
  }

  /// Where a month under way ends, in currency units.
  ///
  /// One more value of a normal distribution lies within mean ± t × s × √(1 + 1 ÷ n) of n values (G. J.
  /// Hahn and W. Q. Meeker, "Statistical Intervals", 1991, 4.7).
  ///
  /// - Parameter later: What at least two months before spent after this day.
  static func monthEndRange(
    within probability: Double, spent: Amount, later: [Amount]
  ) -> ClosedRange<Double> {
    let ends = later.map { $0.approximateUnits + spent.approximateUnits }
    let count = Double(ends.count)
    let mean = ends.reduce(0, +) / count
    let squares = ends.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    let half =
      StudentDistribution.bound(within: probability, degrees: count - 1)
      * (squares / (count - 1) * (1 + 1 / count)).squareRoot()
    return mean - half...mean + half
  }
}

/// Where a month under way ends against its budget, as far as a sentence may state it.
package struct ClearMonthEnd: Hashable, Sendable {
  package let projection: Amount
  package let excess: Amount

  fileprivate init(projection: Amount, excess: Amount) {
    self.projection = projection
    self.excess = excess
  }
}

/// A saving that a sentence may state; only ``ClaimGate`` makes one.
package struct ClearLead: Hashable, Sendable {
  package let amount: Amount

  fileprivate init(amount: Amount) { self.amount = amount }
}
