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
    switch layout.rules.kind(of: captured.fields.map(\.text)) {
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
  mutating func applyRules(_ bytes: ByteView, from start: Int) {
    let rules = layout.rules
    if layout.isPlain {
      captured.fields.removeAll(keepingCapacity: true)
      swap(&plan, &rulesPlan)
      _ = readRecord(bytes, from: start, nextFault: .max)
      swap(&plan, &rulesPlan)
    }
    isRuled = true
    if !rules.firstRowSlots.isEmpty { takeFirstRow(rules) }
    let mapped = MappedRow(captured.fields.map(\.text), rules)
    if let found = mapped.problem {
      let field = captured.fields[found.slot]
      problem = RecordProblem(
        reason: found.reason, start: field.start, end: field.start + field.length,
        value: found.value ?? (found.reason == .amountOverflow ? field.text : nil),
        field: field.text)
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
    amounts.oddDiscount = mapped.oddDiscount
    amounts.isOffer = mapped.isOffer
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
    row.isUTC = mapped.isUTC
    if layout.isPriceList {
      // The last day tells visits apart as a receipt number does.
      setRuleText(.receiptID, mapped.lastDay?.description ?? "")
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

  private mutating func setRuleText(_ field: Field, _ text: String) {
    captured.text.removeAll()
    captured.text.append(Array(text.utf8))
    setText(field, captured.text.view, from: 0, to: captured.text.count)
  }
}

extension RowAmounts {
  /// Takes a number, in short form where it has few digits.
  fileprivate mutating func set(_ field: Field, _ number: ExactDecimal?) {
    if let number {
      set(field, NumberText(number), exact: number)
    } else {
      set(field, .absent)
    }
  }
}

/// Reads the lines of price lists.
///
/// A line of a price list is what a quantity costs, and not what a household paid for it. Its price
/// takes the place of the amount paid, its last day the place of the receipt number.
extension PartParser {
  /// Checks a row of well-formed fields and appends it to the columns, or notes why not.
  @inline(never)
  mutating func finishPrice(line: Int, recordStart: Int) {
    guard row.hasStore, row.hasItem, amounts.hasAmount else {
      return noteMissing(at: recordStart)
    }
    guard let quantity = amounts.lineQuantity() else {
      return note(.quantityOutOfRange, at: recordStart, value: amounts.exactQuantity)
    }
    // A mapping of receipts has amounts of whole lines.
    guard
      let price = layout.rules.mapping.kind == .receipts ? amounts.paid(digits: 4) : amounts.price()
    else {
      return noteOverflow(at: recordStart)
    }
    guard price.tenThousandths > 0, quantity.millionths > 0 else {
      return note(
        .noPrice, at: recordStart, value: amounts.exactTotal ?? amounts.exactUnitPrice)
    }
    guard price.tenThousandths <= Amount.bookLimit.tenThousandths else {
      return noteOverflow(at: recordStart)
    }
    row.second = -1
    if row.isRunStale {
      beginRun(day: row.day ?? layout.defaultDay ?? ObservedPrices.undated)
      row.isRunStale = false
    }
    columns.append(row, quantity: quantity, paid: price, line: line)
    if row.isUTC { log.utcCount &+= 1 }
    let isOffer = amounts.isOffer || amounts.isBelowRegular
    columns.uses[columns.rowCount - 1] = isOffer ? [.price, .offer] : .price
  }
}

extension RowAmounts {
  /// What the quantity costs, to four decimals; the regular price where there is no other.
  fileprivate func price() -> Amount? {
    (exactTotal ?? exactUnitPrice).flatMap { LineAmount.rounded($0, digits: 4) }
  }

  /// Whether the price is below the regular price.
  fileprivate var isBelowRegular: Bool {
    guard let price = exactTotal, let regular = exactUnitPrice else { return false }
    return regular.subtracting(price)?.isPositive ?? false
  }
}

extension ReceiptLines.Uses {
  /// The price of a price list is an offer's.
  static let offer = ReceiptLines.Uses(rawValue: ObservedPrices.Uses.offer.rawValue)
}
