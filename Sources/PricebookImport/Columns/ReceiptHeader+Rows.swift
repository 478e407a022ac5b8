import PricebookModel

/// Receipts whose rows need more than one meaning for each column: columns that are filled on the
/// first row of a receipt only, taxes on top of the price, amounts in cents, and discounts in percent
/// or below zero.
extension ReceiptHeader {
  /// Decides whether columns are filled on the first row of a receipt only.
  mutating func settleFirstRows(_ text: [UInt8]) {
    guard source == nil, hasUndatedRecords else { return }
    let columns = receiptColumns
    var shape = FirstRowShape(columns: columns, item: mapping.meanings.firstIndex(of: .item))
    shape.look(at: records(of: text.prefix(1 << 16)), width: names.count)
    guard shape.isFirstRowOnly else { return }
    firstRowColumns = columns
    let shown = columns.map { QuotedValue.describe(names[$0], limit: 40) }
    evidence.append(
      "\(shown.joined(separator: ", ")) \(columns.count == 1 ? "is" : "are") filled on the "
        + "first row of a receipt only; \(shape.emptyCount) of \(shape.rowCount) records belong "
        + "to the receipt above them.")
    passOverReceiptTotal(shape)
    understood.formUnion(names.indices.filter { shape.filledBelow[$0] == 0 })
    // A column that first rows alone have is no rival of one that all rows have.
    let ofReceipts = names.indices.filter { shape.filledBelow[$0] == 0 }.map {
      "\(QuotedValue.describe(names[$0])) and "
    }
    diagnostics.removeAll { problem in
      problem.code == .duplicateColumn && ofReceipts.contains { problem.message.hasPrefix($0) }
    }
  }

  /// A total that first rows alone have is that of the receipt; another column may have the lines'.
  private mutating func passOverReceiptTotal(_ shape: FirstRowShape) {
    let meanings = mapping.meanings
    guard let total = meanings.firstIndex(of: .total), shape.filledBelow[total] == 0 else { return }
    let words = HeaderWords.meanings(of: names.map { HeaderName.folded($0) })
    let other = names.indices.first {
      meanings[$0] == nil && words[$0]?.meaning == .total && shape.filledBelow[$0] > 0
    }
    guard other != nil || meanings.contains(.unitPrice) else { return }
    mapping.meanings[total] = nil
    if let other {
      mapping.meanings[other] = .total
      let rivalry = "\(QuotedValue.describe(names[other])) and "
      diagnostics.removeAll { $0.code == .duplicateColumn && $0.message.hasPrefix(rivalry) }
    }
    evidence.append(
      "\(QuotedValue.describe(names[total], limit: 40)) is the total of the whole receipt, not of "
        + "its lines: first rows alone have it.")
  }

  /// The columns whose values are those of the whole receipt.
  private var receiptColumns: [Int] {
    mapping.meanings.indices.filter {
      switch mapping.meanings[$0] {
      case .receiptID, .date, .time, .store, .location, .person: true
      default: false
      }
    }
  }

  /// Makes the rules for columns that one meaning is not enough for.
  mutating func takeRules() {
    guard
      !firstRowColumns.isEmpty || !taxColumns.isEmpty || isInMinorUnits || discountForm != .positive
    else { return }
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
    written.isInMinorUnits = isInMinorUnits
    written.discount = discountForm
    // The currency says how many of them make one.
    if isInMinorUnits { written.constants.currency = mapping.defaultCurrency?.label }
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
  /// How many rows that name no receipt have each column filled.
  private(set) var filledBelow: [Int] = []
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
    filledBelow = Array(repeating: 0, count: width)
    while records.next() {
      guard records.fields.count == width, records.problem == nil, let item else { continue }
      let name = FieldText(records, item, in: buffer, &unquoted).text
      guard !name.isEmpty, FooterWords.kind(of: name) == nil else { continue }
      let values = columns.map { FieldText(records, $0, in: buffer, &unquoted).text }
      rowCount += 1
      if values.allSatisfy(\.isEmpty) {
        guard above != nil else { continue }
        emptyCount += 1
        for (column, field) in records.fields.enumerated() where field.start < field.end {
          filledBelow[column] += 1
        }
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
