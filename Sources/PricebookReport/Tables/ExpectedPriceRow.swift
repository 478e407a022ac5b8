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
  let lastDay: CalendarDate?
  /// Prices in 1/10 000; there can be hundreds of thousands of rows, so that what is missing is kept
  /// as ``DataColumn/absent`` and takes no bytes more.
  let expected: Int64
  let lower: Int64
  let upper: Int64
  let lastPrice: Int64

  init(
    _ key: Key, _ price: PriceModel.ExpectedPrice, _ last: LastRegularPrice?,
    sharing bounds: inout [Double: Double]
  ) {
    let interval = price.interval(sharing: &bounds)
    self.key = key
    months = Int32(clamping: price.months)
    expected = Self.count(Amount(perUnit: price.price))
    lower = Self.count(interval.flatMap { Amount(perUnit: $0.lowerBound) })
    upper = Self.count(interval.flatMap { Amount(perUnit: $0.upperBound) })
    lastDay = last?.day
    lastPrice = Self.count(last?.price.rounded)
  }

  private static func count(_ price: Amount?) -> Int64 {
    price?.tenThousandths ?? DataColumn.absent
  }
}
