/// Rows that columns of a table take their values from.
protocol TableRows {
  associatedtype Row

  var count: Int { get }

  /// Calls `body` with the rows of a range in their order.
  ///
  /// Equal rows in a run may be given once, with all their places in the range, from 0.
  func forEach(in range: Range<Int>, _ body: (_ places: Range<Int>, _ row: Row) -> Void)
}
