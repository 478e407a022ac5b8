import PricebookAnalytics
import PricebookModel

/// The currencies of a book, largest first; at least one, even for an empty book.
struct ReportScopes: Sendable {
  let first: CurrencyScope
  let others: [CurrencyScope]

  init(of analysis: Analysis, book: Book, context: ReportContext) {
    let currencies = analysis.currencies
    first = CurrencyScope(
      currencies.first ?? book.settings.currency ?? .unknown, analysis: analysis, book: book,
      context: context)
    others = currencies.dropFirst().map {
      CurrencyScope($0, analysis: analysis, book: book, context: context)
    }
  }

  var all: [CurrencyScope] { [first] + others }
}
