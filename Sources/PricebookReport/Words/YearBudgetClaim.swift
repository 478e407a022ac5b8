import PricebookAnalytics
import PricebookDocument
import PricebookModel

struct YearBudgetClaim {
  /// Without a sign.
  var amount: Value
  var status: BudgetVariance.Status
  /// The month under way whose budget counts whole; `nil` where there is none.
  var including: Month?
  var months: Int?
}
