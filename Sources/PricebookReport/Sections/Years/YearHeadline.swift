import PricebookAnalytics
import PricebookModel

/// What headlines say of a year: what was spent in every currency, and how that compares with the
/// budgets in the first of them.
struct YearHeadline {
  let outline: YearOutline
  /// Currencies with spending in the year, at least one.
  let scopes: [CurrencyScope]

  private var words: ReportWords { scopes[0].words }

  /// More currencies than these are counted.
  static let currencyLimit = 3

  /// All amounts, since a headline with one of two currencies would hide the other.
  var spent: RichText {
    words.shared.list(
      scopes.map { scope in
        let sum = outline.months.map { scope.spent(in: $0) }.sum ?? .zero
        return scope.named(scope.rounded(sum), isOnly: scopes.count == 1)
      }, limit: Self.currencyLimit)
  }

  func claim(_ budget: YearReview.BudgetSum?) -> YearBudgetClaim? {
    guard let budget else { return nil }
    let (variance, scope) = (budget.variance, scopes[0])
    return YearBudgetClaim(
      amount: scope.rounded(variance.magnitude), status: BudgetVariance.Status(variance),
      including: outline.runningMonth.flatMap { scope.budget(of: $0)?.budget == nil ? nil : $0 },
      months: budget.isComplete ? nil : budget.months)
  }

  /// The move of prices over the year before the last month of the data in the first currency;
  /// `nil` where the data go on in other currencies, so that it would be old.
  var prices: HouseholdPrices? {
    guard let last = outline.months.last, scopes[0].spending(in: last) != nil else { return nil }
    return HouseholdPrices(scopes[0], month: last)
  }
}
