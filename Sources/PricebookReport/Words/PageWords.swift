/// The fixed words of the renderers and charts; one file of these for each language.
struct PageWords: Sendable {
  var product = "Pricebook"
  var skipToContent = "Skip to the report"
  var reports = "Reports"
  var months = "Months"
  var allMonths = "All months"
  var reportsOfMonth = "Reports of the month"
  var spendingReview = "Spending review"
  var priceTrends = "Price trends"
  var storeComparison = "Store comparison"
  var shoppingLists = "Shopping lists"

  var spent = "spent"
  var budget = "budget"
  var difference = "difference"
  var noBudget = "no budget"
  var atThisRate = "at this rate"
  var soFar = "so far"
  var of = "of"
  var more = "more"
  var items = "items"

  var tableOfValues = "Table of values"
  var inUnit = "in"
  var amount = "amount"
  var month = "month"
  var total = "total"
  var ownPrices = "own prices"
  var figure = "Figure"
  var value = "Value"
  var reference = "Reference"

  var notYet = "not yet"
  var filledIn = "filled in"
  var boughtMark = "bought"
  var cheapest = "cheapest"
  var stale = "older"
  var offer = "offer"
  var latest = "last"
  var lowest = "lowest"
  var highest = "highest"
  var first = "first"
  var noValues = "no values"
  var threshold = "threshold"
  var rowsShown = "of"
  var rows = "rows"
  var allOfThem = "; all of them:"

  var filterRows = "Filter rows"
  var saveRows = "Download CSV"
  var note = "note"
  var name = "name"
  var item = "item"
  var store = "store"
  var currency = "Currency"
  var allCurrencies = "All currencies"
  var partsLeftOut = "parts of this report are left out, for the page would be too large."

  init(_ language: Language) {
    switch language {
    case .english: break
    }
  }

  /// What a page calls itself; the index that leads back to all months is the one of a month.
  func name(of report: Report) -> String {
    switch report.kind {
    case .index where report.navigation.allMonths != nil: reportsOfMonth
    default: reportName(report.kind)
    }
  }

  func reportName(_ kind: ReportKind) -> String {
    switch kind {
    case .spendingReview: spendingReview
    case .priceTrends: priceTrends
    case .storeComparison: storeComparison
    case .index: allMonths
    case .shoppingLists: shoppingLists
    }
  }
}
