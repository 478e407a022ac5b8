/// A change or difference of prices, as a logarithm with its error.
package struct PriceEstimate: Hashable, Sendable {
  package let logarithm: Double
  /// `nil` where too few items say anything about it.
  package let error: SamplingError?
  /// The share of spending that it rests on, in percent; of items where nothing was bought.
  package let sharePercent: Double

  /// −5 is 5 % less.
  package var percent: Double { Estimate.percent(logarithm) }

  /// In percent.
  package func interval(within probability: Double = 0.95) -> ClosedRange<Double>? {
    guard let error else { return nil }
    let half = error.halfWidth(within: probability)
    return Estimate.percent(logarithm - half)...Estimate.percent(logarithm + half)
  }

  package var estimate: Estimate { Estimate(percent, interval: interval()) }
}
