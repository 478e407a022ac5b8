/// How many products of every month an index compares with another month, and what was spent on
/// them.
struct MatchSums: Sendable {
  private(set) var products: [Int32] = []
  private(set) var paid: [Double] = []
  /// How many jackknife groups have such a product.
  private(set) var groups: [Int32] = []

  /// Starts from nothing, in the same memory.
  mutating func reset(monthCount: Int) {
    products.removeAll(keepingCapacity: true)
    paid.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    products.append(contentsOf: repeatElement(0, count: monthCount))
    paid.append(contentsOf: repeatElement(0, count: monthCount))
    groups.append(contentsOf: repeatElement(0, count: monthCount))
  }

  /// Adds what has a price in another month of the window in which its month's value is made.
  ///
  /// - Parameter windowOfMonth: That window, for every month.
  mutating func add(_ rows: IndexRows, windowOfMonth: [Range<Int>]) {
    let windows = windowOfMonth.span
    add(rows) { row, before, after in
      let window = windows[row]
      return before >= window.lowerBound || (after >= 0 && after < window.upperBound)
    }
  }

  /// Adds what has a price in the calendar month before.
  mutating func add(_ rows: IndexRows, months: IndexMonths) {
    add(rows) { row, before, _ in before >= 0 && before == row - 1 && months.followsAtOnce(row) }
  }

  /// - Parameter isMatched: Takes the place of a row and those of the rows before and after it in
  ///   its series, -1 where there is none.
  @inline(__always)
  private mutating func add(_ rows: IndexRows, isMatched: (Int, Int, Int) -> Bool) {
    let starts = rows.starts
    let rows = rows.rows.span
    for series in starts.indices.dropLast() {
      let (first, end) = (starts[series], starts[series + 1])
      var before = -1
      for row in first..<end {
        let place = Int(rows[row].place)
        let after = row + 1 < end ? Int(rows[row + 1].place) : -1
        if isMatched(place, before, after) {
          products[place] += 1
          paid[place] += rows[row].paid
        }
        before = place
      }
    }
  }

  /// Adds the sums of another jackknife group.
  mutating func add(group: MatchSums) {
    for place in group.products.indices where group.products[place] > 0 {
      products[place] += group.products[place]
      paid[place] += group.paid[place]
      groups[place] += 1
    }
  }
}
