import PricebookModel

/// What rules of a table do with a record beside taking its fields.
extension RowParser {
  /// Decides by the patterns of a mapping whether the current record is left out.
  ///
  /// - Parameter offset: Where the record is in the file.
  @inline(never)
  mutating func leaveOut(
    _ bytes: ByteView, from start: Int, to end: Int, fieldCount: Int, offset: Int, line: Int
  ) -> Bool {
    let store = storeBelow(bytes, fieldCount: fieldCount)
    let kind = layout.rules.kind { tests.fits($0, fieldCount: fieldCount) }
    switch store.map({ RowRules.RowKind.store($0) }) ?? kind {
    case .line: return false
    case .skipped:
      log.skippedCount += 1
      return true
    case .store(let name): captured.store = name
    case .footer:
      otherRecords.append(
        footer(bytes, from: start, to: end) ?? .footer(.other, amount: nil),
        place(line: line, offset: offset))
    }
    log.readCount -= 1
    return true
  }

  private mutating func footer(
    _ bytes: ByteView, from start: Int, to end: Int
  ) -> OtherRecord? {
    let reader = otherRecords.reader
    guard layout.json != nil else {
      return reader.record(
        bytes, from: start, to: contentEnd(bytes, from: start, to: end), followsBlankLine: false)
    }
    let record = jsonRecord(bytes)
    return reader.record(record.view, from: 0, to: record.count, followsBlankLine: false)
  }

  /// The store of the rows below, in a record that has nothing else; `nil` in others.
  private func storeBelow(_ bytes: ByteView, fieldCount: Int) -> String? {
    let rules = layout.rules
    guard let storeSlot = rules.storeSlot, rules.slotColumns[storeSlot] < fieldCount
    else { return nil }
    for (slot, column) in rules.slotColumns.enumerated() where column < fieldCount {
      let span = captured.spans[slot]
      if (span.start < span.end) != (slot == storeSlot) { return nil }
    }
    let span = captured.spans[storeSlot]
    return (span.isCopied ? captured.copies.view : bytes).text(from: span.start, to: span.end)
  }

  /// Takes the store that a row above names, unless the row or its table has one.
  private mutating func takeStoreAbove(_ bytes: ByteView) {
    for slot in layout.rules.cells[.store]?.slots ?? [] {
      let (_, start, end) = content(ofSlot: slot, bytes)
      if start < end { return }
    }
    if captured.store.isEmpty { setDefault(.store) } else { setText(.store, captured.store) }
  }

  /// Fills the fields of the current record that no column alone has.
  @inline(never)
  mutating func completeRow(_ bytes: ByteView) {
    if !layout.firstRowColumns.isEmpty { takeFirstRow(bytes) }
    let before = row
    let wasStale = row.isRunStale
    if !layout.rules.writing.lookup.isEmpty { lookUp(bytes) }
    for field in layout.composed { compose(field, bytes) }
    if layout.takesStoreAbove { takeStoreAbove(bytes) }
    if !layout.rules.moneySlots.isEmpty { takeMoney(bytes) }
    guard !wasStale else { return }
    row.isRunStale =
      (before.day, before.second, before.person, before.beneficiaries)
      != (row.day, row.second, row.person, row.beneficiaries)
      || (before.store, before.hasStore) != (row.store, row.hasStore)
      || (before.receiptID, before.location) != (row.receiptID, row.location)
  }

  /// Takes a field of several columns, or of one that is another field too.
  private mutating func compose(_ field: Field, _ bytes: ByteView) {
    guard let cells = layout.rules.cells[field] else { return }
    if field.isNumber { return add(field, cells, bytes) }
    var text = ByteBuffer(capacity: 256)
    var isFirst = true
    for slot in cells.slots {
      let (view, start, end) = content(ofSlot: slot, bytes)
      guard start < end else { continue }
      switch cells.combination {
      case .joined(let separator): if !isFirst { text.append(Array(separator.utf8)) }
      case .first: if !isFirst { continue }
      case .sum: if cells.slots.count > 1 { continue }
      }
      isFirst = false
      text.append(view, from: start, to: end)
    }
    let place = captured.spans[cells.first].place
    setValue(
      field, layout.rules.marks[cells.first], text.view, from: 0, to: text.count, at: place)
  }

  /// Takes the sum of several columns, or the first of them that has a number.
  private mutating func add(_ field: Field, _ cells: RowRules.Cells, _ bytes: ByteView) {
    var total: ExactDecimal?
    for slot in cells.slots {
      if cells.combination == .first, total != nil { break }
      let (view, start, end) = content(ofSlot: slot, bytes)
      let (mark, place) = (layout.rules.marks[slot], captured.spans[slot].place)
      guard start < end,
        let number = sum(field, mark, view, from: start, to: end, at: place)
      else { continue }
      let sum = total == nil ? number : total?.adding(number)
      if sum == nil {
        note(.amountOverflow, of: field, view, from: start, to: end, at: place)
      }
      total = sum
    }
    if let total { amounts.set(field, exact: total) }
  }

  /// Takes the money of the whole receipt, which all of its rows repeat.
  private mutating func takeMoney(_ bytes: ByteView) {
    captured.money.removeAll(keepingCapacity: true)
    for slot in layout.rules.moneySlots {
      let (view, start, end) = content(ofSlot: slot, bytes)
      let (mark, place) = (layout.rules.marks[slot], captured.spans[slot].place)
      guard start < end,
        let amount = sum(.charge, mark, view, from: start, to: end, at: place), !amount.isZero
      else { continue }
      let name = layout.rules.names[slot]
      captured.money.append(
        ReceiptMoney.Named(
          path: name, label: name, role: MoneyName([name]).role ?? .fee, amount: amount))
    }
  }

  /// Appends the money of a receipt as lines of its own, with the first of its rows.
  @inline(never)
  mutating func appendMoney(_ bytes: ByteView, from start: Int, to end: Int, line: Int) {
    let receipt = names.receiptIDs.text(of: Int(row.receiptID))
    let time = "\(row.day?.daysSinceEpoch ?? 0) \(row.second)"
    let key = "\(receipt)\u{0}\(time) \(row.store) \(row.location)"
    guard captured.receiptsWithMoney.insert(key).inserted else { return }
    for money in captured.money {
      appendLine(of: money, bytes, from: start, to: end, line: line)
    }
  }

  /// Appends money of the receipt of the current row as a line of its own.
  mutating func appendLine(
    of money: ReceiptMoney.Named, _ bytes: ByteView, from start: Int, to end: Int, line: Int
  ) {
    // The fields of the row may be those of the next one.
    let record = row
    setText(.category, "")
    unit = unitID("")
    composed.removeAll()
    composed.append(Array("\(money.item)\0\0".utf8))
    row.item = items.compose(composed.view, from: 0, to: composed.count, seed: hashSeed)
    row.hasItem = true
    amounts.set(LineNumbers(total: money.amount))
    amounts.oddDiscount = nil
    log.readCount &+= 1
    finishRow(bytes, from: start, to: end, line: line)
    let isRunStale = row.isRunStale
    row = record
    row.isRunStale = isRunStale
  }

  private func content(ofSlot slot: Int, _ bytes: ByteView) -> (ByteView, start: Int, end: Int) {
    let span = captured.spans[slot]
    let view = span.isCopied ? captured.copies.view : bytes
    let content = layout.rules.cellForm.content(view, from: span.start, to: span.end)
    return (view, content.start, content.end)
  }

  private func text(ofSlot slot: Int, _ bytes: ByteView) -> String {
    let (view, start, end) = content(ofSlot: slot, bytes)
    return view.text(from: start, to: end)
  }

  /// Fills the columns of the receipt from its first row, where the row has none of them.
  private mutating func takeFirstRow(_ bytes: ByteView) {
    let slots = layout.rules.firstRowSlots
    let texts = slots.map { text(ofSlot: $0, bytes) }
    guard texts.allSatisfy(\.isEmpty) else { return captured.firstRow = texts }
    // A line that sums up the receipt or the table is no row of either.
    guard let first = captured.firstRow, let item = layout.rules.cells[.item]?.first,
      FooterWords.kind(of: text(ofSlot: item, bytes)) == nil
    else { return }
    for (index, text) in first.enumerated() {
      var copy = ByteBuffer(capacity: text.utf8.count)
      copy.append(Array(text.utf8))
      let column = layout.firstRowColumns[index]
      setField(
        plan.columns[column], column: column, copy.view, from: 0, to: copy.count,
        isUnescaped: true, at: captured.spans[slots[index]].place)
    }
  }

  /// Takes what another file says of the receipt, for fields that this one has no columns for.
  private mutating func lookUp(_ bytes: ByteView) {
    let rules = layout.rules
    guard let slot = rules.keySlot else { return }
    let found = rules.writing.lookup[text(ofSlot: slot, bytes)] ?? [:]
    let place = captured.spans[slot].place
    for field in Field.lookedUp where rules.cells[field] == nil {
      if field == .person, !layout.hasPersons { continue }
      if field == .receiptID, layout.isPriceList { continue }
      let text = found[field].map { rules.cellForm.content(of: $0) } ?? ""
      // Without a time of its own, it is that of the date.
      if field == .time, text.isEmpty { continue }
      var copy = ByteBuffer(capacity: text.utf8.count)
      copy.append(Array(text.utf8))
      setValue(field, UInt8(ascii: "."), copy.view, from: 0, to: copy.count, at: place)
    }
  }

  /// Settles the unit, the currency and the amounts of the current record.
  @inline(never)
  mutating func settleRow(_ bytes: ByteView, from start: Int, to end: Int) {
    let rules = layout.rules
    let marks = amounts.marks
    if marks.currency != 0, !row.hasCurrency {
      (currency, digits) = currencyID(ofForm: marks.currency)
    }
    if marks.unit != 0 {
      checkUnit(bytes, from: start, to: end)
      if !row.hasOwnUnit { unit = unitID(ofForm: marks.unit) }
    }
    let isPriceList = rules.mapping.kind == .prices
    let isOfSeveral = amounts.several != nil
    if let several = amounts.several, !isPriceList {
      var numbers = amounts.exact
      numbers.take(several.price)
      amounts.set(numbers)
    }
    let isMoneyOff = tests.fits(.moneyOff)
    if layout.composesItems { nameItem(isAdjustment: isMoneyOff || tests.fits(.adjustments)) }
    guard
      layout.settlesAmounts || marks.isPercent || marks.priceUnit != 0
        || (isPriceList && isOfSeveral)
    else { return }
    let written = text(ofUnit: unit)
    var line = LineSettlement(
      amounts.exact, charge: amounts.charge, digits: digits, unit: written,
      priceUnit: forms.texts[Int(marks.priceUnit)], isPercent: marks.isPercent, rules)
    if let found = line.problem {
      return note(found.reason, of: found.field, value: found.value, bytes, from: start, to: end)
    }
    if line.unit != written { unit = unitID(line.unit) }
    if isPriceList, !settlePrice(&line) {
      let field = amounts.several?.field
      return note(
        .malformedNumber, of: field == .total ? .price : field, value: nil, bytes, from: start,
        to: end)
    }
    if isMoneyOff {
      line.takeOff()
    } else if tests.fits(.returns) {
      line.takeBack()
    }
    amounts.set(line.numbers)
    amounts.isSettled = true
    amounts.oddDiscount = line.oddDiscount
  }

  /// Notes a unit beside a quantity that is not that of the column of units.
  @inline(never)
  mutating func checkUnit(_ bytes: ByteView, from start: Int, to end: Int) {
    let written = forms.texts[Int(amounts.marks.unit)]
    guard row.hasOwnUnit else { return }
    let own = text(ofUnit: row.unit)
    guard own != written, UnitOfMeasure(written: own) != UnitOfMeasure(written: written)
    else { return }
    note(.otherUnit, of: .quantity, value: nil, bytes, from: start, to: end)
  }

  private mutating func nameItem(isAdjustment: Bool) {
    let kind = layout.rules.mapping.kind
    if kind == .prices {
      items.takeBarcodeAsName()
      if !items.hasName {
        let name = names.categories.range(of: Int(row.category))
        items.setName(names.categories.view, from: name.lowerBound, to: name.upperBound)
      }
    } else if kind == .visits, !items.hasName {
      var name = ByteBuffer(capacity: 64)
      name.append(Array(SourceMapping.visitItem.utf8))
      items.setName(name.view, from: 0, to: name.count)
    }
    row.hasItem = items.hasName
    row.item = items.compose(isAdjustment: isAdjustment || kind == .visits, seed: hashSeed)
  }

  /// Notes what cannot be right in a field of the current record, or in its first column that counts.
  mutating func note(
    _ reason: RejectionReason, of field: Field?, value: String?, _ bytes: ByteView,
    from start: Int, to end: Int
  ) {
    let rank = field?.rank ?? .max
    if let problem, problem.rank <= rank { return }
    let slot = field.flatMap { layout.rules.cells[$0]?.first } ?? 0
    let column = layout.rules.slotColumns.isEmpty ? 0 : layout.rules.slotColumns[slot]
    if layout.json != nil {
      let text = jsonText(column, bytes)
      problem = RecordProblem(
        reason: reason, start: start, end: start,
        value: value ?? (reason == .amountOverflow ? text : nil), field: text, rank: rank)
      return
    }
    var cursor = RecordCursor(bytes.bytes(from: start, to: end), dialect: layout.dialect)
    var (place, text) = (start, "")
    if cursor.next(), cursor.fields.indices.contains(column) {
      let cell = cursor.fields[column]
      text = String(String(decoding: cursor.content(of: cell), as: UTF8.self)[...].trimmed)
      place += cell.start
      // The field begins after its delimiter, with a quote or blanks perhaps.
      let (delimiter, recordEnd) = (layout.dialect.delimiter, layout.dialect.recordEnd)
      while place > start, bytes[place - 1] != delimiter, bytes[place - 1] != recordEnd {
        place -= 1
      }
    }
    problem = RecordProblem(
      reason: reason, start: place, end: place + text.utf8.count,
      value: value ?? (reason == .amountOverflow ? text : nil), field: text,
      rank: rank)
  }

  private func text(ofUnit id: UInt32) -> String { names.units.text(of: Int(id)) }

  mutating func unitID(_ text: String) -> UInt32 {
    unitID(ofForm: forms.number(ofText: text))
  }

  /// The number of a unit beside a quantity; units are numbered when a line has them.
  private mutating func unitID(ofForm form: UInt32) -> UInt32 {
    let form = Int(form)
    while unitsOfForms.count <= form { unitsOfForms.append(nil) }
    if let known = unitsOfForms[form] { return known }
    let id = withBytes(of: forms.texts[form]) { bytes in
      names.units.intern(
        bytes, from: 0, to: bytes.count,
        hash: ByteHash.of(bytes, from: 0, to: bytes.count, seed: hashSeed))
    }
    unitsOfForms[form] = id
    return id
  }

  mutating func currencyID(ofForm form: UInt32) -> (id: UInt32, digits: Int) {
    let form = Int(form)
    while currenciesOfForms.count <= form { currenciesOfForms.append(nil) }
    if let known = currenciesOfForms[form] { return known }
    let found = withBytes(of: forms.texts[form]) { bytes in
      names.currencies.intern(
        bytes, from: 0, to: bytes.count,
        hash: ByteHash.of(bytes, from: 0, to: bytes.count, seed: hashSeed))
    }
    currenciesOfForms[form] = found
    return found
  }
}

extension Field {
  /// The order in which fields are looked at: of several problems the first is named, and of several
  /// currencies beside numbers the first counts.
  var rank: Int {
    switch self {
    case .date: 0
    case .time: 1
    case .quantity: 2
    case .unitPrice: 3
    case .discount: 4
    case .total: 5
    case .charge: 6
    case .offerPrice: 7
    case .price: 8
    case .regularPrice: 9
    default: 10
    }
  }

  /// The fields that a file with the heads of receipts may have, a date before its time.
  static let lookedUp: [Field] = [
    .receiptID, .item, .barcode, .store, .location, .person, .category, .unit, .currency, .date,
    .time,
  ]
}
