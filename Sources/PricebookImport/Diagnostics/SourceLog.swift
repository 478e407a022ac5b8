import PricebookModel

/// What happened to the records of one file: counts, problems, and rejected records.
struct SourceLog {
  /// The path as the user gave it, or below a folder that the user gave.
  let path: String
  /// Index into ``Book/sources``.
  let source: Int
  var totals = ControlTotals()
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var rejectedRecords: [RejectedRecord] = []
  var isIncomplete = false
  private static let textLimit = 4_096
  /// How many problems of one file are kept; further ones are only counted.
  private static let keptProblemLimit = 100_000
  private var hiddenCount = 0

  init(path: String, source: Int) {
    self.path = path
    self.source = source
  }

  mutating func report(_ message: DiagnosticMessage, line: Int = 0, column: Int = 0) {
    guard diagnostics.count < Self.keptProblemLimit else {
      hiddenCount += 1
      return
    }
    diagnostics.append(Diagnostic(message, file: path, line: line, column: column))
  }

  mutating func report(_ message: DiagnosticMessage, at place: (line: Int, column: Int)) {
    report(message, line: place.line, column: place.column)
  }

  /// The problems; the last one says how many others there are.
  var allDiagnostics: [Diagnostic] {
    guard hiddenCount > 0 else { return diagnostics }
    return diagnostics + [Diagnostic(.notListed(count: hiddenCount), file: path)]
  }

  mutating func countRead(_ count: Int = 1) { totals.read += count }
  mutating func countAccepted(_ count: Int = 1) { totals.accepted += count }

  /// Rejects a record that was counted as read, with its text as the file has it.
  mutating func reject(
    _ message: DiagnosticMessage, at place: (line: Int, column: Int), text: String
  ) {
    report(message, at: place)
    totals.rejected += 1
    guard rejectedRecords.count < Self.keptProblemLimit else { return }
    rejectedRecords.append(
      RejectedRecord(
        source: source, line: place.line, code: message.code, message: message.text,
        text: cut(text)))
  }

  /// Appends what happened to later records of the file.
  mutating func append(_ other: SourceLog) {
    totals.read += other.totals.read
    totals.accepted += other.totals.accepted
    totals.rejected += other.totals.rejected
    let room = Self.keptProblemLimit - diagnostics.count
    diagnostics += other.diagnostics.prefix(room)
    hiddenCount += other.hiddenCount + max(0, other.diagnostics.count - room)
    rejectedRecords += other.rejectedRecords.prefix(Self.keptProblemLimit - rejectedRecords.count)
  }

  /// The beginning of a text, of at most ``textLimit`` bytes.
  private func cut(_ text: String) -> String {
    // A Unicode scalar has four bytes at most, so that one of four places is an end of one.
    for omittedCount in 0..<4 {
      if let beginning = String(text.utf8.prefix(Self.textLimit - omittedCount)) {
        return beginning
      }
    }
    return ""
  }
}
