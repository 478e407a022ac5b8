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

  private mutating func setDate(
    _ view: ByteView, from start: Int, to end: Int, at place: Int
  ) {
    row.isRunStale = true
    row.day = nil
    guard let moment = DateText.moment(view, from: start, to: end, order: layout.dateOrder),
      let time = layout.days.local(moment)
    else {
      if !layout.hasTimes { row.second = -1 }
      if start < end, !NumberText.isAbsent(view, from: start, to: end) {
        note(.malformedDate, view, from: start, to: end, at: place)
      }
      return
    }
    row.day = time.day
    row.isUTC = time.isUTC
    if !layout.hasTimes { row.second = time.second ?? -1 }
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
