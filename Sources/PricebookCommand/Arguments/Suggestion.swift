import PricebookImport
import PricebookModel

/// Finds what was probably meant by a word that is not known.
enum Suggestion {
  /// The known word nearest to a shortened or misspelt one; `nil` if none is near.
  static func word(for written: String, among known: [String]) -> String? {
    let beginning = written.lowercased()
    if beginning.drop(while: { $0 == "-" }).count >= 2 {
      let longer = known.filter { $0.hasPrefix(beginning) }
      if longer.count == 1 { return longer.first }
    }
    return nearestName(to: written, among: known)
  }

  /// The value of an option nearest to a mistyped one or to another name of a value.
  static func value(for written: String, of option: OptionName) -> String? {
    let others = otherWords[option] ?? [:]
    return others[written.lowercased()]
      ?? word(for: written, among: OptionDefinition.named(option)?.words ?? [])
      ?? word(for: written, among: others.keys.sorted()).flatMap { others[$0] }
  }

  /// What to write for words that other programs have as commands, and that are none here.
  static let otherCommands: [String: String] = {
    var others = ["version": "write \"pricebook --version\""]
    for word in ["import", "add", "load", "read", "ingest"] {
      others[word] =
        "nothing is imported, because every command reads the files that it names: "
        + "\"pricebook inspect FILE\" shows how a file is read, and \"pricebook report FILE\" reports on it"
    }
    for line in EmbeddedSynonyms.synonyms_txt.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words[0] == "command" else { continue }
      for word in words.dropFirst(2) { others[word] = "did you mean \"\(words[1])\"?" }
    }
    return others
  }()

  /// Other names of values, by option: lines of an option, a value, and what it is also called.
  private static let otherWords: [OptionName: [String: String]] = {
    var others: [OptionName: [String: String]] = [:]
    for line in EmbeddedSynonyms.synonyms_txt.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let option = OptionName(rawValue: words[0]) else { continue }
      for word in words.dropFirst(2) { others[option, default: [:]][word] = words[1] }
    }
    return others
  }()

  /// The month of a date in another form: 10/2026, 2026-9, 202610, 2026-10-31.
  static func month(for written: String) -> String? {
    let numbers = digitGroups(written)
    let parts: (year: Int, month: Int)? =
      switch shape(of: numbers) {
      case "yn", "ynn": (number(numbers[0]), number(numbers[1]))
      case "ny": (number(numbers[1]), number(numbers[0]))
      case "6": (number(numbers[0].prefix(4)), number(numbers[0].suffix(2)))
      default: nil
      }
    guard let parts, parts.year > 0, (1...12).contains(parts.month) else { return nil }
    return Month(year: parts.year, month: parts.month).description
  }

  /// The period of a text in another form: Q3 2026, 2026Q3, 2026-06-2026-08, or months reversed.
  static func period(for written: String) -> String? {
    if let month = month(for: written) { return month }
    let numbers = written.split { !("0"..."9").contains($0) }
    if written.lowercased().contains("w"), [2, 4].contains(numbers.count) {
      return weeks(numbers)
    }
    if written.lowercased().contains("q"), numbers.count == 2 {
      let (year, quarter) =
        numbers[0].count == 4 ? (numbers[0], numbers[1]) : (numbers[1], numbers[0])
      return MonthPeriod(iso: "\(year)-Q\(quarter)")?.description
    }
    guard shape(of: digitGroups(written)) == "ynyn" else { return nil }
    let months = [(numbers[0], numbers[1]), (numbers[2], numbers[3])].compactMap { year, month in
      (1...12).contains(number(month)) && number(year) > 0
        ? Month(year: number(year), month: number(month)) : nil
    }.sorted()
    return months.count == 2 ? MonthPeriod(months[0]...months[1]).description : nil
  }

  /// One week or the weeks between two, in their order.
  private static func weeks(_ numbers: [Substring]) -> String? {
    let weeks = stride(from: 0, to: numbers.count, by: 2).compactMap { place -> Month? in
      let pair = numbers[place...place + 1].sorted { $0.count > $1.count }
      return Month(isoWeek: "\(pair[0])-W\(pair[1].count == 1 ? "0" : "")\(pair[1])")
    }.sorted()
    guard let first = weeks.first, let last = weeks.last, weeks.count * 2 == numbers.count else {
      return nil
    }
    return MonthPeriod(first...last).description
  }

  /// The day of a date in another form, if there is only one way to read it.
  static func day(for written: String) -> String? {
    let numbers = digitGroups(written)
    switch shape(of: numbers) {
    case "ynn": return day(numbers[0], numbers[1], numbers[2])
    case "8":
      let digits = numbers[0]
      return day(digits.prefix(4), digits.dropFirst(4).prefix(2), digits.suffix(2))
    case "nny":
      let dayFirst = day(numbers[2], numbers[1], numbers[0])
      let monthFirst = day(numbers[2], numbers[0], numbers[1])
      if written.contains(".") { return dayFirst }
      if let dayFirst, let monthFirst { return dayFirst == monthFirst ? dayFirst : nil }
      return dayFirst ?? monthFirst
    default: return nil
    }
  }

  private static func day(_ year: Substring, _ month: Substring, _ day: Substring) -> String? {
    CalendarDate(year: number(year), month: number(month), day: number(day))?.description
  }

  /// A letter for each number: `y` for four digits, `n` for one or two; else the number of digits.
  private static func shape(of numbers: [Substring]) -> String {
    numbers.map { number in
      switch number.count {
      case 1, 2: "n"
      case 4: "y"
      default: String(number.count)
      }
    }.joined()
  }

  /// The runs of ASCII digits of a text without letters.
  private static func digitGroups(_ text: String) -> [Substring] {
    guard !text.contains(where: \.isLetter) else { return [] }
    return text.split { !("0"..."9").contains($0) }
  }

  /// The value of at most eight digits.
  private static func number(_ digits: Substring) -> Int { Int(digits) ?? 0 }
}
