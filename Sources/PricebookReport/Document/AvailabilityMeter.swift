/// How many basket items a store prices, and where the threshold is.
package struct AvailabilityMeter: Hashable, Sendable {
  package var pricedItems: Int
  package var basketItems: Int
  /// In percent, 85 unless set otherwise.
  package var thresholdPercent: Int
}
