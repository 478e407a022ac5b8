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

  /// Gives the line the unit that stands beside its quantity, and checks that the fields agree.
  @inline(never)
  mutating func settleUnits() {
    let written = names.units.text(of: Int(row.unit))
    var unit = written.isEmpty ? nil : UnitOfMeasure(written: written)
    if let found = fieldUnits.quantity {
      let own = UnitOfMeasure(written: found.unit)
      guard unit == nil || unit == own else { return noteUnit(found) }
      if unit == nil { setUnit(found.unit) }
      unit = own
    }
    guard let found = fieldUnits.unitPrice else { return }
    let own = UnitOfMeasure(written: found.unit)
    if unit ?? layout.defaultUnit == own { return }
    // A price per kg and a total that is right for so many kg say what the quantity is in.
    guard unit == nil, layout.defaultUnit == .each, isTotalShown else { return noteUnit(found) }
    setUnit(found.unit)
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
    setText(.unit, text.view, from: 0, to: count)
  }
}
