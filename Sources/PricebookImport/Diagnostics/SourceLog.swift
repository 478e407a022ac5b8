import PricebookModel

/// What happened to the records of one file: counts, problems, and rejected records.
struct SourceLog {
  /// The path as the user gave it, or below a folder that the user gave.
  let path: String
  /// Index into ``Book/sources``.
  let source: Int
  private(set) var totals = ControlTotals()
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var rejectedRecords: [RejectedRecord] = []
  /// Whether the file could not be read to its end.
  var isIncomplete = false

  private static let textLimit = 4_096
  /// How many problems of one file are kept; further ones are only counted.
  private static let keptProblemLimit = 100_000
  /// Problems that are not kept.
  private var hiddenCount = 0

  init(path: String, source: Int) {
    self.path = path
    self.source = source
  }

  mutating func report(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, line: Int = 0, column: Int = 0,
    _ message: String
  ) {
    guard diagnostics.count < Self.keptProblemLimit else {
      hiddenCount += 1
      return
    }
    diagnostics.append(
      Diagnostic(
        severity, code, file: path, line: line, column: column, message: message))
  }

  /// The problems; the last one says how many others there are.
  var allDiagnostics: [Diagnostic] {
    guard hiddenCount > 0 else { return diagnostics }
    return diagnostics + [.notListed(hiddenCount, file: path)]
  }

  mutating func countRead(_ count: Int = 1) { totals.read += count }

  mutating func countAccepted(_ count: Int = 1) { totals.accepted += count }

  mutating func countDuplicates(_ count: Int) { totals.duplicates += count }

  /// Takes back that a record is a duplicate: it has something that the other one has not.
  mutating func acceptDuplicate() {
    totals.duplicates -= 1
    totals.accepted += 1
  }

  /// Counts records that are accepted but are in the trash of an app.
  mutating func countTrashed(_ count: Int) { totals.trashed += count }

  /// Counts a time in UTC that no time zone is set for.
  mutating func countUTCTime() { totals.utcTimes += 1 }

  /// Rejects a record that was counted as read.
  ///
  /// - Parameter text: The record as the file has it.
  mutating func reject(
    _ code: Diagnostic.Code, line: Int, column: Int = 0, _ message: String, text: String
  ) {
    report(.error, code, line: line, column: column, message)
    totals.rejected += 1
    guard rejectedRecords.count < Self.keptProblemLimit else { return }
    rejectedRecords.append(
      RejectedRecord(
        source: source, line: line, code: code, message: message, text: cut(text)))
  }

  private func cut(_ text: String) -> String {
    guard text.utf8.count > Self.textLimit else { return text }
    var bytes = Array(text.utf8.prefix(Self.textLimit))
    while String(validating: bytes, as: UTF8.self) == nil, !bytes.isEmpty { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Diagnostic {
  /// Says how many rejected records and warnings of a file are counted and not listed.
  static func notListed(_ count: Int, file: String) -> Diagnostic {
    Diagnostic(
      .warning, .problemsNotListed, file: file,
      message: "\(count) more rejected records and warnings are counted but not listed; "
        + "correct those listed first, beginning with the columns")
  }
}
