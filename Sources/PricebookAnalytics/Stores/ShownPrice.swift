import PricebookModel

// Stand-in until the price model has it.
extension PriceModel {
  struct ShownPrice {
    var price: Double
    var exact: UnitValue?
    var day: CalendarDate?
    var isEstimated: Bool
  }
  func shownPrice(of item: ItemID, in dimension: DimensionID, at store: StoreID) -> ShownPrice? {
    guard let expected = expectedPrice(of: item, in: dimension, at: store), expected.months == 0 else { return nil }
    return ShownPrice(price: expected.price, exact: nil, day: nil, isEstimated: true)
  }
}
