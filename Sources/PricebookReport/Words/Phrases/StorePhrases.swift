import PricebookDocument
import PricebookModel

/// The words of the section on stores.
protocol StorePhrases: LanguagePhrases {
  static var title: RichText { get }
  static var tableTitle: RichText { get }

  static func tableCaption(_ month: Month) -> RichText

  static var columns: [DisplayTable.Column] { get }

  static func barNote(share: Double?, receipts: Int) -> RichText
  static func note(
    _ store: String, share: Double, earlier: Double?, earlierMonth: Month
  ) -> RichText
  static func description(_ store: String, _ amount: Value, stores: Int) -> RichText
}
