import PricebookModel

/// Prices by month of many series, as index methods take them.
///
/// The months of a series are consecutive rows, ascending, each month once.
struct MonthlyPrices: Sendable {
  var month: [Month] = []
  /// ln price; prices of one series have the same unit and currency.
  var logarithm: [Double] = []
  /// What was spent at the price; empty where it does not matter.
  var paid: [Amount] = []
  /// The rows of every series.
  var series: [Range<Int>] = []
}

/// Series brought together by the index that they belong to.
struct SeriesGroups: Sendable {
  private var starts: [UInt32]
  private var sorted: [UInt32]

  /// - Parameter groups: The group of every series, below `groupCount`; ``none`` leaves it out.
  /// - Complexity: O(series + groups).
  init(groups: [UInt32], groupCount: Int) {
    starts = [UInt32](repeating: 0, count: groupCount + 1)
    for group in groups where group != Self.none { starts[Int(group) + 1] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    var next = starts
    sorted = [UInt32](repeating: 0, count: Int(starts.last ?? 0))
    for (series, group) in groups.enumerated() where group != Self.none {
      sorted[Int(next[Int(group)])] = UInt32(truncatingIfNeeded: series)
      next[Int(group)] += 1
    }
  }

  static let none = UInt32.max

  /// The series of a group, in their order.
  subscript(_ group: Int) -> ArraySlice<UInt32> {
    sorted[Int(starts[group])..<Int(starts[group + 1])]
  }
}
