/// A 256-bit product, only as wide as rounding one exact product needs.
struct WideInteger {
  var isNegative: Bool
  var high: UInt128
  var low: UInt128

  init(high: Int128, low: UInt128) {
    isNegative = high < 0
    if isNegative {
      let (negated, overflow) = (~low).addingReportingOverflow(1)
      self.low = negated
      self.high = ~UInt128(bitPattern: high) &+ (overflow ? 1 : 0)
    } else {
      self.high = UInt128(bitPattern: high)
      self.low = low
    }
  }

  /// The quotient by 10^exponent, half away from zero; `nil` where it exceeds 128 bits.
  func dividedRoundingByPowerOfTen(_ exponent: Int) -> Int128? {
    var (high, low, lastDigit) = (high, low, UInt128(0))
    for _ in 0..<exponent {
      let (highQuotient, highRemainder) = high.quotientAndRemainder(dividingBy: 10)
      high = highQuotient
      // Rounding half away from zero looks at the last digit dropped alone.
      (low, lastDigit) = (10 as UInt128).dividingFullWidth((highRemainder, low))
    }
    if lastDigit >= 5 {
      let (sum, overflow) = low.addingReportingOverflow(1)
      low = sum
      if overflow { high += 1 }
    }
    guard high == 0, let magnitude = Int128(exactly: low) else { return nil }
    return isNegative ? -magnitude : magnitude
  }
}
