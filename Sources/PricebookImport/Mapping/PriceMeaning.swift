/// What a price column has, if its header does not say; the raw value is what `--price-of` accepts.
package enum PriceMeaning: String, CaseIterable, Hashable, Sendable {
  /// The price of one: what was paid is the price times the quantity.
  case one
  /// What was paid for all of the line.
  case all
}
