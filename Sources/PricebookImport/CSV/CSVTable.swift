import PricebookModel

/// A small CSV file with a header: a budget, an alias table or a basket.
struct CSVTable {
  typealias Row = RecordList.Record
  let header: [String]
  let rows: [Row]
  var dialect = Dialect()
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
    let shown = ShownRecord(Array(header.prefix(width)), used: 0..<width, dialect)
    for record in list.records.dropFirst(given == nil ? 1 : 0) where !record.isEmpty {
      log.countRead()
      if let problem = record.problem {
        log.reject(record, for: problem, shown)
        if problem == .unclosedQuote { log.isIncomplete = true }
      } else if record.fields.dropFirst(width).contains(where: { !$0.isEmpty }) {
        log.reject(record, headerWidth: width, shown)
      } else {
        rows.append(record)
      }
    }
    self.init(header: header, rows: rows, dialect: dialect)
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

extension SourceLog {
  mutating func reject(
    _ record: RecordList.Record, for problem: RejectionReason, _ shown: ShownRecord
  ) {
    let text = shown.text(of: record)
    reject(problem.diagnosticMessage(quoted(text)), at: (record.line, 0), text: text)
  }

  mutating func reject(
    _ record: RecordList.Record, headerWidth width: Int, _ shown: ShownRecord
  ) {
    let found = Message.fieldCount(found: record.fields.count, wanted: width)
    reject(
      RejectionReason.fieldCount.diagnosticMessage(found), at: (record.line, 0),
      text: shown.text(of: record))
  }
}
