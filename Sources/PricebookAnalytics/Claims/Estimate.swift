/// A figure that is estimated from a few purchases, with its 95 % interval.
package struct Estimate: Hashable, Sendable {
  static let probability = 0.95

  /// The figure itself, in the unit that its owner names.
  package var value: Double
  /// The bounds between which the true value lies in 95 of 100 such cases.
  ///
  /// `nil` where there are too few observations to say anything about the error.
  package var interval: ClosedRange<Double>?
  /// Degrees of freedom of Student's t behind the interval; `nil` where it was made otherwise.
  private(set) var degrees: Int?

  package init(_ value: Double, interval: ClosedRange<Double>?, degrees: Int? = nil) {
    self.value = value
    self.interval = interval
    self.degrees = degrees
  }

  package var excludesZero: Bool { interval.map { !$0.contains(0) } ?? false }

  /// The bounds of a change in percent that hold with another probability than its 95 % interval.
  ///
  /// On logarithms, the interval is the estimate ± t × its standard error, so that the bounds are as
  /// many times further off as t is larger.
  ///
  /// - Returns: `nil` without an interval; the interval itself where it does not rest on t.
  func bounds(within probability: Double) -> ClosedRange<Double>? {
    guard let interval, let degrees else { return interval }
    let logarithm = { (percent: Double) in Logarithm.of(1 + percent / 100) }
    let times =
      StudentDistribution.bound(within: probability, degrees: Double(degrees))
      / StudentDistribution.bound(within: Estimate.probability, degrees: Double(degrees))
    let half = (logarithm(interval.upperBound) - logarithm(interval.lowerBound)) / 2 * times
    guard half.isFinite else { return nil }
    let middle = logarithm(value)
    return Self.percent(middle - half)...Self.percent(middle + half)
  }

  var percentFromLogarithm: Estimate {
    var estimate = self
    estimate.value = Self.percent(value)
    estimate.interval = interval.map { Self.percent($0.lowerBound)...Self.percent($0.upperBound) }
    return estimate
  }

  static func percent(_ logarithm: Double) -> Double {
    (Logarithm.exponential(logarithm) - 1) * 100
  }
}

extension ClaimGate {
  /// Effective items below which nothing is stated.
  package static let fewestEffectiveItems = 8.0

  /// Judges the figures that answer one question, each about another subject.
  ///
  /// Four questions share one chance of 5 % of a false claim, and the subjects of one question share
  /// its part (S. Holm, "A Simple Sequentially Rejective Multiple Test Procedure", Scandinavian
  /// Journal of Statistics 6 (1979)). The household is a question of its own.
  ///
  /// - Returns: For every figure why it may not be stated; `nil` where it may.
  package static func doubts(_ figures: [GatedFigure]) -> [ChangeClaim.Doubt?] {
    var doubts: [ChangeClaim.Doubt?] = figures.map { figure in
      guard let error = figure.error else { return .noInterval }
      if error.effectiveItems < fewestEffectiveItems {
        return .fewProducts(Int(error.effectiveItems))
      }
      if figure.sharePercent < leastCoveragePercent {
        return .lowCoverage(percent: figure.sharePercent)
      }
      return nil
    }
    let judged = figures.indices.filter { doubts[$0] == nil }
      .map { ($0, chance: figures[$0].error?.chance(of: figures[$0].value) ?? 1) }
      .sorted { ($0.chance, $0.0) < ($1.chance, $1.0) }
    var isStated = true
    for (rank, (place, chance)) in judged.enumerated() {
      isStated = isStated && chance <= 1 - probability(among: judged.count - rank)
      guard !isStated else { continue }
      doubts[place] = chance <= 1 - Estimate.probability ? .nearZero : .containsZero
    }
    return doubts
  }
}
