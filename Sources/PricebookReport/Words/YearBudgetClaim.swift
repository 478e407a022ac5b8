import PricebookAnalytics
import PricebookModel

/// How a year compares with its budgets, in one clause.
struct YearBudgetClaim {
  /// Without a sign.
  var amount: Value
  var status: BudgetVariance.Status
  /// The month under way whose budget counts whole; `nil` where there is none.
  var including: Month?
  var months: Int?
}

extension YearBudgetClaim: PhraseArgument {
  static let section: String? = "YearBudgetClaim"
  static let fields: [String: PhraseField<YearBudgetClaim>] = [
    "amount": PhraseField(\.amount), "status": PhraseField(\.status),
    "including": PhraseField(\.including), "months": PhraseField(\.months),
  ]
}
