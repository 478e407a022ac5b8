import PricebookModel

/// A bought line of a completed cart, to be one of the receipt lines.
struct CartPurchase: Sendable {
  /// The number of its cart: the lines of a cart are one receipt and count as a whole.
  var cart: Int
  /// Index into ``NameTexts/items``, as it was resolved.
  var itemText: UInt32
  var storeText, categoryText: UInt32
  var day: CalendarDate
  var quantity: Quantity
  var unit: UnitOfMeasure
  /// Rounded to the minor unit.
  var paid: Amount
  var currency: CurrencyCode
  /// Whether it is known what was bought; of anything else the paid amount is no price.
  var isPrice = true
  var source: Int
}
