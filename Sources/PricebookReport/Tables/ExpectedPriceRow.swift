import PricebookAnalytics
import PricebookModel

/// What a product is expected to cost at a store, as the table has it.
struct ExpectedPriceRow: Sendable {
  struct Key: Comparable, Hashable, Sendable {
    var store: StoreID
    var item: ItemID
    var dimension: DimensionID
    var currency: CurrencyID

    static func < (left: Key, right: Key) -> Bool {
      (left.store, left.item, left.dimension, left.currency)
        < (right.store, right.item, right.dimension, right.currency)
    }
  }

  let key: Key
  let months: Int32
  let expected: Amount?
  let lower: Amount?
  let upper: Amount?
  let lastDay: CalendarDate?
  let lastPrice: Amount?

  init(
    _ key: Key, _ price: PriceModel.ExpectedPrice, _ last: LastRegularPrice?,
    sharing bounds: inout [Double: Double]
  ) {
    let interval = price.interval(sharing: &bounds)
    self.key = key
    months = Int32(clamping: price.months)
    expected = Amount(perUnit: price.price)
    lower = interval.flatMap { Amount(perUnit: $0.lowerBound) }
    upper = interval.flatMap { Amount(perUnit: $0.upperBound) }
    lastDay = last?.day
    lastPrice = last?.price.rounded
  }
}
