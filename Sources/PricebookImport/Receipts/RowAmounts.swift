import PricebookModel

/// The numbers of the current record, and what they come to.
///
/// Numbers of at most 18 digits are computed in 64 bits; the rest exactly, by ``LineNumbers``. What
/// every line needs is `mutating`, because the compiler copies a borrowed value of this size.
struct RowAmounts: ~Copyable {
  /// What stands beside the numbers of a record, by its number in ``NumberForms``; 0 for none.
  struct NumberMarks: BitwiseCopyable {
    var isAny = false
    /// The currency of the first number that has one, in the order of ``Field/rank``.
    var currency: UInt32 = 0
    var currencyRank = Int.max
    var unit: UInt32 = 0
    var priceUnit: UInt32 = 0
    var isPercent = false
  }

  var quantity = NumberText.absent
  var unitPrice = NumberText.absent
  var discount = NumberText.absent
  var total = NumberText.absent
  /// The numbers of fields that few tables have.
  private(set) var charge, price, regularPrice, offerPrice: ExactDecimal?
  /// Has those of the four that have no short form.
  private var long = LineNumbers()
  /// The discount that cannot have been taken from the price, as the rules found it.
  var oddDiscount: String?
  /// Whether the discount was looked at before charges were added to it.
  var isSettled = false
  var oddOffer: String?
  var isOffer = false
  /// What stands beside the numbers.
  var marks = NumberMarks()
  /// What several pieces cost together, and the field that says so.
  var several: (field: Field, price: PriceOfSeveral)?
  private let powersOfTen = ColumnBuffer<Int64>((0...18).map { Int64(powerOfTen($0)) })

  @inline(__always)
  mutating func beginRecord() {
    quantity.form = .absent
    unitPrice.form = .absent
    discount.form = .absent
    total.form = .absent
    if isSettled { forgetRules() }
    if marks.isAny {
      marks = NumberMarks()
      several = nil
    }
  }

  @inline(never)
  private mutating func forgetRules() {
    isSettled = false
    oddDiscount = nil
    oddOffer = nil
    isOffer = false
    charge = nil
    price = nil
    regularPrice = nil
    offerPrice = nil
  }

  @inline(__always)
  var hasAmount: Bool { total.form != .absent || unitPrice.form != .absent }

  /// Whether there is a discount, and not of zero, as most rows of many files have it.
  @inline(__always)
  var hasDiscount: Bool {
    discount.form == .long || (discount.form == .short && discount.significand != 0)
  }

  var exact: LineNumbers {
    LineNumbers(
      quantity: quantity.exact(orLong: long.quantity),
      unitPrice: unitPrice.exact(orLong: long.unitPrice),
      discount: discount.exact(orLong: long.discount), total: total.exact(orLong: long.total))
  }

  mutating func set(_ numbers: LineNumbers) {
    long = numbers
    quantity = NumberText(numbers.quantity)
    unitPrice = NumberText(numbers.unitPrice)
    discount = NumberText(numbers.discount)
    total = NumberText(numbers.total)
  }

  /// Takes a number without a long form.
  @inline(__always)
  mutating func set(_ field: Field?, _ number: NumberText) {
    switch field {
    case .quantity: quantity = number
    case .unitPrice: unitPrice = number
    case .discount: discount = number
    case .total: total = number
    default: setOther(field, number.exact(orLong: nil))
    }
  }

  mutating func set(_ field: Field, exact number: ExactDecimal?) {
    let short = NumberText(number)
    switch field {
    case .quantity: long.quantity = number
    case .unitPrice: long.unitPrice = number
    case .discount: long.discount = number
    case .total: long.total = number
    default: return setOther(field, number)
    }
    set(field, short)
  }

  @inline(never)
  private mutating func setOther(_ field: Field?, _ number: ExactDecimal?) {
    isSettled = true
    switch field {
    case .charge: charge = number
    case .price: price = number
    case .regularPrice: regularPrice = number
    default: offerPrice = number
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
    guard let number = exact.quantity, let millionths = number.rounded(toDigits: 6),
      // Rounding must not hide what is beyond the limit. Beyond 31 decimals nothing can be.
      number.scale > 31
        || number.significand.magnitude <= 10_000_000 * powerOfTen(Int(number.scale)).magnitude
    else { return nil }
    return Quantity(millionths: millionths)
  }

  /// What was paid: the total, else unit price × quantity − discount, to the minor unit (see
  /// ``LineNumbers/paid(digits:)``).
  ///
  /// - Parameter digits: The decimals of the currency, 0 to 4.
  /// - Returns: `nil` beyond 64 bits.
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
    return exact.paid(digits: digits)
  }

  /// Whether the total is within one minor unit of the other short numbers, as far as they say it;
  /// lines without a unit price compare only the signs.
  ///
  /// It is `mutating`, because the compiler copies borrowed amounts for every row.
  @inline(__always)
  mutating func isTotalPlain(digits: Int) -> Bool {
    if total.form == .absent || quantity.form == .absent { return true }
    if unitPrice.form == .absent { return !areSignsContrary }
    // A total of whole minor units that is within one of them before rounding is so after it,
    // because rounding keeps order.
    guard total.form == .short, total.scale <= digits, let computed = computedAtScaleEight(),
      let total = scaledToEight(total)
    else { return false }
    return (computed &- total).magnitude <= powersOfTen[8 &- digits].magnitude
  }

  /// Whether a quantity below zero has a total above it; the contrary is how coupons are written.
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
  fileprivate func exact(orLong long: ExactDecimal?) -> ExactDecimal? {
    switch form {
    case .absent: nil
    case .short: ExactDecimal(significand: Int128(significand), scale: UInt8(scale))
    case .long: long
    }
  }
}
