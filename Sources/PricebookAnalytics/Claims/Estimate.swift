/// A figure that is estimated from a few purchases, with its 95 % interval.
package struct Estimate: Hashable, Sendable {
  static let probability = 0.95

  /// The figure itself, in the unit that its owner names.
  package var value: Double
  /// The bounds between which the true value lies in 95 of 100 such cases.
  ///
  /// `nil` where there are too few observations to say anything about the error.
  package var interval: ClosedRange<Double>?
  /// Degrees of freedom of Student's t behind the interval; `nil` where it was made otherwise.
  private(set) var degrees: Int?

  package init(_ value: Double, interval: ClosedRange<Double>?, degrees: Int? = nil) {
    self.value = value
    self.interval = interval
    self.degrees = degrees
  }

  package var excludesZero: Bool { interval.map { !$0.contains(0) } ?? false }

  /// The bounds of a change in percent that hold with another probability than its 95 % interval.
  ///
  /// On logarithms, the interval is the estimate ± t × its standard error, so that the bounds are as
  /// many times further off as t is larger.
  ///
  /// - Returns: `nil` without an interval; the interval itself where it does not rest on t.
  func bounds(within probability: Double) -> ClosedRange<Double>? {
    guard let interval, let degrees else { return interval }
    let logarithm = { (percent: Double) in Logarithm.of(1 + percent / 100) }
    let times =
      StudentDistribution.bound(within: probability, degrees: Double(degrees))
      / StudentDistribution.bound(within: Estimate.probability, degrees: Double(degrees))
    let half = (logarithm(interval.upperBound) - logarithm(interval.lowerBound)) / 2 * times
    guard half.isFinite else { return nil }
    let middle = logarithm(value)
    return Self.percent(middle - half)...Self.percent(middle + half)
  }

  var percentFromLogarithm: Estimate {
    var estimate = self
    estimate.value = Self.percent(value)
    estimate.interval = interval.map { Self.percent($0.lowerBound)...Self.percent($0.upperBound) }
    return estimate
  }

  static func percent(_ logarithm: Double) -> Double {
    (Logarithm.exponential(logarithm) - 1) * 100
  }
}

/// What the same things cost on two sides: at two stores, or before and now.
///
/// Says how far chance alone can move the ratio of the two totals. The more the ratios differ from
/// thing to thing, the further it can.
struct MatchedCosts {
  private var logarithms: [Double] = []
  private var weights: [Double] = []
  private var first = 0.0
  private var second = 0.0
  var count: Int { logarithms.count }

  /// Costs of zero and below, which have no ratio, are left out.
  mutating func add(_ first: Double, _ second: Double) {
    guard first > 0, second > 0 else { return }
    logarithms.append(Logarithm.of(second / first))
    weights.append((first + second) / 2)
    self.first += first
    self.second += second
  }

  /// By how many percent the second total is above the first, with its interval.
  ///
  /// The ratios of the things are taken to scatter alike around that of the totals, so that the
  /// variance of ln (second ÷ first) is s² × Σ weight² ÷ (Σ weight)², where s² is the sample variance
  /// of the things' ln ratios and the weight of a thing is the mean of its two costs. This is the
  /// variance of a weighted mean of independent values; Student's t has one degree of freedom less
  /// than there are things (W. S. Gosset, "The Probable Error of a Mean", Biometrika 6 (1908)).
  ///
  /// - Returns: No interval for fewer than two things.
  func change() -> Estimate {
    guard count > 1 else {
      return Estimate(count == 1 ? (second / first - 1) * 100 : 0, interval: nil)
    }
    let logarithm = Logarithm.of(second / first)
    let mean = logarithms.reduce(0, +) / Double(count)
    let squares = logarithms.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    let total = weights.reduce(0, +)
    let share = weights.reduce(0) { $0 + ($1 / total) * ($1 / total) }
    // Beyond 200 degrees t moves by less than 1 %.
    let degrees = min(count - 1, 200)
    let half =
      StudentDistribution.bound(within: Estimate.probability, degrees: Double(degrees))
      * (squares / Double(count - 1) * share).squareRoot()
    return Estimate(logarithm, interval: logarithm - half...logarithm + half, degrees: degrees)
      .percentFromLogarithm
  }
}

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

package struct PriceEstimate: Hashable, Sendable {
  package let logarithm: Double
  /// `nil` where too few items say anything about it.
  package let error: SamplingError?
  /// The share of spending that it rests on, in percent; of items where nothing was bought.
  package let sharePercent: Double

  /// −5 is 5 % less.
  package var percent: Double { Estimate.percent(logarithm) }

  /// In percent.
  package func interval(within probability: Double = 0.95) -> ClosedRange<Double>? {
    guard let error else { return nil }
    let half = error.halfWidth(within: probability)
    return Estimate.percent(logarithm - half)...Estimate.percent(logarithm + half)
  }

  package var estimate: Estimate { Estimate(percent, interval: interval()) }
}

package struct GatedFigure: Hashable, Sendable {
  /// The figure in the unit of its error; zero means no change and no difference.
  package let value: Double
  package let error: SamplingError?
  /// Of spending, or of a basket.
  package let sharePercent: Double

  init(value: Double, error: SamplingError?, sharePercent: Double) {
    self.value = value
    self.error = error
    self.sharePercent = sharePercent
  }

  package init(_ estimate: PriceEstimate) {
    self.init(
      value: estimate.logarithm, error: estimate.error, sharePercent: estimate.sharePercent)
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
