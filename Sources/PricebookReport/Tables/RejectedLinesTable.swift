package import PricebookModel

/// The records that were refused, for `rejected-lines.csv`.
package enum RejectedLinesTable {
  package static func table(of book: Book) -> DataTable {
    var records = book.rejectedRecords
    let rejectedCount = book.sources.reduce(0) { $0 + $1.totals.rejected }
    if rejectedCount > records.count, let source = book.sources.indices.last {
      // Who counts the rows must not take them for all.
      records.append(
        RejectedRecord(
          source: source, line: 0, code: .problemsNotListed,
          message: "this list ends here: \(rejectedCount - records.count) more rejected records "
            + "are counted and not listed; correct those listed first", text: ""))
    }
    let paths = book.sources.map(\.path)
    return DataTable(
      name: "rejected-lines", rowCount: records.count,
      .name("file", of: records, among: paths) { $0.source },
      .count("line", of: records) { $0.line == 0 ? nil : $0.line },
      .text("code", of: records) { $0.code.rawValue },
      .text("message", of: records) { $0.message }, .text("text", of: records) { $0.text })
  }
}
