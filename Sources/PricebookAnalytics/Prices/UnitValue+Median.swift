import PricebookModel

extension [UnitValue] {
  /// The middle price; of an even number the mean of the middle two, to 10⁻¹⁰ of the currency.
  ///
  /// - Returns: `nil` without a price.
  var median: UnitValue? {
    guard !isEmpty else { return nil }
    let sorted = sorted { $0.isLower(than: $1) }
    let (low, high) = (sorted[(count - 1) / 2], sorted[count / 2])
    guard low.isLower(than: high) else { return low }
    let many = BaseQuantity(count: 10_000_000_000_000_000_000 * 1_000_000)
    guard let one = low.cost(of: many, roundedToDigits: 4),
      let other = high.cost(of: many, roundedToDigits: 4)
    else { return low }
    let sum = Int128(one.tenThousandths) + Int128(other.tenThousandths)
    return UnitValue(
      paid: Amount(tenThousandths: Int64(clamping: sum.dividedRounding(by: 2))), quantity: many)
  }
}
