import PricebookModel

/// The four numbers of a line as written, exact, and what they come to.
struct LineNumbers: Sendable {
  var quantity, unitPrice, discount, total: ExactDecimal?
  /// Unit price × quantity; `nil` without a unit price, or where it needs more than 38 digits.
  var product: ExactDecimal? { unitPrice?.multiplied(by: quantity ?? .one) }

  /// The total, else unit price × quantity − discount, to the minor unit; `nil` beyond 64 bits.
  func paid(digits: Int) -> Amount? {
    total.map { Self.rounded($0, digits: digits) } ?? computed(digits: digits)
  }

  /// Unit price × quantity − discount, rounded once, half away from zero, to the minor unit; `nil`
  /// without a unit price, or beyond 64 bits or, with a discount, 38 digits.
  func computed(digits: Int) -> Amount? {
    guard let discount, !discount.isZero
    else { return unitPrice?.multiplied(by: quantity ?? .one, roundedToDigits: digits) }
    return product?.subtracting(discount).flatMap { Self.rounded($0, digits: digits) }
  }

  /// Whether an amount is within one minor unit of what unit price, quantity and discount come to.
  func agree(with paid: Amount, digits: Int) -> Bool {
    guard let computed = computed(digits: digits) else { return false }
    let (difference, overflow) = computed.tenThousandths.subtractingReportingOverflow(
      paid.tenThousandths)
    return !overflow && difference.magnitude <= Amount.step(digits: digits).magnitude
  }

  /// Whether so many percent can be taken from a price.
  static func isDiscount(percent: ExactDecimal) -> Bool {
    !percent.isNegative
      && ExactDecimal(significand: 100, scale: 0).subtracting(percent)?.isNegative == false
  }

  /// Whether the discount is at most the price of all pieces (or what is left of it, where only
  /// that is known), or the minor unit more, and has its sign, but where it may be a charge.
  func isDiscountPossible(from price: ExactDecimal?, digits: Int, allowsCharges: Bool) -> Bool {
    guard let discount, !discount.isZero else { return true }
    guard let price
    else { return allowsCharges || discount.isPositive || total?.isPositive != true }
    if discount.isNegative != price.isNegative, !price.isZero { return allowsCharges }
    guard let off = Self.rounded(discount, digits: digits),
      let amount = Self.rounded(price, digits: digits)
    else { return false }
    return off.tenThousandths.magnitude
      <= amount.tenThousandths.magnitude + Amount.step(digits: digits).magnitude
  }

  /// A number rounded to the minor unit; `nil` where it does not fit in 64 bits.
  static func rounded(_ number: ExactDecimal, digits: Int) -> Amount? {
    guard let count = number.rounded(toDigits: digits) else { return nil }
    let (product, overflow) = count.multipliedReportingOverflow(by: Amount.step(digits: digits))
    return overflow ? nil : Amount(tenThousandths: product)
  }
}
