package import PricebookModel

/// Rows in order of their months.
package protocol MonthRow {
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
  package func rows(from first: Month, through last: Month) -> SubSequence {
    let start = partitionPoint { $0.month >= first }
    return self[start..<Swift.max(start, partitionPoint { $0.month > last })]
  }

  package func rows(of month: Month) -> SubSequence { rows(from: month, through: month) }

  package func rows(ofYear year: Int) -> SubSequence {
    rows(from: Month(year: year, month: 1), through: Month(year: year, month: 12))
  }
}
