import PricebookModel

/// The series of one index with their months numbered among those that have a price.
struct IndexedMonths: Sendable {
  struct Row: Sendable {
    var place: Int32
    var logarithm: Double
    var paid: Double
  }

  /// Ascending.
  private(set) var months: [Month] = []
  /// What was spent in every month, over the series.
  private(set) var paid: [Double] = []
  /// Rows by series; series of one row join no months, and only count as spending.
  private(set) var rows: [Row] = []
  /// Where the rows of each series of two rows or more begin, and their end.
  private(set) var starts: [Int] = []

  init() {}

  /// - Complexity: O(rows + months from the first to the last).
  init(of prices: MonthlyPrices, series: ArraySlice<UInt32>) {
    fill(of: prices, series: series)
  }

  /// Takes other series instead of those it holds, in the same memory.
  ///
  /// - Parameter otherMonths: Months that have a price, though no series has it.
  mutating func fill(
    of prices: MonthlyPrices, series: ArraySlice<UInt32>, otherMonths: [Month] = []
  ) {
    months.removeAll(keepingCapacity: true)
    paid.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    let ends = gather(prices, series: series)
    var first = otherMonths.lazy.map(\.index).min() ?? .max
    var last = otherMonths.lazy.map(\.index).max() ?? .min
    var start = 0
    for end in ends where end > start {
      first = min(first, rows[start].place)
      last = max(last, rows[end - 1].place)
      start = end
    }
    guard first <= last else { return }
    var places = [Int32](repeating: -1, count: Int(last) - Int(first) + 1)
    for row in rows { places[Int(row.place - first)] = 0 }
    for month in otherMonths { places[Int(month.index - first)] = 0 }
    for offset in places.indices where places[offset] == 0 {
      places[offset] = Int32(truncatingIfNeeded: months.count)
      months.append(Month(index: first + Int32(truncatingIfNeeded: offset)))
    }
    paid.append(contentsOf: repeatElement(0, count: months.count))
    Self.number(&rows, paid: &paid, by: places, from: first, ends: ends)
    var kept = 0
    start = 0
    for end in ends {
      if end - start > 1 {
        starts.append(kept)
        kept += end - start
      }
      start = end
    }
    rows.removeLast(rows.count - kept)
    starts.append(kept)
  }

  /// Gives every row the number of its month, and moves those that join months to the front.
  ///
  /// - Parameters:
  ///   - paid: What was spent in every month; the rows are added to it.
  ///   - places: The number of every month from the one of index `first` on.
  ///   - ends: Where the rows of each series end.
  private static func number(
    _ rows: inout [Row], paid: inout [Double], by places: [Int32], from first: Int32, ends: [Int]
  ) {
    let places = places.span
    var rows = rows.mutableSpan
    var paid = paid.mutableSpan
    var kept = 0
    var begin = 0
    for end in ends {
      for index in begin..<end {
        var row = rows[index]
        row.place = places[Int(row.place &- first)]
        paid[Int(row.place)] += row.paid
        rows[kept] = row
        if end - begin > 1 { kept += 1 }
      }
      begin = end
    }
  }

  /// Copies the rows of the series, which lie scattered, with ``Month/index`` as their places.
  ///
  /// - Returns: Where the rows of each series end.
  private mutating func gather(
    _ prices: MonthlyPrices, series: ArraySlice<UInt32>
  ) -> [Int] {
    let month = prices.month.span
    let logarithm = prices.logarithm.span
    let paid = prices.paid.span
    let ranges = prices.series.span
    var ends: [Int] = []
    ends.reserveCapacity(series.count)
    var count = 0
    for one in series {
      count += ranges[Int(one)].count
      ends.append(count)
    }
    rows.append(addingCapacity: count) { rows in
      for one in series {
        for row in ranges[Int(one)] {
          rows.append(
            Row(
              place: month[row].index, logarithm: logarithm[row],
              paid: paid.isEmpty ? 0 : Double(paid[row].tenThousandths)))
        }
      }
    }
    return ends
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
    let rows = rows.span
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
