import PricebookModel

/// A field of the present record that a mapping looks at.
struct CapturedField {
  /// Trimmed.
  var text: String
  /// Where the field stands in the part.
  var start: Int
  var length: Int
}

/// What a mapping with rules of its own makes of a record.
extension PartParser {
  /// Settles what the present record is.
  ///
  /// - Returns: Whether it is left out.
  @inline(never)
  mutating func leavesOut(
    _ part: borrowing Part, _ bytes: ByteView, from start: Int, to end: Int, line: Int
  ) -> Bool {
    guard let rules else { return false }
    switch rules.kind(of: captured.map(\.text)) {
    case .line: return false
    case .skipped: leftOutCount += 1
    case .footer:
      let found = asideReader.aside(
        bytes, from: start, to: contentEnd(bytes, from: start, to: end), isBehindBlankLine: false)
      let place = Aside.Place(
        line: line, offset: part.offset + start, rowCount: columns.rowCount,
        rejectedCount: rejectedCount)
      asides.append((found ?? .footer(.other, amount: nil), place))
    }
    readCount -= 1
    return true
  }

  /// Takes the fields of the present record into the row, or notes what is wrong with them.
  @inline(never)
  mutating func applyRules() {
    guard let rules else { return }
    let mapped = MappedRow(captured.map(\.text), rules)
    if let found = mapped.problem {
      let field = captured[found.slot]
      problem = Problem(
        reason: found.reason, start: field.start, end: field.start + field.length)
      if found.reason == .amountOverflow { problemValue = field.text }
      return
    }
    setRun(mapped)
    setRuleText(.category, mapped.category)
    setRuleText(.unit, mapped.unit)
    setRuleText(.currency, mapped.currency)
    row.hasItem = !mapped.item.isEmpty
    ruleText.removeAll()
    ruleText.append(Array(mapped.item.utf8))
    if !mapped.barcode.isEmpty || mapped.isAdjustment {
      ruleText.append(0)
      ruleText.append(Array(mapped.barcode.utf8))
    }
    if mapped.isAdjustment { ruleText.append(0) }
    composeItem(ruleText.view, from: 0, to: ruleText.count)
    row.hasItem = !mapped.item.isEmpty
    row.quantity = NumberText(mapped.quantity, long: &longNumbers.quantity)
    row.unitPrice = NumberText(mapped.unitPrice, long: &longNumbers.unitPrice)
    row.discount = NumberText(mapped.discount, long: &longNumbers.discount)
    row.total = NumberText(mapped.total, long: &longNumbers.total)
  }

  /// Takes what rows of one receipt share; a run goes on while it stays the same.
  private mutating func setRun(_ mapped: MappedRow) {
    let before = (row.day, row.second, row.receiptID, row.store, row.hasStore)
    let wasStale = isRunStale
    row.day = mapped.day
    row.second = mapped.second
    setRuleText(.receiptID, mapped.receiptID)
    ruleText.removeAll()
    ruleText.append(Array(mapped.store.utf8))
    setStore(ruleText.view, from: 0, to: ruleText.count)
    isRunStale =
      wasStale || before != (row.day, row.second, row.receiptID, row.store, row.hasStore)
  }

  private mutating func setRuleText(_ kind: FieldKind, _ text: String) {
    ruleText.removeAll()
    ruleText.append(Array(text.utf8))
    setText(kind, ruleText.view, from: 0, to: ruleText.count)
  }
}

extension NumberText {
  /// A number in short form where it has few digits, else kept beside.
  init(_ number: ExactDecimal?, long: inout ExactDecimal?) {
    guard let number else {
      self = .absent
      return
    }
    long = number
    self.init(number)
  }
}
