/// Why a row of a small table is left out; thrown by the reader of the row, reported by that of the table.
struct RowRefusal: Error {
  let message: DiagnosticMessage
  let place: (line: Int, column: Int)
}
