package import PricebookModel

extension [UndatedPrice] {
  package func prices(of item: ItemID) -> ArraySlice<UndatedPrice> {
    self[partitionPoint { $0.key.item >= item }...].prefix { $0.key.item == item }
  }
}

extension UnitValue {
  /// A price of one of a unit with every digit; `nil` where the numbers do not hold them.
  init?(_ price: ExactDecimal, per unit: UnitOfMeasure) {
    let digits = max(4, Int(price.scale))
    let (count, overflow) = (Int128(max(1, unit.basePerUnit)) * 1_000_000)
      .multipliedReportingOverflow(by: powerOfTen(digits))
    guard !overflow, let paid = price.rounded(toDigits: digits) else { return nil }
    self.init(
      paid: Amount(tenThousandths: paid), quantity: BaseQuantity(count: count / powerOfTen(4)))
  }
}
