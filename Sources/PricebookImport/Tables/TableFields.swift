import PricebookModel

/// The fields of one row of a small table, by the canonical names of their columns.
struct TableFields {
  let row: CSVTable.Row
  let columns: [String: Int]
  func has(_ name: String) -> Bool { columns[name] != nil }
  /// The trimmed text; empty if the table has no such column.
  subscript(name: String) -> String { row.field(columns[name]).text }
  func name(_ column: String) -> String { collapsedName(self[column]) }

  /// The line, and the byte column from 1; the column is 0 for the row as a whole.
  func place(of column: String?) -> (line: Int, column: Int) {
    (row.line, column.map { row.field(columns[$0]).column } ?? 0)
  }

  func refusal(_ message: DiagnosticMessage, _ column: String?) -> RowRefusal {
    RowRefusal(message: message, place: place(of: column))
  }
}
