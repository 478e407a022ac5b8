import PricebookModel

/// Whether a sentence may state a change, and why it may not.
package enum ChangeClaim: Hashable, Sendable {
  case clear(ClearChange)
  case unclear(Estimate, Doubt)

  package enum Doubt: Hashable, Sendable {
    case containsZero
    /// The interval leaves out zero, but not as clearly as one of several claims has to.
    case nearZero
    /// Too few products, or items, link the two ends: so many.
    case fewProducts(Int)
    /// Too little of the spending is compared: so many percent of it.
    case lowCoverage(percent: Double)
    case noInterval

    /// The share of the spending that is compared, in percent, where that is too little.
    package var lowCoverage: Double? {
      if case .lowCoverage(let percent) = self { percent } else { nil }
    }

    /// Whether enough is known, and the change is too near to none.
    package var isOfSize: Bool {
      switch self {
      case .containsZero, .nearZero: true
      case .fewProducts, .lowCoverage, .noInterval: false
      }
    }
  }

  package var clear: ClearChange? {
    if case .clear(let change) = self { change } else { nil }
  }
}

extension ChangeClaim {
  /// A change below it, in percent, shows as 0.0 %.
  static let levelPercent = 0.05

  /// Whether nothing changed: a clear change that shows as 0.0 %, or an unclear one whose bounds both do.
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
