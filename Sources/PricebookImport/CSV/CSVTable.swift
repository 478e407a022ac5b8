import PricebookModel

/// A small CSV file with a header: a budget, an alias table or a basket.
struct CSVTable {
  typealias Row = RecordList.Record
  let header: [String]
  let rows: [Row]
  var delimiter = UInt8(ascii: ",")
}

extension CSVTable {
  /// Splits a file, which may begin with its first row, into records; logs the broken ones.
  init(bytes: [UInt8], header given: [String]? = nil, log: inout SourceLog) {
    let dialect = CSVTable.dialect(of: bytes)
    let list = RecordList(bytes, dialect: dialect)
    var rows: [Row] = []
    let header = given ?? list.records.first.map { $0.fields.map { foldedName($0) } } ?? []
    // Blank cells at the end of a header, which spreadsheets leave there, are not columns.
    let width = (header.lastIndex { !$0.isEmpty }).map { $0 + 1 } ?? 0
    for record in list.records.dropFirst(given == nil ? 1 : 0) where !record.isEmpty {
      log.countRead()
      if let problem = record.problem {
        log.reject(record, for: problem)
        if problem == .unclosedQuote { log.isIncomplete = true }
      } else if record.fields.dropFirst(width).contains(where: { !$0.isEmpty }) {
        log.reject(record, headerWidth: width)
      } else {
        rows.append(record)
      }
    }
    self.init(header: header, rows: rows, delimiter: dialect.delimiter)
  }

  func column(_ name: String) -> Int? { header.firstIndex(of: name) }

  /// The dialect that the header line shows: of comma, semicolon and tab, the most frequent.
  static func dialect(of bytes: some Collection<UInt8>) -> Dialect {
    var dialect = Dialect()
    let head = bytes.prefix(65_536)
    let isEnd = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    let firstLine = head.drop(while: isEnd).prefix { !isEnd($0) }
    func count(_ delimiter: UInt8) -> Int { firstLine.count { $0 == delimiter } }
    // Of equals, the first.
    for delimiter in [UInt8(ascii: ";"), 0x09] where count(delimiter) > count(dialect.delimiter) {
      dialect.delimiter = delimiter
    }
    if !head.contains(0x0A), head.contains(0x0D) { dialect.recordEnd = 0x0D }
    return dialect
  }
}

/// All records of a small table as text: budgets, aliases, baskets, and headers.
struct RecordList: Sendable {
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
  mutating func reject(_ record: RecordList.Record, for problem: RejectionReason) {
    reject(problem.finding(quoted(record.text)), at: (record.line, 0), text: record.text)
  }

  mutating func reject(_ record: RecordList.Record, headerWidth width: Int) {
    let found = Message.fieldCount(found: record.fields.count, wanted: width)
    reject(RejectionReason.fieldCount.finding(found), at: (record.line, 0), text: record.text)
  }
}

/// How the lines of a sample end.
struct RecordEnds {
  private(set) var pairs = 0
  private(set) var lineFeeds = 0
  private(set) var loneCarriageReturns = 0

  init(_ sample: ArraySlice<UInt8>) {
    var isBehindCarriageReturn = false
    for byte in sample {
      if byte == 0x0A {
        if isBehindCarriageReturn { pairs += 1 } else { lineFeeds += 1 }
      } else if isBehindCarriageReturn {
        loneCarriageReturns += 1
      }
      isBehindCarriageReturn = byte == 0x0D
    }
    if isBehindCarriageReturn { loneCarriageReturns += 1 }
  }

  /// A dialect, and the same with lone carriage returns as record ends if there are any.
  func dialects(of dialect: Dialect) -> [Dialect] {
    guard loneCarriageReturns > 0, dialect.recordEnd == UInt8(ascii: "\n"),
      !dialect.hasMixedRecordEnds
    else { return [dialect] }
    var mixed = dialect
    mixed.hasMixedRecordEnds = true
    return [dialect, mixed]
  }

  var areCarriageReturns: Bool { loneCarriageReturns > 0 && pairs == 0 && lineFeeds == 0 }

  func reason(_ dialect: Dialect) -> String {
    var kinds: [String] = []
    if pairs > 0 { kinds.append("CRLF (\(pairs))") }
    if lineFeeds > 0 { kinds.append("LF (\(lineFeeds))") }
    if loneCarriageReturns > 0, dialect.hasMixedRecordEnds || areCarriageReturns {
      kinds.append("CR (\(loneCarriageReturns))")
    }
    return kinds.isEmpty
      ? "The file has one line alone." : "Lines end with \(kinds.joined(separator: " and "))."
  }
}
