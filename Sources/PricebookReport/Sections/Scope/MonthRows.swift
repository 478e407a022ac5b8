import PricebookAnalytics
import PricebookModel

extension CurrencyScope {
  /// The spending of a month; `nil` where there was none.
  func spending(in month: Month) -> Spending.MonthRow? {
    analysis.spending.byMonth.rows(of: month).first { $0.currency == currencyID }
  }

  func spent(in month: Month) -> Amount { spending(in: month)?.spent ?? .zero }

  func budget(of month: Month) -> BudgetVariance.Row? {
    analysis.budget.rows.rows(of: month)
      .first { $0.currency == currencyID && $0.scope == .wholeMonth }
  }
}
