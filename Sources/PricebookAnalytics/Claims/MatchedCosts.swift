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
