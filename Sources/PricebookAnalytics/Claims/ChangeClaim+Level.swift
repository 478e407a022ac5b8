extension ChangeClaim {
  /// A change below it, in percent, shows as 0.0 %.
  static let levelPercent = 0.05

  /// Whether what was compared stayed as it was: the change is judged, and shows as 0.0 % with
  /// both bounds or by itself.
  package var isLevel: Bool {
    switch self {
    case .clear(let change): change.estimate.value.magnitude < Self.levelPercent
    case .unclear(let estimate, .containsZero), .unclear(let estimate, .nearZero):
      estimate.interval.map {
        max($0.lowerBound.magnitude, $0.upperBound.magnitude) < Self.levelPercent
      } ?? false
    case .unclear: false
    }
  }
}
