import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The days that a year in review covers.
struct YearSpan {
  var year: Int
  /// The day that the data begin on, where that is within the year.
  var since: CalendarDate?
  var lastDay: CalendarDate
  var isOver: Bool
}

/// How a year compares with its budgets, in one clause.
struct YearBudgetClaim {
  /// Without a sign.
  var amount: Value
  var status: BudgetVariance.Status
  /// The month under way whose budget counts whole; `nil` where there is none.
  var including: Month?
  /// How many months have a budget, where not all of them do.
  var months: Int?
}

/// How a year compares with the year before, in one clause.
struct YearChangeClaim {
  /// Without a sign; `nil` where the difference is below 1 %.
  var amount: Value?
  var isMore: Bool
  var previous: Int
  /// Whether the same days of a year under way are compared.
  var isSamePeriod: Bool
  /// The category that explains most of it.
  var reason: (category: String, isMost: Bool)?
}

/// One of the best or worst months of a year.
struct YearMonthClaim {
  var month: Month
  /// Without a sign; zero where it is as the reference.
  var amount: Value
  var isAbove: Bool
  var isLevel: Bool
  var isAgainstBudget: Bool
  /// The category and its own difference, with a sign.
  var reason: (category: String, difference: Value)?
}

/// The words of the year in review.
protocol YearPhrases: LanguagePhrases {
  static func title(_ year: Int) -> RichText
  static func kicker(_ span: YearSpan) -> RichText
  /// - Parameter spent: In every currency.
  static func headline(
    _ spent: RichText, _ span: YearSpan, budget: YearBudgetClaim?, change: YearChangeClaim?
  ) -> RichText
  /// That the data begin within the year.
  static func begins(_ day: CalendarDate, year: Int) -> RichText

  /// That the data end before the year does.
  static func ends(_ month: Month) -> RichText

  static func spentLabel(_ span: YearSpan) -> RichText
  static func against(_ year: Int, isSamePeriod: Bool) -> RichText
  static var monthlyMean: RichText { get }
  /// Over which months the mean is: those that are over.
  static func meanContext(_ months: RichText) -> RichText
  static var keptLabel: RichText { get }
  static var keptContext: RichText { get }

  static func monthsTitle(_ count: Int) -> RichText
  static var extremesTitle: RichText { get }
  static func extremesNote(againstBudgets: Bool) -> RichText
  static func best(_ claim: YearMonthClaim) -> RichText
  static func worst(_ claim: YearMonthClaim) -> RichText

  static var categoriesTitle: RichText { get }
  static func categoriesNote(percent: Int, highest: Int, least: Int) -> RichText
  static func word(_ heat: YearReview.Heat) -> String

  static func changeTitle(_ year: Int, _ previous: Int) -> RichText
  /// - Parameter months: How many months are compared, where they are not all of the year.
  static func changeNote(
    _ year: Int, _ previous: Int, change: Value, isSamePeriod: Bool, months: Int?
  ) -> RichText
  static func label(_ year: Int, isSamePeriod: Bool) -> RichText
  /// Why a year is not compared with the year before.
  static func notCompared(_ previous: Int, months: Int) -> RichText

  static var pricesTitle: RichText { get }
  static func pricesNote(start: Month) -> RichText
  static var itemsTitle: RichText { get }
  static var itemsNote: RichText { get }
  static var priceChangesTitle: RichText { get }
  static func priceChangesNote(
    earlier: (first: Month, last: Month), later: (first: Month, last: Month), purchases: Int
  ) -> RichText
  static var effect: RichText { get }
  static var purchases: RichText { get }
  static func storesNote(_ store: String, _ part: LargestPart, share: Double) -> RichText
  static func method(percent: Int) -> RichText
}
