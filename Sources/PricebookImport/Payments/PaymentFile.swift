import PricebookModel

/// A file of payments, as far as its beginning shows it.
struct PaymentFile: Sendable {
  /// Why it is one; `nil` where a mapping or the user says so.
  var shape: PaymentShape?
  /// The mapping of kind `payments` that reads it.
  var mapping: SourceMapping?
  /// The format of a statement that is no table.
  private(set) var statement: StatementFormat?
  private var dialect = Dialect()
  private var names: [String] = []
  private var reading: TableReading?

  init(_ shape: PaymentShape?, _ dialect: Dialect, _ names: [String]) {
    self.shape = shape
    self.dialect = dialect
    self.names = names
  }

  init(_ statement: StatementFormat) { self.statement = statement }

  init(_ mapping: SourceMapping, _ reading: TableReading) {
    self.mapping = mapping
    self.reading = reading
    dialect = reading.dialect
    names = reading.names
  }

  /// What kind of file it is, as messages call it.
  var kind: String { statement?.rawValue ?? shape?.kind ?? "payments" }

  /// The payments of the whole file; `nil` if no column has days or none has amounts.
  func table(_ bytes: [UInt8], asked: ReadingChoices, log: inout SourceLog) -> PaymentTable? {
    if let statement {
      let entries = statement.entries(FileBytes.decoded(bytes, asked: asked.encoding))
      return PaymentTable(entries, asked: statement.hasPlainValues ? nil : asked, log: &log)
    }
    let text = TextDecoder.decoded(bytes, as: dialect, isWhole: true)
    let records = Array(RecordList.data(of: text, dialect: dialect))
    guard let reading else {
      return PaymentTable(names, records, dialect, asked: asked, log: &log)
    }
    return PaymentTable(reading, records, log: &log)
  }
}

extension PaymentTable {
  /// Reads records as a mapping says; amounts above zero are money out.
  fileprivate init(_ reading: TableReading, _ records: [RecordList.Record], log: inout SourceLog) {
    self.init()
    let rules = reading.rules()
    let mapping = rules.mapping
    let shown = ShownRecord(reading.names, used: rules.slotColumns, reading.dialect)
    for record in records where !record.isEmpty {
      guard let cells = rules.cells(ofLine: record, shown, log: &log) else { continue }
      let day = withBytes(of: rules.text(.date, cells)) { rules.date($0, from: 0, to: $0.count) }
      let number = rules.cells[.total].flatMap {
        NumberCell(rules.text(.total, cells), of: .total, mark: rules.marks[$0.first])
      }
      guard let day = day?.day, let paid = number?.value?.exactAmount else {
        let reason: RejectionReason = day == nil ? .malformedDate : .missingAmount
        let text = shown.text(of: record)
        log.reject(reason.diagnosticMessage(quoted(text)), at: (record.line, 0), text: text)
        continue
      }
      log.countAccepted()
      let payee = [rules.text(.store, cells), rules.text(.item, cells)].filter { !$0.isEmpty }
      let currency = rules.text(.currency, cells)
      rows.append(
        Row(
          line: record.line, day: day, payee: payee.first ?? "",
          text: payee.joined(separator: " "), paid: mapping.isNegated ? -paid : paid,
          currency: CurrencyCode(
            written: currency.isEmpty
              ? mapping.constants.currency ?? number?.currency ?? "" : currency)))
    }
  }
}
