import PricebookAnalytics
import PricebookDocument
import PricebookModel

// What phrases alone are given.

enum CountedThing: PhraseCase {
  case category, file, item, month, receipt, store
}

struct NamedAmount: PhraseArgument {
  var name: LinkedName
  var amount: Value

  static let fields: [String: PhraseField<NamedAmount>] = [
    "name": PhraseField(\.name), "amount": PhraseField(\.amount),
  ]
}

/// The rule that makes a price an offer, for the sentences that explain it.
struct OfferRule: PhraseArgument {
  /// How far below the median of the months before.
  let percent = UnitValues.offerPercent
  let months = UnitValues.offerMonths
  /// How many of those months must have a price.
  let leastMonths = UnitValues.leastOfferMonths

  static let fields: [String: PhraseField<OfferRule>] = [
    "percent": PhraseField(\.percent), "months": PhraseField(\.months),
    "leastMonths": PhraseField(\.leastMonths),
  ]
}

/// How the months of a year compare with their budgets.
struct YearVariance: PhraseArgument {
  /// Spent − budgeted, in the months with a budget.
  var variance: Value
  var budget: Value
  /// How many months have a budget; `nil` where all with spending do.
  var months: Int?

  static let fields: [String: PhraseField<YearVariance>] = [
    "variance": PhraseField(\.variance), "budget": PhraseField(\.budget),
    "months": PhraseField(\.months),
  ]
}

extension YearVariance {
  /// - Returns: `nil` without a budget.
  init?(_ year: BudgetVariance.YearToDate, in scope: CurrencyScope) {
    guard let budget = year.budget, let variance = year.variance else { return nil }
    self.init(
      variance: scope.difference(variance), budget: scope.written(budget),
      months: year.isBudgetedThroughout ? nil : year.budgetedMonths)
  }
}

/// The days that a year in review covers.
struct YearSpan: PhraseArgument {
  var year: Int
  /// The day that the data begin on, where that is within the year.
  var since: CalendarDate?
  var lastDay: CalendarDate
  var isOver: Bool

  static let fields: [String: PhraseField<YearSpan>] = [
    "year": PhraseField(\.year), "since": PhraseField(\.since),
    "lastDay": PhraseField(\.lastDay), "isOver": PhraseField(\.isOver),
  ]
}

/// How a year compares with its budgets, in one clause.
struct YearBudgetClaim: PhraseArgument {
  /// Without a sign.
  var amount: Value
  var status: BudgetVariance.Status
  /// The month under way whose budget counts whole; `nil` where there is none.
  var including: Month?
  /// How many months have a budget, where not all of them do.
  var months: Int?

  static let section: String? = "YearBudgetClaim"
  static let fields: [String: PhraseField<YearBudgetClaim>] = [
    "amount": PhraseField(\.amount), "status": PhraseField(\.status),
    "including": PhraseField(\.including), "months": PhraseField(\.months),
  ]
}

/// How a year compares with the year before, in one clause.
struct YearChangeClaim: PhraseArgument {
  /// Without a sign; `nil` where the difference is below 1 %.
  var amount: Value?
  var isMore: Bool
  var previous: Int
  /// Whether the same days of a year under way are compared.
  var isSamePeriod: Bool
  /// The category that explains most of it.
  var reason: (category: String, isMost: Bool)?

  static let section: String? = "YearChangeClaim"
  static let fields: [String: PhraseField<YearChangeClaim>] = [
    "amount": PhraseField(\.amount), "isMore": PhraseField(\.isMore),
    "previous": PhraseField(\.previous), "isSamePeriod": PhraseField(\.isSamePeriod),
    "reason": PhraseField(\.reason?.category), "isMost": PhraseField(\.reason?.isMost),
  ]
}

/// One of the best or worst months of a year.
struct YearMonthClaim: PhraseArgument {
  var month: Month
  /// Without a sign; zero where it is as the reference.
  var amount: Value
  var isAbove: Bool
  var isLevel: Bool
  var isAgainstBudget: Bool
  /// The category and its own difference, with a sign.
  var reason: (category: String, difference: Value)?

  static let fields: [String: PhraseField<YearMonthClaim>] = [
    "month": PhraseField(\.month), "amount": PhraseField(\.amount),
    "isAbove": PhraseField(\.isAbove), "isLevel": PhraseField(\.isLevel),
    "isAgainstBudget": PhraseField(\.isAgainstBudget),
    "reason": PhraseField(\.reason?.category), "difference": PhraseField(\.reason?.difference),
  ]
}
