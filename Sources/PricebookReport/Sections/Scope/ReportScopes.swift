import PricebookAnalytics
import PricebookModel

/// The currencies that pages have, largest first; at least one, even for an empty book.
struct ReportScopes: Sendable {
  /// Nobody reads a page with more currencies; the tables have the others too.
  static let limit = 25
  let first: CurrencyScope
  let others: [CurrencyScope]
  /// The lines of the report's months in all currencies.
  private let lineCount: Int

  init(of analysis: Analysis, context: ReportContext) {
    let currencies = analysis.currencies.prefix(Self.limit)
    first = CurrencyScope(
      currencies.first ?? analysis.book.settings.currency ?? .unknown, analysis: analysis,
      context: context)
    others = currencies.dropFirst().map { CurrencyScope($0, analysis: analysis, context: context) }
    lineCount = analysis.spending.byMonth.rows(in: analysis.period.begun)
      .reduce(0) { $0 + $1.lineCount }
  }

  var all: [CurrencyScope] { [first] + others }

  /// Other currencies with less than this share of the lines, in percent, have no sections of their own.
  private static let minorPercent = 5

  /// Whether it has neither a budget nor a cart, and under 5 % of the lines.
  ///
  /// Lines are counted, because amounts of two currencies do not compare.
  func isMinor(_ scope: CurrencyScope) -> Bool {
    let own = scope.spending?.lineCount ?? 0
    return scope.currency != first.currency && scope.budget?.budget == nil && scope.carts.isEmpty
      && own > 0 && own * 100 < lineCount * Self.minorPercent
  }
}
