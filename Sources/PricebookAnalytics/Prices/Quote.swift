import PricebookModel

/// A price per base unit that was seen on a day, in 32 bytes.
struct Quote: BitwiseCopyable, Comparable {
  /// What a price is of and where: series are in this order.
  struct Series: BitwiseCopyable, Comparable {
    var item: ItemID
    var store: StoreID
    var dimension: DimensionID
    /// The place of the currency in the order of labels.
    var currencyRank: UInt16

    static func < (left: Series, right: Series) -> Bool {
      (left.item, left.store, left.dimension, left.currencyRank)
        < (right.item, right.store, right.dimension, right.currencyRank)
    }
  }

  let series: Series
  let day: CalendarDate
  /// The last day on which the price may be used; ``ObservedPrices/open`` where there is none.
  let lastDay: CalendarDate
  /// The price in 10⁻¹⁰ currency units, above zero; its opposite for an offer.
  private let signedPrice: Int64

  init(
    item: ItemID, store: StoreID, dimension: DimensionID, currencyRank: UInt16, day: CalendarDate,
    price: Int64, isOffer: Bool = false, lastDay: CalendarDate = ObservedPrices.open
  ) {
    series = Series(item: item, store: store, dimension: dimension, currencyRank: currencyRank)
    self.day = day
    self.lastDay = lastDay
    signedPrice = isOffer ? -price : price
  }

  var price: Int64 { abs(signedPrice) }
  var isOffer: Bool { signedPrice < 0 }

  static func < (left: Quote, right: Quote) -> Bool {
    left.series == right.series ? left.day < right.day : left.series < right.series
  }
}
