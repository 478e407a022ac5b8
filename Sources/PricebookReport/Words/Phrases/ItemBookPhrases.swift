import PricebookDocument
import PricebookModel

/// The words of the page of all items.
protocol ItemBookPhrases: LanguagePhrases {
  static var title: RichText { get }
  /// The last day that prices are from.
  static func kicker(_ last: CalendarDate) -> RichText
  static func headline(items: Int, stores: Int) -> RichText
  static var noPrices: RichText { get }
  /// In which order the items are.
  ///
  /// - Parameter months: Whose spending counts.
  static func order(_ months: RichText) -> RichText
  /// That the prices of a currency come before those of others.
  static func comesFirst(_ currency: CurrencyCode) -> RichText
  static func omitted(shown: Int, of total: Int, _ file: RichText) -> RichText
  static var priceNote: RichText { get }
  static var drawingNote: RichText { get }
  /// The labels of the figures of an item.
  static var lastPaid: RichText { get }
  static var latestPrice: RichText { get }
  static var lastSeen: RichText { get }
  static var lowest: RichText { get }
  static var typical: RichText { get }
  static var year: RichText { get }
  /// `2.49 per kg at Lindner`.
  static func priceAt(_ price: RichText, _ store: String) -> RichText
  static func median(of count: Int) -> RichText
  static func storesCaption(_ item: String) -> RichText
  static var when: RichText { get }
  static var seen: RichText { get }
  static func chartTitle(_ item: String) -> RichText
  static func chartDescription(_ latest: RichText) -> RichText
  /// What a package holds and what a unit of it costs.
  static func package(_ size: RichText, _ price: RichText, _ perUnit: RichText) -> RichText
  static func otherSizes(_ items: RichText) -> RichText
  static func otherUnits(_ count: Int, _ file: RichText) -> RichText
  static var storesTitle: RichText { get }
  static var levelNote: RichText { get }
}
