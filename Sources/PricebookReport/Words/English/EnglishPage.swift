import PricebookDocument
import PricebookModel

extension English {
  /// The fixed words of the renderers and charts.
  enum Page: PageWords, InEnglish {
    static let product = "Pricebook"
    static let skipToContent = "Skip to the report"
    static let reports = "Reports"
    static let months = "Months"
    static let allMonths = "All months"
    static let items = "Items"
    static let atAGlance = "At a glance"
    static let pageNumber: (before: String, between: String) = ("Page ", " of ")
    static let spendingReview = "Spending review"
    static let priceTrends = "Price trends"
    static let storeComparison = "Store comparison"
    static let yearInReview = "Year in review"
    static let shoppingList = "Shopping list"
    static let shoppingLists = "Shopping lists"
    static let findItem = "Find an item"
    static let itemsFound = "items"
    static let alphabet = "A–Z"
    static let spent = "spent"
    static let budget = "budget"
    static let difference = "difference"
    static let noBudget = "no budget"
    static let usualEnd = "if the rest is as usual"
    static let soFar = "so far"
    static let tableOfValues = "Table of values"
    static let amount = "amount"
    static let month = "month"
    static let total = "total"
    static let ownPrices = "own prices"
    static let figure = "Figure"
    static let value = "Value"
    static let reference = "Reference"
    static let notYet = "not yet"
    static let filledIn = "estimated"
    static let boughtMark = "bought"
    static let cheapest = "cheapest"
    static let stale = "older"
    static let offer = "offer"
    static let latest = "last"
    static let lowest = "lowest"
    static let highest = "highest"
    static let first = "first"
    static let noValues = "no values"
    static let filterRows = "Filter rows"
    static let saveRows = "Download CSV"
    static let rowsShown = "of"
    static let rows = "rows"
    static let note = "note"
    static let name = "name"
    static let item = "item"
    static let store = "store"
    static let currency = "Currency"
    static let allCurrencies = "All currencies"

    static func partsLeftOut(_ count: Int) -> RichText {
      """
      \(counted(count, "part of this report is", "parts of this report are")) left out, for the page \
      would be too large.
      """
    }

    static func spent(_ spent: String, of budget: String) -> String { "\(spent) of \(budget)" }
    static func valuesIn(_ currency: CurrencyCode) -> RichText { "in \(name: currency.label)" }

    /// A label and its value: `Total: 12`.
    static func labelled(_ label: RichText, _ value: RichText) -> RichText { "\(label): \(value)" }
    static func omitted(_ count: Int) -> String { "\(count) more" }

    static func priced(_ count: Int, of items: Int) -> RichText {
      "\(.count(count)) / \(.count(items)) items"
    }

    static func threshold(_ percent: Int) -> RichText { "threshold \(percent: percent)" }

    static func shownRows(_ shown: Int, of total: Int, allIn file: RichText?) -> RichText {
      let counts: RichText = "\(.count(shown)) of \(.count(total)) rows"
      return file.map { "\(counts); all of them: \($0)." } ?? "\(counts)."
    }

    static func reportName(_ kind: ReportKind) -> String {
      switch kind {
      case .spendingReview: spendingReview
      case .priceTrends: priceTrends
      case .storeComparison: storeComparison
      case .yearInReview: yearInReview
      case .index: allMonths
      case .items: items
      case .shoppingList: shoppingList
      case .shoppingLists: shoppingLists
      }
    }
  }
}
