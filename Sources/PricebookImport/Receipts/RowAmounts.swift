import PricebookModel

/// The numbers of the current record, and what they come to.
///
/// Numbers of at most 18 digits are computed in 64 bits; the rest exactly, by ``LineAmount``. What
/// every line needs is `mutating`, because the compiler copies a borrowed value of this size.
struct RowAmounts: ~Copyable {
  var quantity = NumberText.absent
  var unitPrice = NumberText.absent
  var discount = NumberText.absent
  var total = NumberText.absent
  /// Those of the four that have no short form.
  var long = WrittenNumbers()
  /// The discount that cannot have been taken from the price, as the rules found it.
  var oddDiscount: String?
  /// Whether a price list says that the price is an offer's.
  var isOffer = false

  /// 10⁰ to 10¹⁸.
  private let powersOfTen = ColumnBuffer<Int64>((0...18).map { Int64(powerOfTen($0)) })

  @inline(__always)
  mutating func beginRecord() {
    quantity.form = .absent
    unitPrice.form = .absent
    discount.form = .absent
    total.form = .absent
  }

  /// Forgets what the rules found in the record above.
  mutating func forgetRules() {
    oddDiscount = nil
    isOffer = false
  }

  @inline(__always)
  var hasAmount: Bool { total.form != .absent || unitPrice.form != .absent }

  // The numbers in full; `nil` where they are absent.
  var exactQuantity: ExactDecimal? { quantity.exact(orLong: long.quantity) }
  var exactUnitPrice: ExactDecimal? { unitPrice.exact(orLong: long.unitPrice) }
  var exactDiscount: ExactDecimal? { discount.exact(orLong: long.discount) }
  var exactTotal: ExactDecimal? { total.exact(orLong: long.total) }

  /// All four numbers, as the record has them.
  var written: WrittenNumbers {
    WrittenNumbers(
      quantity: exactQuantity, unitPrice: exactUnitPrice, discount: exactDiscount,
      total: exactTotal)
  }

  /// Takes a number without a long form.
  @inline(__always)
  mutating func set(_ field: Field?, _ number: NumberText) {
    switch field {
    case .quantity: quantity = number
    case .unitPrice: unitPrice = number
    case .discount: discount = number
    default: total = number
    }
  }

  mutating func set(_ field: Field?, _ number: NumberText, exact: ExactDecimal) {
    set(field, number)
    switch field {
    case .quantity: long.quantity = exact
    case .unitPrice: long.unitPrice = exact
    case .discount: long.discount = exact
    default: long.total = exact
    }
  }

  /// The quantity of the line, 1 where there is none; `nil` beyond the limit.
  @inline(__always)
  mutating func lineQuantity() -> Quantity? {
    switch quantity.form {
    case .absent: return .one
    case .short where quantity.scale <= 6 && quantity.significand.magnitude <= 1_000_000_000_000:
      let millionths = quantity.significand &* powersOfTen[6 &- quantity.scale]
      return millionths.magnitude <= Quantity.limit.millionths.magnitude
        ? Quantity(millionths: millionths) : nil
    default: return longQuantity()
    }
  }

  @inline(never)
  private func longQuantity() -> Quantity? {
    guard let number = exactQuantity, let millionths = number.rounded(toDigits: 6),
      // Rounding must not hide what is beyond the limit. Beyond 31 decimals nothing can be.
      number.scale > 31
        || number.significand.magnitude
          <= 10_000_000 * powerOfTen(Int(number.scale)).magnitude
    else { return nil }
    return Quantity(millionths: millionths)
  }

  /// What was paid: the total, else unit price × quantity − discount, rounded to the minor unit.
  ///
  /// - Parameter digits: Decimals of the currency's minor unit.
  /// - Returns: `nil` where it does not fit in 64 bits.
  @inline(__always)
  mutating func paid(digits: Int) -> Amount? {
    if total.form == .short, total.scale <= digits {
      let (value, overflow) = total.significand.multipliedReportingOverflow(
        by: powersOfTen[4 &- total.scale])
      return overflow ? nil : Amount(tenThousandths: value)
    }
    if total.form == .absent, let computed = computedAtScaleEight() {
      let step = powersOfTen[8 &- digits]
      let (quotient, remainder) = computed.quotientAndRemainder(dividingBy: step)
      let isUp = remainder.magnitude &* 2 >= step.magnitude
      let count = isUp ? (computed < 0 ? quotient &- 1 : quotient &+ 1) : quotient
      return Amount(tenThousandths: count &* powersOfTen[4 &- digits])
    }
    return longPaid(digits: digits)
  }

  @inline(never)
  private func longPaid(digits: Int) -> Amount? {
    if let total = exactTotal { return LineAmount.rounded(total, digits: digits) }
    return computed(digits: digits)
  }

  /// Unit price × quantity − discount, rounded; `nil` without a unit price or where it does not fit.
  func computed(digits: Int) -> Amount? {
    exactUnitPrice.flatMap {
      LineAmount.rounded(
        unitPrice: $0, quantity: exactQuantity ?? .one, discount: exactDiscount ?? .zero,
        digits: digits)
    }
  }

  /// Whether the total is within one minor unit of what the other numbers come to, as far as
  /// short numbers show; lines without a total or a quantity have nothing to compare, and lines
  /// without a unit price only the signs.
  @inline(__always)
  func isTotalPlain(digits: Int) -> Bool {
    if total.form == .absent || quantity.form == .absent { return true }
    if unitPrice.form == .absent { return !areSignsContrary }
    // A total of whole minor units that is within one of them before rounding is so after it,
    // because rounding keeps order.
    guard total.form == .short, total.scale <= digits, let computed = computedAtScaleEight(),
      let total = scaledToEight(total)
    else { return false }
    return (computed &- total).magnitude <= powersOfTen[8 &- digits].magnitude
  }

  /// Whether a quantity below zero has a total above it.
  ///
  /// The contrary, a quantity above zero with a total below it, is how coupons are written.
  @inline(__always)
  private var areSignsContrary: Bool {
    quantity.significand < 0 && total.form == .short && total.significand > 0
  }

  /// Unit price × quantity − discount in 10⁻⁸, where that is exact and small.
  @inline(__always)
  private func computedAtScaleEight() -> Int64? {
    guard unitPrice.form == .short, quantity.form != .long, discount.form != .long
    else { return nil }
    let quantity = quantity.form == .short ? quantity : .one
    let scale = unitPrice.scale &+ quantity.scale
    guard scale <= 8 else { return nil }
    let (product, productOverflow) = unitPrice.significand.multipliedReportingOverflow(
      by: quantity.significand)
    let (value, valueOverflow) = product.multipliedReportingOverflow(by: powersOfTen[8 &- scale])
    // Half the range keeps the differences to come from overflowing.
    guard !productOverflow, !valueOverflow, value.magnitude < 1 << 61 else { return nil }
    guard discount.form == .short else { return value }
    guard let discount = scaledToEight(discount) else { return nil }
    return value &- discount
  }

  /// A short number in 10⁻⁸, where that is exact and small.
  @inline(__always)
  private func scaledToEight(_ number: NumberText) -> Int64? {
    guard number.scale <= 8 else { return nil }
    let (value, overflow) = number.significand.multipliedReportingOverflow(
      by: powersOfTen[8 &- number.scale])
    return overflow || value.magnitude >= 1 << 61 ? nil : value
  }
}

extension NumberText {
  /// The number in full; `nil` where it is absent.
  ///
  /// - Parameter long: The number, where it has no short form.
  fileprivate func exact(orLong long: ExactDecimal?) -> ExactDecimal? {
    switch form {
    case .absent: nil
    case .short: ExactDecimal(significand: Int128(significand), scale: UInt8(scale))
    case .long: long
    }
  }
}

extension ExactDecimal {
  static let one = ExactDecimal(significand: 1, scale: 0)
}

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

  /// Whether so many percent can be taken from a price.
  static func isDiscount(percent: ExactDecimal) -> Bool {
    percent.significand >= 0
      && ExactDecimal(significand: 100, scale: 0).subtracting(percent).map { $0.significand >= 0 }
        ?? false
  }

  /// Whether an amount can have been taken from the price of a line: it is at most the price, or
  /// the minor unit more, and has its sign.
  ///
  /// - Parameters:
  ///   - price: Unit price × quantity; `nil` where only the total is known, which is less the
  ///     discount.
  ///   - allowsCharges: Whether a discount of the other sign is a charge.
  static func isDiscount(
    _ discount: ExactDecimal, from price: ExactDecimal?, total: ExactDecimal?, digits: Int,
    allowsCharges: Bool
  ) -> Bool {
    if discount.isZero { return true }
    guard let price else {
      return allowsCharges || discount.significand > 0 || total.map { $0.significand <= 0 } ?? true
    }
    if (discount.significand < 0) != (price.significand < 0), !price.isZero { return allowsCharges }
    guard let off = rounded(discount, digits: digits), let amount = rounded(price, digits: digits)
    else { return false }
    return off.tenThousandths.magnitude
      <= amount.tenThousandths.magnitude + Amount.step(digits: digits).magnitude
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
