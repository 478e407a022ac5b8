import PricebookDocument
import PricebookModel

/// The words of what discounts and offers took off.
protocol DiscountPhrases: LanguagePhrases {
  static var title: RichText { get }
  static func tookOff(_ amount: Value, in period: MonthPeriod) -> RichText
  /// The share of what was paid for items that was bought on offer.
  static func share(_ percent: Value, isAll: Bool) -> RichText
  static var note: RichText { get }
  /// The headings of the money off and of the share on offer.
  static var moneyOff: RichText { get }
  static var onOffer: RichText { get }
  static func tableCaption(_ period: MonthPeriod) -> RichText
}
