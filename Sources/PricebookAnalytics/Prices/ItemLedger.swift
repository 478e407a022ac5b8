import PricebookModel
import PricebookParallel

/// What the lines of a range of items come to: their unit values, what was spent on them and what
/// could have been saved.
struct ItemLedger: Joinable {
  var unitValues = UnitValues()
  /// By item, dimension, currency and month; by month first once ``ItemPass`` is done.
  var spending: [Spending.ItemRow] = []
  var savings = PossibleSavings.Rows()

  init() {}

  /// An empty ledger with the memory for all lines of a book.
  ///
  /// An item has at most as many series as lines, and as stores, where it has one dimension and
  /// currency. Memory that rows do not need is never touched.
  ///
  /// - Parameter offsets: ``ItemLines/offsets(of:itemCount:)``.
  init(units: UnitTable, offsets: [UInt32], storeCount: Int, monthCount: Int) {
    unitValues = UnitValues(units: units)
    var (rows, series) = (0, 0)
    for (first, end) in zip(offsets, offsets.dropFirst()) {
      let lines = Int(end - first)
      series += min(lines, storeCount)
      rows += min(lines, storeCount * monthCount)
    }
    unitValues.reserveCapacity(rows: rows, series: series)
    savings.packed.reserveCapacity(rows)
  }

  mutating func take(_ piece: inout ItemLedger) {
    unitValues.take(&piece.unitValues)
    spending.take(&piece.spending)
    savings.packed.take(&piece.savings.packed)
  }
}
