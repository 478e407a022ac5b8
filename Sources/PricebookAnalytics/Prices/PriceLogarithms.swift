import PricebookModel
import PricebookParallel

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
        logarithms.append(Logarithm.of(unitValues.price(row: row).approximateRatio))
      }
    }
  }
}
