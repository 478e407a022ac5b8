import PricebookModel

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
