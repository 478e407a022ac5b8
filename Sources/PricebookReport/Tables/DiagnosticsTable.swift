import PricebookDocument
import PricebookModel

extension ReportTables {
  /// Every problem in the data, in order of file and place.
  ///
  /// An unknown place is absent.
  static func diagnostics(_ diagnostics: [Diagnostic]) -> DataTable {
    DataTable(
      name: "diagnostics", rowCount: diagnostics.count,
      columns: [
        .text("severity", of: diagnostics) { $0.severity.rawValue },
        .text("code", of: diagnostics) { $0.code.rawValue },
        .text("file", of: diagnostics) { $0.file },
        .count("line", of: diagnostics) { $0.line > 0 ? $0.line : nil },
        .count("column", of: diagnostics) { $0.column > 0 ? $0.column : nil },
        .text("message", of: diagnostics) { $0.message },
      ])
  }
}
