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
    let candidates = survey.recordPaths().compactMap { records in
      survey.columnsByWords(records).map { (records, $0) }
    }
    guard candidates.count == 1, let (records, columns) = candidates.first else { return nil }
    let table = survey.table(columns, records, discountRows: nil, byteCount: byteCount)
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

extension JSONSurvey {
  /// The fields that the words of headers know, if those of the rows are enough for receipt lines.
  ///
  /// Of the objects around the rows only those count that a receipt has once: its total is not that
  /// of a line.
  fileprivate func columnsByWords(_ records: [JSONPath.Step]) -> [JSONRowTable.Column]? {
    let levels = objects(on: records)
    let ofReceipts: Set<ColumnMeaning> = [
      .date, .time, .store, .location, .receiptID, .currency, .person,
    ]
    var columns: [JSONRowTable.Column] = []
    var known: Set<ColumnMeaning> = []
    for level in levels.indices.reversed() {
      let isRow = level == levels.count - 1
      let fields = Self.fields(of: levels[level])
      let way = Self.keys(records, inLevel: level)
      let names = fields.map { steps in
        // What is in an object on the way to the rows is called by its own name.
        let isOnWay = !way.isEmpty && steps.count > way.count && steps.starts(with: way)
        return Self.word(for: isOnWay ? Array(steps[way.count...]).pathText : steps.pathText)
      }
      let meanings = HeaderColumns(words: names).meanings
      if isRow {
        let found = Set(meanings.compactMap(\.self))
        let hasAmount = found.contains(.total) || found.contains(.unitPrice)
        guard found.contains(.item), hasAmount else { return nil }
      }
      for (index, steps) in fields.enumerated() {
        let meaning = meanings[index]
        guard isRow || meaning.map({ ofReceipts.contains($0) && !known.contains($0) }) == true
        else { continue }
        if let meaning { known.insert(meaning) }
        columns.append(
          JSONRowTable.Column(
            name: names[index], path: steps.pathText, level: level, steps: steps))
      }
    }
    return columns
  }

  /// The keys from the object of a level to that around the next array, which is not among them.
  private static func keys(_ records: [JSONPath.Step], inLevel level: Int) -> [JSONPath.Step] {
    let parts = records.split(separator: .elements, omittingEmptySubsequences: false)
    return parts.indices.contains(level) ? Array(parts[level].dropLast()) : []
  }

  /// The plain fields of some objects and of the objects in them, in the order of the file.
  static func fields(of objects: [JSONObject]) -> [[JSONPath.Step]] {
    var fields: [[JSONPath.Step]] = []
    var seen: Set<[JSONPath.Step]> = []
    func add(_ object: JSONObject, _ path: [JSONPath.Step]) {
      for (key, value) in object where fields.count < 200 {
        let steps = path + [.key(key)]
        switch value.content {
        case .object(let inner): if path.count < 3 { add(inner, steps) }
        case .array: break
        default: if seen.insert(steps).inserted { fields.append(steps) }
        }
      }
    }
    for object in objects { add(object, []) }
    return fields
  }

  /// What a header would call a field: `store.name` is the store.
  private static func word(for path: String) -> String {
    if HeaderColumns.knownCount([path]) > 0 { return path }
    guard let point = path.lastIndex(of: ".") else { return path }
    let last = path[path.index(after: point)...].lowercased()
    let general = ["name", "title", "value", "text", "amount", "label", "$date", "date", "code"]
    return general.contains(last) ? String(path[..<point]) : path
  }
}
