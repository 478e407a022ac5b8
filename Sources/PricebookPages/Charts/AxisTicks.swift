import PricebookModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Round values for an axis: multiples of 1, 2, 2.5 or 5 × 10ⁿ that enclose the data.
struct AxisTicks: Equatable {
  /// Ascending, at least two.
  let values: [Double]
  let digits: Int

  var lowest: Double { values.first ?? 0 }
  var highest: Double { values.last ?? 1 }

  /// - Parameter count: How many ticks are wanted at most, at least 3.
  init(from lower: Double, to upper: Double, atMost count: Int, wholeUnits: Bool = false) {
    let first = AxisTicks.usable(min(lower, upper))
    let last = AxisTicks.usable(max(lower, upper))
    let minimumSpan = max(wholeUnits ? 1 : 1e-4, max(first.magnitude, last.magnitude) * 1e-9)
    let isFlat = last - first < minimumSpan
    let low = isFlat ? first - minimumSpan / 2 : first
    let high = isFlat ? last + minimumSpan / 2 : last
    var exponent = Int(log10((high - low) / Double(max(2, count - 1))).rounded(.down))
    var candidates: [(mantissa: Double, exponent: Int)] = []
    for _ in 0..<3 {
      candidates += [1, 2, 2.5, 5].map { ($0, exponent) }
      exponent += 1
    }
    let fitting = candidates.first { mantissa, exponent in
      let step = mantissa * AxisTicks.power(exponent)
      if wholeUnits, step < 1 || step != step.rounded() { return false }
      return Int((high / step).rounded(.up) - (low / step).rounded(.down)) + 1 <= max(3, count)
    }
    let (mantissa, power) = fitting ?? (1, exponent)
    let step = mantissa * AxisTicks.power(power)
    let start = (low / step).rounded(.down)
    let end = max(start + 1, (high / step).rounded(.up))
    values = stride(from: start, through: end, by: 1).prefix(max(3, count) + 1).map { $0 * step }
    digits = max(0, min(6, -power + (mantissa == 2.5 ? 1 : 0)))
  }

  /// Whole units of money, with zero.
  init(of amounts: [Amount], atMost count: Int) {
    self.init(
      from: min(0, (amounts.min() ?? .zero).approximateUnits),
      to: max(0.01, (amounts.max() ?? .zero).approximateUnits), atMost: count, wholeUnits: true)
  }

  static func power(_ exponent: Int) -> Double { pow(10, Double(exponent)) }
  private static func usable(_ value: Double) -> Double {
    value.isFinite ? min(1e15, max(-1e15, value)) : 0
  }
}
