/// How far ln p moves in a month: Σ (change)² ÷ Σ months between, from price to price of products.
struct PriceDrift {
  private var squares = 0.0
  private var months = 0
  /// How many changes there are.
  private(set) var changes = 0

  /// - Parameter change: Of the logarithm, from one price of a product to its next.
  mutating func add(change: Double, months: Int) {
    squares += change * change
    self.months += months
    changes += 1
  }

  /// Of the change over a month; `nil` without a change.
  var variance: Double? { months > 0 ? squares / Double(months) : nil }
}
