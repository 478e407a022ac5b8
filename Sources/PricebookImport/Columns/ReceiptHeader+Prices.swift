import PricebookModel

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
    case .asked: "--prices names it"
    case .fileName(let words): "its name begins with \(QuotedValue.describe(words))"
    case .column(let name): "it has the column \(QuotedValue.describe(name))"
    case .mapping: "the mapping says so"
    case .shape(let found): found
    }
  }
}
