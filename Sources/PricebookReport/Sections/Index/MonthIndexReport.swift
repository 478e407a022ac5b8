import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The page of one month's folder: its reports with their findings, and its tables.
struct MonthIndexReport {
  let scope: CurrencyScope
  let reports: [Report]
  let tables: [DataTable]

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
        })
    ]
    let files = tables.map(row) + rejectedRows
    if !files.isEmpty {
      sections.append(
        Section(
          id: "tables", title: words.index.tablesTitle, note: [words.index.tablesNote],
          blocks: [
            .table(
              DisplayTable(
                id: "tables-table", caption: words.index.tablesTitle, isCaptionHidden: true,
                columns: [.init(words.headings.file), .number(words.headings.rows)], rows: files))
          ]))
    }
    return Report(
      kind: .index, month: scope.month, asOf: scope.period.asOf, title: .value(.month(scope.month)),
      kicker: review.kicker, headline: review.headline, deck: review.deck,
      navigation: scope.context.navigation(of: .index, month: scope.month), sections: sections,
      footer: [words.index.footer], locale: scope.context.locale,
      words: words.page)
  }

  private func row(_ table: DataTable) -> DisplayTable.Row {
    DisplayTable.Row([
      .text("\(link: "\(table.name).csv", to: .file("tables/\(table.name).csv"))"),
      .value(.count(table.rowCount)),
    ])
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
