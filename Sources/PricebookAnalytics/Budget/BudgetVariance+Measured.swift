public import PricebookModel

extension BudgetVariance {
  /// Spending of every category and month against its budget.
  public static func measured(
    in book: Book, spending: Spending, period: ReportPeriod
  ) -> BudgetVariance {
    BudgetVariance()
  }
}
