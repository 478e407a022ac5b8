import PricebookModel

/// Why a row of a small table cannot be used.
struct RowRefusal: Error {
  let code: Diagnostic.Code
  /// The byte column of the field, from 1; 0 for the row as a whole.
  let column: Int
  /// What was found and what to do.
  let message: String

  init(_ code: Diagnostic.Code, column: Int = 0, _ message: String) {
    self.code = code
    self.column = column
    self.message = message
  }
}

extension SourceLog {
  /// Rejects a row of a small table.
  mutating func reject(_ row: CSVTable.Row, _ refusal: RowRefusal) {
    reject(
      refusal.code, line: row.line, column: refusal.column, refusal.message, text: row.text)
  }
}
