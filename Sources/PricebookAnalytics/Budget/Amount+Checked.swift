import PricebookModel

extension Amount {
  /// The sum; `nil` where it does not fit in 64 bits.
  ///
  /// A budget of every month is added as often as there are months, so that its sum may exceed
  /// what the importers vouch for.
  func addingIfFits(_ other: Amount) -> Amount? {
    let (sum, overflow) = tenThousandths.addingReportingOverflow(other.tenThousandths)
    return overflow ? nil : Amount(tenThousandths: sum)
  }

  /// The difference; `nil` where it does not fit in 64 bits.
  func subtractingIfFits(_ other: Amount) -> Amount? {
    let (difference, overflow) = tenThousandths.subtractingReportingOverflow(
      other.tenThousandths)
    return overflow ? nil : Amount(tenThousandths: difference)
  }

  /// The amount × `numerator` ÷ `denominator`, rounded once, half away from zero, to the minor
  /// unit.
  ///
  /// - Parameters:
  ///   - digits: Decimals of the minor unit, 0 to 4.
  ///   - denominator: Positive.
  /// - Returns: `nil` where the result does not fit in 64 bits.
  func scaled(by numerator: Int, over denominator: Int, roundedToDigits digits: Int) -> Amount? {
    let step = Int128(Amount.step(digits: digits))
    let product = Int128(tenThousandths) * Int128(numerator)
    return Int64(exactly: product.dividedRounding(by: Int128(denominator) * step) * step)
      .map(Amount.init(tenThousandths:))
  }
}
