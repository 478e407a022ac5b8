import PricebookDocument
import PricebookModel

/// The words of the pages that lead to the reports.
protocol IndexPhrases: LanguagePhrases {
  static var title: RichText { get }

  static func kicker(
    from first: Month, through last: Month, _ currency: CurrencyCode
  ) -> RichText
  static func headline(_ total: Value, months: [Month]) -> RichText
  static func deck(kept: Int, over: Int, newest: Month, links: [RichText]) -> RichText
  static func inSentence(_ kind: ReportKind) -> RichText
  static func chartDescription(_ first: Month, _ last: Month) -> RichText

  static var monthsTitle: RichText { get }
  static var columns: [DisplayTable.Column] { get }

  static func through(_ day: CalendarDate) -> RichText
  static func otherReports(trends: LinkTarget, stores: LinkTarget) -> RichText

  static var reportsTitle: RichText { get }
  static var tablesTitle: RichText { get }
  static var tablesNote: RichText { get }

  static func report(_ name: RichText, _ page: LinkTarget, finding: RichText) -> RichText

  static var tableColumns: [DisplayTable.Column] { get }
  static var footer: RichText { get }
}
