import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The page of the folder of a month or another period: its reports with their findings, and the tables.
struct MonthIndexReport {
  let scope: CurrencyScope
  let reports: [Report]
  let tables: [DataTable]
  var hasShoppingList = false

  private var words: ReportWords { scope.words }

  var report: Report {
    let review = SpendingReview(scope: scope)
    var sections = [
      Section(
        id: "reports", title: words.index.reportsTitle,
        blocks: reports.map { report in
          .paragraph(
            words.index.report(
              RichText(words.page.reportName(report.kind)), .page(report.kind.fileName),
              finding: report.headline))
        } + listLink + yearLink)
    ]
    sections += [
      TablesSection(tables: tables, folder: "../\(ReportContext.tablesFolder)", words: words)
        .section(otherFiles: rejectedRows)
    ].compactMap(\.self)
    return Report(
      kind: .index, period: scope.period.span, asOf: scope.period.asOf,
      title: words.shared.name(scope.period.span),
      kicker: review.kicker, headline: review.headline, deck: review.deck,
      navigation: scope.context.navigation(of: .index, period: scope.period.span),
      sections: sections,
      footer: [words.index.footer], locale: scope.context.locale,
      words: words.page)
  }

  private var listLink: [Block] {
    guard hasShoppingList else { return [] }
    let page = LinkTarget.page(ReportKind.shoppingList.fileName)
    return [.paragraph("\(link: RichText(words.page.shoppingList), to: page)")]
  }

  /// The way up to the review of the month's year.
  private var yearLink: [Block] {
    guard scope.context.years.contains(scope.month.year) else { return [] }
    let page = LinkTarget.page("../\(ReportContext.yearPage(scope.month.year))")
    return [.paragraph("\(link: words.year.title(scope.month.year), to: page)")]
  }

  private var rejectedRows: [DisplayTable.Row] {
    let count = scope.book.rejectedRecords.count
    guard count > 0 else { return [] }
    return [
      DisplayTable.Row([
        .text("\(link: "rejected-lines.csv", to: .file("rejected-lines.csv"))"),
        .value(.count(count)),
      ])
    ]
  }
}
