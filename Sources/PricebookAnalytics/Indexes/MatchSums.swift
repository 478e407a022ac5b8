/// How many products of every month an index compares with another month, and what was spent on
/// them.
struct MatchSums: Sendable {
  private(set) var products: [Int32] = []
  private(set) var paid: [Double] = []
  /// How many jackknife groups have such a product.
  private(set) var groups: [Int32] = []

  init() {}

  init(products: [Int32], paid: [Double]) {
    self.products = products
    self.paid = paid
  }

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
  /// - Complexity: O(rows).
  mutating func add(_ rows: IndexRows, windows: IndexWindows) {
    // Every series has two prices or more, so that in one window all of them are matched.
    guard windows.windows.count > 1 else {
      for row in rows.rows {
        products[Int(row.place)] += 1
        paid[Int(row.place)] += row.paid
      }
      return
    }
    let windowOfMonth = windows.windowOfMonth
    let starts = rows.starts
    let rows = rows.rows.span
    for series in starts.indices.dropLast() {
      let (first, end) = (starts[series], starts[series + 1])
      for row in first..<end {
        let place = Int(rows[row].place)
        let window = windowOfMonth[place]
        let hasEarlier = row > first && Int(rows[row - 1].place) >= window.lowerBound
        let hasLater = row + 1 < end && Int(rows[row + 1].place) < window.upperBound
        guard hasEarlier || hasLater else { continue }
        products[place] += 1
        paid[place] += rows[row].paid
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
