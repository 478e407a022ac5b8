import PricebookModel

/// What a field means, for the forms that the loop over records does not settle at once.
extension PartParser {
  /// Trims a field and takes its meaning into the row, or notes what is wrong with it.
  ///
  /// - Parameters:
  ///   - view: The part, or the text with doubled quotes made single.
  ///   - place: Where the field stands in the part.
  mutating func setField(
    _ planned: PlannedColumn, _ view: ByteView, from start: Int, to end: Int, at place: Int
  ) {
    let kind = planned.kind
    var start = start
    var end = end
    while start < end, view[start] <= 0x20 { start += 1 }
    while end > start, view[end - 1] <= 0x20 { end -= 1 }
    let isEmpty = start == end
    switch kind {
    case .ignored: break
    case .captured:
      captured.append(
        CapturedField(text: view.text(from: start, to: end), start: place, length: end - start))
    case .receiptID, .category, .unit, .currency: setText(kind, view, from: start, to: end)
    case .store: setStore(view, from: start, to: end)
    case .item:
      if hasBarcodes {
        itemName.removeAll()
        itemName.append(view, from: start, to: end)
        row.hasItem = !isEmpty
      } else if !isEmpty {
        composeItem(view, from: start, to: end)
      }
    case .barcode:
      barcode.removeAll()
      barcode.append(view, from: start, to: end)
    case .date: setDate(view, from: start, to: end, at: place)
    case .time:
      isRunStale = true
      let second = DateText.secondOfDay(view, from: start, to: end)
      row.second = second ?? -1
      if second == nil, !isEmpty, !NumberText.isAbsent(view, from: start, to: end) {
        note(.malformedTime, at: place, length: end - start)
      }
    case .quantity, .unitPrice, .discount, .total:
      if !isEmpty { setNumber(planned, view, from: start, to: end, at: place) }
    }
  }

  private mutating func setDate(
    _ view: ByteView, from start: Int, to end: Int, at place: Int
  ) {
    isRunStale = true
    row.day = nil
    guard let moment = DateText.moment(view, from: start, to: end, order: slashDateOrder) else {
      if !hasTimes { row.second = -1 }
      if start < end, !NumberText.isAbsent(view, from: start, to: end) {
        note(.malformedDate, at: place, length: end - start)
      }
      return
    }
    let (day, second) = days.local(moment)
    row.day = day
    if !hasTimes { row.second = second ?? -1 }
  }

  private mutating func setNumber(
    _ planned: PlannedColumn, _ view: ByteView, from start: Int, to end: Int, at place: Int
  ) {
    let kind = planned.kind
    let (short, next) = NumberText.scan(view, at: start, mark: planned.mark)
    if next == end, short.form != .absent { return set(kind, short, nil) }
    if let exact = NumberText.exact(view, from: start, to: end, mark: planned.mark) {
      return set(kind, .long, exact)
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
    else { return note(.malformedNumber, at: place, length: end - start) }
    if !written.currency.isEmpty, takesCurrencySigns { setCurrency(written.currency, view) }
    if written.isPercent { extras.insert(.percent) }
    set(kind, NumberText(written.value), written.value)
  }

  private mutating func set(_ kind: FieldKind, _ number: NumberText, _ exact: ExactDecimal?) {
    switch kind {
    case .quantity:
      row.quantity = number
      if let exact { longNumbers.quantity = exact }
    case .unitPrice:
      row.unitPrice = number
      if let exact { longNumbers.unitPrice = exact }
    case .discount:
      row.discount = number
      if let exact { longNumbers.discount = exact }
    default:
      row.total = number
      if let exact { longNumbers.total = exact }
    }
  }

  private mutating func setCurrency(_ place: Range<Int>, _ view: ByteView) {
    setText(.currency, view, from: place.lowerBound, to: place.upperBound)
    extras.insert(.currency)
  }

  /// Puts back what holds for records without a currency of their own.
  @inline(never)
  mutating func forgetExtras() {
    if extras.contains(.currency) {
      var empty = ByteBuffer(capacity: 64)
      empty.append(dialect.recordEnd)
      setText(.currency, empty.view, from: 0, to: 0)
    }
    extras = []
  }

  /// Makes an amount of a discount in percent: percent × unit price × quantity ÷ 100, not rounded.
  @inline(never)
  mutating func settlePercent(at recordStart: Int) {
    let percent = exact(row.discount, longNumbers.discount) ?? .zero
    guard let price = exact(row.unitPrice, longNumbers.unitPrice) else {
      // Without a unit price the total says what was paid, and the discount nothing more.
      row.discount = .absent
      return
    }
    let quantity = exact(row.quantity, longNumbers.quantity) ?? .one
    guard
      let amount = price.multiplied(by: quantity)?.multiplied(by: percent)?
        .shifted(byPowerOfTen: -2)
    else {
      problem = Problem(reason: .amountOverflow, start: recordStart, end: recordStart)
      problemValue = percent.description + "%"
      return
    }
    row.discount = .long
    longNumbers.discount = amount
  }

  private mutating func note(_ reason: RejectionReason, at place: Int, length: Int) {
    if problem == nil { problem = Problem(reason: reason, start: place, end: place + length) }
  }

  /// Brings the item's name and barcode together as one text.
  mutating func setItemWithBarcode() {
    if barcode.count > 0 {
      itemName.append(0)
      itemName.append(barcode.view, from: 0, to: barcode.count)
    }
    composeItem(itemName.view, from: 0, to: itemName.count)
    barcode.removeAll()
  }

  /// A fault that the splitter found, at the place of the record's first.
  func faultProblem(
    _ fault: RecordSplitter.Fault, _ bytes: ByteView, recordStart: Int
  ) -> Problem {
    let reason: RejectionReason =
      switch fault.kind {
      case .strayQuote: .strayQuote
      case .unclosedQuote: .unclosedQuote
      case .recordTooLong: .recordTooLong
      }
    return Problem(reason: reason, start: fault.offset, end: min(fault.offset + 60, bytes.count))
  }

  /// What is wrong with the bytes of a record in a part that is not plain ASCII.
  func encodingProblem(_ bytes: ByteView, from start: Int, to end: Int) -> Problem? {
    if let found = bytes.firstIndex(of: 0, from: start, to: end) {
      return Problem(reason: .nulByte, start: found, end: min(found + 20, end))
    }
    guard !bytes.isValidUTF8(from: start, to: end) else { return nil }
    // Repairing keeps everything before the first invalid byte as it is.
    let repaired = bytes.text(from: start, to: end)
    let valid = repaired.unicodeScalars.prefix { $0 != "\u{FFFD}" }.reduce(0) {
      $0 + UTF8.width($1)
    }
    return Problem(
      reason: .invalidUTF8, start: min(start + valid, end - 1), end: min(start + valid + 20, end))
  }
}
