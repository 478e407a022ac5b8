import PricebookAnalytics
import PricebookModel

/// Rows in order of their months.
protocol MonthRow {
  var month: Month { get }
}

extension Spending.CategoryRow: MonthRow {}
extension Spending.StoreRow: MonthRow {}
extension Spending.ItemRow: MonthRow {}
extension Spending.MonthRow: MonthRow {}
extension Spending.PersonRow: MonthRow {}
extension BudgetVariance.Row: MonthRow {}

extension RandomAccessCollection where Element: MonthRow, Index == Int {
  /// The rows of some consecutive months, found by binary search.
  func rows(from first: Month, through last: Month) -> SubSequence {
    let start = partitionPoint { $0.month >= first }
    return self[start..<Swift.max(start, partitionPoint { $0.month > last })]
  }

  func rows(of month: Month) -> SubSequence { rows(from: month, through: month) }
}

extension CurrencyScope {
  /// The spending of a month; `nil` where there was none.
  func spending(in month: Month) -> Spending.MonthRow? {
    analysis.spending.byMonth.rows(of: month).first { $0.currency == currencyID }
  }

  func spent(in month: Month) -> Amount { spending(in: month)?.spent ?? .zero }

  /// The whole month against its budget.
  func budget(of month: Month) -> BudgetVariance.Row? {
    analysis.budget.rows.rows(of: month)
      .first { $0.currency == currencyID && $0.scope == .wholeMonth }
  }
}
