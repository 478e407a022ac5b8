public import PricebookAnalytics
package import PricebookModel

/// The documents made of one book's analysis.
public enum Reports {
  /// Reads the words of a language, which the first page would do else.
  package static func prepare(_ locale: ReportLocale) { _ = locale.language.words }

  /// Spending review, price trends and store comparison, in this order.
  public static func all(of analysis: Analysis, context: ReportContext) -> [Report] {
    [ReportKind.spendingReview, .priceTrends, .storeComparison]
      .map { report($0, of: analysis, context: context) }
  }

  /// One report; `ReportKind.index` is the page of all months, without links to tables, and
  /// `ReportKind.receipts` is without its lines, which an analysis does not keep.
  public static func report(
    _ kind: ReportKind, of analysis: Analysis, context: ReportContext
  ) -> Report {
    let scopes = ReportScopes(of: analysis, context: context)
    let report =
      switch kind {
      case .spendingReview: SpendingReview.report(scopes)
      case .priceTrends: PriceTrendsReport.report(scopes)
      case .storeComparison: StoreComparisonReport.report(scopes)
      case .yearInReview:
        YearReviewReport.report(
          of: analysis, year: scopes.first.period.calendar.year(of: scopes.first.month),
          context: context)
      case .index: IndexReport(scopes, tables: []).report
      case .items: ItemsReport(scopes, items: ItemBook(of: analysis)).report
      case .shoppingList: NextListReport(scopes, isAsked: false).report
      case .shoppingLists: shoppingLists(of: analysis, context: context)
      case .score: ScoreReport(scopes.first).report
      case .receipts: ReceiptsReport(scopes: scopes, kept: KeptLines()).pages[0].report
      }
    return report.titled(by: analysis.book)
  }

  /// The review of a year in which something was spent.
  ///
  /// - Parameters:
  ///   - analysis: Of the book's own month.
  ///   - context: What the page must know of its place, `DIR/YYYY/`.
  package static func yearInReview(of analysis: Analysis, year: Int, context: ReportContext)
    -> Report
  { YearReviewReport.report(of: analysis, year: year, context: context).titled(by: analysis.book) }

  /// What is to be bought next: what open carts and lists want, and what is due; a basket that is named,
  /// or else the usual one, where that is nothing.
  package static func shoppingList(of analysis: Analysis, context: ReportContext) -> Report {
    NextListReport(ReportScopes(of: analysis, context: context), isAsked: true).report.titled(
      by: analysis.book)
  }

  /// What is to be bought next, then lists and open carts by store; of a query, the lists alone.
  package static func shoppingLists(
    of analysis: Analysis, query: ListQuery = ListQuery(), context: ReportContext
  ) -> Report {
    let lists = ShoppingListsReport(of: analysis, query: query, locale: context.locale)
    var report = lists.report
    let next = NextListReport(ReportScopes(of: analysis, context: context), isAsked: false)
    if query == ListQuery(), !next.isEmpty { next.lead(&report, hasLists: !lists.isEmpty) }
    return report.titled(by: analysis.book)
  }

  /// The page of all months, with links to the tables beside it.
  package static func home(
    of analysis: Analysis, context: ReportContext, tables: [DataTable]
  ) -> Report {
    IndexReport(ReportScopes(of: analysis, context: context), tables: tables).report
      .titled(by: analysis.book)
  }

  /// The price book itself: every item that fits on a page, with its prices by store.
  ///
  /// - Parameters:
  ///   - analysis: Of the book's own month, which the items were chosen from.
  ///   - context: What the page must know of its place, `DIR/`.
  package static func items(
    _ items: ItemBook, of analysis: Analysis, context: ReportContext
  ) -> Report {
    ItemsReport(ReportScopes(of: analysis, context: context), items: items).report
      .titled(by: analysis.book)
  }

  /// The periods whose lines pages list: those that are reported, and each year of them whose lines
  /// one page can hold.
  package static func listedPeriods(
    with reported: Set<MonthPeriod>, in analysis: Analysis
  ) -> [MonthPeriod] {
    let calendar = analysis.period.calendar
    let years = Set(
      reported.filter { !$0.isOfWeeks }.flatMap {
        [calendar.year(of: $0.first), calendar.year(of: $0.last)]
      })
    let short = years.map { MonthPeriod(calendar.months(ofYear: $0)) }.filter { year in
      let rows = analysis.spending.byMonth.rows(in: year.months)
      return rows.reduce(0) { $0 + $1.lineCount } <= ReceiptsReport.lineLimit
    }
    return reported.union(short).sorted()
  }

  /// The page of the lines of a year.
  ///
  /// - Parameter analysis: Of the book's own month.
  package static func receipts(
    _ lines: KeptLines, ofYear year: Int, in analysis: Analysis, context: ReportContext
  ) -> Report {
    let scopes = ReportScopes(of: analysis, context: context)
    return ReceiptsReport(scopes: scopes, kept: lines, year: year).pages[0].report
      .titled(by: analysis.book)
  }

  /// The pages of the lines of a period, by their names.
  ///
  /// - Parameters:
  ///   - lines: Of all periods that have such a page.
  ///   - analysis: Of the period.
  ///   - context: What the pages must know of their place.
  package static func receipts(
    _ lines: KeptLines, of analysis: Analysis, context: ReportContext
  ) -> [(name: String, report: Report)] {
    let scopes = ReportScopes(of: analysis, context: context)
    return ReceiptsReport(scopes: scopes, kept: lines).pages.map {
      ($0.name, $0.report.titled(by: analysis.book))
    }
  }

  /// The page of the folder of a month or another period: what to know of it, on one sheet.
  ///
  /// - Parameters:
  ///   - analysis: Of the month or other period.
  ///   - context: What the page must know of its place.
  package static func monthIndex(of analysis: Analysis, context: ReportContext) -> Report {
    MonthPage(ReportScopes(of: analysis, context: context)).report.titled(by: analysis.book)
  }
}

extension Report {
  fileprivate func titled(by book: Book) -> Report {
    var report = self
    report.book = book.settings.title
    return report
  }
}
