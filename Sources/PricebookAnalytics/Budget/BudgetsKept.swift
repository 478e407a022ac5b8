package import PricebookModel

/// How many whole months kept to their budgets, and how many did not.
package struct BudgetsKept: Hashable, Sendable {
  package let kept: Int
  package let over: Int
  /// From the first of these months to the last.
  package let span: MonthPeriod

  /// - Parameter rows: Of whole months, in any order; those without a budget do not count.
  /// - Returns: `nil` where no whole month has a budget.
  package init?(_ rows: [BudgetVariance.Row], whole: WholeMonths) {
    let judged = rows.filter { $0.budget != nil && whole.contains($0.month) }
    let months = judged.map(\.month)
    guard let first = months.min(), let last = months.max() else { return nil }
    over = judged.count { $0.status == .over }
    kept = judged.count - over
    span = MonthPeriod(first...last)
  }
}
