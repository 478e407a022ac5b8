/// What `export` prints the receipt lines as.
enum ExportFormat: String, CaseIterable, Hashable, Sendable {
  case csv
  case json
  /// A journal of hledger.
  case journal
}
