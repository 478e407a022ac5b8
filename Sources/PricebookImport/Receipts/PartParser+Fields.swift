import PricebookModel

/// Reads the fields whose form ``readRecord(_:from:nextFault:)`` does not take at once.
extension PartParser {
  /// Trims a field and takes its meaning into the row, or notes what is wrong with it.
  ///
  /// - Parameters:
  ///   - view: The part, or the text in which doubled quotes were made single.
  ///   - place: Where the field is in the part.
  mutating func setField(
    _ planned: PlannedColumn, _ view: ByteView, from start: Int, to end: Int, at place: Int
  ) {
    let kind = planned.kind
    let (start, end) = view.trimmed(from: start, to: end)
    let isEmpty = start == end
    switch kind {
    case .ignored: break
    case .captured:
      captured.fields.append(
        CapturedField(text: view.text(from: start, to: end), start: place, length: end - start))
    case .receiptID, .category, .unit, .currency, .location, .person:
      setText(kind, view, from: start, to: end)
    case .package, .offer, .tag, .validUntil:
      setPriceListField(planned, view, from: start, to: end, at: place)
    case .store: setStore(view, from: start, to: end)
    case .item:
      if layout.hasBarcodes {
        items.setName(view, from: start, to: end)
        row.hasItem = !isEmpty
      } else if !isEmpty {
        composeItem(view, from: start, to: end)
      }
    case .barcode:
      items.setBarcode(view, from: start, to: end)
    case .date: setDate(view, from: start, to: end, at: place)
    case .time:
      row.isRunStale = true
      let second = DateText.secondOfDay(view, from: start, to: end)
      row.second = second ?? -1
      if second == nil, !isEmpty, !NumberText.isAbsent(view, from: start, to: end) {
        note(.malformedTime, view, from: start, to: end, at: place)
      }
    case .quantity, .unitPrice, .discount, .total:
      if !isEmpty { setNumber(planned, view, from: start, to: end, at: place) }
    }
  }

  private mutating func setDate(
    _ view: ByteView, from start: Int, to end: Int, at place: Int
  ) {
    row.isRunStale = true
    row.day = nil
    guard let moment = DateText.moment(view, from: start, to: end, order: layout.slashDateOrder),
      case let (day, second)? = layout.days.local(moment)
    else {
      if !layout.hasTimes { row.second = -1 }
      if start < end, !NumberText.isAbsent(view, from: start, to: end) {
        note(.malformedDate, view, from: start, to: end, at: place)
      }
      return
    }
    row.day = day
    if !layout.hasTimes { row.second = second ?? -1 }
  }

  private mutating func setNumber(
    _ planned: PlannedColumn, _ view: ByteView, from start: Int, to end: Int, at place: Int
  ) {
    let kind = planned.kind
    let (short, next) = NumberText.scan(view, at: start, mark: planned.mark)
    if next == end, short.form != .absent { return amounts.set(kind, short) }
    if let exact = NumberText.exact(view, from: start, to: end, mark: planned.mark) {
      return amounts.set(kind, .long, exact: exact)
    }
    if NumberText.isAbsent(view, from: start, to: end) { return }
    let allowed: NumberText.Extras =
      switch kind {
      case .quantity: []
      case .discount: [.currency, .percent]
      default: .currency
      }
    guard
      let written = NumberText.written(
        view, from: start, to: end, mark: planned.mark, allowing: allowed)
    else { return setMeasured(planned, view, from: start, to: end, at: place) }
    take(written, kind, view)
  }

  /// Takes a number with the currency beside it.
  mutating func take(_ written: WrittenNumber, _ kind: FieldKind, _ view: ByteView) {
    if !written.currency.isEmpty, layout.takesCurrencySigns { setCurrency(written.currency, view) }
    if written.isPercent { amounts.extras.insert(.percent) }
    amounts.set(kind, NumberText(written.value), exact: written.value)
  }

  private mutating func setCurrency(_ place: Range<Int>, _ view: ByteView) {
    setText(.currency, view, from: place.lowerBound, to: place.upperBound)
    amounts.extras.insert(.currency)
  }

  /// Restores the currency and the unit of records that name none.
  @inline(never)
  mutating func forgetExtras() {
    if amounts.extras.contains(.unit) {
      // The field of the next record may repeat the one that was replaced.
      if let unit = fieldUnits.replaced { row.unit = unit }
      fieldUnits = FieldUnits()
    }
    if amounts.extras.contains(.currency) {
      var empty = ByteBuffer(capacity: 64)
      empty.append(layout.dialect.recordEnd)
      setText(.currency, empty.view, from: 0, to: 0)
    }
    amounts.extras = layout.standingExtras
  }

  /// Settles what a record has beyond plain numbers.
  @inline(never)
  mutating func settleExtras(at recordStart: Int) {
    if amounts.extras.contains(.unit) { settleUnits(at: recordStart) }
    if amounts.extras.contains(.percent) { settlePercent(at: recordStart) }
  }

  /// Turns a discount in percent into an amount.
  private mutating func settlePercent(at recordStart: Int) {
    let percent = amounts.exactDiscount ?? .zero
    guard !amounts.settlePercent() else { return }
    problem = RecordProblem(
      reason: .amountOverflow, start: recordStart, end: recordStart,
      value: percent.description + "%")
  }

  /// Notes what is wrong with a trimmed field.
  ///
  /// - Parameter place: Where the field is in the part.
  @inline(never)
  mutating func note(
    _ reason: RejectionReason, _ view: ByteView, from start: Int, to end: Int, at place: Int
  ) {
    guard problem == nil else { return }
    problem = RecordProblem(
      reason: reason, start: place, end: place + (end - start),
      field: view.text(from: start, to: end))
  }

  /// The problem for the first fault that the splitter found in the record.
  func faultProblem(
    _ fault: RecordSplitter.Fault, _ bytes: ByteView
  ) -> RecordProblem {
    RecordProblem(
      reason: fault.kind.reason, start: fault.offset, end: min(fault.offset + 60, bytes.count))
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
}

/// Texts that rows refer to by id.
extension PartParser {
  /// Takes the store of the row; an empty one is the file's default.
  mutating func setStore(_ view: ByteView, from start: Int, to end: Int) {
    row.isRunStale = true
    guard start == end else { return setText(.store, view, from: start, to: end) }
    row.hasStore = !layout.defaultStore.isEmpty
    guard row.hasStore else { return }
    var text = ByteBuffer(capacity: layout.defaultStore.count)
    text.append(layout.defaultStore)
    let hash = ByteHash.of(text.view, from: 0, to: text.count, seed: hashSeed)
    row.store = names.stores.intern(text.view, from: 0, to: text.count, hash: hash)
  }

  /// Takes a trimmed text.
  mutating func setText(_ kind: FieldKind, _ view: ByteView, from start: Int, to end: Int) {
    let hash = ByteHash.of(view, from: start, to: end, seed: hashSeed)
    setText(kind, view, from: start, to: end, hash: hash)
  }

  /// Takes a trimmed text whose hash is known.
  @inline(__always)
  mutating func setText(
    _ kind: FieldKind, _ view: ByteView, from start: Int, to end: Int, hash: UInt64
  ) {
    switch kind {
    case .receiptID:
      row.receiptID = names.receiptIDs.intern(view, from: start, to: end, hash: hash)
      row.isRunStale = true
    case .store:
      row.store = names.stores.intern(view, from: start, to: end, hash: hash)
      row.hasStore = true
      row.isRunStale = true
    case .location:
      row.location = names.locations.intern(view, from: start, to: end, hash: hash)
      row.isRunStale = true
    case .person:
      row.person = names.persons.intern(view, from: start, to: end, hash: hash)
      row.isRunStale = true
    case .category:
      row.category = names.categories.intern(view, from: start, to: end, hash: hash)
    case .unit: row.unit = names.units.intern(view, from: start, to: end, hash: hash)
    case .currency:
      (row.currency, row.currencyDigits) = names.currencies.intern(
        view, from: start, to: end, hash: hash)
    default: break
    }
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
