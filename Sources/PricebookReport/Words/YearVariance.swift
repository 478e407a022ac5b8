import PricebookAnalytics
import PricebookModel

/// How the months of a year compare with their budgets.
struct YearVariance {
  /// Spent − budgeted, in the months with a budget.
  var variance: Value
  var budget: Value
  /// How many months have a budget; `nil` where all with spending do.
  var months: Int?

  /// - Returns: `nil` without a budget.
  init?(_ year: BudgetVariance.YearToDate, in scope: CurrencyScope) {
    guard let budget = year.budget, let variance = year.variance else { return nil }
    self.variance = scope.difference(variance)
    self.budget = scope.written(budget)
    months = year.isBudgetedThroughout ? nil : year.budgetedMonths
  }
}

extension YearVariance: PhraseArgument {
  static let fields: [String: PhraseField<YearVariance>] = [
    "variance": PhraseField(\.variance), "budget": PhraseField(\.budget),
    "months": PhraseField(\.months),
  ]
}
