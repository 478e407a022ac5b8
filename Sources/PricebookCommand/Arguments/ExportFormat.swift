/// What `export` prints the receipt lines as.
enum ExportFormat: String, CaseIterable, Hashable, Sendable {
  case csv
  case json
  /// A journal of hledger.
  case journal
}

/// What `table` prints a table as.
enum TableFormat: String, CaseIterable, Hashable, Sendable {
  case csv
  case json
  case md
}
