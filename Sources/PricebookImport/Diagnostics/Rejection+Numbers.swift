extension RejectionReason {
  private static let cents: Set<String> = ["p", "c", "ct", "ct.", "cent", "cents", "pence", "¢"]
  private static let credits: Set<String> = ["cr", "cr.", "credit", "h", "haben"]
  private static let debits: Set<String> = ["dr", "dr.", "debit", "s", "soll"]

  /// What a text is that is no amount, and what to do.
  ///
  /// - Parameter value: The text in quotes.
  static func numberRemedy(_ value: String) -> String {
    let text = value.filter { $0 != "“" && $0 != "”" }
    let end = text.lastIndex { $0.isASCII && $0.isNumber }.map { text.index(after: $0) }
    let number = text[..<(end ?? text.startIndex)]
    let sign = text[number.endIndex...].filter { !$0.isWhitespace }.lowercased()
    if cents.contains(sign), let count = Int(number), (1...99_999).contains(count) {
      let rest = count % 100
      return "is an amount in cents or pence, and the column has whole units; write it as "
        + "\(count / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
    if credits.contains(sign), !number.contains("-") {
      return "is a credit, which is money back; write it as -\(number)"
    }
    if debits.contains(sign) { return "is a debit, which is money paid; write it as \(number)" }
    return "is not a number in the form of this column; correct it, or give the decimal mark with "
      + "--decimal"
  }
}
