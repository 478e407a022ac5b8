import PricebookDocument
import PricebookModel

/// The words of the section on why spending changed.
protocol ChangePhrases: LanguagePhrases {
  static var title: RichText { get }
  static var tableCaption: RichText { get }
  static var itemsCaption: RichText { get }
  static var price: RichText { get }
  static var quantity: RichText { get }
  static var newItems: RichText { get }
  static var goneItems: RichText { get }

  static func note(_ month: Month, before: ComparedPeriod, _ change: Value) -> RichText
  static func description(
    previous: Value, current: Value, price: Value, quantity: Value
  ) -> RichText
  static func columns(_ month: Month, before: ComparedPeriod) -> [DisplayTable.Column]
  static func itemColumns(_ month: Month, before: ComparedPeriod) -> [DisplayTable.Column]

  static var itemsFootnote: RichText { get }

  static func prices(
    isDearer: Bool, before: ComparedPeriod, _ movers: [(name: String, change: Value)]
  ) -> RichText
  static func newItems(
    before: ComparedPeriod, largest: (name: String, amount: Value)?
  ) -> RichText
}
