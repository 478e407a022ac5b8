import PricebookModel

/// A header that a mapping reads.
extension ReceiptHeader {
  init(
    _ dialect: Dialect, _ record: RecordList.Record, _ source: SourceMapping, evidence: [String]
  ) {
    self.dialect = dialect
    text = record.text
    names = record.fields
    diagnostics = []
    let rules = RowRules(source, header: HeaderIndex(record.fields))
    mapping = ColumnMapping(meanings: rules.meanings(columnCount: record.fields.count))
    mapping.rules = rules
    self.source = source
    if let fields = PriceListColumns(source, header: HeaderIndex(record.fields)) {
      mapping.rules = nil
      mapping.priceFields = fields.fields
      mapping.meanings = fields.meanings
    }
    self.evidence =
      evidence + ["The header is that of \(source.name.isEmpty ? "the mapping" : source.name)."]
    for (column, name) in record.fields.enumerated() {
      let fields = rules.fields(ofColumn: column)
      let means = fields.map(\.rawValue).joined(separator: " and ")
      self.evidence.append(
        "Column \(column + 1), \(QuotedValue.describe(name)), is "
          + (fields.isEmpty
            ? source.ignored.contains(name) ? "known and not used." : "not used."
            : "the \(means)."))
    }
  }

  /// Decides from the values what the mapping does not say.
  consuming func completed(
    _ text: [UInt8], file: String, _ match: MappingSet.Match, choices: Choices
  ) -> Detection {
    let source = match.mapping
    guard [.receipts, .visits, .prices].contains(source.kind) else { return .mapped(source, self) }
    if source.kind == .prices {
      priceList = .mapping
      evidence.append(PriceListReason.mapping.evidence)
    } else if choices.priceList == .asked {
      priceList = .asked
      evidence.append(PriceListReason.asked.evidence)
    }
    if let problem = mappingProblem(source, isAsked: match.isAsked, file: file) { return problem }
    if let pattern = source.fileName {
      let found = pattern.match(Self.baseName(of: file))
      if let found { mapping.rules?.found = found }
      if pattern.hasDate, found?.date == nil, mapping.rules?.cells[.date] == nil,
        source.constants.date == nil
      {
        return .incomplete(
          missing: [.date],
          message:
            "it is a file of \(source.name), which has its date in the file name; rename it to "
            + "\(pattern.text), with the date as YYYY-MM-DD")
      }
      if let day = found?.date { evidence.append("The file's name says that the day is \(day).") }
      if let store = found?.store {
        evidence.append("The file's name says that the store is \(QuotedValue.describe(store)).")
      }
    }
    settle(text, file: file, choices: choices, given: source)
    settleMappedTax(text)
    let settled = mapping.slashDateOrder
    mapping.rules?.dateOrder = settled
    let marks = mapping.meanings.indices.map {
      (mapping.numberFormats[$0] ?? mapping.numberFormat).decimalMark
    }
    mapping.rules?.takeMarks(ofColumns: marks)
    return .receipts(self)
  }

  /// Looks for a tax that explains the total where the mapping names none.
  private mutating func settleMappedTax(_ text: [UInt8]) {
    guard let rules = mapping.rules, rules.cells[.charge] == nil, rules.mapping.paid == .total,
      let columns = AmountColumns(self, of: rules), !columns.taxes.isEmpty
    else { return }
    var sampled = SampledLines(columns.sampled(self), marks: marks)
    sampled.add(records(of: text.prefix(1 << 16)), width: names.count)
    guard settleTax(columns, AmountSample(sampled, columns)) else { return }
    var source = rules.mapping
    source.columns[.charge] = ColumnSource(taxColumns.map { [names[$0]] }, .sum)
    var explained = RowRules(source, header: HeaderIndex(names))
    explained.found = rules.found
    mapping.rules = explained
  }

  /// Why the mapping cannot be used on this file.
  private func mappingProblem(
    _ source: SourceMapping, isAsked: Bool, file: String
  ) -> Detection? {
    guard let rules = mapping.rules else { return nil }
    let isPriceList = source.kind == .prices
    let wanted: [Field] = isPriceList ? [.item] : [.date, .item]
    var missing = wanted.filter { rules.cells[$0] == nil }
    if source.kind == .visits { missing.removeAll { $0 == .item } }
    if source.fileName?.hasDate == true || source.constants.date != nil || source.lookup != nil {
      missing.removeAll { $0 == .date }
    }
    let prices: [Field] = isPriceList ? [.price, .regularPrice] : []
    if ([.total, .unitPrice] + prices).allSatisfy({ rules.cells[$0] == nil }) {
      missing.append(isPriceList ? .price : .total)
    }
    let absent = isAsked ? absentColumns(source) : []
    guard !missing.isEmpty || !absent.isEmpty else { return nil }
    var parts = missing.filter { field in source.columns[field] == nil }
      .map { "names no column for the \($0.rawValue)" }
    parts += absent.map { name in
      let near = nearestName(to: name, among: names)
      return "names the column \(QuotedValue.describe(name)), which the file does not have"
        + (near.map { "; did you mean \(QuotedValue.describe($0))?" } ?? "")
    }
    if parts.isEmpty { parts = missing.map { "finds no column for the \($0.rawValue)" } }
    let present = names.prefix(20).map { QuotedValue.describe($0, limit: 24) }
    return .incomplete(
      missing: missing.compactMap(\.inReceipts),
      message: "the mapping \(source.name.isEmpty ? "" : QuotedValue.describe(source.name) + " ")"
        + parts.joined(separator: ", and ") + "; the file has "
        + present.joined(separator: ", "))
  }

  /// The columns of a mapping that the file does not have, and no other file may have.
  private func absentColumns(_ source: SourceMapping) -> [String] {
    guard source.lookup == nil else { return [] }
    let header = HeaderIndex(names)
    let absent = source.columns.sorted { $0.key.rawValue < $1.key.rawValue }
      .flatMap { _, columns in
        columns.columns.filter { header.column($0) == nil }.compactMap(\.first)
      }
    // Without the column of "only", no row at all would be read.
    let tested = source.only.flatMap(\.conditions).map(\.column)
      .filter { header.column($0) == nil }.compactMap(\.first)
    return absent + tested
  }

  /// A file's name without folder and extension.
  static func baseName(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return name }
    return String(name[..<point])
  }
}

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
        firstBytes: firstBytes, choices: choices.reading,
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
    let meanings = HeaderColumns(words: table.names).meanings
    if let item = meanings.firstIndex(of: .item), let total = meanings.firstIndex(of: .total),
      table.columns[total].level == table.rowLevel
    {
      table.lineColumns = JSONRowTable.LineColumns(item: item, total: total)
    }
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
  static func sample(of survey: JSONSurvey, _ table: JSONRowTable) -> [UInt8] {
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

/// A header of a price list.
extension ReceiptHeader {
  /// Whether the columns, the file's name or the command line say that the file is a price list, and
  /// why.
  ///
  /// A file with the numbers of receipts is a price list only if the user says so.
  func priceListReason(_ columns: PriceListColumns, choices: Choices) -> PriceListReason? {
    switch choices.priceList {
    case .fileName where mapping.meanings.contains(.receiptID): return nil
    case let reason?: return reason
    case nil: return columns.telltale.map { .column($0) }
    }
  }

  /// The fields of the first records.
  private func firstRecords(_ text: [UInt8]) -> [[String]] {
    let end = text.lastIndex(of: dialect.recordEnd).map { $0 + 1 } ?? text.count
    let start = min(dialect.dataOffset, end)
    var rows = dialect
    rows.dataOffset = 0
    return RecordList(text[start..<end].prefix(1 << 16), dialect: rows, limit: 200).records
      .filter { $0.problem == nil && $0.fields.count == names.count }.map(\.fields)
  }

  /// What a table is that has a column per store, month or item; `nil` for other tables.
  func widePriceList(
    _ columns: PriceListColumns, _ text: [UInt8], file: String, choices: Choices
  ) -> Detection? {
    guard columns.missing.contains(.price) else { return nil }
    guard
      let table = WidePriceTable(
        names, columns.fields, firstRecords(text), isPriceList: choices.priceList != nil)
    else { return nil }
    switch table {
    case .unclear(let message): return .incomplete(missing: [], message: message)
    case .plain(let mapping, let found):
      let record = RecordList.Record(line: dialect.dataLine - 1, fields: names, text: self.text)
      let detection = Self.mapped(
        dialect, record, text, evidence: evidence.filter { !$0.hasPrefix("Column ") }, file: file,
        MappingSet.Match(mapping: mapping, isAsked: false), choices: choices)
      guard case .receipts(var header) = detection else { return detection }
      header.priceList = .shape(found)
      let own = [PriceListReason.mapping.evidence, "The header is that of the mapping."]
      header.evidence.removeAll { own.contains($0) }
      header.evidence.append(PriceListReason.shape(found).evidence)
      return .receipts(header)
    }
  }

  /// Decides how the values of a price list are written, unless needed columns are missing.
  consuming func completed(
    asPriceList columns: PriceListColumns, because reason: PriceListReason, _ text: [UInt8],
    file: String, choices: Choices
  ) -> Detection {
    let missing = columns.missing
    guard missing.isEmpty else {
      let present = names.map { QuotedValue.describe($0, limit: 24) }.prefix(20)
      return .incomplete(
        missing: [],
        message: "it is a price list, because \(reason.clause), but it has no column for "
          + "\(missing.map(\.rawValue).joined(separator: " and ")); its columns are "
          + "\(present.joined(separator: ", ")); rename the columns, or write a mapping with "
          + "\"kind\": \"prices\"")
    }
    var columns = columns
    columns.settlePackages(firstRecords(text))
    priceList = reason
    mapping.priceFields = columns.fields
    mapping.meanings = columns.meanings
    // Two prices of one line are no rivals in a price list.
    diagnostics = []
    evidence.removeAll { $0.hasPrefix("Column ") }
    evidence.append(reason.evidence)
    for (column, field) in columns.fields.enumerated() {
      let name = QuotedValue.describe(names[column])
      evidence.append(
        field.map { "Column \(column + 1), \(name), is the \($0.rawValue)." }
          ?? "Column \(column + 1), \(name), is not used.")
    }
    settle(text, file: file, choices: choices)
    refuseMinorUnits(
      names.indices.filter { [.total, .unitPrice].contains(mapping.meanings[$0]) }, file: file)
    return .receipts(self)
  }
}

extension PriceListReason {
  fileprivate var clause: String {
    switch self {
    case .asked: "--prices or the settings name it"
    case .fileName(let words): "its name begins with \(QuotedValue.describe(words))"
    case .column(let name): "it has the column \(QuotedValue.describe(name))"
    case .mapping: "the mapping says so"
    case .shape(let found): found
    }
  }
}
