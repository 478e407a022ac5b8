/// Numbers of rows brought together by group, in their order within each.
struct RowsByGroup: Sendable {
  /// Where the rows of each group begin in ``rows``, and their end.
  private let starts: [UInt32]
  private var rows: [UInt32]

  /// - Parameter group: The group of a row, below `groupCount`; `nil` leaves the row out.
  init(_ all: Range<Int>, groupCount: Int, group: (Int) -> Int?) {
    var starts = [UInt32](repeating: 0, count: groupCount + 1)
    for row in all {
      if let group = group(row) { starts[group + 1] += 1 }
    }
    for place in starts.indices.dropFirst() { starts[place] += starts[place - 1] }
    var next = starts
    var rows = [UInt32](repeating: 0, count: Int(starts[groupCount]))
    for row in all {
      guard let group = group(row) else { continue }
      rows[Int(next[group])] = UInt32(truncatingIfNeeded: row)
      next[group] += 1
    }
    self.starts = starts
    self.rows = rows
  }

  /// Brings the rows of each group into ascending order of a number.
  mutating func sort(by number: (UInt32) -> Int32) {
    for (start, end) in zip(starts, starts.dropFirst()) {
      rows[Int(start)..<Int(end)].sort { number($0) < number($1) }
    }
  }

  subscript(group: Int) -> ArraySlice<UInt32> { self[group..<group + 1] }

  subscript(groups: Range<Int>) -> ArraySlice<UInt32> {
    rows[Int(starts[groups.lowerBound])..<Int(starts[groups.upperBound])]
  }
}
