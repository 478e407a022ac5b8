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
  /// The median of the previous three priced months in 1/10 000 per base unit; for a new low the
  /// lowest price of the twelve months before.
  public var reference: Amount
  public var changePercent: Double
  public var kind: Kind
  /// Whether the same month a year ago moved alike: the same alert, and this year's change is at
  /// most the alert's limit, in percentage points, larger than that year's.
  public var isSeasonal = false
}
