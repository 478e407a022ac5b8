package import PricebookModel

/// The steps from a first amount to a last one.
package struct Waterfall: Sendable {
  package var currency: CurrencyCode
  package var start: LabelledAmount
  /// With their signs; they add up to `end − start`.
  package var steps: [LabelledAmount]
  package var end: LabelledAmount
  /// Whether rows are closer together, as in the charts of carts.
  package var isCompact = false
}
