#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The Mann–Kendall test for a monotonic trend.
///
/// H. B. Mann, "Nonparametric tests against trend", Econometrica 13 (1945); M. G. Kendall, "Rank
/// Correlation Methods", 4th edition (1975), for the variance with ties and the continuity
/// correction.
struct MannKendall: Hashable, Sendable {
  /// Σ sign(later − earlier) over all pairs.
  var score: Int
  /// The variance of the score without a trend, corrected for ties.
  var variance: Double
  /// How many values have so many equal ones before them, from none on, without the zeros at the
  /// end: it says how large the groups of equal values are, and nothing else.
  var repeats: [Int]

  /// - Parameters:
  ///   - count: How many values there are, in order of time.
  ///   - sign: −1, 0 or 1: how the value of the later index compares with the earlier one.
  /// - Complexity: O(count²).
  init(count: Int, sign: (_ earlier: Int, _ later: Int) -> Int) {
    score = 0
    repeats = []
    var tieTerm = 0
    for later in 0..<max(0, count) {
      // A value with k equal ones before it adds the difference that the (k + 1)-th member makes
      // to t(t − 1)(2t + 5).
      var equalBefore = 0
      for earlier in 0..<later {
        let comparison = sign(earlier, later)
        score += comparison
        if comparison == 0 { equalBefore += 1 }
      }
      tieTerm += Self.term(equalBefore + 1) - Self.term(equalBefore)
      if equalBefore == repeats.count { repeats.append(0) }
      repeats[equalBefore] += 1
    }
    variance = Double(Self.term(max(0, count)) - tieTerm) / 18
  }

  /// How many values there are.
  var count: Int { repeats.reduce(0, +) }

  /// The probability of a score at least this far from zero without a trend, from the normal
  /// approximation with continuity correction; 1 where all values are equal.
  var approximateProbability: Double {
    guard score != 0, variance > 0 else { return 1 }
    let deviation = Double(score.magnitude - 1) / variance.squareRoot()
    return erfc(deviation / 2.0.squareRoot())
  }

  private static func term(_ count: Int) -> Int { count * (count - 1) * (2 * count + 5) }
}
