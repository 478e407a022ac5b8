/// The Theil–Sen estimate of a slope: the median of the slopes of all pairs of points.
///
/// One wild month in three or four does not move it. H. Theil, "A rank-invariant method of
/// linear and polynomial regression analysis" (1950); P. K. Sen, "Estimates of the regression
/// coefficient based on Kendall's tau", Journal of the American Statistical Association 63
/// (1968). Keeps its memory from one series to the next.
struct TheilSen: Sendable {
  private var slopes: [Double] = []

  init() {}

  /// The median slope of points with ascending, different positions.
  ///
  /// - Returns: `nil` for fewer than two points.
  /// - Complexity: O(n²) pairs; their median is selected without sorting.
  mutating func slope(positions: [Int32], values: [Double]) -> Double? {
    slopes.removeAll(keepingCapacity: true)
    for later in positions.indices.dropFirst() {
      for earlier in 0..<later {
        let distance = Double(Int(positions[later]) - Int(positions[earlier]))
        slopes.append((values[later] - values[earlier]) / distance)
      }
    }
    return Self.median(of: &slopes)
  }

  /// The middle value, or the mean of the two middle ones; reorders the values.
  ///
  /// Selection by C. A. R. Hoare, "Algorithm 65: Find", Communications of the ACM 4 (1961).
  static func median(of values: inout [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    let upper = values.count / 2
    select(upper, in: &values)
    guard values.count.isMultiple(of: 2) else { return values[upper] }
    var lower = values[0]
    for index in 1..<max(1, upper) { lower = max(lower, values[index]) }
    return (lower + values[upper]) / 2
  }

  /// Brings the value of a rank to its place, smaller ones before it and larger ones behind.
  private static func select(_ rank: Int, in values: inout [Double]) {
    var low = 0
    var high = values.count - 1
    while low < high {
      let pivot = values[(low + high) / 2]
      var left = low
      var right = high
      while left <= right {
        while values[left] < pivot { left += 1 }
        while values[right] > pivot { right -= 1 }
        if left <= right {
          values.swapAt(left, right)
          left += 1
          right -= 1
        }
      }
      if rank <= right {
        high = right
      } else if rank >= left {
        low = left
      } else {
        return
      }
    }
  }
}
