import PricebookModel

extension TableDetective {
  static func mapped(
    _ header: RecordList.Record, _ dialect: Dialect, _ text: [UInt8], evidence: [Evidence],
    _ match: MappingSet.Match, choices: Choices
  ) -> Detection {
    guard let spread = match.mapping.spread else {
      let reading = TableReading(header, dialect, match.mapping, evidence: evidence)
      return TableDetective(reading, text, choices: choices).decidedByMapping(match)
    }
    guard let table = SpreadTable(header.fields, dialect, match.mapping) else {
      return .incomplete(
        Message.spreadFitsNothing(
          columns: TableReading(dialect: dialect, names: header.fields, columns: []).shownNames))
    }
    let end = text.lastIndex(of: dialect.recordEnd).map { $0 + 1 } ?? text.count
    let rows = table.sample(text[min(dialect.dataOffset, end)..<end])
    let names = table.spread.prefix(12).map { QuotedValue.describe(header.fields[$0], limit: 24) }
    var reading = TableReading(
      RecordList.Record(line: header.line, fields: table.rowNames), .rows,
      match.mapping.forSpreadRows,
      evidence: evidence + [
        Evidence(
          Message.columnsBecomeRows(
            count: table.spread.count, field: spread.name.rawValue,
            names: names.joined(separator: ", "), more: table.spread.count > 12 ? ", …" : ""))
      ])
    reading.shape = .spread(table)
    reading.source = match.mapping
    return TableDetective(reading, rows, choices: choices).decidedByMapping(match)
  }

  /// Detects how a file without a header is written, whose columns a mapping names by position.
  static func withoutHeader(
    _ firstBytes: [UInt8], _ match: MappingSet.Match, choices: Choices
  ) -> Detection {
    let wanted = match.mapping.namedColumns.joined().compactMap { ColumnPosition($0)?.number }.max()
    guard
      let found = DialectSearch(
        firstBytes: firstBytes, choices: choices.reading.dialect,
        knownCount: { $0.count >= wanted ?? 1 ? wanted ?? 1 : 0 })
    else { return .incomplete(Message.tooFewColumns(wanted: wanted ?? 1)) }
    let before = RecordList(found.text, dialect: found.dialect, limit: found.preambleCount).records
    let start = before.last?.endOffset ?? found.text.lengthOfMark
    let names = found.header.fields.indices.map { String($0 + 1) }
    return mapped(
      RecordList.Record(line: found.header.line, fields: names),
      found.dialect.withData(from: start, of: found.text), found.text,
      evidence: found.evidence.filter { $0.subject != .header } + [
        Evidence(Message.columnsByPosition, about: .header)
      ], match, choices: choices)
  }

  /// Decides from the values what the mapping does not say.
  consuming func decidedByMapping(_ match: MappingSet.Match) -> Detection {
    let source = reading.mapping
    guard [.receipts, .visits, .prices].contains(source.kind) else {
      if source.kind == .payments { settleValues(given: source) }
      return .mapped(match.mapping, reading)
    }
    if source.kind == .prices {
      reading.priceList = .mapping
    } else {
      reading.priceList = choices.priceList == .asked ? .asked : nil
    }
    if let priceList = reading.priceList { reading.evidence.append(priceList.evidence) }
    let rules = reading.rules()
    if let problem = problem(of: rules, isAsked: match.isAsked) { return problem }
    if let pattern = source.fileName {
      let found = pattern.match(Self.baseName(of: choices.file)) ?? FileNamePattern.Found()
      reading.found = found
      if pattern.hasDate, found.date == nil, rules.cells[.date] == nil, source.constants.date == nil
      {
        return .incomplete(Message.dateInFileName(source: source.name, pattern: pattern.text))
      }
      if let day = found.date { say(Message.dayOfFileName(day: day)) }
      if let store = found.store { say(Message.storeOfFileName(store: store)) }
    }
    settleValues(given: source)
    // Where the mapping names no tax, one may explain the total.
    if rules.cells[.charge] == nil, source.paid == .total,
      let taxed = LineSample(taxesOf: reading, rules, sample.records)
    {
      _ = settleTax(taxed)
    }
    if source.kind == .receipts, source.firstRowOnly.isEmpty { settleFirstRows() }
    return .receipts(reading)
  }

  /// Why the mapping cannot be used on this file; `nil` where it can.
  private func problem(of rules: RowRules, isAsked: Bool) -> Detection? {
    let source = rules.mapping
    let isPriceList = source.kind == .prices
    let isDated =
      isPriceList || source.fileName?.hasDate == true || source.constants.date != nil
      || source.lookup != nil
    let prices: [Field] =
      isPriceList ? [.price, .total, .unitPrice, .regularPrice] : [.total, .unitPrice]
    var missing: [Field] = []
    if !isDated, rules.cells[.date] == nil { missing.append(.date) }
    if source.kind != .visits, rules.cells[.item] == nil { missing.append(.item) }
    if prices.allSatisfy({ rules.cells[$0] == nil }) { missing.append(prices[0]) }
    let absent = isAsked ? absentColumns(source) : []
    guard !missing.isEmpty || !absent.isEmpty else { return nil }
    var parts = missing.filter { field in source.columns[field] == nil }
      .map { "names no column for the \($0.rawValue)" }
    parts += absent.map { name in
      let near = nearestName(to: name, among: reading.names)
      return Message.columnNotThere(
        name: name, near: near.map { "; did you mean \(QuotedValue.describe($0))?" } ?? "")
    }
    if parts.isEmpty { parts = missing.map { "finds no column for the \($0.rawValue)" } }
    return .incomplete(
      Message.mappingDoesNotFit(
        mapping: source.name.isEmpty ? "" : QuotedValue.describe(source.name) + " ",
        problems: parts.joined(separator: ", and "), names: reading.shownNames))
  }

  /// The columns of a mapping that the file does not have, and no other file may have.
  private func absentColumns(_ source: SourceMapping) -> [String] {
    guard source.lookup == nil else { return [] }
    let header = HeaderIndex(reading.names)
    // Without the column of "only", no row at all would be read.
    let named =
      source.columns.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { $1.columns }
      + source.rows[.only, default: []].flatMap(\.conditions).map(\.column)
    return named.filter { header.column($0) == nil }.compactMap(\.first)
  }

  static func baseName(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return name }
    return String(name[..<point])
  }
}

extension TableReading {
  fileprivate init(
    _ record: RecordList.Record, _ dialect: Dialect, _ mapping: SourceMapping, evidence: [Evidence]
  ) {
    self.init(dialect: dialect, names: record.fields, columns: record.fields.map { _ in nil })
    source = mapping
    self.mapping = mapping
    let rules = rules()
    columns = names.indices.map { column in
      // Of several uses of a column, the one that is not a part of an id is shown.
      let fields = rules.fields(ofColumn: column)
      return fields.first { $0 != .receiptID } ?? fields.first
    }
    headerText = record.text
    self.evidence =
      evidence + [
        Evidence(
          "The header is that of \(mapping.name.isEmpty ? "the mapping" : mapping.name).",
          about: .source)
      ]
    for (column, name) in record.fields.enumerated() {
      let fields = rules.fields(ofColumn: column).map(\.rawValue)
      self.evidence.append(
        Evidence(
          Message.columnUse(
            column: column + 1, name: name,
            use: fields.isEmpty
              ? mapping.ignored.contains(name) ? "known and not used." : "not used."
              : "the \(fields.joined(separator: " and "))."), about: .column(column)))
    }
  }
}

extension TableDetective {
  /// Detects receipts that a mapping reads; `nil` if it does not fit; an unknown size is 0.
  static func json(
    _ survey: JSONSurvey, byteCount: Int, _ match: MappingSet.Match, choices: Choices
  ) -> Detection? {
    if match.mapping.spread != nil {
      return spreadJSON(survey, byteCount: byteCount, match, choices: choices)
    }
    guard let table = survey.table(match.mapping, byteCount: byteCount) else { return nil }
    var reading = TableReading(
      RecordList.Record(line: 1, fields: table.names), .rows, match.mapping.forJSONRows,
      evidence: survey.evidence(of: table))
    reading.source = match.mapping
    return TableDetective(
      reading, survey.sample(of: table, moreThan: TableSample.byteCount),
      all: { survey.sample(of: table) }, choices: choices
    ).decidedByMapping(match).reading(table, choices)
  }

  /// Detects receipts of an unknown program by words; `nil` if not exactly one array has lines.
  static func unknownJSON(_ survey: JSONSurvey, byteCount: Int, choices: Choices) -> Detection? {
    guard let table = survey.tableOfArrays() ?? survey.tableByWords(byteCount: byteCount)
    else { return wideJSON(survey, byteCount: byteCount, choices: choices) }
    return TableDetective(
      RecordList.Record(line: 1, fields: table.names), .rows,
      survey.sample(of: table, moreThan: TableSample.byteCount),
      all: { survey.sample(of: table) }, evidence: survey.evidence(of: table), choices: choices
    ).decidedByWords().reading(table, choices)
  }
}

/// Objects in JSON with a field per store, month or item, each of which becomes a row.
extension TableDetective {
  /// Detects prices that a mapping with `spread` reads; `nil` without the objects that it names.
  private static func spreadJSON(
    _ survey: JSONSurvey, byteCount: Int, _ match: MappingSet.Match, choices: Choices
  ) -> Detection? {
    let rows = match.mapping.records.lazy.compactMap { JSONPath($0) }.compactMap {
      survey.rows(on: survey.steps($0), byteCount: byteCount)
    }.first
    guard let rows else { return nil }
    let header = HeaderIndex(rows.table.names)
    guard match.mapping.recognise.allSatisfy({ header.column($0) != nil }) else { return nil }
    return spread(rows.table, survey, match, choices: choices)
  }

  /// Detects a list of prices by the names of its fields and their values.
  private static func wideJSON(
    _ survey: JSONSurvey, byteCount: Int, choices: Choices
  ) -> Detection? {
    guard let table = survey.likeliestRows(byteCount: byteCount)?.table else { return nil }
    let columns = PriceListColumns(table.names)
    let sample = TableSample(survey.sample(of: table)[...], .rows, width: table.names.count)
    guard columns.missing.contains(.price),
      case .plain(let mapping, let found)? = WidePriceTable(
        table.names, columns.fields, Array(sample.records.prefix(200)),
        isPriceList: choices.priceList != nil)
    else { return nil }
    return spread(
      table, survey, MappingSet.Match(mapping: mapping, isAsked: false), choices: choices
    ).asPrices(found)
  }

  private static func spread(
    _ table: JSONRowTable, _ survey: JSONSurvey, _ match: MappingSet.Match, choices: Choices
  ) -> Detection {
    let detection = mapped(
      RecordList.Record(line: 1, fields: table.names), .rows, survey.sample(of: table),
      evidence: survey.evidence(of: table), match, choices: choices)
    guard case .receipts(var reading) = detection, case .spread(var spread) = reading.shape
    else { return detection }
    spread.json = table
    reading.shape = .spread(spread)
    return .receipts(reading)
  }
}

extension TableDetective.Detection {
  /// The same as a list of prices, by its shape.
  fileprivate func asPrices(_ found: String) -> Self {
    guard case .receipts(var reading) = self else { return self }
    let reason = PriceListReason.shape(found)
    reading.priceList = reason
    reading.evidence.forget(.priceList)
    reading.evidence.forget(.source)
    reading.evidence.append(reason.evidence)
    return .receipts(reading)
  }

  /// The detection for a table of JSON, once it is known how numbers are written.
  fileprivate func reading(_ table: JSONRowTable, _ choices: TableDetective.Choices) -> Self {
    guard case .receipts(var reading) = self else { return self }
    var table = table
    table.marks = reading.marks
    // What lists of prices have around their lines was not paid.
    table.money = reading.priceList == nil ? table.money?.completed(by: reading, choices) : nil
    reading.shape = .json(table)
    return .receipts(reading)
  }
}

extension JSONReceiptMoney {
  /// The same with what the reading of the lines says of amounts.
  fileprivate func completed(
    by reading: TableReading, _ choices: TableDetective.Choices
  ) -> JSONReceiptMoney? {
    let rules = reading.rules()
    guard let amount = rules.cells[.total]?.first ?? rules.cells[.unitPrice]?.first
    else { return nil }
    var money = self
    var currency = reading.currency ?? choices.currency
    if let own = reading.mapping.constants.currency { currency = CurrencyCode(written: own) }
    money.digits = (currency ?? .unknown).minorUnitDigits
    money.mark = reading.marks[rules.slotColumns[amount]]
    money.areAllInMinorUnits =
      rules.mapping.isInMinorUnits && !HeaderName.isInMinorUnits(rules.names[amount])
    return money
  }
}

extension SourceMapping {
  fileprivate var forJSONRows: SourceMapping {
    guard discountRows != nil else { return self }
    var mapping = self
    let own = columns[.discount]?.columns ?? []
    mapping.columns[.discount] = ColumnSource(own + [[JSONRowTable.discountColumn]], .sum)
    return mapping
  }
}

extension TableDetective {
  /// What makes the file a price list; with receipt numbers, only the user's word does.
  func priceListReason(_ columns: PriceListColumns) -> PriceListReason? {
    switch choices.priceList {
    case .fileName where reading.has(.receiptID): nil
    case let reason?: reason
    case nil: columns.telltale.map { .column($0) }
    }
  }

  /// What a table is that has a column per store, month or item; `nil` for other tables.
  func widePriceList(_ columns: PriceListColumns) -> Detection? {
    guard columns.missing.contains(.price),
      let table = WidePriceTable(
        reading.names, columns.fields, Array(sample.records.prefix(200)),
        isPriceList: choices.priceList != nil)
    else { return nil }
    switch table {
    case .unclear(let message): return .incomplete(message)
    case .plain(let mapping, let found):
      let header = RecordList.Record(
        line: reading.dialect.dataLine - 1, fields: reading.names, text: reading.headerText)
      return Self.mapped(
        header, reading.dialect, text, evidence: reading.evidence.withoutColumns,
        MappingSet.Match(mapping: mapping, isAsked: false), choices: choices
      ).asPrices(found)
    }
  }

  /// Finds price lists whose rows name the item only where it is another than above.
  private mutating func settleRepeatedItems() {
    let fields: [Field] = [.item, .store, .category, .barcode]
    let columns = reading.columns.indices.filter {
      reading.columns[$0].map(fields.contains) ?? false
    }
    guard let item = reading.column(.item), let first = sample.records.first, !first[item].isEmpty
    else { return }
    let bare = sample.records.filter { $0[item].isEmpty }
    // One row without an item is a mistake.
    guard columns.count > 1, bare.count >= 2, bare.count * 3 >= sample.records.count,
      bare.allSatisfy({ row in columns.allSatisfy { row[$0].isEmpty } })
    else { return }
    reading.mapping.firstRowOnly = columns.map { [reading.rowName(of: $0)] }
    say(
      Message.firstRowOnly(
        columns: columns.map { named($0) }.joined(separator: ", "), count: columns.count,
        empty: bare.count, rows: sample.records.count))
  }

  /// Decides how the values of a price list are written, unless needed columns are missing.
  consuming func priceList(_ columns: PriceListColumns, _ reason: PriceListReason) -> Detection {
    let missing = columns.missing
    guard missing.isEmpty else {
      return .incomplete(
        Message.priceListLacks(
          reason: reason.clause, missing: missing.map(\.rawValue).joined(separator: " and "),
          names: reading.shownNames))
    }
    var columns = columns
    columns.settlePackages(Array(sample.records.prefix(200)))
    reading.priceList = reason
    reading.mapping.kind = .prices
    reading.columns = columns.fields
    // Two prices of one line are no rivals in a price list.
    reading.diagnostics = []
    reading.evidence = reading.evidence.withoutColumns + [reason.evidence]
    reading.evidence += reading.columns.indices.map { reading.sentence(ofColumn: $0) }
    settleValues()
    settleRepeatedItems()
    let prices = reading.columns.indices.filter {
      [.price, .offerPrice, .regularPrice].contains(reading.columns[$0])
    }
    let cents = prices.filter { HeaderName.isInMinorUnits(reading.names[$0]) }
    if cents.count == prices.count {
      reading.mapping.isInMinorUnits = true
      reading.mapping.constants.currency = reading.currency?.label
      say(Message.inMinorUnits(column: named(cents.first)))
    } else if let first = cents.first {
      report(.unclearCents(column: named(first), clause: "and the other prices are not"))
    }
    return .receipts(reading)
  }
}

extension Message {
  fileprivate static func spreadFitsNothing(columns: String) -> String {
    "\"spread\" of the mapping fits no column of the file; its columns are \(columns)"
  }

  fileprivate static func columnsBecomeRows(
    count: Int, field: String, names: String, more: String
  ) -> String {
    "\(count) columns become rows, their names the \(field): \(names)\(more)."
  }

  fileprivate static func tooFewColumns(wanted: Int) -> String {
    "the mapping wants \(wanted) columns, and no record has as many"
  }

  fileprivate static let columnsByPosition =
    "The file has no header; the mapping names columns by their position."

  fileprivate static func dateInFileName(source: String, pattern: String) -> String {
    """
    it is a file of \(source), which has its date in the file name; rename it to \(pattern), with \
    the date as YYYY-MM-DD
    """
  }

  fileprivate static func dayOfFileName(day: CalendarDate) -> String {
    "The file's name says that the day is \(day)."
  }

  fileprivate static func storeOfFileName(store: some StringProtocol) -> String {
    "The file's name says that the store is \(QuotedValue.describe(store, limit: 40))."
  }

  fileprivate static func columnNotThere(name: some StringProtocol, near: String) -> String {
    "names the column \(QuotedValue.describe(name, limit: 40)), which the file does not have\(near)"
  }

  fileprivate static func mappingDoesNotFit(
    mapping: String, problems: String, names: String
  ) -> String {
    "the mapping \(mapping)\(problems); the file has \(names)"
  }

  fileprivate static func columnUse(
    column: Int, name: some StringProtocol, use: String
  ) -> String {
    "Column \(column), \(QuotedValue.describe(name, limit: 40)), is \(use)"
  }

  fileprivate static func priceListLacks(reason: String, missing: String, names: String) -> String {
    """
    it is a price list, because \(reason), but it has no column for \(missing); its columns are \
    \(names); rename the columns, or write a mapping with "kind": "prices"
    """
  }
}
