import PricebookImport
import PricebookModel

/// A command line that cannot be understood: exit status 64.
struct UsageError: Error, Hashable {
  var message: String
  /// What was probably meant, or what to do.
  var remedy: String?

  init(_ message: String, remedy: String? = nil) {
    self.message = message
    self.remedy = remedy
  }

  /// - Parameter isPath: Whether there is a file or folder of that name.
  static func unknownCommand(_ word: String, isPath: Bool = false) -> UsageError {
    let remedy =
      if let nearest = Suggestion.word(for: word, among: CommandName.allCases.map(\.rawValue)) {
        "did you mean \"\(nearest)\"?"
      } else if isPath { "start with a command: pricebook report \(shellWord(word))" } else {
        "start with a command, as in \"pricebook report receipts\"; "
          + "\"pricebook help\" lists the commands"
      }
    return UsageError("unknown command \(quoted(word))", remedy: remedy)
  }

  static func unknownOption(
    _ word: String, of command: CommandName?, isPath: Bool = false
  ) -> UsageError {
    let known = command.map { OptionDefinition.options(of: $0) } ?? OptionDefinition.catalogue
    let remedy =
      if let instead = retired[word] { "it is gone; \(instead)" } else if isPath {
        "to use the file with that name, write \(shellWord(word))"
      } else if let nearest = Suggestion.word(for: word, among: known.map(\.spelling)) {
        "did you mean \"\(nearest)\"?"
      } else { "\"pricebook help\(command.map { " " + $0.rawValue } ?? "")\" lists the options" }
    return UsageError("unknown option \(quoted(word))", remedy: remedy)
  }

  private static let retired = [
    "--rank-by": "\"pricebook table store-comparison\" has the totals by every rule",
    "--weigh": "\"pricebook table basket-prices\" has the price of every item at every store",
  ]

  static func optionOfOtherCommand(
    _ definition: OptionDefinition, _ command: CommandName
  ) -> UsageError {
    let owners = CommandName.allCases.filter(definition.commands.contains).map(\.rawValue)
    return UsageError(
      "\(definition.spelling) is not an option of \"\(command.rawValue)\"",
      remedy: "it is an option of: \(owners.joined(separator: ", "))")
  }

  static func missingValue(_ definition: OptionDefinition) -> UsageError {
    UsageError(
      "\(definition.spelling) needs a value",
      remedy: [.word, .words].contains(definition.argument.kind)
        ? "one of: \(definition.words.joined(separator: ", "))" : definition.usage.trimmed)
  }

  static func unexpectedValue(_ definition: OptionDefinition, _ value: String) -> UsageError {
    UsageError(
      "\(definition.spelling) takes no value, but \(quoted(value)) was given",
      remedy: "write only \(definition.spelling)")
  }

  static func givenTwice(_ definition: OptionDefinition) -> UsageError {
    UsageError("\(definition.spelling) is given twice", remedy: "give it once")
  }

  /// - Parameter begins: When the months begin, where that is not the first.
  static func tooEarly(
    _ asOf: CalendarDate, before months: MonthPeriod, begins: String = ""
  ) -> UsageError {
    let option = months.month == nil ? "--period" : "--month"
    return UsageError(
      "--as-of \(asOf) is before \(option) \(months)\(begins)",
      remedy:
        "choose a day in \(months.month == nil ? "these months" : "that month"), or a later one")
  }

  static func badValue(
    _ option: OptionName, _ value: String, expected: String, suggestion: String? = nil
  ) -> UsageError {
    // Advice never repeats what was said.
    let suggestion = suggestion.flatMap { $0 == value ? nil : $0 }
    return UsageError(
      "--\(option.rawValue) cannot be \(quoted(value))",
      remedy: suggestion.map { "did you mean \"\($0)\"? " + expected } ?? expected)
  }
}

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
