import PricebookModel

/// All records of a small table as text: budgets, aliases, baskets, and headers.
struct RecordList: Sendable {
  /// One record as text, with its place in the file for messages.
  struct Record: Sendable {
    /// The physical line where the record begins, from 1.
    var line: Int
    /// Trimmed.
    var fields: [String] = []
    /// The byte column of every field in its physical line, from 1.
    var columns: [Int] = []
    var problem: RejectionReason?
    /// The record as written, without its end, cut to 4 096 bytes.
    var text = ""
    /// The offset after the end of the record.
    private(set) var endOffset = 0
    /// Whether the record has delimiters with nothing between them.
    var isEmpty: Bool { problem == nil && fields.allSatisfy(\.isEmpty) }

    /// The trimmed text in a column of the table, and its byte column from 1.
    func field(_ index: Int?) -> (text: String, column: Int) {
      guard let index, fields.indices.contains(index) else { return ("", 0) }
      return (fields[index], columns.indices.contains(index) ? columns[index] : 0)
    }
  }

  private(set) var records: [Record] = []

  /// Reads at most so many records of a whole file, including its byte order mark.
  init(_ bytes: some Collection<UInt8>, dialect: Dialect, limit: Int = .max) {
    var cursor = RecordCursor(Array(bytes), dialect: dialect)
    while records.count < limit, cursor.next() { records.append(Record(cursor)) }
  }

  /// The records of a whole file after its header and what stands above it.
  static func data(of bytes: [UInt8], dialect: Dialect) -> ArraySlice<Record> {
    RecordList(bytes, dialect: dialect).records.drop { $0.endOffset <= dialect.dataOffset }
  }
}

extension RecordList.Record {
  init(_ cursor: RecordCursor) {
    let range = cursor.range
    self.init(
      line: cursor.line,
      fields: cursor.fields.map { String(decoding: cursor.content(of: $0), as: UTF8.self) },
      columns: cursor.columns, problem: cursor.problem,
      text: String(decoding: cursor.bytes[range.prefix(4096)], as: UTF8.self))
    endOffset = cursor.offset
  }
}
