/// A figure that is estimated from a few purchases, with its 95 % interval.
public struct Estimate: Hashable, Sendable {
  public var value: Double
  /// The bounds between which the true value lies in 95 of 100 such cases.
  ///
  /// `nil` where there are too few observations to say anything about the error.
  public var interval: ClosedRange<Double>?

  /// - Parameters:
  ///   - value: The estimate itself, in the unit of its interval.
  ///   - interval: The bounds of its 95 % interval.
  public init(_ value: Double, interval: ClosedRange<Double>?) {
    self.value = value
    self.interval = interval
  }

  /// Whether zero is outside the interval, so that chance alone is no good explanation.
  public var excludesZero: Bool { interval.map { !$0.contains(0) } ?? false }
}
