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
    if let written = mapped.oddDiscount { amounts.note(oddDiscount: written) }
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

/// Reads the lines of price lists.
///
/// A line of a price list is what a quantity costs, and not what a household paid for it. Its price
/// takes the place of the amount paid, its last day the place of the receipt number.
extension PartParser {
  /// Checks a row of well-formed fields and appends it to the columns, or notes why not.
  @inline(never)
  mutating func finishPrice(line: Int, recordStart: Int) {
    if !row.hasItem { nameItem() }
    guard row.hasStore, row.hasItem, amounts.hasAmount else {
      return noteMissing(at: recordStart)
    }
    guard let quantity = amounts.lineQuantity() else {
      return note(.quantityOutOfRange, at: recordStart, value: amounts.exactQuantity)
    }
    // A mapping of receipts has amounts of whole lines.
    let isReceipt = layout.rules.map { $0.mapping.kind == .receipts } ?? false
    guard let price = isReceipt ? amounts.paid(digits: 4) : amounts.price() else {
      return noteOverflow(at: recordStart)
    }
    guard price.tenThousandths > 0, quantity.millionths > 0 else {
      return note(
        .noPrice, at: recordStart, value: amounts.exactTotal ?? amounts.exactUnitPrice)
    }
    guard price.tenThousandths <= Amount.bookLimit.tenThousandths else {
      return noteOverflow(at: recordStart)
    }
    if layout.hasBarcodes { row.item = items.composeWithBarcode(seed: hashSeed) }
    row.second = -1
    if row.isRunStale {
      beginRun(day: row.day ?? layout.defaultDay ?? ObservedPrices.undated)
      row.isRunStale = false
    }
    columns.append(row, quantity: quantity, paid: price, line: line)
    if row.isUTC { log.utcCount &+= 1 }
    let isOffer = amounts.extras.contains(.offer) || amounts.isBelowRegular
    columns.uses[columns.rowCount - 1] = isOffer ? [.price, .offer] : .price
  }

  /// Calls an item without a name by its barcode, or goods without one by their category.
  private mutating func nameItem() {
    if layout.hasBarcodes, items.takeBarcodeAsName() {
      row.hasItem = true
      return
    }
    let range = names.categories.range(of: Int(row.category))
    guard layout.rules == nil, !range.isEmpty else { return }
    if layout.hasBarcodes {
      items.setName(names.categories.view, from: range.lowerBound, to: range.upperBound)
      row.hasItem = true
    } else {
      row.item = items.compose(
        names.categories.view, from: range.lowerBound, to: range.upperBound, seed: hashSeed)
      row.hasItem = true
    }
  }

  /// Takes a field that only price lists have.
  @inline(never)
  mutating func setPriceListField(
    _ planned: PlannedColumn, _ view: ByteView, from start: Int, to end: Int, at place: Int
  ) {
    switch planned.kind {
    case .package:
      // A number alone is how many pieces the price is for.
      if let number = NumberText.exact(view, from: start, to: end, mark: planned.mark) {
        amounts.set(.quantity, NumberText(number), exact: number)
        setText(.unit, view, from: end, to: end)
      } else {
        setText(.unit, view, from: start, to: end)
      }
    case .offer:
      // The offer may be a price instead of a mark.
      if let number = NumberText.written(
        view, from: start, to: end, mark: planned.mark, allowing: .currency),
        number.value.isPositive, number.value != .one
      {
        if !amounts.hasTotal { amounts.set(.total, NumberText(number.value), exact: number.value) }
      } else if ValueWords.isOffer(view.text(from: start, to: end)) {
        amounts.extras.insert(.offer)
      }
    case .tag:
      // Tags such as en:tomatoes begin with their language.
      let isTag =
        end - start > 3 && view[start + 2] == UInt8(ascii: ":") && view[start].isSmallLetter
        && view[start + 1].isSmallLetter && view[start + 3] > 0x20
      setText(.category, view, from: isTag ? start + 3 : start, to: end)
    case .validUntil:
      let day = DateText.moment(view, from: start, to: end, order: layout.slashDateOrder)
        .flatMap { layout.days.local($0)?.day }
      if day == nil, start < end, !NumberText.isAbsent(view, from: start, to: end) {
        note(.malformedDate, view, from: start, to: end, at: place)
      }
      setLastDay(day)
    default: break
    }
  }

  /// Takes the last day of the price, which tells visits apart as a receipt number does.
  mutating func setLastDay(_ day: CalendarDate?) {
    var text = ByteBuffer(capacity: 64)
    text.append(Array((day?.description ?? "").utf8))
    let count = text.count
    text.append(layout.dialect.recordEnd)
    setText(.receiptID, text.view, from: 0, to: count)
  }
}

extension RowAmounts {
  fileprivate var hasTotal: Bool { total.form != .absent }

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

extension UInt8 {
  fileprivate var isSmallLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
}

extension ReceiptLines.Uses {
  /// The price of a price list is an offer's.
  static let offer = ReceiptLines.Uses(rawValue: ObservedPrices.Uses.offer.rawValue)
}
