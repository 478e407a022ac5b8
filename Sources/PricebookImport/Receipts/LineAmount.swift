import PricebookModel

/// The amount of a line by its unit price: unit price × quantity − discount, rounded once.
enum LineAmount {
  /// The exact result, half away from zero, to the minor unit.
  ///
  /// - Parameter digits: Decimals of the minor unit, 0 to 4.
  /// - Returns: `nil` where the amount does not fit in 64 bits.
  static func rounded(
    unitPrice: ExactDecimal, quantity: ExactDecimal, discount: ExactDecimal, digits: Int
  ) -> Amount? {
    if let count = narrow(unitPrice, quantity, discount, digits: digits)
      ?? wide(unitPrice, quantity, discount, digits: digits)
    {
      return amount(count, digits: digits)
    }
    return nil
  }

  /// A number rounded to the minor unit.
  static func rounded(_ number: ExactDecimal, digits: Int) -> Amount? {
    number.rounded(toDigits: digits).flatMap { amount(Int128($0), digits: digits) }
  }

  private static func amount(_ count: Int128, digits: Int) -> Amount? {
    let (product, overflow) = count.multipliedReportingOverflow(
      by: Int128(Amount.step(digits: digits)))
    return overflow ? nil : Int64(exactly: product).map(Amount.init(tenThousandths:))
  }

  /// The count of minor units in 128-bit arithmetic; `nil` where it is too narrow.
  private static func narrow(
    _ unitPrice: ExactDecimal, _ quantity: ExactDecimal, _ discount: ExactDecimal, digits: Int
  ) -> Int128? {
    let productScale = Int(unitPrice.scale) + Int(quantity.scale)
    let scale = max(productScale, Int(discount.scale), digits)
    guard scale <= 37 else { return nil }
    let (product, productOverflow) = unitPrice.significand.multipliedReportingOverflow(
      by: quantity.significand)
    let (left, leftOverflow) = product.multipliedReportingOverflow(
      by: powerOfTen(scale - productScale))
    let (right, rightOverflow) = discount.significand.multipliedReportingOverflow(
      by: powerOfTen(scale - Int(discount.scale)))
    let (difference, overflow) = left.subtractingReportingOverflow(right)
    guard !productOverflow, !leftOverflow, !rightOverflow, !overflow,
      difference != Int128.min
    else { return nil }
    return difference.dividedRounding(by: powerOfTen(scale - digits))
  }

  /// The same in long arithmetic on decimal digits, for numbers of any length.
  private static func wide(
    _ unitPrice: ExactDecimal, _ quantity: ExactDecimal, _ discount: ExactDecimal, digits: Int
  ) -> Int128? {
    let productScale = Int(unitPrice.scale) + Int(quantity.scale)
    let scale = max(productScale, Int(discount.scale), digits)
    var product = DecimalDigits(unitPrice.significand.magnitude)
      .multiplied(by: DecimalDigits(quantity.significand.magnitude))
    product.shift(by: scale - productScale)
    var discounted = DecimalDigits(discount.significand.magnitude)
    discounted.shift(by: scale - Int(discount.scale))
    let isProductNegative = (unitPrice.significand < 0) != (quantity.significand < 0)
    // Subtracting the discount is adding its negative: magnitudes of equal sign add up, others subtract.
    let isDiscountNegative = !(discount.significand < 0)
    var magnitude: DecimalDigits
    var isNegative = isProductNegative
    if isProductNegative == isDiscountNegative {
      magnitude = product.adding(discounted)
    } else if product.isLess(than: discounted) {
      magnitude = discounted.subtracting(product)
      isNegative = isDiscountNegative
    } else {
      magnitude = product.subtracting(discounted)
    }
    guard let count = magnitude.dropping(scale - digits) else { return nil }
    return isNegative ? -count : count
  }
}

/// A natural number as decimal digits, the lowest first.
private struct DecimalDigits {
  private var digits: [UInt8] = []

  init(_ number: UInt128) {
    var rest = number
    while rest > 0 {
      digits.append(UInt8(rest % 10))
      rest /= 10
    }
  }

  /// Multiplies by a power of ten.
  mutating func shift(by count: Int) {
    if !digits.isEmpty { digits.insert(contentsOf: repeatElement(0, count: count), at: 0) }
  }

  func multiplied(by other: DecimalDigits) -> DecimalDigits {
    var result = DecimalDigits(0)
    result.digits = Array(repeating: 0, count: digits.count + other.digits.count)
    for (index, digit) in digits.enumerated() {
      var carry = 0
      for (otherIndex, otherDigit) in other.digits.enumerated() {
        let sum = Int(result.digits[index + otherIndex]) + Int(digit) * Int(otherDigit) + carry
        result.digits[index + otherIndex] = UInt8(sum % 10)
        carry = sum / 10
      }
      result.digits[index + other.digits.count] += UInt8(carry)
    }
    result.trim()
    return result
  }

  func adding(_ other: DecimalDigits) -> DecimalDigits {
    var result = DecimalDigits(0)
    var carry: UInt8 = 0
    for index in 0..<max(digits.count, other.digits.count) {
      let sum = digit(index) + other.digit(index) + carry
      result.digits.append(sum % 10)
      carry = sum / 10
    }
    if carry > 0 { result.digits.append(carry) }
    return result
  }

  /// - Precondition: `other` is not greater.
  func subtracting(_ other: DecimalDigits) -> DecimalDigits {
    var result = DecimalDigits(0)
    var borrow: UInt8 = 0
    for index in digits.indices {
      let taken = other.digit(index) + borrow
      borrow = digits[index] < taken ? 1 : 0
      result.digits.append(digits[index] + 10 * borrow - taken)
    }
    result.trim()
    return result
  }

  func isLess(than other: DecimalDigits) -> Bool {
    if digits.count != other.digits.count { return digits.count < other.digits.count }
    return digits.reversed().lexicographicallyPrecedes(other.digits.reversed())
  }

  /// The number without its lowest digits, rounded half up; `nil` beyond 37 digits.
  func dropping(_ count: Int) -> Int128? {
    guard digits.count - count <= 37 else { return nil }
    var result: Int128 = 0
    for digit in digits.dropFirst(count).reversed() { result = result * 10 + Int128(digit) }
    return count > 0 && digit(count - 1) >= 5 ? result + 1 : result
  }

  private func digit(_ index: Int) -> UInt8 { index < digits.count ? digits[index] : 0 }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
  }
}
