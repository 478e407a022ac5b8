import PricebookModel
import PricebookParallel

/// What a pass down the lines finds of ranges of items: their unit values, what was spent on them
/// and what could have been saved.
struct ItemLedger: Joinable {
  /// Of ledgers that were joined.
  var unitValues = UnitValues()
  /// Of what is not joined yet.
  var prices = PriceRows()
  /// By item, dimension and currency within each month.
  var spending = MonthlyRows<[Spending.ItemRow]>()
  /// By item, store and currency within each month.
  var savings = MonthlyRows<SavingsPiece>()

  init() {}

  /// A ledger that others are joined in.
  ///
  /// An item has no more series than lines, nor than stores, as long as it has one dimension and
  /// currency; memory that rows need less of is never touched.
  ///
  /// - Parameter offsets: ``ItemLines/offsets(of:itemCount:)``.
  init(offsets: [UInt32], storeCount: Int, monthCount: Int) {
    var (rows, series) = (0, 0)
    for (first, end) in zip(offsets, offsets.dropFirst()) {
      let lines = Int(end - first)
      series += min(lines, storeCount)
      rows += min(lines, storeCount * monthCount)
    }
    unitValues.reserveCapacity(rows: rows, series: series)
  }

  /// Adds the lines of a range of items.
  ///
  /// - Parameters:
  ///   - grouped: The lines of these items are sorted and thinned out on the way.
  ///   - accounts: For the same book.
  mutating func add(
    _ grouped: inout ItemLines, items: Range<Int>, accounts: inout ItemAccounts
  ) {
    if prices.rows.capacity == 0 {
      prices.reserveCapacity(rows: grouped.lineCount(of: items))
    }
    for item in items { accounts.enter(item: item, of: &grouped, into: &self) }
  }

  mutating func take(_ piece: inout ItemLedger) {
    unitValues.take(&piece.prices)
    spending.take(&piece.spending)
    savings.take(&piece.savings)
  }
}
