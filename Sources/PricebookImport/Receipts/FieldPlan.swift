import PricebookModel

/// The columns of a file in order, and where the record above has fields that are repeated.
///
/// ``RecordLayout`` decides once what the columns are, and is asked by all that works on whole
/// records. The loop over fields asks here alone: what it needs of a column is in one place of memory
/// (``PlannedColumn``), beside what changes with each record.
///
/// Lines of a receipt repeat its fields: without looking there first, a million lines take a fifth
/// longer to read.
struct FieldPlan: ~Copyable {
  /// One per column of the file, and one for fields beyond them.
  let columns: ColumnBuffer<PlannedColumn>
  let columnCount: Int

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
  }

  /// Forgets the record above, because the next one belongs to another part.
  func forgetRecordAbove() {
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
