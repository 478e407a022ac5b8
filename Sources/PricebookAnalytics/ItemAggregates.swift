import PricebookModel
import PricebookParallel

/// What the lines of a range of items come to: unit values, spending and possible savings.
struct ItemAggregates: Joinable {
  var unitValues = UnitValues()
  /// By item, dimension, currency and month; by month first once ``LineAggregation`` is done.
  var spending: [Spending.ItemRow] = []
  var savings: [PossibleSavings.Row] = []

  init() {}

  /// An empty ledger with the memory for all lines of a range of items.
  ///
  /// An item has at most as many series as lines, and as stores, where it has one dimension and
  /// currency. Memory that rows do not need is never touched.
  ///
  /// - Parameter offsets: ``LinesByItem/offsets(of:itemCount:)`` of the items, and their end.
  init(
    dimensions: IDTable<DimensionID, UnitOfMeasure.Dimension>, offsets: ArraySlice<UInt32>,
    storeCount: Int, monthCount: Int
  ) {
    unitValues.dimensions = dimensions
    var (rows, series, months) = (0, 0, 0)
    for (first, end) in zip(offsets, offsets.dropFirst()) {
      let lines = Int(end - first)
      series += min(lines, storeCount)
      rows += min(lines, storeCount * monthCount)
      months += min(lines, monthCount)
    }
    let lines = Int((offsets.last ?? 0) - (offsets.first ?? 0))
    unitValues.reserveCapacity(rows: rows, series: series, days: lines)
    spending.reserveCapacity(months)
    savings.reserveCapacity(rows)
  }

  mutating func take(_ piece: inout ItemAggregates) {
    unitValues.take(&piece.unitValues)
    spending.take(&piece.spending)
    savings.take(&piece.savings)
  }
}
