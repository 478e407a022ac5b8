import PricebookModel

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

  /// The recognised format in words: `Grock store`.
  var format = ""
  private(set) var problems: [Problem] = []
  /// Names of tables that were read, with the number of their rows.
  private(set) var rowCounts: [(table: String, rows: Int)] = []
  var hasLog = false
  private(set) var isIncomplete = false

  mutating func note(_ table: String, rows: Int) { rowCounts.append((table, rows)) }

  mutating func addDamage(_ place: String, reason: String) {
    isIncomplete = true
    add(
      Problem(
        .error, .storeDamaged,
        "\(place) cannot be read to the end (\(excerpt(reason))); everything before "
          + "the damage was read, so sums may be too low; copy the store again or restore a backup")
    )
  }

  mutating func addLayout(_ message: String) {
    add(
      Problem(
        .warning, .storeLayout,
        "\(message); it may come from another version of the app"))
  }

  mutating func add(_ problem: Problem) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}

/// Where a value of a store comes from, for messages.
final class StoreRowOrigin: Equatable, Sendable, CustomStringConvertible {
  private let table: String
  private let key: Int64

  init(table: String, key: Int64) {
    self.table = table
    self.key = key
  }

  /// What the store calls the row: `ZCARTITEM row 12`.
  var description: String { "\(table) row \(key)" }

  static func == (left: StoreRowOrigin, right: StoreRowOrigin) -> Bool {
    left.table == right.table && left.key == right.key
  }
}
