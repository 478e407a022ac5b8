import PricebookModel

/// The prices that one jackknife group of items gives to an index.
struct IndexRows: Sendable {
  struct Row: Sendable {
    /// The place of the month in ``IndexMonths/months``.
    var place: Int32
    var logarithm: Double
    var paid: Double
  }

  /// Rows by series.
  ///
  /// Series of one row join no months and are left out.
  private(set) var rows: [Row] = []
  /// Where the rows of each series begin, and their end.
  private(set) var starts: [Int] = []

  /// Takes other series instead of those it holds, in the same memory.
  ///
  /// - Parameter places: ``IndexMonths/places`` of the index.
  /// - Complexity: O(rows).
  mutating func fill(
    from prices: some IndexPrices, series: ArraySlice<UInt32>, months: IndexMonths,
    places: [Int32]
  ) {
    rows.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    guard let first = months.months.first?.index else { return }
    let places = places.span
    for one in series {
      let start = starts[starts.count - 1]
      prices.append(series: Int(one), to: &rows)
      guard rows.count - start > 1 else {
        rows.removeLast(rows.count - start)
        continue
      }
      for row in start..<rows.count { rows[row].place = places[Int(rows[row].place &- first)] }
      starts.append(rows.count)
    }
  }

  var isEmpty: Bool { rows.isEmpty }
}
