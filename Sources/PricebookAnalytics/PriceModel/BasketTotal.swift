/// What a basket costs at one store, at the prices that are shown.
package struct BasketTotal: Hashable, Sendable {
  /// In currency units, over the lines that have a price.
  package let total: Double
  /// The 95 % interval.
  package let interval: ClosedRange<Double>
  /// How many lines have a price, and how many of those prices are estimates.
  package let pricedLines: Int
  package let estimatedLines: Int
  /// The part of ``total`` that is of estimates.
  package let estimatedPart: Double
}
