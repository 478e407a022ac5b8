import PricebookDocument
import PricebookModel

/// The words of what is due to be bought.
protocol DuePhrases: LanguagePhrases {
  static var title: RichText { get }
  /// Which items are listed.
  ///
  /// - Parameter last: The last day that is looked ahead to.
  static func note(until last: CalendarDate) -> RichText
  /// The headings of the usual interval, of the last purchase and of the day on which it is due.
  static var interval: RichText { get }
  static var lastBought: RichText { get }
  static var due: RichText { get }
  /// `1 day`, `7 days`.
  static func days(_ count: Int) -> RichText
  /// How a basket of what is due was made, and how many items it has at most.
  static func basketData(items: Int, isFull: Bool) -> RichText
}
