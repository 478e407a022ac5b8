import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The words of the spending review's head and key figures.
protocol ReviewPhrases: LanguagePhrases {
  static func title(_ month: Month) -> RichText
  static func kicker(_ period: ReportPeriod) -> RichText
  static func nothingSpent(_ month: Month) -> RichText
  static func onlyPlanned(_ planned: Value, carts: Int) -> RichText
  static func spent(_ amount: Value, _ period: ReportPeriod) -> RichText
  static func closed(
    _ amount: Value, _ status: BudgetVariance.Status, _ month: Month
  ) -> RichText
  static func running(
    _ amount: Value, _ status: BudgetVariance.Status, daysLeft: Int
  ) -> RichText
  static func headingOver(left: Value, daysLeft: Int, excess: Value) -> RichText

  static var noReceipts: RichText { get }

  static func noneThisMonth(_ last: Month?) -> RichText
  static func spentOfBudget(_ spent: Value, _ budget: Value) -> RichText
  static func receiptsAt(receipts: Int, stores: Int) -> RichText

  /// What was spent, how that compares, and whether there is a budget, in one sentence.
  static func opening(
    _ what: RichText, against compared: (change: Amount, amount: Value, period: ComparedPeriod)?,
    hasBudget: Bool
  ) -> RichText
  static func excess(_ name: String, _ amount: Value, second: String?) -> RichText

  static var keyFigures: RichText { get }

  static func spentLabel(_ period: ReportPeriod) -> RichText

  static var noBudgetForMonth: RichText { get }

  static func againstBudget(_ variance: Value, _ budget: Value) -> RichText

  static var againstPace: RichText { get }
  static var againstBudgetLabel: RichText { get }
  static var atThisRate: RichText { get }

  static func onPace(_ pace: Value, projection: Value?, by day: CalendarDate) -> RichText
  static func used(_ percent: Value, of budget: Value) -> RichText
  static func by(_ day: CalendarDate) -> RichText
  static func against(_ period: ComparedPeriod) -> RichText
  static func on(_ percent: Value?, _ reference: Value) -> RichText

  static var householdPrices: RichText { get }

  static func pricesContext(
    _ change: HouseholdPrices.Change, matchedPercent: Double
  ) -> RichText
  static func months(from first: Month, through last: Month) -> RichText
  static func yearToDate(_ variance: Value, budget: Value) -> RichText

  static var noBudgetYet: RichText { get }
  static var receipts: RichText { get }

  static func receiptsContext(lines: Int, stores: Int, mean: Value?) -> RichText
}
