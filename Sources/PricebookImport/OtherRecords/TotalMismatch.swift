import PricebookModel

/// The total of a receipt in a JSON file that is not the sum of its lines.
struct TotalMismatch: Sendable {
  var line: Int
  var total, sum: ExactDecimal
  var lineCount: Int
  /// The money beside the lines that does not explain it; empty if there is none.
  var unused: String

  /// - Parameter count: How many receipts of the file have another sum.
  func warning(in file: String, count: Int) -> Diagnostic {
    // The lines may be in a hundredth of the total's unit.
    let isHundredfold =
      total.multiplied(by: ExactDecimal(significand: 100, scale: 0)) == sum && !sum.isZero
    return Diagnostic(
      .receiptTotalDiffers(
        total: total.plainText(digits: 2), lines: lineCount, sum: sum.plainText(digits: 2),
        isHundredfold: isHundredfold, file: file, hasMoney: !unused.isEmpty, money: unused,
        count: count, others: count - 1),
      file: file, line: line)
  }
}
