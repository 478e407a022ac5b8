import PricebookDocument
import PricebookModel

/// The words of the section on who paid.
protocol PersonPhrases: LanguagePhrases {
  static var title: RichText { get }
  static func tableCaption(_ period: MonthPeriod) -> RichText
  /// The row of lines that name nobody.
  static var nobody: RichText { get }
  /// The row of persons that the table has no room for.
  static func others(_ count: Int) -> RichText
  /// Who shares equally, and the transfers that settle it.
  static func settled(_ persons: [String], _ transfers: [RichText]) -> RichText
  static func transfer(from payer: String, to payee: String, _ amount: Value) -> RichText
  /// That everybody paid the same.
  static func even(_ persons: [String]) -> RichText
  static func tooMany(_ count: Int, limit: Int) -> RichText
  /// What lines that name nobody come to.
  static func notSplit(_ amount: Value) -> RichText
  /// What the last columns mean, and who takes part.
  static func rule(_ kind: MonthPeriod.Kind, months: Int) -> RichText
}
