package import PricebookModel

/// The fixed words of the renderers and charts.
package protocol PageWords: SendableMetatype {
  static var product: String { get }
  static var skipToContent: String { get }
  static var reports: String { get }
  static var months: String { get }
  static var allMonths: String { get }
  static var items: String { get }
  /// What the page of a month or another period calls itself.
  static var atAGlance: String { get }
  /// What stands before the number of a printed page, and between it and how many there are.
  static var pageNumber: (before: String, between: String) { get }
  static var spendingReview: String { get }
  static var priceTrends: String { get }
  static var storeComparison: String { get }
  static var yearInReview: String { get }
  static var shoppingList: String { get }
  static var shoppingLists: String { get }
  /// The label of the field that looks for an item.
  static var findItem: String { get }
  /// What follows `3 of 152`: `items`.
  static var itemsFound: String { get }
  /// The index by first letter.
  static var alphabet: String { get }
  static var spent: String { get }
  static var budget: String { get }
  static var difference: String { get }
  static var noBudget: String { get }
  static var usualEnd: String { get }
  static var soFar: String { get }
  static var tableOfValues: String { get }
  static var amount: String { get }
  static var month: String { get }
  static var total: String { get }
  static var ownPrices: String { get }
  static var figure: String { get }
  static var value: String { get }
  static var reference: String { get }
  static var notYet: String { get }
  static var filledIn: String { get }
  static var boughtMark: String { get }
  static var cheapest: String { get }
  static var stale: String { get }
  static var offer: String { get }
  static var latest: String { get }
  static var lowest: String { get }
  static var highest: String { get }
  static var first: String { get }
  static var noValues: String { get }
  static var filterRows: String { get }
  static var saveRows: String { get }
  static var rowsShown: String { get }
  static var rows: String { get }
  static var note: String { get }
  static var name: String { get }
  static var item: String { get }
  static var store: String { get }
  static var currency: String { get }
  static var allCurrencies: String { get }
  static func partsLeftOut(_ count: Int) -> RichText
  static func spent(_ spent: String, of budget: String) -> String
  static func valuesIn(_ currency: CurrencyCode) -> RichText

  /// A label and what it says: `Total: 12`.
  static func labelled(_ label: RichText, _ value: RichText) -> RichText
  static func omitted(_ count: Int) -> String
  static func priced(_ count: Int, of items: Int) -> RichText
  static func threshold(_ percent: Int) -> RichText
  static func shownRows(_ shown: Int, of total: Int, allIn file: RichText?) -> RichText
  static func reportName(_ kind: ReportKind) -> String
}
