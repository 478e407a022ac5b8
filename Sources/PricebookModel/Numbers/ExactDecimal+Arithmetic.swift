extension ExactDecimal {
  /// The exact difference of two decimals.
  ///
  /// - Returns: `nil` where the difference needs more than 38 digits or decimals.
  package func subtracting(_ other: ExactDecimal) -> ExactDecimal? {
    guard let negated = (0 as Int128).subtractingIfFits(other.significand) else { return nil }
    return adding(ExactDecimal(significand: negated, scale: other.scale))
  }

  /// The exact sum of two decimals.
  ///
  /// - Returns: `nil` where the sum needs more than 38 digits or decimals.
  package func adding(_ other: ExactDecimal) -> ExactDecimal? {
    let left = ExactDecimal(normalising: significand, scale: Int(scale)) ?? self
    let right = ExactDecimal(normalising: other.significand, scale: Int(other.scale)) ?? other
    let commonScale = max(left.scale, right.scale)
    guard let leftCount = left.significand(atScale: commonScale),
      let rightCount = right.significand(atScale: commonScale)
    else { return nil }
    let (sum, overflow) = leftCount.addingReportingOverflow(rightCount)
    return overflow ? nil : ExactDecimal(normalising: sum, scale: Int(commonScale))
  }

  /// The exact product of two decimals.
  ///
  /// - Returns: `nil` where the product needs more than 38 digits or decimals.
  package func multiplied(by other: ExactDecimal) -> ExactDecimal? {
    let left = ExactDecimal(normalising: significand, scale: Int(scale)) ?? self
    let right = ExactDecimal(normalising: other.significand, scale: Int(other.scale)) ?? other
    let (product, overflow) = left.significand.multipliedReportingOverflow(by: right.significand)
    return overflow
      ? nil : ExactDecimal(normalising: product, scale: Int(left.scale) + Int(right.scale))
  }

  /// The number × 10^`exponent`, exactly.
  ///
  /// - Returns: `nil` where the product needs more than 38 digits or decimals.
  package func shifted(byPowerOfTen exponent: Int) -> ExactDecimal? {
    guard exponent.magnitude <= 1_000 else { return nil }
    return ExactDecimal(normalising: significand, scale: Int(scale) - exponent)
  }

  /// The quotient by a whole number, with as many decimals as 128 bits hold.
  ///
  /// The last digit is rounded half away from zero; quotients that end are exact.
  ///
  /// - Precondition: `divisor` is positive.
  package func divided(by divisor: Int128) -> ExactDecimal {
    var dividend = significand
    var decimals = Int(scale)
    while decimals < Int(Self.maximumScale), dividend % divisor != 0 {
      let (product, overflow) = dividend.multipliedReportingOverflow(by: 10)
      if overflow { break }
      dividend = product
      decimals += 1
    }
    let quotient = dividend.dividedRounding(by: divisor)
    return ExactDecimal(normalising: quotient, scale: decimals)
      ?? ExactDecimal(significand: quotient, scale: UInt8(decimals))
  }

  private func significand(atScale wanted: UInt8) -> Int128? {
    var result = significand
    for _ in scale..<max(scale, wanted) {
      let (product, overflow) = result.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      result = product
    }
    return result
  }
}

extension Int128 {
  fileprivate func subtractingIfFits(_ other: Int128) -> Int128? {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? nil : difference
  }
}
