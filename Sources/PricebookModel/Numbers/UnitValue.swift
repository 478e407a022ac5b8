/// A price per base unit, kept as the exact ratio of what was paid to how much was bought.
@frozen public struct UnitValue: Hashable, Sendable {
  /// What was paid in all.
  public var paid: Amount
  /// What was bought in all, in base units.
  public var quantity: BaseQuantity

  /// A price as what was paid for a quantity.
  @inlinable public init(paid: Amount, quantity: BaseQuantity) {
    self.paid = paid
    self.quantity = quantity
  }

  /// The price in 1/10 000 units per base unit, half away from zero; `nil` where it cannot be.
  public var rounded: Amount? {
    guard quantity.count > 0 else { return nil }
    let price = Double(paid.tenThousandths) * 1e19 / quantity.count.approximateValue
    if let certain = price.certainlyRounded { return Amount(tenThousandths: certain) }
    // Amounts below 2⁶³ times 10¹⁹ stay below 2¹²⁷.
    let scaled = Int128(paid.tenThousandths) * 10_000_000_000_000_000_000
    return Int64(exactly: scaled.dividedRounding(by: quantity.count))
      .map(Amount.init(tenThousandths:))
  }

  /// What a quantity costs at this price, rounded once to the minor unit; `nil` where that does not
  /// fit, or the quantity of the price is not positive.
  public func cost(of wanted: BaseQuantity, roundedToDigits digits: Int) -> Amount? {
    guard quantity.count > 0 else { return nil }
    let wide = Int128(paid.tenThousandths).multipliedFullWidth(by: wanted.count)
    let product = WideInteger(high: wide.high, low: wide.low)
    let step = Int128(Amount.step(digits: digits))
    let (divisor, overflow) = quantity.count.multipliedReportingOverflow(by: step)
    guard !overflow, product.high < divisor.magnitude else { return nil }
    let (quotient, remainder) = divisor.magnitude.dividingFullWidth((product.high, product.low))
    let roundsUp = remainder >= divisor.magnitude - remainder
    guard let count = Int64(exactly: quotient), count < Int64.max / 10_000 else { return nil }
    let magnitude = (count + (roundsUp ? 1 : 0)) * Int64(step)
    return Amount(tenThousandths: product.isNegative ? -magnitude : magnitude)
  }

  /// Currency units per base unit, for logarithms and charts only.
  @inlinable public var approximatePrice: Double {
    paid.approximateUnits / quantity.approximateUnits
  }
}
