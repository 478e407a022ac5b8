import PricebookModel

/// The normal equations of ln price = item + month, with the items swept out.
///
/// What stays of an item with weights w at the prices y of its months is one pair for every two
/// months: of weight wₛwₜ ÷ Σw, stating yₜ − yₛ.
enum ProductDummyPairs {
  /// - Parameter isWeighted: Whether a price weighs its share of the month's spending, or 1.
  /// - Complexity: O(rows × months of a window + windows × months of a window³).
  static func levels(
    of group: IndexedMonths, windows: [Range<Int>], isWeighted: Bool
  ) -> [LinkedLevels] {
    guard let length = windows.first?.count, length > 0 else { return [] }
    var weights = [Double](repeating: 0, count: windows.count * length * length)
    var pulls = [Double](repeating: 0, count: windows.count * length)
    let shares = group.paid.map { isWeighted && $0 > 0 ? 1 / $0 : 1 }
    sum(
      group, windows: windows, shares: shares, isWeighted: isWeighted, weights: &weights,
      pulls: &pulls)
    return windows.indices.map { window in
      LinkedLevels(
        count: length,
        weights: Array(weights[window * length * length..<(window + 1) * length * length]),
        pulls: Array(pulls[window * length..<(window + 1) * length]))
    }
  }

  private static func sum(
    _ group: IndexedMonths, windows: [Range<Int>], shares: [Double], isWeighted: Bool,
    weights: inout [Double], pulls: inout [Double]
  ) {
    let length = windows[0].count
    let rows = group.rows.span
    var weightTarget = weights.mutableSpan
    var pullTarget = pulls.mutableSpan
    for series in group.starts.indices.dropLast() {
      let end = group.starts[series + 1]
      var first = group.starts[series]
      var window = 0
      while window < windows.count, first < end {
        window = firstWindow(from: window, reaching: Int(rows[first].place), of: windows)
        guard window < windows.count else { break }
        let range = windows[window]
        while first < end, Int(rows[first].place) < range.lowerBound { first += 1 }
        var last = first
        var total = 0.0
        var mean = 0.0
        while last < end, Int(rows[last].place) < range.upperBound {
          let row = rows[last]
          let weight = isWeighted ? row.paid * shares[Int(row.place)] : 1
          total += weight
          // Relative to one price, so that equal prices pull at nothing at all.
          mean += weight * (row.logarithm - rows[first].logarithm)
          last += 1
        }
        mean /= total
        for later in first..<last where last - first > 1 {
          let row = rows[later]
          let place = Int(row.place) &- range.lowerBound
          let weight = isWeighted ? row.paid * shares[Int(row.place)] : 1
          pullTarget[window &* length &+ place] +=
            weight * (row.logarithm - rows[first].logarithm - mean)
          let part = weight / total
          let line = (window &* length &+ place) &* length
          for earlier in first..<later {
            let other = rows[earlier]
            weightTarget[line &+ Int(other.place) &- range.lowerBound] +=
              isWeighted ? part * (other.paid * shares[Int(other.place)]) : part
          }
        }
        window += 1
        // The next window may begin after these rows.
        while window < windows.count, first < end,
          Int(rows[first].place) < windows[window].lowerBound
        {
          first += 1
        }
      }
    }
  }

  /// The first window at or after one whose end lies beyond a month.
  private static func firstWindow(
    from start: Int, reaching place: Int, of windows: [Range<Int>]
  ) -> Int {
    guard start < windows.count, windows[start].upperBound <= place else { return start }
    return windows[start...].partitionPoint { $0.upperBound > place }
  }
}
