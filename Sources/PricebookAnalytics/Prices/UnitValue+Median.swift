import PricebookModel

extension UnitValue {
  /// The median of prices, the lowest first: the one in the middle, or the mean of the two there, of
  /// their amounts per base unit; `nil` without any.
  static func median(ofSorted prices: [UnitValue]) -> UnitValue? {
    guard !prices.isEmpty else { return nil }
    let (low, high) = (prices[(prices.count - 1) / 2], prices[prices.count / 2])
    guard low != high, let one = low.rounded, let other = high.rounded,
      let sum = one.addingIfFits(other)
    else { return low }
    return UnitValue(
      paid: sum, quantity: BaseQuantity(count: 2 * 1_000_000 * Int128(UnitOfMeasure.wholeBase)))
  }
}
