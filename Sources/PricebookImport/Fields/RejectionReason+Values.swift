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
