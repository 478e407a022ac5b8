import PricebookModel

/// Tables whose records are not plain rows with a header.
extension ReceiptHeader {
  /// Detects what a table is that a mapping reads.
  ///
  /// - Parameter text: The text of the file from its start.
  static func mapped(
    _ dialect: Dialect, _ record: RecordList.Record, _ text: [UInt8], evidence: [String],
    file: String, _ match: MappingSet.Match, choices: Choices
  ) -> Detection {
    guard match.mapping.spread != nil else {
      return ReceiptHeader(dialect, record, match.mapping, evidence: evidence)
        .completed(text, file: file, match, choices: choices)
    }
    guard let table = SpreadTable(record.fields, dialect, match.mapping) else {
      let present = record.fields.prefix(20).map { QuotedValue.describe($0, limit: 24) }
      return .incomplete(
        missing: [],
        message: "\"spread\" of the mapping fits no column of the file; its columns are "
          + present.joined(separator: ", "))
    }
    var reshaper = SpreadReshaper(table)
    let end = text.lastIndex(of: dialect.recordEnd).map { $0 + 1 } ?? text.count
    let sample = reshaper.sample(text[min(dialect.dataOffset, end)..<end])
    var rows = match
    rows.mapping = match.mapping.forSpreadRows
    let names = table.spread.prefix(12).map { QuotedValue.describe(record.fields[$0], limit: 24) }
    var header = ReceiptHeader(
      .rows, RecordList.Record(line: record.line, fields: table.rowNames), rows.mapping,
      evidence: evidence + [
        "\(table.spread.count) columns become rows, their names the "
          + "\(match.mapping.spread?.name.rawValue ?? ""): \(names.joined(separator: ", "))"
          + "\(table.spread.count > 12 ? ", …" : "")."
      ])
    header.shape = .spread(table)
    header.source = match.mapping
    return header.completed(sample, file: file, rows, choices: choices)
  }

  /// Detects how a file without a header is written, whose columns a mapping names by position.
  static func withoutHeader(
    _ firstBytes: [UInt8], file: String, _ match: MappingSet.Match, choices: Choices
  ) -> Detection {
    let wanted = match.mapping.namedColumns.joined().compactMap { ColumnPosition($0)?.number }.max()
    guard
      let found = DialectSearch(
        firstBytes: firstBytes, choices: choices.dialect,
        knownCount: { $0.count >= wanted ?? 1 ? wanted ?? 1 : 0 })
    else {
      return .incomplete(
        missing: [], message: "the mapping wants \(wanted ?? 1) columns, and no record has as many")
    }
    var dialect = found.dialect
    let before = RecordList(found.text, dialect: dialect, limit: found.preambleCount).records
    dialect.dataOffset =
      before.last?.endOffset ?? (found.text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    dialect.dataLine =
      1 + found.text.prefix(dialect.dataOffset).count { $0 == dialect.recordEnd }
    // What the search says last is where the header is.
    var evidence = Array(found.evidence.dropLast())
    evidence.append("The file has no header; the mapping names columns by their position.")
    let names = found.header.fields.indices.map { String($0 + 1) }
    let record = RecordList.Record(line: found.header.line, fields: names)
    return mapped(
      dialect, record, found.text, evidence: evidence, file: file, match, choices: choices)
  }
}
