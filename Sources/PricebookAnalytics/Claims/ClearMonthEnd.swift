package import PricebookModel

/// Where a month under way ends against its budget, as far as a sentence may state it.
package struct ClearMonthEnd: Hashable, Sendable {
  package let projection: Amount
  package let excess: Amount

  fileprivate init(projection: Amount, excess: Amount) {
    self.projection = projection
    self.excess = excess
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
