import PricebookModel

/// What happened to the records of one part: counts, rejections and warnings.
struct PartLog {
  /// Rejections and warnings of a part that are worth keeping.
  var limit: Int
  private(set) var rejections: [Rejection] = []
  private(set) var warnings: [Diagnostic] = []
  /// Records, the rejected ones included.
  var readCount = 0
  private(set) var rejectedCount = 0
  private(set) var warningCount = 0
  private(set) var unclosedQuoteCount = 0
  /// Records that a mapping leaves out; they are not counted as read.
  var leftOutCount = 0
  /// Whether a record of another shape ends before it is whole.
  private(set) var isCut = false

  init(limit: Int) {
    self.limit = limit
  }

  mutating func beginPart() {
    rejections.removeAll(keepingCapacity: true)
    warnings.removeAll(keepingCapacity: true)
    readCount = 0
    rejectedCount = 0
    warningCount = 0
    unclosedQuoteCount = 0
    leftOutCount = 0
    isCut = false
  }

  /// Counts a rejected record, and keeps it unless there are too many.
  ///
  /// - Parameter limit: How many rejections may be kept, if not as many as usual.
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
    isCut = origin.failures.values.contains { $0.reason == .unclosedQuote || $0.isCut }
  }

  /// Puts rejections into the order of their lines.
  mutating func sortRejections() {
    rejections.sort { ($0.recordLine, $0.line) < ($1.recordLine, $1.line) }
  }
}
