import PricebookModel

/// A field of the current record that a mapping looks at.
struct CapturedField {
  /// Trimmed.
  var text: String
  /// Where the field is in the part.
  var start: Int
  var length: Int
}

/// The fields of the current record that a mapping looks at.
struct CapturedFields: ~Copyable {
  var fields: [CapturedField] = []
  /// A text that the rules produced.
  var text = ByteBuffer(capacity: 256)
  /// The texts of the last row that named its receipt, for rows below it that name none.
  var firstRow: [String]?
}

/// Reads records by the rules of a mapping.
extension PartParser {
  /// Decides by the mapping whether the current record is left out.
  @inline(never)
  mutating func leavesOut(
    _ part: borrowing Part, _ bytes: ByteView, from start: Int, to end: Int, line: Int
  ) -> Bool {
    guard let rules = layout.rules else { return false }
    switch rules.kind(of: captured.fields.map(\.text)) {
    case .line: return false
    case .skipped: log.leftOutCount += 1
    case .footer:
      let found = asides.reader.aside(
        bytes, from: start, to: contentEnd(bytes, from: start, to: end), followsBlankLine: false)
      let place = Aside.Place(
        line: line, offset: part.offset + start, rowCount: columns.rowCount,
        rejectedCount: log.rejectedCount)
      asides.append(found ?? .footer(.other, amount: nil), place)
    }
    log.readCount -= 1
    return true
  }

  /// Takes the fields of the current record into the row, or notes what is wrong with them.
  @inline(never)
  mutating func applyRules() {
    guard let rules = layout.rules else { return }
    if !rules.firstRowSlots.isEmpty { takeFirstRow(rules) }
    let mapped = MappedRow(captured.fields.map(\.text), rules)
    if let found = mapped.problem {
      let field = captured.fields[found.slot]
      problem = RecordProblem(
        reason: found.reason, start: field.start, end: field.start + field.length,
        value: found.reason == .amountOverflow ? field.text : nil, field: field.text)
      return
    }
    setRun(mapped)
    setRuleText(.category, mapped.category)
    setRuleText(.unit, mapped.unit)
    setRuleText(.currency, mapped.currency)
    captured.text.removeAll()
    captured.text.append(Array(mapped.item.utf8))
    if !mapped.barcode.isEmpty || mapped.isAdjustment {
      captured.text.append(0)
      captured.text.append(Array(mapped.barcode.utf8))
    }
    if mapped.isAdjustment { captured.text.append(0) }
    composeItem(captured.text.view, from: 0, to: captured.text.count)
    row.hasItem = !mapped.item.isEmpty
    amounts.set(.quantity, mapped.quantity)
    amounts.set(.unitPrice, mapped.unitPrice)
    amounts.set(.discount, mapped.discount)
    amounts.set(.total, mapped.total)
  }

  /// Fills the columns of the receipt from its first row, where the row has none of them.
  private mutating func takeFirstRow(_ rules: RowRules) {
    let slots = rules.firstRowSlots
    let texts = slots.map { rules.text(captured.fields[$0].text) }
    guard texts.allSatisfy(\.isEmpty) else { return captured.firstRow = texts }
    // A line that sums up the receipt or the table is no row of either.
    guard let first = captured.firstRow, let item = rules.cells[.item]?.first,
      FooterWords.kind(of: captured.fields[item].text) == nil
    else { return }
    for (slot, text) in zip(slots, first) { captured.fields[slot].text = text }
  }

  /// Takes what the rows of one receipt have in common; a run continues while it stays the same.
  private mutating func setRun(_ mapped: MappedRow) {
    let before = (row.day, row.second, row.receiptID, row.store, row.hasStore, row.location)
    let personBefore = row.person
    let wasStale = row.isRunStale
    row.day = mapped.day
    row.second = mapped.second
    if layout.isPriceList {
      setLastDay(mapped.lastDay)
      if mapped.isOffer { amounts.extras.insert(.offer) }
    } else {
      setRuleText(.receiptID, mapped.receiptID)
    }
    captured.text.removeAll()
    captured.text.append(Array(mapped.store.utf8))
    setStore(captured.text.view, from: 0, to: captured.text.count)
    setRuleText(.location, mapped.location)
    if layout.hasPersons { setRuleText(.person, mapped.person) }
    row.isRunStale =
      wasStale
      || before != (row.day, row.second, row.receiptID, row.store, row.hasStore, row.location)
      || personBefore != row.person
  }

  private mutating func setRuleText(_ kind: FieldKind, _ text: String) {
    captured.text.removeAll()
    captured.text.append(Array(text.utf8))
    setText(kind, captured.text.view, from: 0, to: captured.text.count)
  }
}

extension RowAmounts {
  /// Takes a number, in short form where it has few digits.
  fileprivate mutating func set(_ kind: FieldKind, _ number: ExactDecimal?) {
    if let number {
      set(kind, NumberText(number), exact: number)
    } else {
      set(kind, .absent)
    }
  }
}
