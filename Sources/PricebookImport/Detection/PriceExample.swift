/// A record that reads differently as the price of one and as what was paid for all.
struct PriceExample: Hashable, Sendable {
  var item, quantity, price: String
  /// The price times the quantity, with two decimals.
  var product: String
}
