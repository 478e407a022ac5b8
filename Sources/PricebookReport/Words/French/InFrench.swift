import PricebookDocument
import PricebookModel

/// How French counts, lists and elides.
///
/// The spaces before `:`, `;` and `»` and after `«` are U+00A0, as French sets them.
protocol InFrench: LanguagePhrases {}

extension InFrench {
  /// None is singular, too.
  static func isSingular(_ count: Int) -> Bool { count < 2 }
  static var semicolon: String { "\u{A0}; " }
  static func joined(_ head: RichText, _ last: RichText) -> RichText { "\(head) et \(last)" }
  static func more(_ count: Int) -> RichText {
    "\(.count(count)) \(isSingular(count) ? "autre" : "autres")"
  }

  /// `de septembre`, `d’octobre 2026`.
  static func of(_ month: Month, withYear: Bool = false) -> RichText {
    let value: Value = withYear ? .month(month) : .monthName(month)
    return [4, 8, 10].contains(month.monthOfYear) ? "d’\(value)" : "de \(value)"
  }
}
