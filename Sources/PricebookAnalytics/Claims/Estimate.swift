/// A figure that is estimated from a few purchases, with its 95 % interval.
package struct Estimate: Hashable, Sendable {
  /// Of every interval that is shown.
  static let probability = 0.95

  /// The figure itself, in the unit that its owner names.
  package var value: Double
  /// The bounds between which the true value lies in 95 of 100 such cases.
  ///
  /// `nil` where there are too few observations to say anything about the error.
  package var interval: ClosedRange<Double>?
  /// Degrees of freedom of Student's t behind the interval; `nil` where it was made otherwise.
  private(set) var degrees: Int?

  /// - Parameters:
  ///   - value: The estimate itself, in the unit of its interval.
  ///   - interval: The bounds of its 95 % interval.
  package init(_ value: Double, interval: ClosedRange<Double>?) {
    self.value = value
    self.interval = interval
  }

  /// - Parameter degrees: Of freedom of Student's t behind the interval.
  init(_ value: Double, interval: ClosedRange<Double>?, degrees: Int) {
    self.init(value, interval: interval)
    self.degrees = degrees
  }

  /// Whether zero is outside the interval, so that chance alone is no good explanation.
  package var excludesZero: Bool { interval.map { !$0.contains(0) } ?? false }

  /// The bounds of a change in percent that hold with another probability than its 95 % interval.
  ///
  /// On logarithms, the interval is the estimate ± t × its standard error, so that the bounds are as
  /// many times further off as t is larger.
  ///
  /// - Returns: `nil` without an interval; the interval itself where it does not rest on t.
  func bounds(within probability: Double) -> ClosedRange<Double>? {
    guard let interval, let degrees else { return interval }
    let logarithm = { (percent: Double) in PriceLogarithms.logarithm(1 + percent / 100) }
    let times =
      StudentDistribution.bound(within: probability, degrees: degrees)
      / StudentDistribution.bound(within: Estimate.probability, degrees: degrees)
    let half = (logarithm(interval.upperBound) - logarithm(interval.lowerBound)) / 2 * times
    guard half.isFinite else { return nil }
    let middle = logarithm(value)
    return Self.percent(middle - half)...Self.percent(middle + half)
  }
}
