import PricebookAnalytics
import PricebookModel

/// Spending against a budget as a row of a table shows it.
struct BudgetFigures {
  var spent: Amount
  var budget: Amount?
  var variance: Amount?
  var used: Double?
  var status: BudgetVariance.Status?
  var lines: Int
  /// Whether more is spent than an even pace allows, or the budget is usually not enough; what is
  /// left is then not shown as good news.
  var isAhead = false
  /// The lines that make up what is spent; `nil` where no page has them.
  var source: LinkTarget?

  var tone: Tone {
    variance.map { $0 < .zero && isAhead ? .neutral : Tone(variance: $0) } ?? .neutral
  }
}

extension BudgetFigures {
  init(_ row: BudgetVariance.Row, isAhead: Bool) {
    self.init(
      spent: row.spent, budget: row.budget, variance: row.variance, used: row.usedPercent,
      status: row.status, lines: row.lines, isAhead: isAhead)
  }
}
