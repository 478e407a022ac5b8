import PricebookModel

/// Takes the meaning of fields whose form ``readRecord(_:from:nextFault:)`` does not take at once.
extension RowParser {
  /// Takes a field, or its text with single quotes, or notes what is wrong.
  ///
  /// - Parameters:
  ///   - isUnescaped: Whether the text is not that of the part.
  ///   - place: Where the field is in the part.
  mutating func setField(
    _ planned: PlannedColumn, column: Int, _ view: ByteView, from start: Int, to end: Int,
    isUnescaped: Bool = false, at place: Int
  ) {
    let (start, end) = view.trimmed(from: start, to: end)
    if planned.plainField != nil {
      return setValue(planned.field, planned.mark, view, from: start, to: end, at: place)
    }
    if planned.isTested { tests.take(view, from: start, to: end, column: column) }
    if planned.slot >= 0 {
      captured.keep(
        view, from: start, to: end, isCopied: isUnescaped, at: place, slot: planned.slot)
    }
    guard let field = planned.field else { return }
    let content = layout.rules.cellForm.content(view, from: start, to: end)
    setValue(field, planned.mark, view, from: content.start, to: content.end, at: place)
    if !layout.rules.cellForm.isPlain, problem?.start == place {
      // The message shows the whole cell.
      problem?.end = place + (end - start)
      problem?.field = view.text(from: start, to: end)
    }
  }

  /// Takes a trimmed text as the value of a field.
  mutating func setValue(
    _ field: Field?, _ mark: UInt8, _ view: ByteView, from start: Int, to end: Int, at place: Int
  ) {
    switch field {
    case .item where layout.composesItems: items.setName(view, from: start, to: end)
    case .item: if start < end { keepItem(view, from: start, to: end) }
    case .barcode: items.setBarcode(view, from: start, to: end)
    case .date: setDate(view, from: start, to: end, at: place)
    case .time: setTime(view, from: start, to: end, at: place)
    case .validUntil: setLastDay(view, from: start, to: end, at: place)
    case .quantity, .unitPrice, .discount, .total, .price, .charge, .regularPrice, .offerPrice:
      guard start < end, let field else { break }
      let (number, next) = NumberText.scan(view, at: start, mark: mark)
      if next == end, number.form == .short {
        amounts.set(field, number)
      } else {
        setNumber(field, mark, view, from: start, to: end, at: place)
      }
    case .offer: offer = view.text(from: start, to: end)
    case .package: package = view.text(from: start, to: end)
    case .category where layout.rules.mapping.kind == .prices:
      let language = Self.languageLength(view, from: start, to: end)
      setText(field, view, from: start + language, to: end)
    default:
      if start < end { setText(field, view, from: start, to: end) } else { setDefault(field) }
    }
  }

  /// How long the language is with which tags such as `en:tomatoes` begin; 0 where there is none.
  private static func languageLength(_ view: ByteView, from start: Int, to end: Int) -> Int {
    func isSmall(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "a") < 26 }
    return end - start >= 4 && isSmall(view[start]) && isSmall(view[start + 1])
      && view[start + 2] == UInt8(ascii: ":") && view[start + 3] > 0x20 ? 3 : 0
  }

  /// Takes a number that is written with more than digits, or notes that it is none.
  @inline(never)
  private mutating func setNumber(
    _ field: Field, _ mark: UInt8, _ view: ByteView, from start: Int, to end: Int, at place: Int
  ) {
    if let (number, form) = forms.number(view, from: start, to: end, of: field, mark: mark) {
      if form.isAbsent { return }
      amounts.set(field, number)
      if !form.isBare { take(form, of: field) }
    } else {
      // A field of JSON with several values has all of them in one cell.
      let sum = sum(field, mark, view, from: start, to: end, at: place)
      if let sum { amounts.set(field, exact: sum) }
    }
  }

  /// The sum of the numbers in one cell, by the rules of cells; `nil` if there is none.
  mutating func sum(
    _ field: Field, _ mark: UInt8, _ view: ByteView, from start: Int, to end: Int, at place: Int
  ) -> ExactDecimal? {
    var sum: ExactDecimal?
    let isPriceList = layout.rules.mapping.kind == .prices
    for part in view.text(from: start, to: end).split(separator: RowRules.valueSeparator) {
      // The only price of a list is read like a total.
      let meaning = field == .total && isPriceList ? .price : field
      guard let cell = NumberCell(String(part), of: meaning, mark: mark) else {
        let reason: RejectionReason = field == .quantity ? .malformedQuantity : .malformedNumber
        note(reason, of: field, view, from: start, to: end, at: place)
        return nil
      }
      if let several = cell.several {
        amounts.marks.isAny = true
        amounts.several = (field, several)
      }
      var form = NumberForms.Form(isPercent: cell.isPercent)
      form.currency = forms.number(ofText: cell.currency)
      form.unit = forms.number(ofText: cell.unit)
      form.priceUnit = forms.number(ofText: cell.priceUnit)
      if !form.isBare { take(form, of: field) }
      guard let value = cell.value else { continue }
      sum = sum == nil ? value : sum?.adding(value)
      if sum == nil { note(.amountOverflow, of: field, view, from: start, to: end, at: place) }
    }
    return sum
  }

  /// Notes what stands beside a number.
  private mutating func take(_ form: NumberForms.Form, of field: Field) {
    amounts.marks.isAny = true
    if form.isPercent { amounts.marks.isPercent = true }
    if form.currency != 0, field.rank < amounts.marks.currencyRank {
      amounts.marks.currency = form.currency
      amounts.marks.currencyRank = field.rank
    }
    if form.unit != 0 { amounts.marks.unit = form.unit }
    if form.priceUnit != 0 { amounts.marks.priceUnit = form.priceUnit }
  }

  private mutating func setDate(_ view: ByteView, from start: Int, to end: Int, at place: Int) {
    row.isRunStale = true
    row.isUTC = false
    if !layout.hasTimes { row.second = -1 }
    guard start < end else { return row.day = layout.defaultDay }
    let time = layout.rules.date(view, from: start, to: end)
    row.day = time?.day
    guard let time else {
      if !NumberText.isAbsent(view, from: start, to: end) {
        note(.malformedDate, of: .date, view, from: start, to: end, at: place)
      }
      return
    }
    row.isUTC = time.isUTC
    if !layout.hasTimes { row.second = time.second ?? -1 }
  }

  private mutating func setTime(_ view: ByteView, from start: Int, to end: Int, at place: Int) {
    row.isRunStale = true
    row.second = -1
    if start == end || NumberText.isAbsent(view, from: start, to: end) { return }
    row.second = layout.rules.time(view, from: start, to: end) ?? -1
    if row.second < 0 { note(.malformedTime, of: .time, view, from: start, to: end, at: place) }
  }

  /// Takes the last day of a price, which tells visits apart as a receipt number does.
  private mutating func setLastDay(_ view: ByteView, from start: Int, to end: Int, at place: Int) {
    let isAbsent = start == end || NumberText.isAbsent(view, from: start, to: end)
    let day = isAbsent ? nil : layout.rules.date(view, from: start, to: end)?.day
    if !isAbsent, day == nil {
      note(.malformedDate, of: .validUntil, view, from: start, to: end, at: place)
    }
    setText(.receiptID, day?.description ?? "")
  }

  /// Notes a field that cannot be read, unless one that comes before it by the rules was noted.
  @inline(never)
  mutating func note(
    _ reason: RejectionReason, of field: Field, _ view: ByteView, from start: Int, to end: Int,
    at place: Int
  ) {
    if let problem, problem.rank <= field.rank { return }
    problem = RecordProblem(
      reason: reason, start: place, end: place + (end - start),
      field: view.text(from: start, to: end), rank: field.rank)
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

  /// Gives an empty field of texts what the table says of it.
  mutating func setDefault(_ field: Field?) {
    if field == .store {
      row.isRunStale = true
      row.hasStore = false
    }
    let text = field.flatMap { layout.defaults.isEmpty ? nil : layout.defaults[$0] }
    if field == .store, text == nil { return }
    composed.removeAll()
    if let text { composed.append(text) }
    setText(field, composed.view, from: 0, to: composed.count)
    if field == .unit { row.hasOwnUnit = false }
  }

  mutating func setText(_ field: Field, _ text: String) {
    composed.removeAll()
    composed.append(Array(text.utf8))
    setText(field, composed.view, from: 0, to: composed.count)
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
      row.hasUnit = end > start
      row.hasOwnUnit = row.hasUnit
      return
    case .currency:
      (row.currency, row.currencyDigits) = names.currencies.intern(
        view, from: start, to: end, hash: hash)
      row.hasCurrency = end > start
      return
    case .receiptID:
      row.receiptID = names.receiptIDs.intern(view, from: start, to: end, hash: hash)
    case .store:
      row.store = names.stores.intern(view, from: start, to: end, hash: hash)
      row.hasStore = true
    case .location: row.location = names.locations.intern(view, from: start, to: end, hash: hash)
    case .person: row.person = names.persons.intern(view, from: start, to: end, hash: hash)
    case .beneficiaries:
      row.beneficiaries = names.beneficiaries.intern(view, from: start, to: end, hash: hash)
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
  private mutating func keepItem(_ view: ByteView, from start: Int, to end: Int) {
    row.item = items.compose(view, from: start, to: end, seed: hashSeed)
    row.hasItem = true
  }
}
