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
