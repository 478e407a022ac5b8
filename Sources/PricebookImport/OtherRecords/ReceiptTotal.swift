import PricebookModel

/// The total that a receipt in JSON states, and what its lines came to.
struct ReceiptTotal: Sendable {
  /// `nil` where the receipt has none.
  var amount: ExactDecimal?
  var sum: ExactDecimal
  var lineCount: Int
  /// The money that is not among the lines, and that nothing shows to belong there; empty if there is
  /// none.
  var unused: String
  var line: Int

  /// What to say of a total that is not the sum of the lines; `nil` for one that is, and for none.
  ///
  /// - Parameter count: How many receipts of the file have another sum.
  func warning(in file: String, count: Int) -> Diagnostic? {
    guard let total = amount, total != sum else { return nil }
    // The lines may be in a hundredth of the total's unit.
    let isHundredfold =
      total.multiplied(by: ExactDecimal(significand: 100, scale: 0)) == sum && !sum.isZero
    return Diagnostic(
      .receiptTotalDiffers(
        total: total.plainText(digits: 2), lines: lineCount, sum: sum.plainText(digits: 2),
        isHundredfold: isHundredfold, file: file, money: unused, others: count - 1),
      file: file, line: line)
  }
}

extension DiagnosticMessage {
  /// - Parameters:
  ///   - lines: How many lines the receipt has.
  ///   - money: Amounts beside the lines; empty if there are none.
  ///   - others: How many more receipts have another sum.
  fileprivate static func receiptTotalDiffers(
    total: String, lines: Int, sum: String, isHundredfold: Bool, file: String, money: String,
    others: Int
  ) -> DiagnosticMessage {
    let remedy =
      isHundredfold
      ? """
      , a hundred times as much; if its prices are in cents, "pricebook inspect \(file) \
      --write-mapping" writes a mapping, to which "minorUnits": true belongs
      """
      : "; check whether lines, a discount or a fee are missing"
    let beside =
      money.isEmpty ? "" : "; with \(money) beside them they do not come to it either"
    return DiagnosticMessage(
      .warning, .footerMismatch,
      """
      the total of the receipt is \(total), but its \
      \(lines == 1 ? "line adds" : "\(lines) lines add") up to \(sum)\(remedy)\(beside)\
      \(Message.moreLikeIt(others, one: "receipt", many: "receipts"))
      """)
  }
}
