import PricebookModel
import PricebookParallel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The natural logarithm of every unit value, up to one constant that cancels in differences.
///
/// Computed once because trends, alerts and indexes all compare prices by ratio.
struct PriceLogarithms: Sendable {
  let values: [Double]

  init(of unitValues: UnitValues) {
    let count = unitValues.rowCount
    let partCount = max(1, min(WorkerThreads.count * 2, count / 4_000))
    let parts = evenRanges(count, parts: partCount)
    values = concurrentColumn(parts: parts, empty: 0) { part, logarithms in
      for row in parts[part] {
        logarithms.append(log(unitValues.price(row: row).approximateRatio))
      }
    }
  }

  /// e raised to a power, for callers that need no other mathematics.
  static func exponential(_ power: Double) -> Double { exp(power) }

  static func logarithm(_ value: Double) -> Double { log(value) }

  /// Differences of logarithms below this are settled by exact arithmetic.
  static let uncertainty = 1e-12
}
