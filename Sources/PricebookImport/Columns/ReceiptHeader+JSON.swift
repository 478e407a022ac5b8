import PricebookModel

/// Receipts in JSON, as a table whose columns are the fields that a mapping names.
extension ReceiptHeader {
  /// Detects receipts that a mapping reads; `nil` if it has nothing to do with the file.
  ///
  /// - Parameter byteCount: The size of the file; 0 if it is not known.
  static func json(
    _ survey: JSONSurvey, file: String, byteCount: Int, _ match: MappingSet.Match, choices: Choices
  ) -> Detection? {
    guard let table = survey.table(match.mapping, byteCount: byteCount) else { return nil }
    var rows = match
    rows.mapping = match.mapping.forJSONRows
    var header = ReceiptHeader(
      .rows, RecordList.Record(line: 1, fields: table.names), rows.mapping,
      evidence: evidence(of: survey, table))
    header.source = match.mapping
    return header.completed(
      sample(of: survey, table), file: file, rows, choices: choices
    ).reading(table)
  }

  /// Detects receipts of an unknown program by the words of its fields; `nil` if no array, or more
  /// than one, could be the lines.
  static func unknownJSON(
    _ survey: JSONSurvey, file: String, byteCount: Int, choices: Choices
  ) -> Detection? {
    if let table = survey.tableOfArrays() {
      return unknown(table, survey, file: file, choices: choices)
    }
    let candidates = survey.recordPaths().compactMap { records in
      survey.columnsByWords(records).map { (records, $0) }
    }
    guard candidates.count == 1, let (records, found) = candidates.first else { return nil }
    var table = survey.table(found.columns, records, discountRows: nil, byteCount: byteCount)
    table.totals = found.totals
    return unknown(table, survey, file: file, choices: choices)
  }

  private static func unknown(
    _ table: JSONRowTable, _ survey: JSONSurvey, file: String, choices: Choices
  ) -> Detection {
    let header = ReceiptHeader(
      .rows, RecordList.Record(line: 1, fields: table.names), evidence: evidence(of: survey, table),
      file: file)
    return header.completed(sample(of: survey, table), file: file, choices: choices).reading(table)
  }

  private static func evidence(of survey: JSONSurvey, _ table: JSONRowTable) -> [String] {
    let form =
      switch survey.form {
      case .object: "The file is a JSON object."
      case .array: "The file is a JSON array."
      case .lines: "The file has a JSON value on every line (JSON Lines)."
      }
    let path = table.path.isEmpty ? "the object itself" : QuotedValue.describe(table.path)
    if table.hasArraysAsRows {
      return [form, "Its lines are arrays, and the first has the names of their values."]
    }
    return [form, "The lines are at \(path)."]
  }

  /// Rows from the beginning of the file, which show how values are written.
  private static func sample(of survey: JSONSurvey, _ table: JSONRowTable) -> [UInt8] {
    var reader = JSONRowReader(table)
    if survey.form == .lines {
      let end =
        survey.isWhole
        ? survey.text.count : survey.text.lastIndex(of: 0x0A).map { $0 + 1 } ?? survey.text.count
      return reader.sample(survey.text[..<end])
    }
    if table.hasArraysAsRows { return reader.sample(survey.text, units: survey.rowsOfArrays) }
    guard survey.form == .object, table.unit == .element else {
      return reader.sample(survey.text, units: survey.units)
    }
    var buffer = ByteBuffer(capacity: survey.text.count)
    buffer.append(survey.text)
    var scan = JSONElementScan()
    let array = survey.text[min(table.dialect.dataOffset, survey.text.count)...]
    buffer.removeAll()
    buffer.append(Array(array))
    scan.scan(buffer.view)
    return reader.sample(array, units: scan.elements)
  }
}

extension ReceiptHeader.Detection {
  /// The detection for a table of JSON, once it is known how numbers are written.
  fileprivate func reading(_ table: JSONRowTable) -> Self {
    guard case .receipts(var header) = self else { return self }
    var table = table
    table.marks = table.columns.indices.map {
      (header.mapping.numberFormats[$0] ?? header.mapping.numberFormat).decimalMark
    }
    header.shape = .json(table)
    return .receipts(header)
  }
}

extension SourceMapping {
  /// The mapping for the rows of a JSON file.
  fileprivate var forJSONRows: SourceMapping {
    guard discountRows != nil else { return self }
    var mapping = self
    let own = columns[.discount]?.columns ?? []
    mapping.columns[.discount] = ColumnSource(own + [[JSONRowTable.discountColumn]], .sum)
    return mapping
  }
}
