import PricebookAnalytics
import PricebookModel

/// The page of one month's folder: its reports with their findings, and its tables.
struct MonthIndexReport {
  let scope: CurrencyScope
  let reports: [Report]
  let tables: [DataTable]

  var report: Report {
    let review = SpendingReview(scope: scope)
    var sections = [
      Section(
        id: "reports", title: IndexPhrases.reportsTitle,
        blocks: reports.map { report in
          .paragraph(
            IndexPhrases.report(
              Phrases.reportName(report.kind), .page(report.kind.fileName),
              finding: report.headline))
        })
    ]
    let files = tables.map(row) + rejectedRows
    if !files.isEmpty {
      sections.append(
        Section(
          id: "tables", title: IndexPhrases.tablesTitle, note: [IndexPhrases.tablesNote],
          blocks: [
            .table(
              DisplayTable(
                id: "tables-table", caption: IndexPhrases.tablesTitle, isCaptionHidden: true,
                columns: IndexPhrases.tableColumns, rows: files))
          ]))
    }
    return Report(
      kind: .index, month: scope.month, asOf: scope.period.asOf, title: .value(.month(scope.month)),
      kicker: ReviewPhrases.kicker(scope.period), headline: review.headline, deck: review.deck,
      navigation: scope.context.navigation(of: .index, month: scope.month), sections: sections,
      footer: [IndexPhrases.footer])
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
