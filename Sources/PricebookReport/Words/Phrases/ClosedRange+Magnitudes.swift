extension ClosedRange<Double> {
  /// The bounds without their signs, for words that say the direction; of an interval that does
  /// not contain zero.
  var magnitudes: ClosedRange<Double> {
    lowerBound < 0
      ? upperBound.magnitude...Swift.max(lowerBound.magnitude, upperBound.magnitude) : self
  }
}
