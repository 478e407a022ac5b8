import PricebookDocument
import PricebookModel

extension ReportTables {
  /// Every problem in the data, in order of file and place; a place that is not known is absent.
  static func diagnostics(_ diagnostics: [Diagnostic]) -> DataTable {
    let place: @Sendable (Int) -> Int64 = { $0 > 0 ? Int64($0) : DataColumn.absent }
    return DataTable(
      name: "diagnostics", rowCount: diagnostics.count,
      columns: [
        .text("severity") { diagnostics[$0].severity.rawValue },
        .text("code") { diagnostics[$0].code },
        .text("file") { diagnostics[$0].file },
        DataColumn("line", .integer { place(diagnostics[$0].line) }),
        DataColumn("column", .integer { place(diagnostics[$0].column) }),
        .text("message") { diagnostics[$0].message },
      ])
  }
}
