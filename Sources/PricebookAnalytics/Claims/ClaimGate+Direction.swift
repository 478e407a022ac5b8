extension ClaimGate {
  /// Of the prices said to rise or fall, at most this share is expected to do so by chance, in
  /// percent.
  public static let falseDiscoveryPercent = 10
  /// Slopes up to this, in percent per month, are steady.
  public static let steadyPercentPerMonth = 0.5

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
