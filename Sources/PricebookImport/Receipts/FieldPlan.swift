import PricebookModel

/// The columns of a file in order, and where the record above has fields that are repeated.
struct FieldPlan: ~Copyable {
  /// One per column of the file, and one for fields beyond them.
  let columns: ColumnBuffer<PlannedColumn>
  let columnCount: Int
  /// How many columns at the start of a record often repeat the record above: none where all do.
  let leadColumnCount: Int
  /// Where the first columns of the last record are that the row's meaning was read from.
  var lead = Lead()

  init(_ layout: RecordLayout) {
    let reading = layout.file.reading
    let rules = layout.rules
    var planned = reading.columns.indices.map { column in
      var planned = PlannedColumn(
        field: layout.fields[column], mark: reading.marks[column],
        delimiter: reading.dialect.delimiter)
      if let slot = rules.slotColumns.firstIndex(of: column) {
        if layout.isCaptured(slot: slot) { planned.slot = slot }
        planned.isTested = rules.isTested(slot: slot)
      }
      if layout.firstRowColumns.contains(column) { planned.mayRepeat = false }
      let isPlain = planned.slot < 0 && !planned.isTested && rules.cellForm.isPlain
      planned.plainField = isPlain && layout.isPlain(planned.field) ? planned.field : nil
      return planned
    }
    planned.append(PlannedColumn(field: nil, mark: 0, delimiter: reading.dialect.delimiter))
    columns = ColumnBuffer(planned)
    columnCount = reading.columns.count
    let leadColumns = planned.prefix { $0.mayRepeat }
    leadColumnCount = leadColumns.count < columnCount ? leadColumns.count : 0
  }

  /// Forgets the record above, because the next one belongs to another part.
  mutating func forgetRecordAbove() {
    lead = Lead()
    for index in 0...columnCount { columns[index].previousLength = 0 }
  }

  /// Keeps where a field is for the record below; where it cannot be reused, `end` is `start`.
  @inline(__always)
  func remember(_ planned: PlannedColumn, _ column: Int, from start: Int, to end: Int) {
    guard planned.mayRepeat else { return }
    columns[column].previousStart = start
    columns[column].previousLength = end &- start
  }
}

/// A column of the file, and where the record above has its field in the part.
struct PlannedColumn: BitwiseCopyable {
  /// `nil` for a column that is no field by itself.
  var field: Field?
  /// The same where a cell of the usual form needs no other look; else `nil`.
  var plainField: Field?
  /// Where the text is kept beside what it means; −1 where it is not needed.
  var slot = -1
  /// Whether patterns of rows look at the text.
  var isTested = false
  var mark: UInt8
  /// The same outside of quotes: 0 where the mark is also the delimiter.
  var plainMark: UInt8
  var mayRepeat: Bool
  var previousStart = 0
  /// Including the delimiter or record end; 0 where the field above cannot be reused.
  var previousLength = 0

  init(field: Field?, mark: UInt8, delimiter: UInt8) {
    self.field = field
    self.mark = mark
    plainMark = mark == delimiter ? 0 : mark
    mayRepeat = field.map { $0 == .unit || Field.ofReceipt.contains($0) } ?? false
  }

  /// Whether a field is a text that rows refer to by id, items excepted.
  @inline(__always)
  var isInterned: Bool {
    switch plainField {
    case .receiptID, .store, .category, .unit, .currency, .location, .person, .beneficiaries: true
    default: false
    }
  }
}

/// The text of the first columns of a record, which the next record may repeat.
struct Lead: BitwiseCopyable {
  var start = 0
  /// Including the last delimiter; 0 where it cannot be reused.
  var length = 0
}

extension RecordLayout {
  /// Whether a cell of the usual form means what it says.
  fileprivate func isPlain(_ field: Field?) -> Bool {
    switch field {
    case .item: !composesItems
    case .date: rules.mapping.dateFormat != .dayNumber && rules.mapping.dateFormat != .month
    case .category: rules.mapping.kind != .prices
    default: true
    }
  }
}
