import PricebookDocument

/// The full tables as a list of links; a table without rows is not listed.
struct TablesSection {
  let tables: [DataTable]
  /// The path of the tables from the page, with its final slash.
  let folder: String
  let words: ReportWords

  /// - Returns: `nil` where there is nothing to list.
  func section() -> Section? {
    let rows = tables.filter { $0.rowCount > 0 }.map(row)
    guard !rows.isEmpty else { return nil }
    return Section(
      id: "tables", title: words.index.tablesTitle, note: [words.index.tablesNote],
      blocks: [
        .table(
          DisplayTable(
            id: "tables-table", caption: words.index.tablesTitle, isCaptionHidden: true,
            columns: [.init(words.headings.file), .number(words.headings.rows)], rows: rows))
      ])
  }

  private func row(_ table: DataTable) -> DisplayTable.Row {
    DisplayTable.Row([
      .text("\(link: "\(table.name).csv", to: .file("\(folder)\(table.name).csv"))"),
      .value(.count(table.rowCount)),
    ])
  }
}
