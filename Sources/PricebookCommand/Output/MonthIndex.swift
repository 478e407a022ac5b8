import PricebookAnalytics
import PricebookModel
import PricebookReport

/// The page of one month, `DIR/YYYY-MM/index.html`: where its reports and tables are.
enum MonthIndex {
  static func report(
    of analysis: Analysis, book: Book, formats: [RenderFormat], hasRejectedLines: Bool
  ) -> Report {
    let month = analysis.period.month
    var sections = [reports(formats)]
    if formats.contains(.csv) {
      sections.append(tables(ReportTables.all(of: analysis, book: book)))
    }
    if hasRejectedLines {
      sections.append(
        Section(
          id: "rejected", title: "Rejected records",
          blocks: [
            .paragraph(
              """
              \(.count(book.rejectedRecords.count)) could not be read and count for nothing: \
              \(link: "rejected-lines.csv", to: .file("rejected-lines.csv")) holds them as they \
              were, with the reason.
              """)
          ]))
    }
    return Report(
      kind: .index, title: "\(.month(month))", kicker: RichText(book.settings.title ?? ""),
      headline: "\(.month(month))", deck: "The reports and tables of this month.",
      navigation: Navigation(
        reports: MonthWriter.kinds, allMonths: .file("../index.html")),
      sections: sections)
  }

  private static func reports(_ formats: [RenderFormat]) -> Section {
    let rows = MonthWriter.kinds.map { kind in
      var cells: [Cell] = [.text("\(link: name(of: kind), to: .page(kind.fileName))")]
      if formats.contains(.markdown) {
        cells.append(
          .text("\(link: "Markdown", to: .file("\(kind.fileName).md"))"))
      }
      cells.append(.text(question(of: kind)))
      return DisplayTable.Row(cells)
    }
    var columns = [DisplayTable.Column("Report")]
    if formats.contains(.markdown) { columns.append(DisplayTable.Column("Also as")) }
    columns.append(DisplayTable.Column("What it answers"))
    return Section(
      id: "reports", title: "Reports",
      blocks: [
        .table(
          DisplayTable(
            id: "reports-table", caption: "Reports", isCaptionHidden: true, columns: columns,
            rows: rows))
      ])
  }

  private static func tables(_ tables: [DataTable]) -> Section {
    Section(
      id: "tables", title: "Tables",
      note: ["Every row behind the reports, over all months, as CSV."],
      blocks: [
        .table(
          DisplayTable(
            id: "tables-table", caption: "Tables", isCaptionHidden: true,
            columns: [DisplayTable.Column("Table"), .number("Rows")],
            rows: tables.map { table in
              let target = LinkTarget.file("tables/\(table.name).csv")
              return DisplayTable.Row([
                .text("\(link: RichText(table.name), to: target)"),
                .value(.count(table.rowCount)),
              ])
            }))
      ])
  }

  static func name(of kind: ReportKind) -> RichText {
    switch kind {
    case .spendingReview: "Spending review"
    case .priceTrends: "Price trends"
    case .storeComparison: "Store comparison"
    case .index: "Overview"
    }
  }

  private static func question(of kind: ReportKind) -> RichText {
    switch kind {
    case .spendingReview: "What was spent against the budget, and why"
    case .priceTrends: "What prices do, item by item and store by store"
    case .storeComparison: "Where the basket is cheapest"
    case .index: ""
    }
  }
}
