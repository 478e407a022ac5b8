import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The words of the spending review's head and key figures.
protocol ReviewPhrases: LanguagePhrases {
  static func title(_ period: MonthPeriod) -> RichText
  /// The days of a month that is over and is not one of the calendar.
  static func days(_ months: RichText, from first: Value, through last: Value) -> RichText
  /// The days of a month that still runs; its first where it is not one of the calendar.
  static func soFar(_ months: RichText, from first: Value?, through last: Value) -> RichText
  static func elapsed(_ elapsed: Int, of days: Int) -> RichText
  static func nothingSpent(_ period: MonthPeriod) -> RichText
  static func onlyPlanned(_ planned: Value, carts: Int) -> RichText
  /// - Parameter amounts: In every currency.
  static func spent(_ amounts: RichText, _ period: ReportPeriod) -> RichText
  static func closed(
    _ amount: Value, _ status: BudgetVariance.Status, _ period: MonthPeriod
  ) -> RichText
  static func running(
    _ amount: Value, _ status: BudgetVariance.Status, daysLeft: Int
  ) -> RichText
  static func headingOver(left: Value, daysLeft: Int, _ end: WrittenEnd) -> RichText
  static var noReceipts: RichText { get }
  static func noneThisMonth(_ last: Month?) -> RichText
  static func spentOfBudget(_ spent: Value, _ budget: Value) -> RichText
  static func receiptsAt(receipts: Int, stores: Int) -> RichText

  /// What was spent, how that compares, and whether there is a budget, in one sentence.
  ///
  /// - Parameter unbudgeted: What has no budget; `nil` where there is one.
  static func opening(
    _ what: RichText, against compared: (change: Amount, amount: Value, period: ComparedPeriod)?,
    unbudgeted: MonthPeriod.Kind?
  ) -> RichText
  /// - Parameter isTied: Whether the second category is as far over its budget as the first.
  static func excess(
    _ name: String, _ amount: Value, second: String?, isTied: Bool
  ) -> RichText
  static var keyFigures: RichText { get }
  static func spentLabel(_ period: ReportPeriod) -> RichText
  static func noBudget(_ kind: MonthPeriod.Kind) -> RichText
  static func againstBudget(_ variance: Value, _ budget: Value) -> RichText
  static func againstPace(isAhead: Bool) -> RichText
  static var againstBudgetLabel: RichText { get }
  static var usualEnd: RichText { get }
  static func onPace(_ pace: Value, projection: Value?, by day: CalendarDate) -> RichText
  static func used(_ percent: Value, of budget: Value) -> RichText
  static func by(_ day: CalendarDate) -> RichText
  static func against(_ period: ComparedPeriod) -> RichText
  static func on(_ percent: Value?, _ reference: Value) -> RichText
  /// What was spent in a year against its budgets, in part of a sentence.
  static func yearToDate(_ year: YearVariance) -> RichText
  static var noBudgetYet: RichText { get }
  static var receipts: RichText { get }
  static func receiptsContext(lines: Int, stores: Int, mean: Value?) -> RichText
}

/// The sentences of what stands out.
protocol FindingPhrases: LanguagePhrases {
  static var title: RichText { get }
  static var note: RichText { get }
  static func nothing(_ kind: MonthPeriod.Kind) -> RichText
  static func linkText(_ place: FindingPlace) -> RichText
  static func closed(
    _ status: BudgetVariance.Status, _ kind: MonthPeriod.Kind
  ) -> RichText
  static func overMonth(_ end: WrittenEnd) -> RichText
  static func runningMonth(_ end: WrittenEnd, budget: Value, left: Value) -> RichText
  /// - Parameter isAlone: Whether no other category is as far over or under.
  static func category(
    _ name: String, isOver: Bool, isAlone: Bool, used: Value?, budget: Value
  ) -> RichText
  /// - Parameter isAlone: Whether no other category is as far ahead.
  static func aheadOfPace(
    count: Int, largest: String, amount: Value, isAlone: Bool
  ) -> RichText
  static func unbudgeted(count: Int, largest: String, amount: Value) -> RichText
  /// - Parameters:
  ///   - months: How many priced months before are the reference.
  ///   - lowMonths: Over how many months a price is the lowest.
  ///   - hasOtherLows: Whether prices that fell are at their lowest too; they are not counted.
  ///   - isTied: Whether another price matters as much as the one that is named.
  static func prices(
    _ kind: PriceAlert.Kind, count: Int, months: Int, lowMonths: Int, hasOtherLows: Bool,
    isTied: Bool, item: LinkedName, store: String, change: Value
  ) -> RichText
  static func cart(
    _ name: String, date: CalendarDate?, cause: CartPart?, amount: Value?
  ) -> RichText
  /// - Parameter missing: Items that the cheaper store does not have.
  static func cheaperBasket(
    _ saving: WrittenLead, at store: String, than usual: String, missing: Int, of items: Int
  ) -> RichText
}

/// The words on what could have been saved.
protocol SavingsPhrases: LanguagePhrases {
  static var label: RichText { get }
  static func context(days: Int) -> RichText

  /// - Parameters:
  ///   - days: How many days before a purchase count; 0 for those of the same day alone.
  ///   - isMost: Whether the items make more than half of it.
  ///   - store: Where most of it was paid.
  static func finding(
    days: Int, items: [LinkedName], isMost: Bool, store: String, amount: Value, isOnlyStore: Bool
  ) -> RichText
  static func byStore(days: Int, _ stores: RichText) -> RichText
  /// What was paid above offers at other stores, and above the same store's own earlier prices.
  static func notCounted(offers: Value?, earlier: Value?) -> RichText
  static func byItem(file: RichText) -> RichText
}
