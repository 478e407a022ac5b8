/// A price index of a statistical office, by month, on whatever base it has.
public struct OfficialIndex: Hashable, Sendable {
  /// The index of a month.
  public struct Point: Hashable, Sendable {
    /// The month.
    public var month: Month
    /// Above zero.
    public var value: Double

    /// The index of a month.
    public init(month: Month, value: Double) {
      self.month = month
      self.value = value
    }
  }

  /// Ascending, one for each month that has an index.
  public let points: [Point]

  /// - Parameter points: In any order, one for each month.
  public init(points: [Point]) { self.points = points.sorted { $0.month < $1.month } }
}
