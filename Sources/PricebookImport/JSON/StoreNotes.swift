import PricebookModel

/// What was found on reading a store, beside its content.
struct StoreNotes: Sendable {
  var format = ""
  private(set) var problems: [DiagnosticMessage] = []
  private(set) var rowCounts: [(table: String, rows: Int)] = []
  var hasLog = false
  private(set) var isIncomplete = false
  mutating func note(_ table: String, rows: Int) { rowCounts.append((table, rows)) }

  mutating func addDamage(_ place: String, reason: String) {
    isIncomplete = true
    add(.storeDamaged(place: place, reason: excerpt(reason)))
  }

  mutating func addLayout(_ problem: String) { add(.storeLayout(problem: problem)) }

  mutating func add(_ problem: DiagnosticMessage) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}

extension DiagnosticMessage {
  fileprivate static func storeDamaged(place: String, reason: String) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .storeDamaged,
      """
      \(place) cannot be read to the end (\(reason)); everything before the damage was read, so \
      sums may be too low; copy the store again or restore a backup
      """)
  }

  fileprivate static func storeLayout(problem: String) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .storeLayout, "\(problem); it may come from another version of the app")
  }
}
