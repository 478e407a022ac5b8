/// A change that a sentence may state; only ``ClaimGate`` makes one.
package struct ClearChange: Hashable, Sendable {
  package let estimate: Estimate
  /// The share of spending that it is based on, in percent, where the sentence has to name it.
  package let partialCoverage: Double?

  fileprivate init(estimate: Estimate, coveragePercent: Double?) {
    self.estimate = estimate
    partialCoverage = coveragePercent.flatMap { $0 < ClaimGate.fullCoveragePercent ? $0 : nil }
  }

  fileprivate init(_ change: PriceEstimate) {
    self.init(estimate: change.estimate, coveragePercent: change.sharePercent)
  }
}

extension ClaimGate {
  /// Judges a change of prices, or a price level against another one.
  ///
  /// - Parameters:
  ///   - estimate: In percent.
  ///   - coveragePercent: The share of spending that is compared; `nil` where nothing was spent.
  ///   - products: How many products, or items, are compared.
  ///   - rivals: As for ``probability(among:)``.
  package static func change(
    _ estimate: Estimate, coveragePercent: Double?, products: Int, among rivals: Int = 1
  ) -> ChangeClaim {
    if products < fewestProducts { return .unclear(estimate, .fewProducts(products)) }
    if let coveragePercent, coveragePercent < leastCoveragePercent {
      return .unclear(estimate, .lowCoverage(percent: coveragePercent))
    }
    guard estimate.interval != nil else { return .unclear(estimate, .noInterval) }
    guard estimate.excludesZero else { return .unclear(estimate, .containsZero) }
    guard let bounds = estimate.bounds(within: probability(among: rivals)), !bounds.contains(0)
    else { return .unclear(estimate, .nearZero) }
    return .clear(ClearChange(estimate: estimate, coveragePercent: coveragePercent))
  }

  package static func change(_ change: PriceEstimate) -> ChangeClaim {
    if let doubt = doubts([GatedFigure(change)])[0] { return .unclear(change.estimate, doubt) }
    return .clear(ClearChange(change))
  }

  /// Judges the level of a store against the usual one.
  ///
  /// - Parameter doubt: What ``doubts(_:)`` has against it among the levels of all stores.
  static func level(_ level: PriceEstimate, doubt: ChangeClaim.Doubt?) -> LevelClaim {
    let estimate = level.estimate
    if estimate.value.magnitude < Double(tiePercent), doubt == nil || isHardlyAny(estimate) {
      return .tie(estimate)
    }
    return doubt.map { .unclear(estimate, $0) } ?? .clear(ClearChange(level))
  }
}
