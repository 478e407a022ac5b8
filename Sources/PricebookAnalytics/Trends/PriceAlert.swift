public import PricebookModel

/// A price that moved enough to tell a person.
public struct PriceAlert: Hashable, Sendable {
  public enum Kind: String, Sendable {
    case up
    case down
    case newLow = "new low"
  }

  /// Index into ``UnitValues/series``.
  public var series: Int
  /// Row of ``UnitValues``.
  public var row: Int
  /// The row of ``UnitValues`` that the price is compared with: the median of the previous three
  /// priced months; for a new low the lowest price of the twelve months before.
  public var referenceRow: Int
  /// The price of that row in 1/10 000 per base unit.
  public var reference: Amount
  /// The exact change against ``referenceRow`` in percent.
  public var changePercent: Double
  public var kind: Kind
  /// Whether the same month a year ago moved alike: the same alert, and this year's change is at
  /// most the alert's limit, in percentage points, larger than that year's.
  public var isSeasonal = false
}
