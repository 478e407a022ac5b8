import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The words of the sections on budgets and months.
protocol BudgetPhrases: LanguagePhrases {
  static var title: RichText { get }
  static var titleWithoutBudget: RichText { get }
  static var tableTitle: RichText { get }
  static var bars: RichText { get }
  /// Explains the mark of the pace, in months that are not over.
  static func pace(_ kind: MonthPeriod.Kind) -> RichText
  static func howToAddBudgets(_ kind: MonthPeriod.Kind) -> RichText
  /// The heading of the items without a category, and where their likely categories come from.
  static var withoutCategoryTitle: RichText { get }
  static var withoutCategoryNote: RichText { get }

  /// That no category with a budget is over it.
  static func noneOver(_ budgeted: Int) -> RichText
  /// - Parameter largest: The category furthest over; `nil` where several are as far.
  static func over(
    _ over: Int, of budgeted: Int, largest: (name: String, amount: Value)?
  ) -> RichText
  static var noSpending: RichText { get }
  /// - Parameter largest: The largest category; `nil` where that is what has none.
  static func mostSpent(on largest: String?, _ amount: Value, _ part: LargestPart) -> RichText
  static func tableCaption(_ period: MonthPeriod) -> RichText
  static func ownBudget(_ sum: Value, _ kind: MonthPeriod.Kind) -> RichText
  static func carriedOver(_ entries: RichText) -> RichText
  static func overspentBefore(_ entries: RichText) -> RichText
  static func unbudgetedCounts(_ kind: MonthPeriod.Kind) -> RichText
  /// How many of the months with a budget went over it.
  static func overCount(_ over: Int, of months: Int) -> RichText
  static func yearToDate(
    from first: Month, through last: Month, spent: Value, _ variance: YearVariance?
  ) -> RichText
  static func projection(for day: CalendarDate) -> RichText
  static var oneMonth: RichText { get }
  static var monthsTableTitle: RichText { get }
  static var monthsCaption: RichText { get }

  /// - Parameter lowest: `nil` where none may be called so.
  static func monthsDescription(
    highest: [Month], highestAmount: Value, lowest: (months: [Month], amount: Value)?
  ) -> RichText
  /// - Parameter month: The month under way, which is not over yet.
  static func monthsAlike(_ amount: Value, before month: Month?) -> RichText
}

/// The words of the section on why spending changed.
protocol ChangePhrases: LanguagePhrases {
  static var title: RichText { get }
  static var tableCaption: RichText { get }
  static var itemsCaption: RichText { get }
  static var otherItems: RichText { get }
  /// `against the average of the three months before`, with the preposition.
  static func against(_ reference: ChangeReference) -> RichText
  /// The heading of what was spent in the reference.
  static func label(_ reference: ChangeReference) -> RichText
  static func note(
    _ period: MonthPeriod, _ reference: ChangeReference, _ change: Value
  ) -> RichText
  /// What the step of other items is made of.
  ///
  /// - Parameters:
  ///   - new: Spent on what was not bought before; `nil` for nothing.
  ///   - gone: Spent before on what is not bought now; `nil` for nothing.
  static func parts(new: Value?, gone: Value?) -> RichText
  static func description(
    previous: Value, current: Value, price: Value, store: Value, quantity: Value, other: Value
  ) -> RichText

  static func itemsFootnote(_ limit: Int) -> RichText

  static func prices(
    _ change: ClearChange, _ reference: ChangeReference,
    _ movers: [(name: LinkedName, change: Value)]
  ) -> RichText
  static func stores(_ change: ClearChange, _ reference: ChangeReference) -> RichText
  /// What was bought altogether, in three parts, each `nil` for nothing.
  ///
  /// - Parameters:
  ///   - isMore: Than before.
  ///   - reference: What is compared with.
  ///   - same: More or less of what was bought both times.
  ///   - new: Spent on what was not bought before.
  ///   - gone: Spent before on what is not bought now.
  ///   - largest: The largest of the new items, where no other is as large.
  static func bought(
    isMore: Bool, _ reference: ChangeReference, same: Value?, new: Value?, gone: Value?,
    largest: (name: LinkedName, amount: Value)?
  ) -> RichText
}

/// The words of the section on stores.
protocol StorePhrases: LanguagePhrases {
  static var title: RichText { get }
  static var tableTitle: RichText { get }
  static func tableCaption(_ period: MonthPeriod) -> RichText

  static func note(
    _ store: String, _ part: LargestPart, share: Double, earlier: Double?,
    earlierPeriod: MonthPeriod
  ) -> RichText
  static func description(
    _ store: String, _ amount: Value, _ part: LargestPart, stores: Int
  ) -> RichText
}

/// The words of the section on carts.
protocol CartPhrases: LanguagePhrases {
  static var title: RichText { get }
  static var completedTotal: RichText { get }
  static var newestCaption: RichText { get }
  static func tableCaption(_ period: MonthPeriod) -> RichText
  static func completed(_ count: Int, in period: MonthPeriod) -> RichText
  static func notCompleted(_ count: Int) -> RichText
  static func description(planned: Value, actual: Value, difference: Value) -> RichText
  static func againstBudget(_ difference: Value, _ budget: Value) -> RichText
  static func storeSwitching(_ amount: Value) -> RichText
  static func unpriced(_ count: Int) -> RichText
  static func earlier(_ count: Int) -> RichText
  static func state(_ state: Cart.State) -> String
}

/// The words of the section on items.
protocol ItemPhrases: LanguagePhrases {
  static var title: RichText { get }
  static func tableCaption(_ period: MonthPeriod) -> RichText
  static func note(_ count: Int) -> RichText
  static func lines(from first: Month, through last: Month) -> RichText
  static func changeFootnote(_ percent: Int, months: Int) -> RichText
  /// Where prices are compared with those of another period.
  static func changeFootnote(_ percent: Int, _ reference: ChangeReference) -> RichText
}
