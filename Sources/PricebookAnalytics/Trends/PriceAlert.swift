public import PricebookModel

/// A price that moved enough to tell a person.
public struct PriceAlert: Hashable, Sendable {
  /// What happened to the price.
  public enum Kind: String, CaseIterable, Sendable {
    /// Higher than the reference by the alert's limit or more.
    case up
    /// Lower than the reference by the alert's limit or more.
    case down
    /// The lowest price of twelve months, by 2 % or more.
    case newLow = "new low"
  }

  /// Index into ``UnitValues/series``.
  public var series: Int
  /// Row of ``UnitValues``.
  public var row: Int
  /// The price of that row before discounts, in 1/10 000 per base unit.
  public var price: Amount
  /// The row of ``UnitValues`` that the price is compared with: the median of the previous three
  /// priced months; for a new low the lowest price of the twelve months before.
  public var referenceRow: Int
  /// The price of that row in 1/10 000 per base unit.
  public var reference: Amount
  /// The exact change against ``referenceRow`` in percent.
  public var changePercent: Double
  /// What happened; a price has at most one alert of a month.
  public var kind: Kind
  /// Whether the same month a year ago moved alike: the same alert, and this year's change is at
  /// most the alert's limit, in percentage points, larger than that year's.
  public var isSeasonal = false
}
