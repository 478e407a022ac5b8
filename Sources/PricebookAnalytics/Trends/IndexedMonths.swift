import PricebookModel

/// The series of one index with their months numbered among those that have a price.
struct IndexedMonths {
  struct Row {
    var place: Int32
    var logarithm: Double
    var paid: Double
  }

  /// Ascending.
  private(set) var months: [Month] = []
  /// What was spent in every month.
  private(set) var paid: [Double] = []
  /// Rows by series; series of one row join no months, and only count as spending.
  private(set) var rows: [Row] = []
  /// Where the rows of each series of two rows or more begin, and their end.
  private(set) var starts: [Int] = []

  /// - Complexity: O(rows + months from the first to the last).
  init(of prices: MonthlyPrices, series: ArraySlice<UInt32>) {
    var first = Int32.max
    var last = Int32.min
    var rowCount = 0
    for one in series {
      let rows = prices.series[Int(one)]
      guard !rows.isEmpty else { continue }
      first = min(first, prices.month[rows.lowerBound].index)
      last = max(last, prices.month[rows.upperBound - 1].index)
      if rows.count > 1 { rowCount += rows.count }
    }
    guard first <= last else { return }
    var places = [Int32](repeating: -1, count: Int(last) - Int(first) + 1)
    for one in series {
      for row in prices.series[Int(one)] { places[Int(prices.month[row].index - first)] = 0 }
    }
    for offset in places.indices where places[offset] == 0 {
      places[offset] = Int32(truncatingIfNeeded: months.count)
      months.append(Month(index: first + Int32(truncatingIfNeeded: offset)))
    }
    paid = [Double](repeating: 0, count: months.count)
    rows.reserveCapacity(rowCount)
    for one in series {
      let range = prices.series[Int(one)]
      if range.count > 1 { starts.append(rows.count) }
      for row in range {
        let place = places[Int(prices.month[row].index - first)]
        let amount = Double(prices.paid[row].tenThousandths)
        paid[Int(place)] += amount
        if range.count > 1 {
          rows.append(Row(place: place, logarithm: prices.logarithm[row], paid: amount))
        }
      }
    }
    starts.append(rows.count)
  }

  /// Of every month the items, and the spending on them, that have a price in another month of
  /// the window in which the month's value is made.
  func matches(windows: [Range<Int>]) -> [(items: Int, paid: Double)] {
    var matches = [(items: Int, paid: Double)](repeating: (0, 0), count: months.count)
    var windowOfMonth = [Range<Int>](repeating: 0..<0, count: months.count)
    var first = 0
    for window in windows {
      for month in first..<window.upperBound { windowOfMonth[month] = window }
      first = window.upperBound
    }
    for series in starts.indices.dropLast() {
      let range = starts[series]..<starts[series + 1]
      for row in range {
        let place = Int(rows[row].place)
        let window = windowOfMonth[place]
        let hasEarlier =
          row > range.lowerBound && Int(rows[row - 1].place) >= window.lowerBound
        let hasLater =
          row + 1 < range.upperBound && Int(rows[row + 1].place) < window.upperBound
        guard hasEarlier || hasLater else { continue }
        matches[place].items += 1
        matches[place].paid += rows[row].paid
      }
    }
    return matches
  }
}
