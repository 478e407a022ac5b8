package import PricebookModel

extension ClaimGate {
  /// So many whole months must show how much the end of a month differs.
  static let fewestMonthEnds = 6
  /// The probability of the interval in which the end of a month is expected.
  ///
  /// More than elsewhere, because a month that looks far from its budget often only began unlike
  /// others.
  static let monthEndProbability = 0.99

  /// Judges on which side of its budget a month under way ends.
  ///
  /// One more value of a normal distribution lies within mean ± t × s × √(1 + 1 ÷ n) of n values (G. J.
  /// Hahn and W. Q. Meeker, "Statistical Intervals", 1991, 4.7).
  ///
  /// - Parameters:
  ///   - projection: What the month is expected to come to.
  ///   - budget: The month's budget.
  ///   - spent: What was spent so far.
  ///   - later: What other months spent after this day of the month.
  package static func monthEnd(
    projection: Amount, budget: Amount, spent: Amount, later: [Amount]
  ) -> MonthEndClaim {
    guard later.count >= fewestMonthEnds, let excess = projection.subtractingIfFits(budget)
    else { return .unclear }
    let ends = later.map { $0.approximateUnits + spent.approximateUnits }
    let count = Double(ends.count)
    let mean = ends.reduce(0, +) / count
    let squares = ends.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    let half =
      StudentDistribution.bound(within: monthEndProbability, degrees: ends.count - 1)
      * (squares / (count - 1) * (1 + 1 / count)).squareRoot()
    let limit = budget.approximateUnits
    let isOver = mean - half > limit && excess > .zero
    let isUnder = mean + half < limit && excess < .zero
    return isOver || isUnder
      ? .clear(ClearMonthEnd(projection: projection, excess: excess)) : .unclear
  }
}

/// Where a month under way ends against its budget, as far as a sentence may state it.
package struct ClearMonthEnd: Hashable, Sendable {
  /// What the month is expected to come to.
  package let projection: Amount
  /// ``projection`` less the budget.
  package let excess: Amount

  fileprivate init(projection: Amount, excess: Amount) {
    self.projection = projection
    self.excess = excess
  }
}

/// Whether a sentence may say on which side of its budget a month under way ends.
package enum MonthEndClaim: Hashable, Sendable {
  /// The month ends on one side of its budget, at a probability of 99 %.
  case clear(ClearMonthEnd)
  /// Other months differ too much after this day, or there are too few of them.
  case unclear

  /// The end where it may be stated.
  package var clear: ClearMonthEnd? {
    if case .clear(let end) = self { end } else { nil }
  }
}

extension ClaimGate {
  /// Of the prices said to rise or fall, at most this share is expected to do so by chance, in
  /// percent.
  package static let falseDiscoveryPercent = 10
  /// Slopes up to this, in percent per month, are steady.
  package static let steadyPercentPerMonth = 0.5

  /// Judges where a price goes.
  ///
  /// It rises or falls where chance is ruled out and the slope is large enough; it is steady where
  /// the whole interval is small. The word must agree with the figures beside it:
  /// - A rising price has an interval without negative slopes, and its last price is above the
  ///   first. A falling price is the reverse.
  /// - A steady price changed no more from its first month to its last than a steady slope allows.
  ///
  /// Everything else is unclear.
  ///
  /// - Parameters:
  ///   - slope: In percent per month.
  ///   - isBeyondChance: Whether the test for a trend holds beside all others made.
  ///   - changePercent: From the first to the last price.
  ///   - months: From the first price to the last.
  static func direction(
    _ slope: Estimate, isBeyondChance: Bool, changePercent: Double, months: Int
  ) -> PriceTrend.Direction {
    guard let interval = slope.interval else { return .unclear }
    let limit = steadyPercentPerMonth
    if isBeyondChance, slope.value.magnitude >= limit {
      if slope.value > 0, interval.lowerBound >= 0, changePercent > 0 { return .rising }
      if slope.value < 0, interval.upperBound <= 0, changePercent < 0 { return .falling }
      return .unclear
    }
    guard (-limit...limit).contains(interval.lowerBound),
      (-limit...limit).contains(interval.upperBound)
    else { return .unclear }
    let farthest = Double(months) * PriceLogarithms.logarithm(1 + limit / 100)
    let change = PriceLogarithms.logarithm(1 + changePercent / 100)
    return change.magnitude <= farthest ? .steady : .unclear
  }
}
