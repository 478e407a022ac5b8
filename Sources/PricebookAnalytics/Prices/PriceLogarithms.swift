import PricebookModel
import PricebookParallel

/// The natural logarithm of every unit value, up to one constant that cancels in differences.
///
/// Computed once because trends, alerts and indexes all compare prices by ratio.
struct PriceLogarithms: Sendable {
  let values: [Double]

  init(of unitValues: UnitValues) {
    let count = unitValues.rowCount
    let parts = max(1, min(WorkerThreads.count * 2, count / 4_000))
    values = concurrentMap(of: count, parts: parts) { rows in
      rows.map { Logarithm.of(unitValues.price(row: $0).approximateRatio) }
    }.flatMap(\.self)
  }
}
