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

/// The units that the fields of the current record name beside their numbers.
struct FieldUnits {
  struct Field {
    var unit: String
    /// The whole field, for messages.
    var text: String
    /// Where it is in the part.
    var place: Int
  }

  var quantity: Field?
  var unitPrice: Field?
  /// The unit of the line before a field gave it another.
  var replaced: UInt32?
}

extension RecordLayout {
  /// What every record has to be looked at for.
  var standingExtras: NumberText.Extras { priceUnit == nil ? [] : .unit }
}

/// Quantities and unit prices with a unit beside the number, such as `0.532 kg` and `€1.79/kg`.
extension PartParser {
  /// Takes a number with its unit, or notes that the field is no number.
  @inline(never)
  mutating func setMeasured(
    _ planned: PlannedColumn, _ view: ByteView, from start: Int, to end: Int, at place: Int
  ) {
    let isQuantity = planned.kind == .quantity
    let found: MeasuredNumber? =
      switch planned.kind {
      case .quantity: NumberText.quantity(view, from: start, to: end, mark: planned.mark)
      case .unitPrice: NumberText.pricePerUnit(view, from: start, to: end, mark: planned.mark)
      default: nil
      }
    guard let found else {
      return note(
        isQuantity ? .malformedQuantity : .malformedNumber, view, from: start, to: end, at: place)
    }
    take(found.number, planned.kind, view)
    guard !found.unit.isEmpty else { return }
    amounts.extras.insert(.unit)
    let field = FieldUnits.Field(
      unit: view.text(from: found.unit.lowerBound, to: found.unit.upperBound),
      text: view.text(from: start, to: end), place: place)
    if isQuantity { fieldUnits.quantity = field } else { fieldUnits.unitPrice = field }
  }

  /// Gives the line the unit that is written with its quantity, and checks that the fields agree.
  @inline(never)
  mutating func settleUnits(at recordStart: Int) {
    let written = names.units.text(of: Int(row.unit))
    var unit = written.isEmpty ? nil : UnitOfMeasure(written: written)
    if let found = fieldUnits.quantity {
      let own = UnitOfMeasure(written: found.unit)
      guard unit == nil || unit == own else { return noteUnit(found) }
      if unit == nil { setUnit(found.unit) }
      unit = own
    }
    if unit == nil, layout.defaultUnit != .each { unit = layout.defaultUnit }
    guard let found = fieldUnits.unitPrice else {
      if let own = layout.priceUnit { settle(unit, pricedPer: own, at: recordStart) }
      return
    }
    let own = UnitOfMeasure(written: found.unit)
    if let unit {
      if unit != own, !convertPrice(per: own, to: unit) { noteUnit(found) }
      return
    }
    if own == .each { return }
    // A price per kg and a total that is right for so many kg say what the quantity is in.
    guard isTotalShown else { return noteUnit(found) }
    setUnit(found.unit)
  }

  /// Settles the unit of a line with a price of a unit that the header names.
  ///
  /// Where that price gives what was paid, it also says what a quantity without a unit is in.
  private mutating func settle(
    _ unit: UnitOfMeasure?, pricedPer own: UnitOfMeasure, at recordStart: Int
  ) {
    if let unit {
      if unit != own { settlePrice(per: own, for: unit, at: recordStart) }
    } else if amounts.unitPrice.form != .absent, amounts.total.form == .absent || isTotalShown {
      setUnit(own.symbol)
    }
  }

  /// Makes the price of a unit that the header names one of the unit of the line.
  ///
  /// Where that is impossible, only the total can say what was paid.
  private mutating func settlePrice(
    per own: UnitOfMeasure, for unit: UnitOfMeasure, at recordStart: Int
  ) {
    guard !convertPrice(per: own, to: unit), amounts.total.form == .absent,
      amounts.unitPrice.form != .absent, problem == nil
    else { return }
    problem = RecordProblem(
      reason: .otherUnit, start: recordStart, end: recordStart,
      value: "the header, \(QuotedValue.describe(own.symbol)),")
  }

  /// Makes a price per kg one per g, so that it is for the unit of the quantity.
  ///
  /// - Returns: Whether the units measure the same and the price is exact.
  private mutating func convertPrice(per own: UnitOfMeasure, to unit: UnitOfMeasure) -> Bool {
    guard let factor = unit.amount(in: own) else { return false }
    guard let price = amounts.exactUnitPrice else { return true }
    guard let converted = price.multiplied(by: factor) else { return false }
    amounts.set(.unitPrice, NumberText(converted), exact: converted)
    return true
  }

  /// Whether the line has a total that is unit price × quantity.
  private var isTotalShown: Bool {
    amounts.quantity.form != .absent && amounts.total.form != .absent
      && row.currencyDigits != CurrencyTexts.malformed
      && amounts.isTotalPlain(digits: row.currencyDigits)
  }

  private mutating func noteUnit(_ field: FieldUnits.Field) {
    guard problem == nil else { return }
    problem = RecordProblem(
      reason: .otherUnit, start: field.place, end: field.place + field.text.utf8.count,
      field: field.text)
  }

  /// Takes the unit of the line; none where it is empty.
  mutating func setUnit(_ unit: String) {
    var text = ByteBuffer(capacity: 64)
    text.append(Array(unit.utf8))
    let count = text.count
    text.append(layout.dialect.recordEnd)
    if fieldUnits.replaced == nil { fieldUnits.replaced = row.unit }
    setText(.unit, text.view, from: 0, to: count)
  }
}

extension UnitOfMeasure {
  /// How much of another unit one of this is: 0.001 kg is one g.
  ///
  /// - Returns: `nil` if they measure different things.
  func amount(in other: UnitOfMeasure) -> ExactDecimal? {
    guard dimension == other.dimension else { return nil }
    return ExactDecimal(significand: Int128(basePerUnit), scale: 0)
      .divided(by: Int128(other.basePerUnit))
  }
}
