import PricebookModel

/// The rows of several arrays, one after the other, which are never in memory as one.
struct RowParts<Row: Sendable>: TableRows, Sendable {
  private let parts: [[Row]]
  /// The number of the first row of each part, and of the row after the last.
  private let starts: [Int]
  /// The part of the first row of every block of rows, so that no row has to be searched for.
  private let partOfBlock: [Int]

  private static var blockSize: Int { 256 }

  init(_ parts: [[Row]]) {
    self.parts = parts
    let starts = parts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    self.starts = starts
    partOfBlock = stride(from: 0, to: starts[parts.count], by: Self.blockSize).map { row in
      starts.partitionPoint { $0 > row } - 1
    }
  }

  var count: Int { starts[parts.count] }

  @inline(__always) func forEach(
    in range: Range<Int>, _ body: (_ places: Range<Int>, _ row: Row) -> Void
  ) {
    guard !range.isEmpty else { return }
    var part = partOfBlock[range.lowerBound / Self.blockSize]
    var next = range.lowerBound
    while next < range.upperBound {
      let end = min(range.upperBound, starts[part + 1])
      while next < end {
        let place = next - range.lowerBound
        body(place..<place + 1, parts[part][next - starts[part]])
        next += 1
      }
      part += 1
    }
  }
}
