import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// Words and turns of phrase that several reports share.
protocol SharedPhrases: LanguagePhrases {
  static var withoutCategory: String { get }
  static var adjustments: String { get }
  static var wholeMonth: String { get }
  static var total: RichText { get }

  static func counted(_ count: Int, _ thing: CountedThing) -> RichText
  static func other(_ count: Int, _ thing: CountedThing) -> RichText
  static func per(_ unit: String) -> RichText
  static func unit(_ unit: String) -> String
  static func amountsIn(_ currency: CurrencyCode) -> RichText

  /// `September`, `1–17 September`, `25 August to 10 September`, `October 2025`.
  static func name(_ period: ComparedPeriod) -> RichText
  static func moreRows(_ count: Int, in file: RichText) -> RichText
  static func badge(_ status: BudgetVariance.Status) -> Badge

  static var footerSource: RichText { get }

  static func footerAmounts(_ currencies: [CurrencyCode]) -> RichText
}
