/// What one file has besides receipt lines, and the sums that its footers are checked against.
struct TableNotes: Sendable {
  /// Lines of one kind: how many there are, and where the first ones are.
  struct Lines: Sendable {
    private(set) var count = 0
    private(set) var first: [Int] = []

    mutating func add(_ line: Int) {
      count += 1
      if first.count < 5 { first.append(line) }
    }

    /// `3, on lines 7, 12, 40`.
    var description: String {
      let shown = first.map { String($0) }.joined(separator: ", ")
      let more = count > first.count ? ", …" : ""
      return "\(count), on \(count == 1 ? "line" : "lines") \(shown)\(more)"
    }
  }

  var repeatedHeaders = Lines()
  var footers = Lines()
  var tables = Lines()
  /// A table of something else that is being skipped, and the number of its physical lines so far.
  var skipped: (line: Int, names: [String], lineCount: Int)?
  /// Where the next table of receipts begins, which has to be read with a mapping of its own.
  var nextTable: OtherRecord.Place?
  var skippedCount = 0
  /// The patterns of the mapping that a record fitted.
  var metPatterns: Set<UsedPattern> = []
  /// Records with a time in UTC that no time zone is set for.
  var utcCount = 0
  var sums = FooterSums()
  /// The first of the receipts whose total is not the sum of the lines, and how many there are.
  var firstMismatch: ReceiptTotal?
  var mismatchCount = 0
  var moneyBeside = MoneyBeside()

  /// Receipts with money that nothing shows to be a part of what was paid.
  struct MoneyBeside: Sendable {
    private(set) var count = 0
    private(set) var first: (amounts: String, line: Int)?

    mutating func add(_ amounts: String, line: Int) {
      count += 1
      first = first ?? (amounts, line)
    }
  }

  var facts: [(label: String, value: String)] {
    [
      ("repeated headers", repeatedHeaders), ("footers", footers), ("further tables", tables),
    ].compactMap { label, lines in lines.count > 0 ? (label, lines.description) : nil }
      + (skippedCount > 0 ? [("skipped", String(skippedCount))] : [])
  }
}
