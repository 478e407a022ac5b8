import PricebookDocument
import PricebookModel

/// The words of the section that proves the totals.
protocol DataPhrases: LanguagePhrases {
  static var title: RichText { get }
  static var note: RichText { get }
  static var shortNote: RichText { get }
  static var caption: RichText { get }
  static var allFiles: RichText { get }
  static var leftOut: RichText { get }
  static var covered: RichText { get }

  static func months(
    startDay: Int, month: Month, first: CalendarDate, last: CalendarDate
  ) -> RichText
  static func paidIn(_ currency: CurrencyCode) -> RichText
  /// The format of a file in words; the name of the format itself where it has none.
  static func format(_ format: String) -> String
  static func records(_ totals: ControlTotals) -> RichText
  /// That ``records(_:)`` do not add up.
  static func unbalanced(_ sum: RichText) -> RichText
  static func paid(
    _ paid: Value, total: Value, months: Int, agrees: Bool, leftOut: Int
  ) -> RichText

  /// What filters left out, apart from receipt lines.
  static func alsoLeftOut(_ counts: [RichText]) -> RichText
  static func leftOut(_ kind: LeftOut.Kind, _ count: Int) -> RichText
  /// That a month is not whole, since days at its beginning are left out.
  static func daysLeftOut(before day: CalendarDate, of month: Month) -> RichText
  static func daysLeftOut(after day: CalendarDate) -> RichText

  /// How many records were refused for a reason; the code itself where it has no words here.
  static func reason(_ code: Diagnostic.Code, _ count: Int) -> RichText
  static func rejected(_ count: Int, reasons: RichText, file: RichText) -> RichText
  static func diagnostics(errors: Int, warnings: Int, file: RichText) -> RichText
  static func cart(_ name: String, _ date: CalendarDate?) -> RichText
  static func countedCarts(_ count: Int, _ names: RichText) -> RichText
  static func coveredCarts(_ count: Int) -> RichText
  static func tables(_ names: [RichText]) -> RichText
  static var conflicts: RichText { get }
  static func field(_ field: VaultConflict.Field) -> RichText
}
