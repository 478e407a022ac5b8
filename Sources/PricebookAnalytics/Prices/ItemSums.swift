import PricebookModel

/// A sum of quantities, which are all in one unit as a rule.
struct QuantitySum {
  /// The unit that is summed without becoming wide.
  let unit: UnitID
  private(set) var millionths: Int64 = 0
  /// What is in other units or does not fit into 64 bits.
  private(set) var others = BaseQuantity.zero
  private(set) var hasOthers = false

  init(unit: UnitID) {
    self.unit = unit
  }

  @inline(__always)
  mutating func add(_ line: ItemLine, units: UnitTable) {
    let (sum, overflow) = millionths.addingReportingOverflow(line.millionths)
    if line.unit == unit, !overflow {
      millionths = sum
    } else {
      others += units.quantity(of: line)
      hasOthers = true
    }
  }

  @inline(__always)
  func total(units: UnitTable) -> BaseQuantity {
    let own = Int128(millionths) * Int128(units.factors[unit].basePerUnit)
    return hasOthers ? BaseQuantity(count: own) + others : BaseQuantity(count: own)
  }
}

/// The prices of one series in one month.
struct PriceSum {
  /// The number of the month in ``DataCalendar``.
  let month: Int
  private var paid: Int64 = 0
  private var quantity: QuantitySum
  private var lines: UInt32 = 0
  private var minimum = Int64.max
  private var maximum = Int64.min

  init(month: Int, unit: UnitID) {
    self.month = month
    quantity = QuantitySum(unit: unit)
  }

  @inline(__always)
  mutating func add(_ line: ItemLine, units: UnitTable) {
    paid &+= line.paid
    quantity.add(line, units: units)
    lines &+= 1
    let price = units.factors[line.unit].price(paid: line.paid, millionths: line.millionths)
    minimum = min(minimum, price)
    maximum = max(maximum, price)
  }

  @inline(__always)
  func append(to prices: inout UnitValues, months: [Month], units: UnitTable) {
    let number =
      quantity.hasOthers
      ? nil
      : units.scales.narrowed(
        quantity.millionths, scale: units.factors[quantity.unit].scale)
    if let row = UnitValues.Narrow(
      paid: paid, quantity: number, observations: lines, minimum: minimum, maximum: maximum)
    {
      prices.append(row, month: months[month])
    } else {
      prices.append(
        UnitValues.Row(
          paid: Amount(tenThousandths: paid), quantity: quantity.total(units: units),
          observations: lines, minimum: Amount(tenThousandths: minimum),
          maximum: Amount(tenThousandths: maximum)),
        month: months[month])
    }
  }
}

/// What was spent on one item in one month, in one dimension and currency.
struct SpendingSum {
  /// ``UnitTable/kind(dimension:currency:)``.
  let kind: MeasureID
  /// The number of the month in ``DataCalendar``.
  let month: Int
  private(set) var paid: Int64 = 0
  private(set) var quantity: QuantitySum
  private(set) var lines: UInt32 = 0

  init(kind: MeasureID, month: Int, unit: UnitID) {
    self.kind = kind
    self.month = month
    quantity = QuantitySum(unit: unit)
  }

  @inline(__always)
  mutating func add(_ line: ItemLine, units: UnitTable) {
    paid &+= line.paid
    quantity.add(line, units: units)
    lines &+= 1
  }
}
