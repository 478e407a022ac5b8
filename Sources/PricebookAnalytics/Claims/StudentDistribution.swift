#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Student's t distribution; degrees of freedom need not be whole.
enum StudentDistribution {
  /// The bound within which t lies, on either side of zero, with a probability.
  ///
  /// - Parameter probability: Above 0 and below 1; 0.95 for a 95 % interval.
  static func bound(within probability: Double, degrees: Double) -> Double {
    let tail = 1 - probability
    let ratio = gammaRatio(degrees)
    let peak = ratio / (Double.pi * degrees).squareRoot()
    var t = firstBound(tail: tail, degrees: degrees)
    for _ in 0..<200 {
      let spread = degrees + t * t
      let density = peak * exp(-(degrees + 1) / 2 * log1p(t * t / degrees))
      // Halley's method, which takes the slope of the density into account: the error of a step is of
      // the order of the cube of the one before.
      let newton = (chance(of: t, degrees: degrees, ratio) - tail) / (2 * density)
      let step = newton / max(0.5, 1 - newton * (degrees + 1) * t / (2 * spread))
      t = max(0, t + step)
      if step.magnitude <= t * 1e-6 { break }
    }
    return t
  }

  /// An estimate to begin with.
  ///
  /// The bound of the normal distribution (Abramowitz and Stegun, 26.2.23) and the first terms of the expansion
  /// for t (26.7.5).
  private static func firstBound(tail: Double, degrees: Double) -> Double {
    let root = (-2 * log(tail / 2)).squareRoot()
    let normal =
      root - (2.515517 + root * (0.802853 + root * 0.010328))
      / (1 + root * (1.432788 + root * (0.189269 + root * 0.001308)))
    let square = normal * normal
    return normal
      * (1 + (square + 1) / (4 * degrees)
        + (3 + square * (16 + square * 5)) / (96 * degrees * degrees))
  }

  /// The probability that |t| is at least as large.
  static func chance(of t: Double, degrees: Double) -> Double {
    chance(of: t, degrees: degrees, gammaRatio(degrees))
  }

  /// The incomplete beta function I(cosine²; degrees ÷ 2, ½) with cosine ÷ sine = √degrees ÷ |t|.
  ///
  /// M. Abramowitz and I. A. Stegun, "Handbook of Mathematical Functions" (1964), 26.7.1.
  ///
  /// - Parameter ratio: ``gammaRatio(_:)``.
  private static func chance(of t: Double, degrees: Double, _ ratio: Double) -> Double {
    let size = (degrees + t * t).squareRoot()
    let (cosine, sine) = (degrees.squareRoot() / size, t.magnitude / size)
    let (x, rest) = (cosine * cosine, sine * sine)
    guard x > 0 else { return 0 }
    guard rest > 0 else { return 1 }
    let half = degrees / 2
    // B(half, ½) = √π ÷ (Γ(half + ½) ÷ Γ(half)).
    let scale = exp(half * log(x)) * sine * ratio / Double.pi.squareRoot()
    if x < (half + 1) / (half + 2.5) { return scale * continuedFraction(x, half, 0.5) / half }
    return 1 - scale * continuedFraction(rest, 0.5, half) * 2
  }

  /// Γ((degrees + 1) ÷ 2) ÷ Γ(degrees ÷ 2).
  ///
  /// The asymptotic series (NIST Digital Library of Mathematical Functions, 5.11.13), brought down by Γ(x + 1) = x Γ(x).
  private static func gammaRatio(_ degrees: Double) -> Double {
    var (large, factor) = (degrees, 1.0)
    while large < 60 {
      factor *= large / (large + 1)
      large += 2
    }
    let n = 1 / large
    let series =
      1 - n / 4
      * (1 - n / 8 * (1 + n * 5 / 4 * (1 - n * 21 / 80 * (1 + n * 19 / 4 * (1 - n * 869 / 3192)))))
    return factor * (large / 2).squareRoot() * series
  }

  /// The continued fraction of the incomplete beta function.
  ///
  /// NIST DLMF, 8.17.22, by the method of W. J. Lentz, Applied Optics 15 (1976).
  private static func continuedFraction(_ x: Double, _ a: Double, _ b: Double) -> Double {
    let tiny = 1e-300
    var numerator = 1.0
    var denominator = 1 / notZero(1 - (a + b) * x / (a + 1))
    var fraction = denominator
    func notZero(_ value: Double) -> Double { value.magnitude < tiny ? tiny : value }
    func take(_ term: Double) -> Double {
      denominator = 1 / notZero(1 + term * denominator)
      numerator = notZero(1 + term / numerator)
      fraction *= denominator * numerator
      return denominator * numerator
    }
    for step in 1...500 {
      let m = Double(step)
      _ = take(m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)))
      let change = take(-(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)))
      if (change - 1).magnitude < 4e-16 { break }
    }
    return fraction
  }
}
