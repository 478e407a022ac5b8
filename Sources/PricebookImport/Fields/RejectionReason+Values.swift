import PricebookModel

/// What is wrong with a written day or number, and what to do: an option only where it helps.
extension RejectionReason {
  /// What a text is that is no day, and what to do.
  static func dateRemedy(_ value: String) -> String {
    let text = value.filter { !"“”\"".contains($0) }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count <= 2, parts.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }) {
      return parts.first?.count == 5 ? Message.dayNumber : Message.noDate
    }
    // The rows around it show the order of the column, so it is the text that has to change.
    let days = Set(DateOrder.allCases.compactMap { DateText.moment(text, order: $0)?.day })
    return days.isEmpty
      ? Message.noDate
      : Message.dateOfOtherOrder(days: days.sorted().map(\.description).joined(separator: " or "))
  }

  private static let cents: Set<String> = ["p", "c", "ct", "ct.", "cent", "cents", "pence", "¢"]
  private static let credits: Set<String> = ["cr", "cr.", "credit", "h", "haben"]
  private static let debits: Set<String> = ["dr", "dr.", "debit", "s", "soll"]

  /// What a text is that is no amount, and what to do.
  static func numberRemedy(_ value: String) -> String {
    let text = value.filter { $0 != "“" && $0 != "”" }
    let end = text.lastIndex { $0.isASCII && $0.isNumber }.map { text.index(after: $0) }
    let number = text[..<(end ?? text.startIndex)]
    let sign = text[number.endIndex...].filter { !$0.isWhitespace }.lowercased()
    if cents.contains(sign), let count = Int(number), (1...99_999).contains(count) {
      let rest = count % 100
      return Message.inCents(units: count / 100, zero: rest < 10 ? "0" : "", cents: rest)
    }
    if credits.contains(sign), !number.contains("-") { return Message.credit(number: number) }
    if debits.contains(sign) { return Message.debit(number: number) }
    if PriceOfSeveral(text, mark: DecimalMark.point.byte)?.paidCount != nil {
      return Message.piecesWithoutPrice
    }
    let letters = text.prefix { $0.isLetter }
    if !letters.isEmpty, text.dropFirst(letters.count).first(where: { $0 != " " })?.isNumber == true
    {
      return Message.unknownCurrency(letters: String(letters))
    }
    if text.contains(where: \.isWhitespace), !text.contains(where: \.isLetter) {
      return Message.blankInNumber
    }
    let marks = [DecimalMark.point, .comma].filter {
      WrittenNumber(text, mark: $0.byte, allowing: [.currency, .percent]) != nil
    }
    guard marks.count == 1 else { return Message.noNumber }
    let swapped = text.map { $0 == "," ? "." : $0 == "." ? "," : $0 }
    return Message.numberOfOtherMark(number: String(swapped))
  }
}

extension Message {
  fileprivate static func dateOfOtherOrder(days: String) -> String {
    "is not a date in the order of this column; write it as \(days), if that is the day"
  }

  fileprivate static let dayNumber =
    """
    looks like the number that a spreadsheet has for a day; write the column as YYYY-MM-DD, or \
    read the file with a mapping that has "dateFormat": "dayNumber" and "dayOne": "1899-12-31"
    """

  fileprivate static let piecesWithoutPrice =
    """
    says how many are paid for and not what one costs; write the price of one beside it, in a column \
    called regular_price
    """

  fileprivate static let noDate = "is not a date in the form of this column; write it as YYYY-MM-DD"

  fileprivate static func inCents(units: Int, zero: String, cents: Int) -> String {
    """
    is an amount in cents or pence, and the column has whole units; write it as \
    \(units).\(zero)\(cents)
    """
  }

  fileprivate static func credit(number: some StringProtocol) -> String {
    "is a credit, which is money back; write it as -\(number)"
  }

  fileprivate static func debit(number: some StringProtocol) -> String {
    "is a debit, which is money paid; write it as \(number)"
  }

  fileprivate static func unknownCurrency(letters: some StringProtocol) -> String {
    """
    begins with what is no known currency; write its code of three letters in place of \
    \(QuotedValue.describe(letters, limit: 40)), or leave it out
    """
  }

  fileprivate static let blankInNumber =
    "has a blank between its digits; write one number, with a decimal mark"

  fileprivate static let noNumber = "is not a number in the form of this column; correct it"

  fileprivate static func numberOfOtherMark(number: String) -> String {
    "does not have the decimal mark of this column; write it as \(number)"
  }
}
