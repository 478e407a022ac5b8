import PricebookAnalytics

/// Rows that the columns of a ``DataTable`` are made of.
protocol TableRows {
  associatedtype Row

  /// The number of rows.
  var count: Int { get }

  /// Calls `body` with every row of a range, and with its place in the range, from 0.
  func forEach(in range: Range<Int>, _ body: (_ place: Int, _ row: Row) -> Void)
}

extension Array: TableRows {
  @inline(__always)
  func forEach(in range: Range<Int>, _ body: (_ place: Int, _ row: Element) -> Void) {
    for place in 0..<range.count { body(place, self[range.lowerBound &+ place]) }
  }
}

/// Row numbers, for tables whose columns look their values up.
extension Range: TableRows where Bound == Int {
  @inline(__always)
  func forEach(in range: Range<Int>, _ body: (_ place: Int, _ row: Int) -> Void) {
    for place in 0..<range.count { body(place, lowerBound &+ range.lowerBound &+ place) }
  }
}

extension PossibleSavings.Rows: TableRows {
  @inline(__always)
  func forEach(in range: Range<Int>, _ body: (_ place: Int, _ row: Element) -> Void) {
    for place in 0..<range.count { body(place, self[range.lowerBound &+ place]) }
  }
}
