import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// Words and turns of phrase that several reports share.
protocol SharedPhrases: LanguagePhrases {
  static var withoutCategory: String { get }
  static var adjustments: String { get }
  /// `Whole month`, `Whole quarter`.
  static func whole(_ kind: MonthPeriod.Kind) -> String
  static var total: RichText { get }
  static func counted(_ count: Int, _ thing: CountedThing) -> RichText
  static func other(_ count: Int, _ thing: CountedThing) -> RichText
  static func per(_ unit: String) -> RichText
  /// `March 2026 to April 2026`, or with names of months alone.
  static func range(_ first: Value, _ last: Value) -> RichText
  static func amountsIn(_ currency: CurrencyCode) -> RichText

  /// `September`, `1–17 September`, `25 August to 10 September`, `October 2025`.
  static func name(_ period: ComparedPeriod) -> RichText

  /// `October 2026`, `Q3 2026`, `2026`, `June to August 2026`.
  ///
  /// - Parameter withYear: Whether a single month has its year.
  static func name(_ period: MonthPeriod, withYear: Bool) -> RichText
  /// `October`, `Q3 2026`, as a heading.
  static func label(_ period: MonthPeriod) -> RichText
  static func moreRows(_ count: Int, in file: RichText) -> RichText
  static func word(_ status: BudgetVariance.Status) -> String
  static var footerSource: RichText { get }
  static var varianceRule: RichText { get }

  /// `Amounts in CHF and EUR.`
  static func amountsAre(in currencies: RichText) -> RichText
}
