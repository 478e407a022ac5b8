import PricebookModel

/// What a field means, for the forms that the loop over records does not settle at once.
extension PartParser {
  /// Trims a field and takes its meaning into the row, or notes what is wrong with it.
  ///
  /// - Parameters:
  ///   - view: The part, or the text with doubled quotes made single.
  ///   - place: Where the field stands in the part.
  mutating func setField(
    _ kind: FieldKind, _ view: ByteView, from start: Int, to end: Int, at place: Int
  ) {
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
        setText(.item, view, from: start, to: end)
      }
    case .barcode:
      barcode.removeAll()
      barcode.append(view, from: start, to: end)
    case .date:
      isRunStale = true
      row.day = DateText.day(view, from: start, to: end, slashOrder: slashDateOrder)
      if row.day == nil, !isEmpty { note(.malformedDate, at: place, length: end - start) }
    case .time:
      isRunStale = true
      let second = DateText.secondOfDay(view, from: start, to: end)
      row.second = second ?? -1
      if second == nil, !isEmpty { note(.malformedTime, at: place, length: end - start) }
    case .quantity, .unitPrice, .discount, .total:
      if !isEmpty { setNumber(kind, view, from: start, to: end, at: place) }
    }
  }

  private mutating func setNumber(
    _ kind: FieldKind, _ view: ByteView, from start: Int, to end: Int, at place: Int
  ) {
    let (short, next) = NumberText.scan(view, at: start, mark: numberMark)
    var number = short
    if next != end || number.form == .absent {
      guard let exact = NumberText.exact(view, from: start, to: end, mark: numberMark) else {
        return note(.malformedNumber, at: place, length: end - start)
      }
      number.form = .long
      switch kind {
      case .quantity: longNumbers.quantity = exact
      case .unitPrice: longNumbers.unitPrice = exact
      case .discount: longNumbers.discount = exact
      default: longNumbers.total = exact
      }
    }
    switch kind {
    case .quantity: row.quantity = number
    case .unitPrice: row.unitPrice = number
    case .discount: row.discount = number
    default: row.total = number
    }
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
    setText(.item, itemName.view, from: 0, to: itemName.count)
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
