import PricebookModel

/// A small CSV file with a header: a budget, an alias table or a basket.
struct CSVTable {
  /// One record with the place of every field.
  struct Row {
    var line: Int
    var text: String
    var fields: [String]
    var columns: [Int]

    /// The trimmed text in a column of the table, and its byte column from 1.
    func field(_ index: Int?) -> (text: String, column: Int) {
      guard let index, fields.indices.contains(index) else { return ("", 0) }
      return (fields[index], columns.indices.contains(index) ? columns[index] : 0)
    }
  }

  /// The names of the header, folded.
  let header: [String]
  /// The records that can be used.
  let rows: [Row]
}

extension CSVTable {
  /// Splits a file into records; broken ones are rejected in the log.
  ///
  /// - Parameter given: The header of a file that begins with its first row.
  init(bytes: [UInt8], header given: [String]? = nil, log: inout SourceLog) {
    let list = RecordList(bytes, dialect: CSVTable.dialect(of: bytes))
    var rows: [Row] = []
    let header = given ?? list.records.first.map { $0.fields.map { foldedName($0) } } ?? []
    // Blank cells at the end of a header, which spreadsheets leave there, are not columns.
    let width = (header.lastIndex { !$0.isEmpty }).map { $0 + 1 } ?? 0
    for record in list.records.dropFirst(given == nil ? 1 : 0) {
      if record.problem == nil, record.fields.allSatisfy(\.isEmpty) { continue }
      log.countRead()
      if let problem = record.problem {
        log.reject(record, for: problem)
        if problem == .unclosedQuote { log.isIncomplete = true }
      } else if record.fields.dropFirst(width).contains(where: { !$0.isEmpty }) {
        log.reject(record, headerWidth: width)
      } else {
        rows.append(
          Row(
            line: record.line, text: record.text, fields: record.fields,
            columns: record.columns))
      }
    }
    self.header = header
    self.rows = rows
  }

  /// The index of a column; `nil` if the table does not have it.
  func column(_ name: String) -> Int? { header.firstIndex(of: name) }

  /// The dialect that the header line shows: of comma, semicolon and tab, the most frequent.
  static func dialect(of bytes: some Collection<UInt8>) -> Dialect {
    var dialect = Dialect()
    let head = bytes.prefix(65_536)
    let isEnd = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    let firstLine = head.drop(while: isEnd).prefix { !isEnd($0) }
    var best = 0
    for delimiter in [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09] {
      let count = firstLine.count { $0 == delimiter }
      if count > best {
        best = count
        dialect.delimiter = delimiter
      }
    }
    if !head.contains(0x0A), head.contains(0x0D) { dialect.recordEnd = 0x0D }
    return dialect
  }
}
