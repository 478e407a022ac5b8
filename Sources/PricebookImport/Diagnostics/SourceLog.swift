import PricebookModel

/// What is said of a file or a record; `messages.txt` has them, and the build makes a function of each.
struct Finding: Hashable, Sendable {
  var severity: Diagnostic.Severity
  var code: Diagnostic.Code
  /// What is wrong and what to do.
  var message: String

  init(_ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String) {
    self.severity = severity
    self.code = code
    self.message = message
  }
}

/// The texts of `messages.txt` that are said beside findings, or are parts of them.
enum Message {}

extension Diagnostic {
  var finding: Finding { Finding(severity, code, message) }

  init(_ finding: Finding, file: String, line: Int = 0, column: Int = 0) {
    self.init(
      finding.severity, finding.code, file: file, line: line, column: column,
      message: finding.message)
  }
}

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
  private static let keptProblemLimit = 100_000
  private var hiddenCount = 0

  init(path: String, source: Int) {
    self.path = path
    self.source = source
  }

  mutating func report(_ finding: Finding, line: Int = 0, column: Int = 0) {
    guard diagnostics.count < Self.keptProblemLimit else {
      hiddenCount += 1
      return
    }
    diagnostics.append(Diagnostic(finding, file: path, line: line, column: column))
  }

  mutating func report(_ finding: Finding, at place: (line: Int, column: Int)) {
    report(finding, line: place.line, column: place.column)
  }

  /// The problems; the last one says how many others there are.
  var allDiagnostics: [Diagnostic] {
    guard hiddenCount > 0 else { return diagnostics }
    return diagnostics + [Diagnostic(.notListed(count: hiddenCount), file: path)]
  }

  mutating func countRead(_ count: Int = 1) { totals.read += count }
  mutating func countAccepted(_ count: Int = 1) { totals.accepted += count }

  /// Rejects a record that was counted as read, with its text as the file has it.
  mutating func reject(_ finding: Finding, at place: (line: Int, column: Int), text: String) {
    report(finding, at: place)
    totals.rejected += 1
    guard rejectedRecords.count < Self.keptProblemLimit else { return }
    rejectedRecords.append(
      RejectedRecord(
        source: source, line: place.line, code: finding.code, message: finding.message,
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

  private func cut(_ text: String) -> String {
    // A character has four bytes at most.
    (0..<4).lazy.compactMap { String(text.utf8.prefix(Self.textLimit - $0)) }.first ?? ""
  }
}

/// A record that was refused, before it is known which of them are kept.
struct Rejection: Sendable {
  var recordLine: Int
  var line: Int
  var column: Int
  var reason: RejectionReason
  var message: String
  /// The record as written, without its end, cut to 4 096 bytes.
  var text: String
}

/// Why a record is refused; `Words/rejections.txt` has the code and the message of each reason.
enum RejectionReason: String, CaseIterable, Sendable {
  case strayQuote, unclosedQuote, recordTooLong, invalidUTF8, nulByte, fieldCount, malformedDate,
    malformedTime, malformedNumber
  /// A quantity that is no number, maybe because of an unknown unit beside it.
  case malformedQuantity
  /// A unit beside a number that is not the unit of the line.
  case otherUnit
  case malformedCurrency, missingDate, missingStore, missingItem, missingAmount,
    quantityOutOfRange, amountOverflow, noPrice, discountTooLarge, tooManyUnits, malformedJSON

  private static let entries: [Self: (code: Diagnostic.Code, message: String)] =
    EmbeddedWords.rejections_txt.split(separator: "\n").reduce(into: [:]) { entries, line in
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard let reason = Self(rawValue: parts[0]), let code = Diagnostic.Code(rawValue: parts[1])
      else { return }
      entries[reason] = (code, parts.count > 2 ? parts[2] : "@")
    }

  var code: Diagnostic.Code { Self.entries[self]?.code ?? .malformedNumber }
  func finding(_ value: String) -> Finding { Finding(.error, code, message(value)) }

  /// What is wrong and what to do.
  func message(_ value: String) -> String {
    switch self {
    case .malformedDate: "\(value) " + Self.dateRemedy(value)
    case .malformedNumber: "\(value) " + Self.numberRemedy(value)
    default: Self.entries[self]?.message.replacing("@", with: value) ?? value
    }
  }
}
