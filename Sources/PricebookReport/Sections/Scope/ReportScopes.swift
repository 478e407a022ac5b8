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

  /// Other currencies with less than this share of the lines, in percent, have no sections of their own.
  private static let minorPercent = 5

  /// Whether a currency is that of a few lines, such as those of a holiday.
  ///
  /// It has no budget, and under 5 % of the period's lines. Amounts of two currencies do not compare, but
  /// lines do.
  func isMinor(_ scope: CurrencyScope) -> Bool {
    let lines = all.reduce(0) { $0 + ($1.spending?.lines ?? 0) }
    let own = scope.spending?.lines ?? 0
    return scope.currency != first.currency && scope.budget?.budget == nil && scope.carts.isEmpty
      && own > 0 && own * 100 < lines * Self.minorPercent
  }
}
