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
  static let negligible = 1e-14
}
