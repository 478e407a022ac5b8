extension [Double] {
  /// The median of ascending values, of an even number the mean of the middle two; `nil` for none.
  var medianOfAscending: Double? {
    isEmpty ? nil : (self[(count - 1) / 2] + self[count / 2]) / 2
  }
}
