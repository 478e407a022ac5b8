import PricebookModel

/// What a parser counts and reports over one part, until the collector takes it.
struct RowLog {
  /// Rejections and warnings of a part that are worth keeping.
  var limit: Int
  private(set) var rejections: [Rejection] = []
  private(set) var warnings: [Diagnostic] = []
  var readCount = 0
  private(set) var rejectedCount = 0
  private(set) var warningCount = 0
  private(set) var unclosedQuoteCount = 0
  /// Records that a mapping leaves out; they are not counted as read.
  var skippedCount = 0
  /// Accepted records with a time in UTC that no time zone is set for.
  var utcCount = 0
  /// Whether a record ends before it is whole.
  private(set) var isCut = false
  init(limit: Int) { self.limit = limit }

  /// Counts a rejected record, and keeps it unless there are too many.
  mutating func reject(
    _ reason: RejectionReason, keptUpTo limit: Int? = nil, _ rejection: () -> Rejection
  ) {
    rejectedCount += 1
    if reason == .unclosedQuote { unclosedQuoteCount += 1 }
    if rejections.count < limit ?? self.limit { rejections.append(rejection()) }
  }

  mutating func warn(_ warning: () -> Diagnostic) {
    warningCount += 1
    if warnings.count < limit { warnings.append(warning()) }
  }

  /// Gives rejections and warnings the places that their rows had in the file.
  mutating func relocate(to origin: PartOrigin) {
    for index in rejections.indices {
      let row = rejections[index].recordLine
      let line = origin.line(row)
      rejections[index].recordLine = line
      rejections[index].line = line
      rejections[index].column = 0
      rejections[index].text = origin.text(row)
      if let failure = origin.failures[row] {
        rejections[index].reason = failure.reason
        rejections[index].message = failure.message
      }
    }
    for index in warnings.indices { warnings[index].line = origin.line(warnings[index].line) }
    isCut = origin.failures.values.contains { $0.reason == .unclosedQuote }
  }

  mutating func noteCut() { isCut = true }

  mutating func sortRejections() {
    rejections.sort { ($0.recordLine, $0.line) < ($1.recordLine, $1.line) }
  }
}
