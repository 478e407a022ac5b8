import PricebookDocument
import PricebookModel

/// The words of the section on carts.
protocol CartPhrases: LanguagePhrases {
  static var title: RichText { get }
  static var planned: RichText { get }
  static var price: RichText { get }
  static var quantity: RichText { get }
  static var unplanned: RichText { get }
  static var skipped: RichText { get }
  static var actual: RichText { get }
  static var completedTotal: RichText { get }
  static var newestCaption: RichText { get }

  static func tableCaption(_ month: Month) -> RichText

  static var columns: [DisplayTable.Column] { get }

  static func note(completed: Int, open: Int, month: Month) -> RichText
  static func description(planned: Value, actual: Value, difference: Value) -> RichText
  static func againstBudget(_ difference: Value, _ budget: Value) -> RichText
  static func storeSwitching(_ amount: Value) -> RichText
  static func unpriced(_ count: Int) -> RichText
  static func earlier(_ count: Int) -> RichText
  static func state(_ state: Cart.State) -> String
}
