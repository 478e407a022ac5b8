import PricebookModel

/// Reads the fields whose form ``readRecord(_:from:nextFault:)`` does not take at once.
extension RowParser {
  /// Takes the meaning of a field, or of its text with single quotes, or notes what is wrong.
  mutating func setField(
    _ planned: PlannedColumn, _ view: ByteView, from start: Int, to end: Int, at place: Int
  ) {
    let (start, end) = view.trimmed(from: start, to: end)
    if planned.isCaptured {
      captured.fields.append(
        CapturedField(text: view.text(from: start, to: end), start: place, length: end - start))
      return
    }
    let isEmpty = start == end
    switch planned.field {
    case .store: setStore(view, from: start, to: end)
    case .item where layout.hasBarcodes:
      items.setName(view, from: start, to: end)
      row.hasItem = !isEmpty
    case .item: if !isEmpty { composeItem(view, from: start, to: end) }
    case .barcode: items.setBarcode(view, from: start, to: end)
    case .date: setDate(view, from: start, to: end, at: place)
    case .time:
      row.isRunStale = true
      let second = DateText.secondOfDay(view, from: start, to: end)
      row.second = second ?? -1
      if second == nil, !isEmpty, !NumberText.isAbsent(view, from: start, to: end) {
        note(.malformedTime, view, from: start, to: end, at: place)
      }
    case .quantity, .unitPrice, .discount, .total, .price:
      guard !isEmpty else { break }
      let (number, next) = NumberText.scan(view, at: start, mark: planned.mark)
      if next == end, number.form != .absent {
        amounts.set(planned.field, number)
      } else {
        needsRules = true
      }
    default: setText(planned.field, view, from: start, to: end)
    }
  }

  private mutating func setDate(_ view: ByteView, from start: Int, to end: Int, at place: Int) {
    row.isRunStale = true
    row.day = nil
    guard
      let moment = DateText.moment(
        view, from: start, to: end, order: layout.rules.writing.dateOrder),
      let time = layout.rules.writing.days.local(moment)
    else {
      if !layout.hasTimes { row.second = -1 }
      if DateText.mayBeEpoch(view, from: start, to: end) {
        needsRules = true
      } else if start < end, !NumberText.isAbsent(view, from: start, to: end) {
        note(.malformedDate, view, from: start, to: end, at: place)
      }
      return
    }
    row.day = time.day
    row.isUTC = time.isUTC
    if !layout.hasTimes { row.second = time.second ?? -1 }
  }

  @inline(never)
  mutating func note(
    _ reason: RejectionReason, _ view: ByteView, from start: Int, to end: Int, at place: Int
  ) {
    guard problem == nil else { return }
    problem = RecordProblem(
      reason: reason, start: place, end: place + (end - start),
      field: view.text(from: start, to: end))
  }

  /// What is wrong with the bytes of a record in a part that is not plain ASCII.
  func encodingProblem(_ bytes: ByteView, from start: Int, to end: Int) -> RecordProblem? {
    if let found = bytes.firstIndex(of: 0, from: start, to: end) {
      return RecordProblem(reason: .nulByte, start: found, end: min(found + 20, end))
    }
    guard !bytes.isValidUTF8(from: start, to: end) else { return nil }
    // Repairing keeps everything before the first invalid byte as it is.
    let repaired = bytes.text(from: start, to: end)
    let valid = repaired.unicodeScalars.prefix { $0 != "\u{FFFD}" }.reduce(0) {
      $0 + UTF8.width($1)
    }
    return RecordProblem(
      reason: .invalidUTF8, start: min(start + valid, end - 1), end: min(start + valid + 20, end))
  }

  /// Takes the store of the row; an empty one is the file's default.
  mutating func setStore(_ view: ByteView, from start: Int, to end: Int) {
    row.isRunStale = true
    guard start == end else { return setText(.store, view, from: start, to: end) }
    row.hasStore = false
    guard !layout.defaultStore.isEmpty else { return }
    var text = ByteBuffer(capacity: layout.defaultStore.count)
    text.append(layout.defaultStore)
    setText(.store, text.view, from: 0, to: text.count)
  }

  mutating func setText(_ field: Field?, _ view: ByteView, from start: Int, to end: Int) {
    let hash = ByteHash.of(view, from: start, to: end, seed: hashSeed)
    setText(field, view, from: start, to: end, hash: hash)
  }

  /// Takes a trimmed text whose hash is known.
  @inline(__always)
  mutating func setText(
    _ field: Field?, _ view: ByteView, from start: Int, to end: Int, hash: UInt64
  ) {
    switch field {
    case .category:
      row.category = names.categories.intern(view, from: start, to: end, hash: hash)
      return
    case .unit:
      row.unit = names.units.intern(view, from: start, to: end, hash: hash)
      return
    case .currency:
      (row.currency, row.currencyDigits) = names.currencies.intern(
        view, from: start, to: end, hash: hash)
      return
    case .receiptID:
      row.receiptID = names.receiptIDs.intern(view, from: start, to: end, hash: hash)
    case .store:
      row.store = names.stores.intern(view, from: start, to: end, hash: hash)
      row.hasStore = true
    case .location: row.location = names.locations.intern(view, from: start, to: end, hash: hash)
    case .person: row.person = names.persons.intern(view, from: start, to: end, hash: hash)
    default: return
    }
    row.isRunStale = true
  }

  /// Takes the name of the row's item, which the part contains as it is.
  @inline(__always)
  mutating func setItem(from start: Int, to end: Int, hash: UInt64) {
    row.item = ItemPlace(
      start: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: end &- start),
      hash: hash)
    row.hasItem = true
  }

  /// Takes a name of the row's item that the part does not contain as it is.
  mutating func composeItem(_ view: ByteView, from start: Int, to end: Int) {
    row.item = items.compose(view, from: start, to: end, seed: hashSeed)
    row.hasItem = true
  }
}

struct CapturedField {
  var text: String
  var start, length: Int
}

struct CapturedFields: ~Copyable {
  var fields: [CapturedField] = []
  var text = ByteBuffer(capacity: 256)
  /// The texts of the last row that named its receipt, for rows below it that name none.
  var firstRow: [String]?
  /// The store that a row above names for the rows below it.
  var store = ""
  /// The money of the current row's receipt, and the receipts whose money was appended.
  var money: [ReceiptMoney.Named] = []
  var receiptsWithMoney: Set<String> = []
}

extension RowParser {
  /// Decides by the mapping whether the current record is left out.
  @inline(never)
  mutating func leavesOut(
    _ part: borrowing Part, _ bytes: ByteView, from start: Int, to end: Int, line: Int
  ) -> Bool {
    switch layout.rules.kind(of: captured.fields.map(\.text)) {
    case .line: return false
    case .skipped:
      log.skippedCount += 1
      return true
    case .store(let name): captured.store = name
    case .footer:
      let found = otherRecords.reader.record(
        bytes, from: start, to: contentEnd(bytes, from: start, to: end), followsBlankLine: false)
      otherRecords.append(
        found ?? .footer(.other, amount: nil), place(line: line, offset: part.offset + start))
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
      captured.text.append(Array("\0\(mapped.barcode)".utf8))
    }
    if mapped.isAdjustment { captured.text.append(0) }
    composeItem(captured.text.view, from: 0, to: captured.text.count)
    row.hasItem = !mapped.item.isEmpty
    amounts.set(mapped.numbers)
    amounts.oddDiscount = mapped.oddDiscount
    amounts.isOffer = mapped.isOffer
    amounts.oddOffer = mapped.oddOffer
    captured.money = mapped.receiptMoney
  }

  /// Appends the money of a receipt as lines of its own, with the first of its rows.
  @inline(never)
  mutating func appendMoney(line: Int, recordStart: Int) {
    let time = "\(row.day?.daysSinceEpoch ?? 0) \(row.second)"
    let key =
      "\(names.receiptIDs.text(of: Int(row.receiptID)))\u{0}\(time) \(row.store) \(row.location)"
    guard captured.receiptsWithMoney.insert(key).inserted else { return }
    for money in captured.money {
      setRuleText(.category, "")
      setRuleText(.unit, "")
      captured.text.removeAll()
      captured.text.append(Array("\(money.item)\0\0".utf8))
      composeItem(captured.text.view, from: 0, to: captured.text.count)
      amounts.set(LineNumbers(total: money.amount))
      log.readCount &+= 1
      finishRow(line: line, recordStart: recordStart)
    }
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
    let before = row
    row.day = mapped.day
    row.second = mapped.second
    row.isUTC = mapped.isUTC
    // The last day of a price tells visits apart as a receipt number does.
    let receiptID = layout.isPriceList ? mapped.lastDay?.description ?? "" : mapped.receiptID
    setRuleText(.receiptID, receiptID)
    setRuleText(.store, mapped.store.isEmpty ? captured.store : mapped.store)
    setRuleText(.location, mapped.location)
    if layout.hasPersons { setRuleText(.person, mapped.person) }
    row.isRunStale =
      before.isRunStale || (before.day, before.second) != (row.day, row.second)
      || (before.store, before.hasStore) != (row.store, row.hasStore)
      || (before.receiptID, before.location, before.person)
        != (row.receiptID, row.location, row.person)
  }

  private mutating func setRuleText(_ field: Field, _ text: String) {
    captured.text.removeAll()
    captured.text.append(Array(text.utf8))
    if field == .store {
      setStore(captured.text.view, from: 0, to: captured.text.count)
    } else {
      setText(field, captured.text.view, from: 0, to: captured.text.count)
    }
  }

  /// Appends a row of a price list, whose last day takes the place of the receipt number.
  @inline(never)
  mutating func finishPrice(line: Int, recordStart: Int) {
    guard row.hasStore, row.hasItem, amounts.hasAmount else { return noteMissing(at: recordStart) }
    let numbers = amounts.exact
    guard let quantity = amounts.lineQuantity()
    else { return note(.quantityOutOfRange, at: recordStart, value: numbers.quantity?.description) }
    // What the quantity costs, to four decimals, and the regular price where there is no other. A
    // mapping of receipts has amounts of whole lines.
    let written = numbers.total ?? numbers.unitPrice
    guard
      let price = layout.rules.mapping.kind == .receipts
        ? amounts.paid(digits: 4) : written.flatMap({ LineNumbers.rounded($0, digits: 4) })
    else { return noteOverflow(at: recordStart) }
    guard price.tenThousandths > 0, quantity.millionths > 0
    else { return note(.noPrice, at: recordStart, value: written?.description) }
    guard price.tenThousandths <= Amount.bookLimit.tenThousandths
    else { return noteOverflow(at: recordStart) }
    row.second = -1
    if row.isRunStale { beginRun(day: row.day ?? layout.file.defaultDay ?? ObservedPrices.undated) }
    columns.append(row, quantity: quantity, paid: price, line: line)
    if row.isUTC { log.utcCount &+= 1 }
    let isBelowRegular = numbers.total.flatMap { numbers.unitPrice?.subtracting($0) }?.isPositive
    let isOffer = amounts.isOffer || isBelowRegular == true
    columns.rows[columns.rowCount - 1].uses = isOffer ? [.price, .offer] : .price
    if let odd = amounts.oddOffer {
      let file = layout.file.displayPath
      log.warn { Diagnostic(.unclearOffer(offer: odd), file: file, line: line) }
    }
  }
}
