/// The range of the next price: prices move as a random walk, so that it widens with the age of the
/// last one.
struct PriceRange {
  private let variance: Double
  /// Of Student's t at 95 %.
  private let bound: Double
  /// By months, as far as they were asked for.
  private var factors: [Double] = []

  /// - Returns: `nil` where no price changed.
  init?(_ drift: PriceDrift) {
    guard let variance = drift.variance else { return nil }
    self.variance = max(StoreLevelFit.leastDrift, variance)
    bound = StudentDistribution.bound(
      within: Estimate.probability, degrees: Double(drift.changes))
  }

  /// What the upper bound of the range is of the price.
  mutating func factor(months: Int) -> Double {
    while factors.count <= months {
      factors.append(
        Logarithm.exponential(bound * (Double(factors.count) * variance).squareRoot()))
    }
    return factors[months]
  }
}
