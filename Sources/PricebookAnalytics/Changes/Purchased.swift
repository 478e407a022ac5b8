/// What was paid for how much, by price observations alone.
struct Purchased: Sendable {
  /// In 1/10 000.
  var paid: Int64 = 0
  /// In base units, nearly.
  var quantity = 0.0

  static func + (left: Purchased, right: Purchased) -> Purchased {
    Purchased(paid: left.paid &+ right.paid, quantity: left.quantity + right.quantity)
  }
}
