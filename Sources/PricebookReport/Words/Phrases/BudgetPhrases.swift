import PricebookDocument
import PricebookModel

/// The words of the sections on budgets and months.
protocol BudgetPhrases: LanguagePhrases {
  static var title: RichText { get }
  static var titleWithoutBudget: RichText { get }
  static var tableTitle: RichText { get }

  static func note(isOver: Bool) -> [RichText]

  static var howToAddBudgets: RichText { get }

  static func description(
    over: Int, budgeted: Int, largest: String?, amount: Value?
  ) -> RichText
  static func descriptionWithoutBudget(largest: String?, amount: Value?) -> RichText
  static func tableCaption(_ month: Month) -> RichText
  static func columns(hasBudget: Bool) -> [DisplayTable.Column]
  static func ownBudget(_ sum: Value) -> RichText
  static func carriedOver(_ entries: [(name: String, amount: Value)]) -> RichText

  static var unbudgetedCounts: RichText { get }

  static func monthsTitle(_ count: Int) -> RichText
  static func overCount(_ over: Int, of months: Int) -> RichText
  static func yearToDate(
    from first: Month, through last: Month, spent: Value, variance: Value?, budget: Value?
  ) -> RichText
  static func projection(for day: CalendarDate) -> RichText

  static var oneMonth: RichText { get }
  static var monthsTableTitle: RichText { get }
  static var monthsCaption: RichText { get }
  static var monthColumns: [DisplayTable.Column] { get }

  static func monthsDescription(
    highest: Month, highestAmount: Value, lowest: Month, lowestAmount: Value
  ) -> RichText
}
