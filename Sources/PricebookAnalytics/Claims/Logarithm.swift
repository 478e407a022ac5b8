#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Natural logarithms, and how near two of them must be to count as equal.
enum Logarithm {
  static func of(_ value: Double) -> Double { log(value) }
  static func exponential(_ power: Double) -> Double { exp(power) }

  /// Differences below this are settled by exact arithmetic.
  static let uncertainty = 1e-12
}
