import PricebookAnalytics

protocol TableRows {
  associatedtype Row

  var count: Int { get }

  /// Calls `body` with the rows of a range in their order.
  ///
  /// Equal rows that follow each other may be given once, with all their places in the range,
  /// which begin at 0.
  func forEach(in range: Range<Int>, _ body: (_ places: Range<Int>, _ row: Row) -> Void)
}

extension Array: TableRows {
  @inline(__always)
  func forEach(in range: Range<Int>, _ body: (_ places: Range<Int>, _ row: Element) -> Void) {
    for place in 0..<range.count { body(place..<place &+ 1, self[range.lowerBound &+ place]) }
  }
}

/// Row numbers, for tables whose columns look their values up.
extension Range: TableRows where Bound == Int {
  @inline(__always)
  func forEach(in range: Range<Int>, _ body: (_ places: Range<Int>, _ row: Int) -> Void) {
    for place in 0..<range.count {
      body(place..<place &+ 1, lowerBound &+ range.lowerBound &+ place)
    }
  }
}

extension PossibleSavings.Rows: TableRows {
  @inline(__always)
  func forEach(in range: Range<Int>, _ body: (_ places: Range<Int>, _ row: Element) -> Void) {
    for place in 0..<range.count { body(place..<place &+ 1, self[range.lowerBound &+ place]) }
  }
}
