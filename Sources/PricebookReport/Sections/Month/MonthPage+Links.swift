import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension MonthPage {
  /// The pages that the sheet leads to, each once, in order.
  var links: [RichText] {
    var links = reports.map { report -> RichText in
      "\(link: RichText(words.page.reportName(report.kind)), to: .page(report.kind.fileName))"
    }
    if hasShoppingList {
      let page = LinkTarget.page(ReportKind.shoppingList.fileName)
      links.append("\(link: RichText(words.page.shoppingList), to: page)")
    }
    if scope.period.isMonth, scope.context.years.contains(scope.month.year) {
      let page = LinkTarget.page("../\(ReportContext.yearPage(scope.month.year))")
      links.append("\(link: words.year.title(scope.month.year), to: page)")
    }
    if filesSection != nil {
      links.append("\(link: words.index.tablesTitle, to: .section(Self.filesID))")
    }
    return links
  }

  var linksSection: Section? {
    let links = links
    guard !links.isEmpty else { return nil }
    return Section(
      id: "reports", title: words.month.moreTitle,
      blocks: [.paragraph(words.shared.list(links, separator: " · "))], column: .side,
      isOnScreenOnly: true)
  }

  private static let filesID = "files"

  /// What was read, and a sentence on every file that has rows.
  var filesSection: Section? {
    let sentences = DataSection(scopes: scopes.all).plainSentences
    let written = tables.filter { $0.rowCount > 0 }
    guard !sentences.isEmpty || !written.isEmpty else { return nil }
    let table = DisplayTable(
      id: "files-table", caption: words.index.tablesTitle, isCaptionHidden: true,
      columns: [
        .init(words.headings.file), .init(words.month.contents), .number(words.headings.rows),
      ], rows: written.map(row) + rejectedRows)
    return Section(
      id: Self.filesID, title: words.month.filesTitle, note: [words.index.tablesNote],
      blocks: sentences.map(Block.paragraph) + (table.rows.isEmpty ? [] : [.table(table)]),
      isOnScreenOnly: true)
  }

  private func row(_ table: DataTable) -> DisplayTable.Row {
    let path = "../\(ReportContext.tablesFolder)\(table.name).csv"
    return DisplayTable.Row([
      .text("\(link: "\(table.name).csv", to: .file(path))"),
      contents(of: table.name),
      .value(.count(table.rowCount)),
    ])
  }

  private func contents(of file: String) -> Cell {
    .text(words.month.fileContent(file))
  }

  private var rejectedRows: [DisplayTable.Row] {
    let count = scope.book.rejectedRecords.count
    guard count > 0 else { return [] }
    let name = "rejected-lines"
    return [
      DisplayTable.Row([
        .text("\(link: "\(name).csv", to: .file("\(name).csv"))"),
        contents(of: name), .value(.count(count)),
      ])
    ]
  }
}
