import PricebookDocument

/// The full tables as links in one paragraph; a table without rows is not listed.
struct TablesSection {
  let tables: [DataTable]
  /// The path of the tables from the page, with its final slash.
  let folder: String
  let words: ReportWords

  func section() -> Section? {
    let links = tables.filter { $0.rowCount > 0 }.map { table -> RichText in
      "\(link: RichText(table.name), to: .file("\(folder)\(table.name).csv"))"
    }
    guard !links.isEmpty else { return nil }
    return Section(
      id: "tables", title: words.index.tablesTitle, note: [words.index.tablesNote],
      blocks: [.paragraph(words.shared.list(links, separator: " · "))])
  }
}
