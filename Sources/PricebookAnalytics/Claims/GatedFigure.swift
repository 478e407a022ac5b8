/// A figure with its error and coverage, as ``ClaimGate`` judges it.
package struct GatedFigure: Hashable, Sendable {
  /// The figure in the unit of its error; zero means no change and no difference.
  package let value: Double
  package let error: SamplingError?
  /// Of spending, or of a basket.
  package let sharePercent: Double

  init(value: Double, error: SamplingError?, sharePercent: Double) {
    self.value = value
    self.error = error
    self.sharePercent = sharePercent
  }

  package init(_ estimate: PriceEstimate) {
    self.init(
      value: estimate.logarithm, error: estimate.error, sharePercent: estimate.sharePercent)
  }
}
