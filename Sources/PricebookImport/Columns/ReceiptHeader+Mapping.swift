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
    var choices = choices
    let order = source.dateFormat?.order
    let mark: DecimalMark? = source.decimalMark.map { $0 == UInt8(ascii: ",") ? .comma : .point }
    // The user's own mapping knows its file better than an option for all files, a profile does not.
    choices.dateOrder = match.isAsked ? order ?? choices.dateOrder : choices.dateOrder ?? order
    choices.decimalMark =
      match.isAsked ? mark ?? choices.decimalMark : choices.decimalMark ?? mark
    if source.dateFormat == .dayNumber { choices.dateOrder = .yearMonthDay }
    settle(text, file: file, choices: choices)
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
    let wanted: [MappingField] = isPriceList ? [.item] : [.date, .item]
    var missing = wanted.filter { rules.cells[$0] == nil }
    if source.kind == .visits { missing.removeAll { $0 == .item } }
    if source.fileName?.hasDate == true || source.constants.date != nil || source.lookup != nil {
      missing.removeAll { $0 == .date }
    }
    let prices: [MappingField] = isPriceList ? [.price, .regularPrice] : []
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
      missing: missing.compactMap(\.meaning),
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
