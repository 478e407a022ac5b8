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

  /// The categories of a month against their budgets, in order of name; they add up to the month.
  func categories(in month: Month) -> [BudgetVariance.Row] {
    rowsOfCategories(in: month).filter { $0.counting == .once }
  }

  /// The rows of a month whose money is in a row of ``categories(in:)``, in order of name.
  func parts(in month: Month) -> [BudgetVariance.Row] {
    rowsOfCategories(in: month).filter { $0.counting == .part }
  }

  private func rowsOfCategories(in month: Month) -> [BudgetVariance.Row] {
    analysis.budget.rows.rows(of: month)
      .filter { $0.currency == currencyID && $0.scope != .wholeMonth }
  }

  func stores(in month: Month) -> [Spending.StoreRow] {
    analysis.spending.byStore.rows(of: month).filter { $0.currency == currencyID }
  }

  /// What each person paid from one month to another, in order of names.
  func persons(from first: Month, through last: Month) -> [Spending.PersonRow] {
    analysis.spending.byPerson.rows(from: first, through: last)
      .filter { $0.currency == currencyID }
  }

  func items(in month: Month) -> [Spending.ItemRow] {
    analysis.spending.byItem.rows(of: month).filter { $0.currency == currencyID }
  }

  /// Whether the report's month has data in this currency.
  var hasMonthContent: Bool {
    spending(in: month) != nil || budget(of: month) != nil || !carts.isEmpty
  }

  /// The carts of the month, and those not completed that were begun by then.
  var carts: [CartVariance] {
    analysis.carts.filter { cart in
      guard cart.currency == currency else { return false }
      let isCompleted = book.vault.carts[cart.cart].state == .completed
      guard let date = cart.date else { return !isCompleted }
      let begun = period.calendar.month(of: date)
      return begun == month || (!isCompleted && begun < month)
    }
  }
}
