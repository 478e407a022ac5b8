/// What a parser knows of the part of a JSON file that it reads.
struct JSONRows: ~Copyable {
  var scan: JSONRowScan
  var fields: KnownFields
  /// The frame of the row that is read, and the values of others that are its discounts.
  var row = 0
  var discounts: [Int] = []
  var text = ByteBuffer(capacity: 256)
  /// Where the objects of the rows in the columns are.
  var ranges: [Range<Int>] = []
  var totals: [ReceiptTotal] = []

  init(_ table: JSONRowTable?) {
    let plan = JSONRowPlan(table ?? JSONRowTable())
    scan = JSONRowScan(plan)
    fields = KnownFields(columnCount: plan.levels.count)
  }

  mutating func beginPart() {
    ranges.removeAll(keepingCapacity: true)
    totals.removeAll(keepingCapacity: true)
  }

  /// The places of the values that the fields of the row above were read from.
  struct KnownFields: ~Copyable {
    private let places: ColumnBuffer<Int>
    private let count: Int

    init(columnCount: Int) {
      count = columnCount
      places = ColumnBuffer(Array(repeating: -1, count: columnCount))
    }

    @inline(__always)
    func isKnown(_ place: Int, _ column: Int) -> Bool { place >= 0 && places[column] == place }

    @inline(__always)
    func keep(_ place: Int, _ column: Int) { places[column] = place }

    func forget() { for column in 0..<count { places[column] = -1 } }
  }
}
