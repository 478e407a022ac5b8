/// The first records of a table as texts, by which is decided what names alone do not say.
struct TableSample {
  /// How much of a table is looked at.
  static let byteCount = 1 << 16

  /// The records that are as wide as the header and have no problem.
  private(set) var records: [[String]] = []

  /// - Parameters:
  ///   - text: The beginning of a table, or all of it.
  ///   - width: How many fields the header has.
  init(_ text: ArraySlice<UInt8>, _ dialect: Dialect, width: Int) {
    // A shorter text is whole, and its last record need not end.
    let isWhole = text.count < Self.byteCount
    let end =
      isWhole
      ? text.endIndex : text.lastIndex(of: dialect.recordEnd).map { $0 + 1 } ?? text.endIndex
    let start = min(dialect.dataOffset, end)
    var cursor = RecordCursor(Array(text[start..<end]), dialect: dialect)
    cursor.width = width
    while cursor.next() {
      if let record = cursor.record(ofWidth: width) { records.append(record) }
    }
  }

  /// The values of a column.
  subscript(column: Int) -> [String] { records.map { $0[column] } }
}

extension RecordCursor {
  /// The fields of the current record as texts; `nil` if it has a problem or another width.
  func record(ofWidth width: Int) -> [String]? {
    guard fields.count == width, problem == nil else { return nil }
    return fields.map { String(decoding: content(of: $0), as: UTF8.self) }
  }
}
