#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Student's t distribution with a whole number of degrees of freedom.
enum StudentDistribution {
  /// The bound within which t lies, on either side of zero, with a probability.
  ///
  /// - Parameters:
  ///   - probability: Above 0 and below 1; 0.95 for a 95 % interval.
  ///   - degrees: At least 1.
  static func bound(within probability: Double, degrees: Int) -> Double {
    var (low, high) = (0.0, Double.pi / 2)
    // Each step halves the angle's uncertainty; 60 of them leave less than a last digit.
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if self.probability(angle: middle, degrees: degrees) < probability {
        low = middle
      } else {
        high = middle
      }
    }
    return tan((low + high) / 2) * Double(degrees).squareRoot()
  }

  /// The probability that |t| is below √degrees × tan(angle).
  ///
  /// The finite series of M. Abramowitz and I. A. Stegun, "Handbook of Mathematical Functions"
  /// (1964), 26.7.3 and 26.7.4.
  private static func probability(angle: Double, degrees: Int) -> Double {
    let (sine, cosine) = (sin(angle), cos(angle))
    let isOdd = degrees % 2 == 1
    var term = isOdd ? cosine : 1
    var sum = 0.0
    for power in stride(from: isOdd ? 1 : 0, through: degrees - 2, by: 2) {
      sum += term
      term *= cosine * cosine * Double(power + 1) / Double(power + 2)
    }
    return isOdd ? (angle + sine * sum) * 2 / .pi : sine * sum
  }
}
