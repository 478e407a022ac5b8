import PricebookDocument
import PricebookModel

/// The words of the page of a month or another period.
protocol MonthPhrases: LanguagePhrases {
  static func title(_ period: MonthPeriod) -> RichText
  /// What is left of the budget, or how far it is missed, and the category furthest over its own.
  ///
  /// - Parameter label: The months: `October`.
  static func headline(
    _ label: RichText, _ standing: MonthStanding, excess: (category: String, amount: Value)?
  ) -> RichText
  static var dearerTitle: RichText { get }
  /// No price that can be judged raised an alert for being dearer.
  static var nothingDearer: RichText { get }
  static var whereTitle: RichText { get }
  static var moreTitle: RichText { get }
  static var filesTitle: RichText { get }
  /// The heading of what files contain.
  static var contents: RichText { get }
  /// What every file contains, by its name without extension.
  static var fileContents: [String: String] { get }
}
