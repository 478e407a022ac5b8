import PricebookModel

/// Months as budgets, statistical offices and spreadsheets write them.
enum MonthText {
  /// `2026-10`, `10/2026`, `Oct-26`, `Oktober 2026`, `2026年10月`, and the first day of a month,
  /// which spreadsheets make of it; `nil` for others, such as `10/11`, which may mean two months.
  static func month(_ text: String) -> Month? {
    if let month = Month(iso: text) { return month }
    // Spanish and Portuguese write `octubre de 2026`.
    let parts = text.split { " /-.,’'年月日".contains($0) || $0.isWhitespace }
      .filter { $0.lowercased() != "de" }
    switch parts.count {
    case 1: return joined(parts[0])
    case 2: return pair(parts[0], parts[1])
    case 3: return firstDay(parts)
    default: return nil
    }
  }

  /// The months of `2026-10`, `2026-Q4`, `2026`, `2026-06..2026-08`, and of `2026-12..` from that month
  /// on; `nil` for others, and where something is left over that may mean one of these.
  static func months(_ text: String) -> ClosedRange<Month>? {
    if let period = MonthPeriod(iso: text), !period.isOfWeeks { return period.months }
    if let points = text.firstRange(of: "..") {
      let ends = [text[..<points.lowerBound], text[points.upperBound...]].map {
        collapsedName(String($0))
      }
      guard let first = MonthText.month(ends[0]).map({ $0...$0 }) else { return nil }
      if ends[1].isEmpty { return first.lowerBound...Month.last }
      guard let last = MonthText.month(ends[1]).map({ $0...$0 }),
        first.lowerBound <= last.lowerBound
      else { return nil }
      return first.lowerBound...last.lowerBound
    }
    let marks: Set<Character> = ["-", "–", "—", "/", ",", "…", "+"]
    guard let month = month(text), let first = text.first, let last = text.last,
      !marks.contains(first), !marks.contains(last)
    else { return nil }
    return month...month
  }

  /// `2026-10`, `Aug 2026` and `08/2026` alone, where another text may be a day: `04-17`, `26 Aug`.
  static func plain(_ text: String) -> Month? {
    let parts = text.split { " /-.,".contains($0) }
    guard parts.count == 2 else { return nil }
    let hasYear = parts.contains { $0.utf8.count == 4 && Int($0) != nil }
    return hasYear || Int(parts[0]) == nil ? pair(parts[0], parts[1]) : nil
  }

  /// `202610`, `Oct26` and `Oktober2026`.
  private static func joined(_ part: Substring) -> Month? {
    if part.utf8.count == 6, let number = Int(part) {
      return month(year: number / 100, month: number % 100)
    }
    let word = part.prefix { !$0.isNumber }
    guard !word.isEmpty, word.count < part.count else { return nil }
    return pair(word, part.dropFirst(word.count))
  }

  private static func pair(_ first: Substring, _ second: Substring) -> Month? {
    for (word, number) in [(first, second), (second, first)] {
      guard let named = ValueWords.month(HeaderName.folded(word)) else { continue }
      return year(number).flatMap { month(year: $0, month: named) }
    }
    guard let left = Int(first), let right = Int(second) else { return nil }
    if first.utf8.count == 4 { return month(year: left, month: right) }
    if second.utf8.count == 4 { return month(year: right, month: left) }
    let readings = [(right, left), (left, right)].compactMap { short, number in
      (13...99).contains(short)
        ? month(year: DateText.fullYear(short, digitCount: 2), month: number) : nil
    }
    return readings.count == 1 ? readings[0] : nil
  }

  /// The month of a day that is the first of one month in one reading only.
  private static func firstDay(_ parts: [Substring]) -> Month? {
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    if parts[0].utf8.count == 4 {
      return numbers[2] == 1 ? month(year: numbers[0], month: numbers[1]) : nil
    }
    guard let year = year(parts[2]) else { return nil }
    let readings = Set(
      [(numbers[0], numbers[1]), (numbers[1], numbers[0])].compactMap { day, number in
        day == 1 ? month(year: year, month: number) : nil
      })
    return readings.count == 1 ? readings.first : nil
  }

  private static func year(_ text: Substring) -> Int? {
    guard let number = Int(text), text.utf8.count == 2 || text.utf8.count == 4 else { return nil }
    return DateText.fullYear(number, digitCount: text.utf8.count)
  }

  private static func month(year: Int, month: Int) -> Month? {
    guard (1900...2199).contains(year), (1...12).contains(month) else { return nil }
    return Month(year: year, month: month)
  }
}
