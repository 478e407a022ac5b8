package import PricebookModel

/// One month of a price index.
package struct IndexPoint: Hashable, Sendable {
  package var month: Month
  /// Base month = 100; `nil` where no product joins the month to it.
  package var index: Double?
  /// The 95 % interval of the index, 100...100 in the base month.
  ///
  /// `nil` where there are too few items to say anything about the error.
  package var interval: ClosedRange<Double>?
  /// Products that are priced in another month, too.
  package var matchedProducts = 0
  /// The share of the month's spending that is of matched products, in percent.
  package var matchedPercent = 0.0
}
