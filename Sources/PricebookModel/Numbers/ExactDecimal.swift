/// A decimal number with every digit it was given: `significand × 10^−scale`.
///
/// Unit prices are kept as such numbers, because rounding a price before it is multiplied
/// changes what a line costs: 0.0166…67 × 300 is 5.00, not 5.01.
public struct ExactDecimal: Hashable, Sendable {
  /// The number without its point.
  public var significand: Int128
  /// Digits after the decimal point, 0 to ``maximumScale``.
  public var scale: UInt8
  /// The largest number of digits after the point.
  public static let maximumScale: UInt8 = 38
  /// The number 0.
  public static let zero = ExactDecimal(significand: 0, scale: 0)

  /// The number `significand × 10^−scale`.
  public init(significand: Int128, scale: UInt8) {
    self.significand = significand
    self.scale = scale
  }

  /// The number `count × 10^−scale` without zeros at its end, but with so many decimals at least.
  package init(shortest count: Int64, scale: UInt8, atLeast digits: Int = 0) {
    var (count, scale) = (count, scale)
    while Int(scale) > digits, count % 10 == 0 { (count, scale) = (count / 10, scale - 1) }
    self.init(significand: Int128(count), scale: scale)
  }

  /// An amount in currency units.
  public init(_ amount: Amount) { self.init(significand: Int128(amount.tenThousandths), scale: 4) }

  /// A quantity in units.
  public init(_ quantity: Quantity) {
    self.init(significand: Int128(quantity.millionths), scale: 6)
  }

  /// Reads plain or scientific notation with a point: `-12.50`, `1e-07`, `.5`.
  ///
  /// - Returns: `nil` for anything else, for digits that do not fit in 128 bits, and for a number that
  ///   needs more than 38 decimals. Zeros at the end of the decimals are dropped.
  public init?(parsing text: some StringProtocol) { self.init(parsing: String(text)) }

  /// The same for a text that need not be copied.
  public init?(parsing text: String) {
    if let short = Self(short: text.utf8Span.span) {
      self = short
      return
    }
    let parts = text.utf8.split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0 | 0x20 == UInt8(ascii: "e")
    }.map { String(Substring($0)) }
    let sign = parts[0].utf8.first
    let isSigned = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
    let number = parts[0].utf8.dropFirst(isSigned ? 1 : 0)
      .split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == UInt8(ascii: ".") }
    let digits = number.joined()
    guard let exponent = parts.count == 1 ? 0 : Int(parts[1]), exponent.magnitude <= 1_000,
      digits.allSatisfy(\.isASCIIDigit),
      let significand = Int128(String(decoding: digits, as: UTF8.self))
    else { return nil }
    self.init(
      normalising: sign == UInt8(ascii: "-") ? -significand : significand,
      scale: (number.count == 2 ? number[1].count : 0) - exponent)
  }

  /// Reads a number of up to 18 digits without an exponent, as nearly all are; `nil` for others.
  private init?(short text: Span<UInt8>) {
    var digits: Int64 = 0
    var (digitCount, scale) = (0, 0)
    var (isNegative, hasPoint) = (false, false)
    for place in text.indices {
      let byte = text[place]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits &* 10 &+ Int64(byte &- UInt8(ascii: "0"))
        digitCount += 1
        if hasPoint { scale += 1 }
      case UInt8(ascii: ".") where !hasPoint: hasPoint = true
      case UInt8(ascii: "-") where digitCount == 0 && !hasPoint && !isNegative: isNegative = true
      default: return nil
      }
    }
    guard digitCount > 0, digitCount <= 18 else { return nil }
    self.init(normalising: Int128(isNegative ? -digits : digits), scale: scale)
  }

  /// The number `significand × 10^−scale`; `nil` where it needs more than 38 digits or decimals.
  init?(normalising significand: Int128, scale: Int) {
    var significand = significand
    var scale = significand == 0 ? 0 : scale
    // Division takes ten times as long with 128 bits.
    if var small = Int64(exactly: significand) {
      while scale > 0, small % 10 == 0 { (small, scale) = (small / 10, scale - 1) }
      significand = Int128(small)
    }
    while scale > 0, significand % 10 == 0 { (significand, scale) = (significand / 10, scale - 1) }
    guard scale <= Int(Self.maximumScale), let significand = significand.shifted(by: -scale)
    else { return nil }
    self.init(significand: significand, scale: UInt8(max(0, scale)))
  }

  /// Whether it is below zero.
  public var isNegative: Bool { significand < 0 }
  /// Whether it is zero.
  public var isZero: Bool { significand == 0 }
  /// Whether it is above zero.
  public var isPositive: Bool { significand > 0 }

  /// The nearest count of 10^−digits, half away from zero; `nil` where it does not fit in 64 bits.
  public func rounded(toDigits digits: Int) -> Int64? {
    let excess = Int(scale) - digits
    guard let value = significand.shifted(by: -excess) else { return nil }
    guard excess > 0 else { return Int64(exactly: value) }
    guard excess <= 38 else { return 0 }
    return Int64(exactly: value.dividedRounding(by: powerOfTen(excess)))
  }

  /// The amount, where the number has at most four decimals and fits.
  public var exactAmount: Amount? {
    rounded(toDigits: 4).map(Amount.init(tenThousandths:)).flatMap {
      ExactDecimal($0) == self ? $0 : nil
    }
  }

  /// The quantity, where the number has at most six decimals and fits.
  public var exactQuantity: Quantity? {
    rounded(toDigits: 6).map(Quantity.init(millionths:)).flatMap {
      ExactDecimal($0) == self ? $0 : nil
    }
  }

  /// This price times a quantity, rounded once, half away from zero, to a minor unit of 0 to 4
  /// decimals; `nil` where the amount does not fit in 64 bits.
  public func multiplied(by quantity: Quantity, roundedToDigits digits: Int) -> Amount? {
    multiplied(by: ExactDecimal(quantity), roundedToDigits: digits)
  }

  /// The product, rounded once, half away from zero, to a minor unit of 0 to 4 decimals; `nil`
  /// where the amount does not fit in 64 bits.
  public func multiplied(by other: ExactDecimal, roundedToDigits digits: Int) -> Amount? {
    let excess = Int(scale) + Int(other.scale) - digits
    let (short, isLong) = significand.multipliedReportingOverflow(by: other.significand)
    if !isLong, excess <= 38 {
      let divisor = powerOfTen(max(0, excess))
      return short.shifted(by: -excess).flatMap {
        Self.amount($0.dividedRounding(by: divisor), digits)
      }
    }
    let product = significand.multipliedFullWidth(by: other.significand)
    guard excess >= 0 else { return nil }
    return WideInteger(high: product.high, low: product.low)
      .dividedRoundingByPowerOfTen(excess).flatMap { Self.amount($0, digits) }
  }

  private static func amount(_ count: Int128, _ digits: Int) -> Amount? {
    guard let result = Int64(exactly: count) else { return nil }
    let (tenThousandths, overflow) = result.multipliedReportingOverflow(
      by: Amount.step(digits: digits))
    return overflow ? nil : Amount(tenThousandths: tenThousandths)
  }

  /// The nearest binary fraction, for logarithms and charts only.
  public var approximateValue: Double {
    // The usual case, because the conversion of a wide integer takes a hundred times as long.
    let small = Int64(truncatingIfNeeded: significand)
    let divisor = powerOfTen(Int(scale))
    if Int128(small) == significand, scale <= 18 {
      return Double(small) / Double(Int64(truncatingIfNeeded: divisor))
    }
    return Double(significand) / Double(divisor)
  }

  /// Whether two numbers are the same, whatever their scales.
  public static func == (left: ExactDecimal, right: ExactDecimal) -> Bool {
    let (left, right) = (left.normal, right.normal)
    return left.significand == right.significand && left.scale == right.scale
  }

  private var normal: ExactDecimal {
    ExactDecimal(normalising: significand, scale: Int(scale)) ?? self
  }

  /// Hashes equal numbers alike, whatever their scales.
  public func hash(into hasher: inout Hasher) {
    let normal = normal
    hasher.combine(normal.significand)
    hasher.combine(normal.scale)
  }
}

extension ExactDecimal: CustomStringConvertible {
  /// Plain notation with a point: `-12.5`.
  public var description: String {
    var digits = String(significand.magnitude)
    if scale > 0 {
      if digits.count <= Int(scale) {
        digits = String(repeating: "0", count: Int(scale) - digits.count + 1) + digits
      }
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -Int(scale)))
    }
    return (significand < 0 ? "-" : "") + digits
  }
}

/// Ten to the power of `exponent`, 0 to 38.
package func powerOfTen(_ exponent: Int) -> Int128 { powersOfTen[exponent] }

private let powersOfTen = (0..<38).reduce(into: [Int128(1)]) { powers, place in
  powers.append(powers[place] * 10)
}

extension Int128 {
  /// The nearest binary fraction, except for the last bit of numbers of more than 53 bits.
  ///
  /// The initialiser of `Double` takes a hundred times as long for this type. Public and inlinable,
  /// because loops over millions of prices in other targets call it.
  @inlinable public var approximateValue: Double {
    let high = Int64(truncatingIfNeeded: self >> 64)
    let low = UInt64(truncatingIfNeeded: self)
    return Double(high) * 0x1p64 + Double(low)
  }

  /// The quotient by a positive divisor, rounded half away from zero.
  package func dividedRounding(by divisor: Int128) -> Int128 {
    if let small = Int64(exactly: self), let smallDivisor = Int64(exactly: divisor) {
      return Int128(small.quotient(roundedBy: smallDivisor))
    }
    return quotient(roundedBy: divisor)
  }
}

extension FixedWidthInteger {
  fileprivate func quotient(roundedBy divisor: Self) -> Self {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    guard remainder.magnitude >= divisor.magnitude - remainder.magnitude else { return quotient }
    return self < 0 ? quotient - 1 : quotient + 1
  }
}

extension ExactDecimal {
  /// The exact difference of two decimals; `nil` where it needs more than 38 digits or decimals.
  package func subtracting(_ other: ExactDecimal) -> ExactDecimal? {
    guard other.significand != .min else { return nil }
    return adding(ExactDecimal(significand: -other.significand, scale: other.scale))
  }

  /// The exact sum of two decimals; `nil` where it needs more than 38 digits or decimals.
  package func adding(_ other: ExactDecimal) -> ExactDecimal? {
    let (left, right) = (normal, other.normal)
    let commonScale = max(left.scale, right.scale)
    guard let leftCount = left.significand.shifted(by: Int(commonScale - left.scale)),
      let rightCount = right.significand.shifted(by: Int(commonScale - right.scale))
    else { return nil }
    let (sum, overflow) = leftCount.addingReportingOverflow(rightCount)
    return overflow ? nil : ExactDecimal(normalising: sum, scale: Int(commonScale))
  }

  /// The exact product of two decimals; `nil` where it needs more than 38 digits or decimals.
  package func multiplied(by other: ExactDecimal) -> ExactDecimal? {
    let (left, right) = (normal, other.normal)
    let (product, overflow) = left.significand.multipliedReportingOverflow(by: right.significand)
    return overflow
      ? nil : ExactDecimal(normalising: product, scale: Int(left.scale) + Int(right.scale))
  }

  /// The number × 10^`exponent`, exactly; `nil` where it needs more than 38 digits or decimals.
  package func shifted(byPowerOfTen exponent: Int) -> ExactDecimal? {
    guard exponent.magnitude <= 1_000 else { return nil }
    return ExactDecimal(normalising: significand, scale: Int(scale) - exponent)
  }

  /// The quotient by a positive whole number, with as many decimals as 128 bits hold; the last is
  /// rounded half away from zero, and quotients that end are exact.
  package func divided(by divisor: Int128) -> ExactDecimal {
    var (dividend, decimals) = (significand, Int(scale))
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
}

extension Int128 {
  /// The number × 10^`exponent`, itself where the exponent is negative; `nil` where it does not fit.
  fileprivate func shifted(by exponent: Int) -> Int128? {
    var result = self
    for _ in 0..<Swift.max(0, exponent) {
      let (product, overflow) = result.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      result = product
    }
    return result
  }
}

extension Double {
  /// The whole number that this one rounds to on paper: half away from zero.
  ///
  /// What comes of exact numbers by a few operations misses a tie by some units in the last place;
  /// it counts as one. A ratio of whole numbers below 10¹⁰ that is no tie is farther from one.
  @inlinable package func roundedOnPaper() -> Double {
    // Beyond, a unit in the last place is no small part of one.
    let nudge = magnitude < 0x1p40 ? max(1e-11, 4 * ulp) : 0
    return (self < 0 ? self - nudge : self + nudge).rounded(.toNearestOrAwayFromZero)
  }

  /// ``roundedOnPaper()`` as a whole number; `nil` if not finite or beyond 64 bits.
  @inlinable package var wholeOnPaper: Int64? {
    guard magnitude < 0x1p40 else { return Int64(exactly: roundedOnPaper()) }
    // Rounding is a call of the system's library, unlike cutting off.
    let nudge = max(1e-11, 4 * ulp)
    let nudged = self < 0 ? self - nudge : self + nudge
    let whole = Int64(nudged)
    guard (nudged - Double(whole)).magnitude >= 0.5 else { return whole }
    return self < 0 ? whole - 1 : whole + 1
  }
}
