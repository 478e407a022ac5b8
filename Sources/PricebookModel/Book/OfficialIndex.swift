/// A price index of a statistical office, by month, on whatever base it has.
package struct OfficialIndex: Hashable, Sendable {
  /// The index of a month.
  package struct Point: Hashable, Sendable {
    package var month: Month
    /// Above zero.
    package var value: Double

    package init(month: Month, value: Double) {
      self.month = month
      self.value = value
    }
  }

  /// Ascending, one for each month that has an index.
  package let points: [Point]

  /// - Parameter points: In any order, one for each month.
  package init(points: [Point]) { self.points = points.sorted { $0.month < $1.month } }
}
