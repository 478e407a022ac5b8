public import PricebookAnalytics
public import PricebookModel

/// The documents made of one book's analysis.
public enum Reports {
  /// Spending review, price trends and store comparison, in this order.
  public static func make(of analysis: Analysis, book: Book, context: ReportContext) -> [Report] {
    [ReportKind.spendingReview, .priceTrends, .storeComparison]
      .compactMap { make($0, of: analysis, book: book, context: context) }
  }

  /// One report.
  public static func make(
    _ kind: ReportKind, of analysis: Analysis, book: Book, context: ReportContext
  ) -> Report? {
    let scopes = CurrencyScope.all(of: analysis, book: book, context: context)
    return switch kind {
    case .spendingReview: SpendingReview.report(scopes)
    case .priceTrends: PriceTrendsReport.report(scopes)
    case .storeComparison: nil
    case .index: nil
    }
  }
}
