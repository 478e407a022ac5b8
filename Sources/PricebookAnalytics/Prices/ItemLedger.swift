import PricebookModel

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
  /// How many lines were looked at, and how many there will be.
  private var lineCount = 0
  private var expectedLineCount = 0

  init() {}

  /// A ledger that others are joined in.
  ///
  /// - Parameter lineCount: How many lines they look at together.
  init(lineCount: Int) {
    expectedLineCount = lineCount
  }

  /// Adds the lines of a range of items.
  ///
  /// - Parameters:
  ///   - grouped: The lines of these items are sorted and thinned out on the way.
  ///   - accounts: For the same book.
  mutating func add(
    _ grouped: inout ItemLines, items: Range<Int>, accounts: inout ItemAccounts
  ) {
    let count = grouped.lineCount(of: items)
    lineCount += count
    if prices.rows.capacity == 0 { prices.reserveCapacity(rows: count) }
    for item in items { accounts.enter(item: item, of: &grouped, into: &self) }
  }

  mutating func take(_ piece: inout ItemLedger) {
    if unitValues.rowCount == 0, piece.lineCount > 0 {
      // Items of every range are alike enough that the first tells how many rows all will have.
      let share = Double(expectedLineCount) / Double(piece.lineCount) * 1.05
      unitValues.reserveCapacity(
        rows: min(expectedLineCount, Int(Double(piece.prices.rows.count) * share)),
        series: min(expectedLineCount, Int(Double(piece.prices.series.count) * share)))
    }
    unitValues.take(&piece.prices)
    spending.take(&piece.spending)
    savings.take(&piece.savings)
    lineCount += piece.lineCount
    piece.lineCount = 0
  }
}
