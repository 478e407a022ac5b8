import PricebookDocument
import PricebookModel

/// The words of the section on items.
protocol ItemPhrases: LanguagePhrases {
  static var title: RichText { get }

  static func tableCaption(_ month: Month) -> RichText
  static func note(_ count: Int, window: [Month]) -> [RichText]
  static func columns(months: Int) -> [DisplayTable.Column]
  static func changeFootnote(_ percent: Int) -> RichText
}
