package import PricebookModel

/// The fixed words of the renderers and charts.
package protocol PageWords: Sendable {
  var product: String { get }
  var skipToContent: String { get }
  var reports: String { get }
  var months: String { get }
  /// What the page of a month or another period calls itself.
  var atAGlance: String { get }
  /// What stands before the number of a printed page.
  var pageNumberStart: String { get }
  /// What stands between the number of a printed page and how many there are.
  var pageNumberMiddle: String { get }
  /// The label of the field that looks for an item.
  var findItem: String { get }
  /// What follows `3 of 152`: `items`.
  var itemsFound: String { get }
  /// The index by first letter.
  var alphabet: String { get }
  var spent: String { get }
  var budget: String { get }
  /// The head of the share of a budget that is used.
  var used: String { get }
  var difference: String { get }
  var noBudget: String { get }
  var usualEnd: String { get }
  var soFar: String { get }
  var tableOfValues: String { get }
  var amount: String { get }
  var month: String { get }
  var total: String { get }
  var figure: String { get }
  var value: String { get }
  var reference: String { get }
  var notYet: String { get }
  var filledIn: String { get }
  var boughtMark: String { get }
  var latest: String { get }
  var lowest: String { get }
  var highest: String { get }
  var first: String { get }
  var noValues: String { get }
  var filterRows: String { get }
  var saveRows: String { get }
  var rowsShown: String { get }
  var rows: String { get }
  var note: String { get }
  var name: String { get }
  var item: String { get }
  var store: String { get }
  var currency: String { get }
  var allCurrencies: String { get }
  func partsLeftOut(_ count: Int) -> RichText
  func spentOf(_ spent: String, of budget: String) -> String
  func valuesIn(_ currency: CurrencyCode) -> RichText

  /// A label and what it says: `Total: 12`.
  func labelled(_ label: RichText, _ value: RichText) -> RichText
  func omitted(_ count: Int) -> String
  func priced(_ count: Int, of items: Int) -> RichText
  func shownRows(_ shown: Int, of total: Int, allIn file: RichText?) -> RichText
  func reportName(_ kind: ReportKind) -> String
}
