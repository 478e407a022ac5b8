import PricebookModel

/// The whole records in the first 64 KiB of a table, split into cells: what ``TableDetective`` decides on.
struct TableSample {
  static let byteCount = 1 << 16
  /// The records that are as wide as the header and have no problem.
  private(set) var records: [[String]] = []

  init(_ text: ArraySlice<UInt8>, _ dialect: Dialect, width: Int) {
    // A shorter text is whole, and its last record need not end.
    let lastEnd = text.count < Self.byteCount ? nil : text.lastIndex(of: dialect.recordEnd)
    let end = lastEnd.map { $0 + 1 } ?? text.endIndex
    let start = min(dialect.dataOffset, end)
    var cursor = RecordCursor(Array(text[start..<end]), dialect: dialect)
    cursor.width = width
    while cursor.next() {
      if let record = cursor.record(ofWidth: width) { records.append(record) }
    }
  }

  subscript(column: Int) -> [String] { records.map { $0[column] } }
}
