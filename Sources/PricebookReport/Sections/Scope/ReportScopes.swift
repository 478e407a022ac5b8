import PricebookAnalytics
import PricebookModel

/// The currencies of a book, largest first; at least one, even for an empty book.
struct ReportScopes: Sendable {
  let first: CurrencyScope
  let others: [CurrencyScope]

  init(of analysis: Analysis, context: ReportContext) {
    let currencies = analysis.currencies
    first = CurrencyScope(
      currencies.first ?? analysis.book.settings.currency ?? .unknown, analysis: analysis,
      context: context)
    others = currencies.dropFirst().map {
      CurrencyScope($0, analysis: analysis, context: context)
    }
  }

  var all: [CurrencyScope] { [first] + others }
}
