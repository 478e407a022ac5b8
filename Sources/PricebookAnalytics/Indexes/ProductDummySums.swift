import PricebookModel

/// The normal equations of ln price = product + month, with the products swept out.
///
/// What stays of a product with weights w at the prices y of its months is one pair for every two
/// months: of weight wₛwₜ ÷ Σw, stating yₜ − yₛ.
///
/// With every price counting alike: R. Summers, "International Price Comparisons Based upon
/// Incomplete Data", Review of Income and Wealth 19 (1973), over time. Weighted by shares of the
/// month's spending: D. S. Prasada Rao, "On the Equivalence of Weighted Country-Product-Dummy
/// Method and the Rao System", Review of Income and Wealth 51 (2005); J. de Haan and F. Krsinich,
/// "Scanner Data and the Treatment of Quality Change in Nonrevisable Price Indexes", Journal of
/// Business & Economic Statistics 32 (2014).
struct ProductDummySums: IndexSums {
  private(set) var windows = IndexWindows.wide(monthCount: 0)
  /// By window, later month and earlier month.
  private var weights: [Double] = []
  private var pulls: [Double] = []

  mutating func reset(months: IndexMonths) {
    windows = .wide(monthCount: months.count)
    let length = windows.length
    weights.removeAll(keepingCapacity: true)
    weights.append(contentsOf: repeatElement(0, count: windows.windows.count * length * length))
    pulls.removeAll(keepingCapacity: true)
    pulls.append(contentsOf: repeatElement(0, count: windows.windows.count * length))
  }

  /// - Complexity: O(rows × months of a window).
  mutating func add(_ rows: IndexRows) {
    let (windows, length) = (windows.windows, windows.length)
    guard !windows.isEmpty else { return }
    let starts = rows.starts
    let weighted = rows.rows.span
    guard windows.count > 1 else {
      for series in starts.indices.dropLast() {
        let part = weighted.extracting(starts[series]..<starts[series + 1])
        Self.add(part, firstPlace: 0, to: &weights, at: 0, length: length)
        Self.pull(part, firstPlace: 0, pulls: &pulls, at: 0)
      }
      return
    }
    for series in starts.indices.dropLast() {
      let end = starts[series + 1]
      var first = starts[series]
      var window = 0
      while window < windows.count, first < end {
        window = Self.firstWindow(
          from: window, reaching: Int(weighted[first].place), of: windows)
        guard window < windows.count else { break }
        let range = windows[window]
        while first < end, Int(weighted[first].place) < range.lowerBound { first += 1 }
        var last = first
        while last < end, Int(weighted[last].place) < range.upperBound { last += 1 }
        if last - first > 1 {
          Self.add(
            weighted.extracting(first..<last), firstPlace: range.lowerBound,
            to: &weights, at: window * length * length, length: length)
          Self.pull(
            weighted.extracting(first..<last), firstPlace: range.lowerBound, pulls: &pulls,
            at: window * length)
        }
        window += 1
        // The next window may begin after these rows.
        while window < windows.count, first < end,
          Int(weighted[first].place) < windows[window].lowerBound
        {
          first += 1
        }
      }
    }
  }

  /// Adds the pairs of the rows that a product has in one window.
  @inline(__always)
  private static func add(
    _ rows: Span<IndexRows.Row>, firstPlace: Int, to weights: inout [Double], at start: Int,
    length: Int
  ) {
    var weights = weights.mutableSpan
    var total = 0.0
    for row in rows.indices { total += rows[row].weight }
    guard total > 0 else { return }
    for later in rows.indices {
      let part = rows[later].weight / total
      let line = start &+ (Int(rows[later].place) &- firstPlace) &* length &- firstPlace
      for earlier in 0..<later {
        weights[line &+ Int(rows[earlier].place)] += part * rows[earlier].weight
      }
    }
  }

  /// Adds what the rows of a product in one window say of its months.
  @inline(__always)
  private static func pull(
    _ rows: Span<IndexRows.Row>, firstPlace: Int, pulls: inout [Double], at start: Int
  ) {
    var pulls = pulls.mutableSpan
    let origin = rows[0].logarithm
    var total = 0.0
    var mean = 0.0
    for row in rows.indices {
      total += rows[row].weight
      // Relative to one price, so that equal prices pull at nothing at all.
      mean += rows[row].weight * (rows[row].logarithm - origin)
    }
    guard total > 0 else { return }
    mean /= total
    for row in rows.indices {
      pulls[start &+ Int(rows[row].place) &- firstPlace] +=
        rows[row].weight * (rows[row].logarithm - origin - mean)
    }
  }

  /// The first window at or after one whose end lies beyond a month.
  private static func firstWindow(
    from start: Int, reaching place: Int, of windows: [Range<Int>]
  ) -> Int {
    guard start < windows.count, windows[start].upperBound <= place else { return start }
    return windows[start...].partitionPoint { $0.upperBound > place }
  }

  mutating func add(group: ProductDummySums) {
    Self.add(group.weights, to: &weights)
    Self.add(group.pulls, to: &pulls)
  }

  private static func add(_ numbers: [Double], to sums: inout [Double]) {
    let numbers = numbers.span
    var sums = sums.mutableSpan
    for index in numbers.indices { sums[index] += numbers[index] }
  }

  /// The index; without a group, the others keep the weights that they have in the whole.
  ///
  /// - Complexity: O(windows × months of a window³).
  func levels(
    without groups: [ProductDummySums?], base: Int?, fit: inout LinkedLevels
  ) -> IndexLevels {
    let length = windows.length
    return windows.spliced(base: base, into: &fit) { window, fit in
      fit.reset(count: length)
      for (lane, group) in groups.enumerated() {
        fit.setWeights(
          lane: lane, to: weights, without: group?.weights, from: window * length * length)
        fit.setPulls(lane: lane, to: pulls, without: group?.pulls, from: window * length)
      }
      fit.fit()
    }
  }
}
