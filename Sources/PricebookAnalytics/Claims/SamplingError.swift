/// How far a figure that is estimated from the prices of several items may be off.
///
/// Prices of one item err together, so that the error is clustered by item: K.-Y. Liang and S. L.
/// Zeger, "Longitudinal data analysis using generalized linear models", Biometrika 73 (1986).
/// Student's t has one degree of freedom less than ``effectiveItems``.
package struct SamplingError: Hashable, Sendable {
  /// With fewer effective items there is no error, and so no interval.
  static let fewestItems = 3.0

  /// In the unit of the figure: of a logarithm, or of money.
  package let standardError: Double
  /// How many items that weigh alike would say as much: (Σ dᵢ)² ÷ Σ dᵢ², dᵢ = Σ w x² of item i.
  ///
  /// L. Kish, "Survey Sampling" (1965), section 8.2.
  package let effectiveItems: Double

  /// - Returns: `nil` below ``fewestItems``, and for what is no number.
  init?(standardError: Double, effectiveItems: Double) {
    guard effectiveItems >= Self.fewestItems, standardError.isFinite else { return nil }
    self.standardError = standardError
    self.effectiveItems = effectiveItems
  }

  /// Half the width of the interval that holds the true value with a probability.
  package func halfWidth(within probability: Double) -> Double {
    standardError * StudentDistribution.bound(within: probability, degrees: effectiveItems - 1)
  }

  /// The probability of a figure at least this far from zero where the true one is zero.
  package func chance(of value: Double) -> Double {
    guard standardError > 0 else { return value == 0 ? 1 : 0 }
    return StudentDistribution.chance(of: value / standardError, degrees: effectiveItems - 1)
  }

  /// The error of a mean effect, from the scores and the weights of items.
  ///
  /// The variance is n ÷ (n − 1) × Σ sᵢ² ÷ (Σ dᵢ)², over the n items with dᵢ > 0.
  ///
  /// - Parameters:
  ///   - scores: sᵢ = Σ w x e by item.
  ///   - weights: dᵢ = Σ w x² by item.
  init?(scores: some Sequence<Double>, weights: [Double]) {
    var (total, squares, largest) = (0.0, 0.0, 0.0)
    for weight in weights {
      total += weight
      squares += weight * weight
      largest = max(largest, weight)
    }
    guard total > 0 else { return nil }
    let least = largest * Self.negligible
    let count = Double(weights.count { $0 > least })
    let variance = scores.reduce(0) { $0 + $1 * $1 } / (total * total)
    self.init(
      standardError: (variance * count / (count - 1)).squareRoot(),
      effectiveItems: total * total / squares)
  }

  /// A weight below this share of the largest is what rounding leaves of zero.
  static let negligible = 1e-18
}

/// A change or a difference of prices, estimated from several items.
package struct PriceEstimate: Hashable, Sendable {
  /// The estimate as a difference of natural logarithms.
  package let logarithm: Double
  /// `nil` where too few items say anything about it.
  package let error: SamplingError?
  /// How many items it rests on.
  package let items: Int
  /// The share of spending that it rests on, in percent; of items where nothing was bought.
  package let sharePercent: Double

  /// The estimate in percent: −5 is 5 % less.
  package var percent: Double { Estimate.percent(logarithm) }

  /// The interval in percent that holds the true value with a probability.
  package func interval(within probability: Double = 0.95) -> ClosedRange<Double>? {
    guard let error else { return nil }
    let half = error.halfWidth(within: probability)
    return Estimate.percent(logarithm - half)...Estimate.percent(logarithm + half)
  }

  /// The estimate in percent with its 95 % interval.
  package var estimate: Estimate { Estimate(percent, interval: interval()) }
}

/// A figure of the price model as the gate judges it.
package struct GatedFigure: Hashable, Sendable {
  /// The figure in the unit of its error; zero means no change and no difference.
  package let value: Double
  /// `nil` where too few items say anything.
  package let error: SamplingError?
  /// The share of spending, or of a basket, that the figure covers, in percent.
  package let sharePercent: Double

  /// A change of prices, or a price level.
  package init(_ estimate: PriceEstimate) {
    value = estimate.logarithm
    error = estimate.error
    sharePercent = estimate.sharePercent
  }

  /// What a basket saves.
  package init(_ saving: PriceModel.BasketSaving) {
    value = saving.amount
    error = saving.error
    sharePercent = saving.sharePercent
  }
}

extension ClaimGate {
  /// Effective items below which nothing is stated.
  package static let fewestEffectiveItems = 8.0

  /// Judges the figures that answer one question, each about another subject.
  ///
  /// Four questions share one chance of 5 % of a false claim, and the subjects of one question share
  /// its part (S. Holm, "A Simple Sequentially Rejective Multiple Test Procedure", Scandinavian
  /// Journal of Statistics 6 (1979)). The household is a question of its own.
  ///
  /// - Returns: For every figure why it may not be stated; `nil` where it may.
  package static func doubts(_ figures: [GatedFigure]) -> [ChangeClaim.Doubt?] {
    var doubts: [ChangeClaim.Doubt?] = figures.map { figure in
      guard let error = figure.error else { return .noInterval }
      if error.effectiveItems < fewestEffectiveItems {
        return .fewProducts(Int(error.effectiveItems))
      }
      if figure.sharePercent < leastCoveragePercent {
        return .lowCoverage(percent: figure.sharePercent)
      }
      return nil
    }
    let judged = figures.indices.filter { doubts[$0] == nil }
      .map { ($0, chance: figures[$0].error?.chance(of: figures[$0].value) ?? 1) }
      .sorted { ($0.chance, $0.0) < ($1.chance, $1.0) }
    var isStated = true
    for (rank, (place, chance)) in judged.enumerated() {
      isStated = isStated && chance <= 1 - probability(among: judged.count - rank)
      guard !isStated else { continue }
      doubts[place] = chance <= 1 - Estimate.probability ? .nearZero : .containsZero
    }
    return doubts
  }
}
