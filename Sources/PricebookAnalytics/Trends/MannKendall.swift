#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The exact probability of a Mann–Kendall score without a trend, ties included.
///
/// Without a trend every order of the values is as likely as any other. The number of orders with
/// d pairs that fall is the coefficient of q^d in the Gaussian multinomial coefficient of the
/// sizes of the groups of equal values: P. A. MacMahon, "Combinatory Analysis" (1915), section
/// III; for values that all differ M. G. Kendall, "A new measure of rank correlation", Biometrika
/// 30 (1938). Keeps what it counted for series that are tied alike.
struct KendallProbabilities: Sendable {
  /// Up to so many values, the number of orders fits in 128 bits (34! < 2^128).
  static let mostValues = 34

  /// By the sizes of the groups, the probability of at most so many falling pairs.
  private var tails: [[Int]: [Double]] = [:]

  /// The probability of a score at least as far from zero; 1 where all values are equal.
  ///
  /// - Complexity: O(count³) where the ties are new, else O(groups); more than ``mostValues``
  ///   values are judged by the normal approximation.
  mutating func twoSided(_ test: MannKendall) -> Double {
    guard test.score != 0 else { return 1 }
    guard test.count <= Self.mostValues else { return test.approximateProbability }
    let tail = tails[test.repeats] ?? Self.tail(ofGroups: Self.groups(repeats: test.repeats))
    tails[test.repeats] = tail
    // Score = rising − falling pairs; their sum is what the ties leave of all pairs.
    // Where the number of pairs that are not tied is odd, the score is odd too.
    let size = Int(test.score.magnitude)
    let fewer = (2 * (tail.count - 1) + size % 2 - size) / 2
    return min(1, 2 * tail[fewer])
  }

  /// The sizes of the groups of equal values: the conjugate partition of ``MannKendall/repeats``.
  static func groups(repeats: [Int]) -> [Int] {
    (0..<(repeats.first ?? 0)).map { group in repeats.count { $0 > group } }
  }

  /// The probability of at most 0, 1, … falling pairs, up to half of the pairs that are not tied.
  static func tail(ofGroups groups: [Int]) -> [Double] {
    let count = groups.reduce(0, +)
    let tied = groups.reduce(0) { $0 + $1 * ($1 - 1) / 2 }
    let untied = count * (count - 1) / 2 - tied
    // The coefficients are symmetric, and those up to the middle depend on no others.
    var orders = [UInt128](repeating: 0, count: untied / 2 + 1)
    orders[0] = 1
    var placed = 0
    var total: UInt128 = 1
    for group in groups {
      for member in 1...group {
        placed += 1
        // × (1 − q^placed) ÷ (1 − q^member); what is negative on the way is so modulo 2^128.
        for place in orders.indices.reversed() where place >= placed {
          orders[place] &-= orders[place - placed]
        }
        for place in orders.indices where place >= member {
          orders[place] &+= orders[place - member]
        }
        total = total * UInt128(placed) / UInt128(member)
      }
    }
    var sum: UInt128 = 0
    return orders.map { count in
      sum += count
      return approximateValue(sum) / approximateValue(total)
    }
  }

  /// A count as a floating-point number; the standard library's conversion takes far longer.
  private static func approximateValue(_ count: UInt128) -> Double {
    Double(UInt64(truncatingIfNeeded: count >> 64)) * 0x1p64
      + Double(UInt64(truncatingIfNeeded: count))
  }
}

/// The Mann–Kendall test for a monotonic trend.
///
/// H. B. Mann, "Nonparametric tests against trend", Econometrica 13 (1945); M. G. Kendall, "Rank
/// Correlation Methods", 4th edition (1975), for variance with ties and continuity correction.
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
  init(count: Int, sign: (_ earlier: Int, _ later: Int) -> Int) {
    score = 0
    repeats = []
    var tieTerm = 0
    for later in 0..<max(0, count) {
      // A value with k equal ones before it adds what the (k + 1)-th makes to t(t − 1)(2t + 5).
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
