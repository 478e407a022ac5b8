public import PricebookModel

/// What one price did over the window.
public struct PriceTrend: Hashable, Sendable {
  public enum Direction: String, Sendable {
    case rising
    case falling
    case steady
    /// Fewer than four months with a price.
    case tooFewMonths = "too few months"
  }

  /// Index into ``UnitValues/series``.
  public var series: Int
  /// Rows of ``UnitValues`` inside the window that ends with the report's month.
  public var rows: Range<Int>
  /// (Last − first) ÷ first × 100; `nil` with fewer than two months.
  public var changePercent: Double?
  /// (e^slope − 1) × 100 of the Theil–Sen slope on log prices; `nil` with too few months.
  public var slopePercentPerMonth: Double?
  public var direction: Direction
  /// The row with the lowest price of the item's dimension and currency ever, at any store.
  public var lowestRow: Int
  /// The series that row belongs to.
  public var lowestSeries: Int

  public init(
    series: Int, rows: Range<Int>, changePercent: Double?, slopePercentPerMonth: Double?,
    direction: Direction, lowestRow: Int, lowestSeries: Int
  ) {
    self.series = series
    self.rows = rows
    self.changePercent = changePercent
    self.slopePercentPerMonth = slopePercentPerMonth
    self.direction = direction
    self.lowestRow = lowestRow
    self.lowestSeries = lowestSeries
  }
}

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

  public init(series: Int, row: Int, reference: Amount, changePercent: Double, kind: Kind) {
    self.series = series
    self.row = row
    self.reference = reference
    self.changePercent = changePercent
    self.kind = kind
  }
}
