import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The words of the sections on budgets and months.
enum EnglishBudget: BudgetPhrases, InEnglish {
  static let title: RichText = "Budget by category"
  static let titleWithoutBudget: RichText = "Spending by category"
  static let tableTitle: RichText = "Table of categories"

  static func note(isOver: Bool) -> [RichText] {
    let bars: RichText = """
      Largest overspend first. The broad bar is the budget, the narrow one what was spent; \
      \("the part beyond the budget", tone: .over) is coloured.
      """
    return isOver
      ? [bars]
      : [
        """
        \(bars) ▲ marks the pace: where spending would stand if it ran evenly over the month.
        """
      ]
  }

  static let howToAddBudgets: RichText = """
    There is no budget for this month. A file budgets.csv with the columns month, category, \
    amount and currency sets one; month * means every month, category * the whole month.
    """

  static func description(
    over: Int, budgeted: Int, largest: String?, amount: Value?
  ) -> RichText {
    guard let largest, let amount else {
      return "None of \(counted(budgeted, "category", "categories")) is over its budget."
    }
    return """
      \(.count(over)) of \(counted(budgeted, "category", "categories")) over budget, \
      most of all \(name: largest) with \(amount).
      """
  }

  static func descriptionWithoutBudget(largest: String?, amount: Value?) -> RichText {
    guard let largest, let amount else { return "No spending." }
    return "Most was spent on \(name: largest), \(amount)."
  }

  static func tableCaption(_ month: Month) -> RichText { "Categories, \(.month(month))" }

  static func columns(hasBudget: Bool) -> [DisplayTable.Column] {
    let budget: [DisplayTable.Column] = [
      .number("Budget"), .number("Difference"), .number("Used"), .init("Status"),
    ]
    return [.init("Category"), .number("Spent")] + (hasBudget ? budget : [.number("Share")])
      + [.number("Lines")]
  }

  static func ownBudget(_ sum: Value) -> RichText {
    """
    The whole month has a budget of its own; the budgets of the categories come to \(sum).
    """
  }

  static func carriedOver(_ entries: [(name: String, amount: Value)]) -> RichText {
    let parts = entries.prefix(6).map { entry -> RichText in "\(name: entry.name) \(entry.amount)" }
    let list = list(parts, more: max(0, entries.count - 6))
    return "With what was left of the month before: \(list)."
  }

  static let unbudgetedCounts: RichText =
    "Spending without a budget of its own counts against the whole month."

  static func monthsTitle(_ count: Int) -> RichText { counted(count, "month", "months") }

  static func overCount(_ over: Int, of months: Int) -> RichText {
    let span: RichText = "of the last \(counted(months, "month", "months"))"
    return over == 0
      ? "None \(span) went over budget." : "\(.count(over)) \(span) went over budget."
  }

  static func yearToDate(
    from first: Month, through last: Month, spent: Value, variance: Value?, budget: Value?
  ) -> RichText {
    let span: RichText =
      first == last ? "\(.monthName(first))" : "\(.monthName(first)) to \(.monthName(last))"
    guard let variance, let budget else { return "\(span): \(spent)." }
    return "\(span): \(spent), \(variance) against \(budget)."
  }

  static func projection(for day: CalendarDate) -> RichText {
    "The dashed outline is the projection for \(.dayOfMonth(day))."
  }

  static let oneMonth: RichText =
    "Comparisons with other months appear as soon as there are receipts of a second month."

  static let monthsTableTitle: RichText = "Table of months"
  static let monthsCaption: RichText = "Spending by month"

  static let monthColumns: [DisplayTable.Column] = [
    .init("Month", order: .ascending), .number("Spent"), .number("Budget"),
    .number("Difference"), .number("Receipts"),
  ]

  static func monthsDescription(
    highest: Month, highestAmount: Value, lowest: Month, lowestAmount: Value
  ) -> RichText {
    """
    Highest in \(.month(highest)) with \(highestAmount), lowest in \(.month(lowest)) with \
    \(lowestAmount).
    """
  }
}
