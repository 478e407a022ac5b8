/// What the amounts of a price column are, where the header does not say; the raw value is what
/// `--price-of` accepts.
public enum PriceMeaning: String, CaseIterable, Hashable, Sendable {
  /// The price of one: what was paid is the price times the quantity.
  case one
  /// What was paid for all of the line.
  case all
}

/// What a sample says about a column whose amounts may be the price of one or what was paid for all.
enum PriceFinding: Hashable, Sendable {
  /// No record has a quantity other than 1, so that both are the same.
  case sameEitherWay
  case decided(PriceMeaning, reason: String)
  /// The records do not show it; one of them as an example.
  case undecided(example: PriceExample)
}

/// A record that reads differently as the price of one and as what was paid for all.
struct PriceExample: Hashable, Sendable {
  var item: String
  var quantity: String
  var price: String
  /// The price times the quantity, with two decimals.
  var product: String
}
