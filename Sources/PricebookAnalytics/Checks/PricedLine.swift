/// What a line says of its item, in base units.
struct PricedLine {
  var row: Int
  var paid, quantity: Double
  /// Whether whole pieces were bought.
  var isWhole: Bool

  var price: Double { paid / quantity }
}
