public import PricebookModel

/// A price so far from what its item usually costs that it is more likely a slip than a price.
public struct PriceOutlier: Hashable, Sendable {
  /// Index into ``UnitValues/series``.
  public var series: Int
  /// Row of ``UnitValues``.
  public var row: Int
  /// The median monthly price of the item in its unit and currency over all stores and months,
  /// in 1/10 000 per base unit, half away from zero.
  public var median: Amount
}
