import PricebookModel

/// All records of a small table as text: budgets, aliases, baskets, and headers.
struct RecordList: Sendable {
  struct Record: Sendable {
    /// The physical line where the record begins, from 1.
    var line: Int
    /// Trimmed.
    var fields: [String] = []
    /// The byte column of every field in its physical line, from 1.
    var columns: [Int] = []
    /// Why the record cannot be used.
    var problem: RejectionReason?
    /// The record as written, without its end, cut to 4 096 bytes.
    var text = ""
    /// The offset after the end of the record.
    private(set) var endOffset = 0
  }

  /// Without blank lines.
  private(set) var records: [Record] = []

  /// Reads the bytes of a whole file, including its byte order mark.
  ///
  /// - Parameter limit: How many records are read at most.
  init(_ bytes: some Collection<UInt8>, dialect: Dialect, limit: Int = .max) {
    var cursor = RecordCursor(Array(bytes), dialect: dialect)
    while records.count < limit, cursor.next() { records.append(Record(cursor)) }
  }
}

extension RecordList.Record {
  /// The record that a cursor is at.
  fileprivate init(_ cursor: RecordCursor) {
    let range = cursor.range
    self.init(
      line: cursor.line,
      fields: cursor.fields.map { String(decoding: cursor.content(of: $0), as: UTF8.self) },
      columns: cursor.columns, problem: cursor.problem,
      text: String(decoding: cursor.bytes[range.prefix(4096)], as: UTF8.self))
    endOffset = cursor.offset
  }
}

extension SourceLog {
  /// Rejects a record that has a problem.
  mutating func reject(_ record: RecordList.Record, for problem: RejectionReason) {
    reject(
      problem.code, line: record.line, problem.message(quoted(record.text)), text: record.text)
  }

  /// Rejects a record whose number of fields is not that of the header.
  mutating func reject(_ record: RecordList.Record, headerWidth width: Int) {
    reject(
      .fieldCount, line: record.line,
      RejectionReason.fieldCount.message(
        "\(record.fields.count) fields where the header has \(width)"),
      text: record.text)
  }
}
