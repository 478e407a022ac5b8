import PricebookModel

/// What was found on reading a store, beside its content.
struct StoreNotes: Sendable {
  struct Problem: Hashable, Sendable {
    var severity: Diagnostic.Severity
    var code: Diagnostic.Code
    var message: String

    init(_ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String) {
      self.severity = severity
      self.code = code
      self.message = message
    }
  }

  /// What was recognised, in words: `Grock store`.
  var format = ""
  private(set) var problems: [Problem] = []
  /// Names of tables that were read, with the number of their rows.
  private(set) var rowCounts: [(table: String, rows: Int)] = []
  /// Whether a log beside the store was read with it.
  var hasLog = false
  /// Whether some of the store could not be read.
  private(set) var isIncomplete = false

  mutating func note(_ table: String, rows: Int) { rowCounts.append((table, rows)) }

  /// SQLite broke off.
  mutating func addDamage(_ place: String, _ failure: SQLiteFailure) {
    isIncomplete = true
    add(
      Problem(
        .error, .storeDamaged,
        "\(place) cannot be read to the end (\(excerpt(failure.message))); what stands before "
          + "that was read, so sums may lack something; copy the store anew or restore a backup"))
  }

  /// The store is laid out in another way than the app is known to do.
  mutating func addLayout(_ message: String) {
    add(
      Problem(
        .warning, .storeLayout,
        "\(message); it may come from another version of the app"))
  }

  /// Rows whose links lead nowhere.
  mutating func addLinks(_ message: String) {
    add(Problem(.warning, .storeLink, message))
  }

  private mutating func add(_ problem: Problem) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}
