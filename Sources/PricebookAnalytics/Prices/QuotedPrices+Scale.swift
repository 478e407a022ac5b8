import PricebookModel

// Quotes keep prices per base unit as whole numbers of 10⁻¹⁰ currency units.
extension QuotedPrices {
  /// The price of an option per base unit in 10⁻¹⁰ currency units.
  ///
  /// - Returns: `nil` where it is not positive or too large or small to be kept.
  static func price(of option: PriceOption) -> Int64? {
    let scale = Int(option.price.scale)
    let perUnit = option.price.significand
    // price × 10¹⁰ × 10¹³ ÷ (10^scale × basePerUnit), with the powers of ten cancelled first.
    let power = 23 - scale
    var numerator = perUnit
    var denominator = Int128(max(1, option.unit.basePerUnit))
    if power >= 0 {
      let (product, overflow) = numerator.multipliedReportingOverflow(by: powerOfTen(power))
      if overflow { return nil }
      numerator = product
    } else {
      let (product, overflow) = denominator.multipliedReportingOverflow(by: powerOfTen(-power))
      if overflow { return nil }
      denominator = product
    }
    return usable(numerator.dividedRounding(by: denominator))
  }

  /// The price of a quantity per base unit in 10⁻¹⁰ currency units.
  ///
  /// - Returns: `nil` where it is not positive or too large or small to be kept.
  static func price(
    _ price: Amount, of quantity: Quantity, in unit: UnitTable.Factor
  ) -> Int64? {
    let (numerator, overflow) = (Int128(price.tenThousandths) * 1_000_000)
      .multipliedReportingOverflow(by: Int128(unit.priceNumerator))
    let denominator = Int128(quantity.millionths) * Int128(unit.priceDenominator)
    guard !overflow, denominator > 0 else { return nil }
    return usable(numerator.dividedRounding(by: denominator))
  }

  static func usable(_ price: Int128) -> Int64? {
    price > 0 && price <= Int128(Amount.bookLimit.tenThousandths) ? Int64(price) : nil
  }

  static func unitValue(_ price: Int128) -> UnitValue {
    // 10⁻¹⁰ per base unit is 10⁻⁴ per million base units.
    UnitValue(
      paid: Amount(tenThousandths: Int64(clamping: price)),
      quantity: BaseQuantity(count: 10_000_000_000_000_000_000 * 1_000_000))
  }

  static func amount(_ price: Int128) -> Amount {
    Amount(tenThousandths: Int64(clamping: price.dividedRounding(by: 1_000_000)))
  }
}
