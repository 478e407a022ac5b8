import PricebookModel
import TestSupport

@testable import PricebookAnalytics

private func month(_ text: String) -> Month {
  Month(iso: text) ?? Month(index: 0)
}

/// Spending and budgets of a small book; amounts are whole currency units.
struct BudgetBook {
  var book = Book()
  var spending = Spending()
  var period: ReportPeriod

  init(_ first: String = "2026-08", _ last: String = "2026-10") {
    book.names.categories = ["", "Bakery", "Dairy", "Ärzte"]
    book.names.currencies = [CurrencyCode(label: "EUR")]
    let months = (month(first).index...month(last).index).map(Month.init(index:))
    period = ReportPeriod(
      month: month(last), asOf: month(last).lastDay, isOver: true, months: months)
  }

  mutating func spend(
    _ units: Int64, in text: String, category: SpendingCategory = .named(1),
    currency: CurrencyID = 0,
    toSameDay: Int64? = nil
  ) {
    spending.byCategory.append(
      Spending.CategoryRow(
        month: month(text), category: category, currency: currency, spent: Amount(units: units),
        lineCount: 1, spentToSameDay: Amount(units: toSameDay ?? units)))
    spending.byMonth.append(
      Spending.MonthRow(
        month: month(text), currency: currency, spent: Amount(units: units),
        spentToSameDay: Amount(units: toSameDay ?? units), receiptCount: 1, lineCount: 1))
  }

  mutating func budget(
    _ units: Int64, in text: String? = nil, to last: Month? = nil, category: String? = nil,
    currency: String = "EUR", rollover: Budget.Rollover = .none
  ) {
    book.budgets.append(
      Budget(
        month: text.map { month($0) }, category: category, amount: Amount(units: units),
        currency: CurrencyCode(label: currency), rollover: rollover, source: 0,
        line: book.budgets.count + 2, lastMonth: last))
  }

  var measured: BudgetVariance {
    BudgetVariance.measured(in: book, spending: spending, period: period)
  }

  func rows(_ scope: BudgetVariance.Scope) -> [BudgetVariance.Row] {
    measured.rows.filter { $0.scope == scope }
  }
}
