import PricebookModel

/// A price of an item on a day at a store, paid or seen.
struct KnownPrice {
  var store: StoreID
  var day: Int32
  /// The last day on which it may be used.
  var lastDay = Int32.max
  var isOffer = false
  var price: UnitValue
  /// Without scale, for comparing: ``UnitValue/approximateRatio``.
  var ratio: Double
  /// The place of the price of the same store before it in ``KnownPrices/seen``, or none.
  var previous = Int32(LowestTwo.none)

  /// Whether it is lower than another, exactly.
  @inline(__always) func isLower(than other: KnownPrice) -> Bool {
    let difference = ratio - other.ratio
    if difference.magnitude > other.ratio * Logarithm.uncertainty { return difference < 0 }
    return price.isLower(than: other.price)
  }

  /// Whether it is lower, or as low at a store that comes first by name.
  @inline(__always) func precedes(_ other: KnownPrice) -> Bool {
    store < other.store ? !other.isLower(than: self) : isLower(than: other)
  }
}
