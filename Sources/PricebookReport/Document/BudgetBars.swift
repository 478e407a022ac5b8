package import PricebookModel

/// Spending against budget by category, on one money scale.
package struct BudgetBars: Sendable {
  package var currency: CurrencyCode
  /// In the order in which they are drawn.
  package var rows: [Row]

  package struct Row: Sendable {
    package var name: String
    package var spent: Amount
    /// `nil` if there is no budget.
    package var budget: Amount?
    /// Spending by now if it were even over the month; `nil` after the end of the month.
    package var pace: Amount?
    /// Whether it is on course to end over its budget; what is left is then not shown as good news.
    package var isOnCourseOver = false
  }
}
