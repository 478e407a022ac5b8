/// Maps values to coordinates of a drawing.
struct LinearScale {
  var low: Double
  var high: Double
  /// Where `low` is drawn, and where `high` is.
  var start: Double
  var end: Double

  /// The coordinate of a value, or the start if the scale has no extent.
  func callAsFunction(_ value: Double) -> Double {
    guard high > low, value.isFinite else { return start }
    return start + (value - low) / (high - low) * (end - start)
  }
}
