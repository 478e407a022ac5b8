import PricebookModel

/// The totals of receipts in a JSON file that are not the sums of their lines.
struct ReceiptTotals: Sendable {
  /// A total and the sum of its lines.
  struct Mismatch: Sendable {
    var line: Int
    var total: ExactDecimal
    var sum: ExactDecimal
    var lineCount: Int

    /// Whether the lines are in a hundredth of the total's unit.
    var isInMinorUnits: Bool {
      total.multiplied(by: ExactDecimal(significand: 100, scale: 0)) == sum && !sum.isZero
    }
  }

  private(set) var first: Mismatch?
  private(set) var count = 0

  mutating func add(_ mismatch: Mismatch) {
    if first == nil { first = mismatch }
    count += 1
  }

  /// The warning about the first one.
  func warning(in file: ReceiptFile) -> Diagnostic? {
    guard let first else { return nil }
    let more =
      count == 1
      ? "" : "; \(count - 1) more \(count == 2 ? "receipt is" : "receipts are") like it"
    let lines = first.lineCount == 1 ? "line adds" : "\(first.lineCount) lines add"
    let sums =
      "the total of the receipt is \(first.total.plainText(digits: 2)), but its \(lines) up to "
      + first.sum.plainText(digits: 2)
    let remedy =
      first.isInMinorUnits
      ? ", a hundred times as much; if its prices are in cents, \"pricebook inspect "
        + "\(file.displayPath) --write-mapping\" writes a mapping, to which \"minorUnits\": true belongs"
      : "; check whether lines, a discount or a fee are missing"
    return Diagnostic(
      .warning, .footerMismatch, file: file.displayPath, line: first.line,
      message: sums + remedy + more)
  }
}
