import PricebookModel

/// Receipts whose rows need more than one meaning for each column: columns that are filled on the
/// first row of a receipt only, and taxes on top of the price.
extension ReceiptHeader {
  /// Decides whether columns are filled on the first row of a receipt only, and makes the rules that
  /// read such rows.
  mutating func settleRows(_ text: [UInt8]) {
    guard source == nil else { return }
    if hasUndatedRecords {
      let columns = receiptColumns
      var shape = FirstRowShape(columns: columns, item: mapping.meanings.firstIndex(of: .item))
      shape.look(at: records(of: text.prefix(1 << 16)), width: names.count)
      if shape.isFirstRowOnly {
        firstRowColumns = columns
        let shown = columns.map { QuotedValue.describe(names[$0], limit: 40) }
        evidence.append(
          "\(shown.joined(separator: ", ")) \(columns.count == 1 ? "is" : "are") filled on the "
            + "first row of a receipt only; \(shape.emptyCount) of \(shape.rowCount) records belong "
            + "to the receipt above them.")
      }
    }
    takeRules()
  }

  /// The columns whose values are those of the whole receipt.
  private var receiptColumns: [Int] {
    mapping.meanings.indices.filter {
      switch mapping.meanings[$0] {
      case .receiptID, .date, .time, .store, .location: true
      default: false
      }
    }
  }

  /// Makes the rules for columns that one meaning is not enough for.
  mutating func takeRules() {
    guard !firstRowColumns.isEmpty || !taxColumns.isEmpty else { return }
    // Names need not be unique; the numbers of the columns are.
    func source(_ columns: [Int]) -> ColumnSource {
      ColumnSource(columns.map { [String($0)] }, columns.count > 1 ? .sum : .joined(separator: " "))
    }
    var written = SourceMapping()
    for (column, meaning) in mapping.meanings.enumerated() {
      if let field = meaning.flatMap({ MappingField(rawValue: $0.rawValue) }) {
        written.columns[field] = source([column])
      }
    }
    if !taxColumns.isEmpty { written.columns[.charge] = source(taxColumns) }
    written.firstRowOnly = firstRowColumns.map { [String($0)] }
    var rules = RowRules(written, header: HeaderIndex(names.indices.map { String($0) }))
    rules.dateOrder = mapping.slashDateOrder
    rules.takeMarks(ofColumns: marks)
    mapping.rules = rules
  }
}

/// Whether the first rows of receipts alone say which receipt they belong to.
private struct FirstRowShape {
  let columns: [Int]
  let item: Int?
  private(set) var rowCount = 0
  /// Rows that name no receipt, below a row that does.
  private(set) var emptyCount = 0
  /// Rows that name the receipt of the row above once more.
  private var repeatedCount = 0
  private var above: [String]?

  init(columns: [Int], item: Int?) {
    self.columns = columns
    self.item = item
  }

  mutating func look(at cursor: RecordCursor, width: Int) {
    var records = cursor
    var buffer = ByteBuffer(capacity: records.bytes.count)
    buffer.append(records.bytes)
    var unquoted = ByteBuffer(capacity: 0)
    while records.next() {
      guard records.fields.count == width, records.problem == nil, let item else { continue }
      let name = FieldText(records, item, in: buffer, &unquoted).text
      guard !name.isEmpty, FooterWords.kind(of: name) == nil else { continue }
      let values = columns.map { FieldText(records, $0, in: buffer, &unquoted).text }
      rowCount += 1
      if values.allSatisfy(\.isEmpty) {
        if above != nil { emptyCount += 1 }
        continue
      }
      if values == above { repeatedCount += 1 }
      above = values
    }
  }

  /// A file whose rows all name their receipt has rows that repeat the one above; a row without a
  /// receipt is then a mistake.
  var isFirstRowOnly: Bool {
    guard emptyCount > 0, repeatedCount * 10 <= emptyCount else { return false }
    // A date alone is left out by mistake more easily than a date and a store.
    return columns.count > 1
      ? emptyCount * 10 >= rowCount : emptyCount >= 2 && emptyCount * 4 >= rowCount
  }
}
