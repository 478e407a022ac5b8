import PricebookModel

/// What one price did over the window.
///
/// Kept narrow in memory: there is one for every item at every store.
public struct PriceTrend: Hashable, Sendable, BitwiseCopyable {
  /// What may be said of a price over the window.
  public enum Direction: String, CaseIterable, Sendable, BitwiseCopyable {
    /// The price rises, and chance can hardly be the reason.
    case rising
    /// The price falls, and chance can hardly be the reason.
    case falling
    /// Moving by less than what counts as a change.
    case steady
    /// Neither a direction nor that it is steady can be stated.
    case unclear
    /// Fewer than six months with a price.
    case tooFewMonths = "too few months"
  }

  private var seriesIndex: Int32
  private var firstRow: Int32
  private var endRow: Int32
  private var lowestRowIndex: Int32
  private var lowestSeriesIndex: Int32
  /// What may be said after a correction for the number of series that were tested.
  public var direction: Direction
  /// Infinite where there is none; no price changes without end.
  private var change: Double
  private var slope: Double
  private var lowestSlope: Double
  private var highestSlope: Double
  /// The probability that chance alone orders the prices so much like a trend, by the two-sided
  /// Mann–Kendall test; 1 with too few months.
  public var chance: Double

  /// Index into ``UnitValues/series``.
  public var series: Int {
    get { Int(seriesIndex) }
    set { seriesIndex = Int32(clamping: newValue) }
  }

  /// Rows of ``UnitValues`` inside the window: the report's month and the months of the option
  /// `windowMonths` before it.
  public var rows: Range<Int> {
    get { Int(firstRow)..<Int(endRow) }
    set {
      firstRow = Int32(clamping: newValue.lowerBound)
      endRow = Int32(clamping: newValue.upperBound)
    }
  }

  /// (Last − first) ÷ first × 100; `nil` with fewer than two months.
  public var changePercent: Double? {
    get { change == .infinity ? nil : change }
    set { change = newValue ?? .infinity }
  }

  /// (e^slope − 1) × 100 of the Theil–Sen slope on log prices, with Sen's 95 % interval; `nil`
  /// with too few months.
  public var slopePercentPerMonth: Estimate? {
    get {
      slope == .infinity ? nil : Estimate(slope, interval: lowestSlope...highestSlope)
    }
    set {
      slope = newValue?.value ?? .infinity
      lowestSlope = newValue?.interval?.lowerBound ?? -.infinity
      highestSlope = newValue?.interval?.upperBound ?? .infinity
    }
  }

  /// The row with the lowest price of the item's dimension and currency up to the report's
  /// month, at any store; of equal prices the earliest, then the first store.
  public var lowestRow: Int {
    get { Int(lowestRowIndex) }
    set { lowestRowIndex = Int32(clamping: newValue) }
  }

  /// The series that row belongs to.
  public var lowestSeries: Int {
    get { Int(lowestSeriesIndex) }
    set { lowestSeriesIndex = Int32(clamping: newValue) }
  }

  /// A trend of known numbers; nothing is measured here.
  package init(
    series: Int, rows: Range<Int>, changePercent: Double?, slopePercentPerMonth: Estimate?,
    chance: Double, direction: Direction, lowestRow: Int, lowestSeries: Int
  ) {
    seriesIndex = Int32(clamping: series)
    firstRow = Int32(clamping: rows.lowerBound)
    endRow = Int32(clamping: rows.upperBound)
    lowestRowIndex = Int32(clamping: lowestRow)
    lowestSeriesIndex = Int32(clamping: lowestSeries)
    self.direction = direction
    change = changePercent ?? .infinity
    self.chance = chance
    slope = .infinity
    lowestSlope = -.infinity
    highestSlope = .infinity
    self.slopePercentPerMonth = slopePercentPerMonth
  }
}
