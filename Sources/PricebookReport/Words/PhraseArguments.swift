import PricebookAnalytics
import PricebookDocument
import PricebookModel

// What phrases alone are given; `arguments.txt` has the fields.

enum CountedThing: CaseIterable { case category, file, item, month, receipt, store }

struct NamedAmount {
  var name: LinkedName
  var amount: Value
}

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

struct YearBudgetClaim {
  /// Without a sign.
  var amount: Value
  var status: BudgetVariance.Status
  /// The month under way whose budget counts whole; `nil` where there is none.
  var including: Month?
  var months: Int?
}

/// How a year compares with the year before, in one clause.
struct YearChangeClaim {
  /// Without a sign; `nil` where the difference is below 1 %.
  var amount: Value?
  var isMore: Bool
  var previous: Int
  /// Whether the same days of a year under way are compared.
  var isSamePeriod: Bool
  /// The category that explains most of it.
  var reason: (category: String, isMost: Bool)?
}

/// One of the best or worst months of a year.
struct YearMonthClaim {
  var month: Month
  /// Without a sign; zero where it is as the reference.
  var amount: Value
  var isAbove: Bool
  var isLevel: Bool
  var isAgainstBudget: Bool
  /// The category and its own difference, with a sign.
  var reason: (category: String, difference: Value)?
}

/// A lead as it is written: phrases that name a winner take one, so that none lacks a claim.
struct WrittenLead {
  /// To the minor unit.
  let amount: Value
  /// In whole units from ten on, since it is an estimate of the next trip.
  let rounded: Value

  init(_ lead: ClearLead, in scope: CurrencyScope) {
    amount = scope.written(lead.amount)
    rounded = scope.rounded(lead.amount, from: 10)
  }
}
