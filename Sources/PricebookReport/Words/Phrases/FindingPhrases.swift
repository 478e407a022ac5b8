import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The sentences of what stands out.
protocol FindingPhrases: LanguagePhrases {
  static var title: RichText { get }
  static var note: RichText { get }
  static var nothing: RichText { get }

  static func linkText(_ place: FindingPlace) -> RichText
  static func closedMonth(_ status: BudgetVariance.Status) -> RichText
  static func overMonth(projection: Value, excess: Value) -> RichText
  static func runningMonth(
    projection: Value, excess: Amount, budget: Value, left: Value
  ) -> RichText
  static func category(_ name: String, isOver: Bool, used: Value?, budget: Value) -> RichText
  static func unbudgeted(count: Int, largest: String, amount: Value) -> RichText
  static func prices(
    _ kind: PriceAlert.Kind, count: Int, item: String, store: String, change: Value
  ) -> RichText
  static func cart(
    _ name: String, date: CalendarDate?, cause: CartPart?, amount: Value?
  ) -> RichText
  static func storeLevel(_ store: String, change: Value, since: Month, spent: Value?) -> RichText
  static func cheaperBasket(_ store: String, than usual: String, isClear: Bool) -> RichText
}
