import PricebookAnalytics
import PricebookModel

/// A command line split into options and operands; the values are still words.
struct ParsedArguments: Hashable, Sendable {
  var command: CommandName?
  /// The words given to each option, in order; a flag has an empty word.
  private(set) var values: [OptionName: [String]] = [:]
  var operands: [String] = []

  /// Splits a command line.
  ///
  /// Options can be anywhere, as `--name value` or `--name=value`; `--` ends them, and a lone
  /// `-` is an operand. Letters may stand together, as in `-qo DIR`. The first operand is the
  /// command.
  ///
  /// - Parameter isPath: Whether there is a file or folder of a name, for hints about mistakes.
  init(_ arguments: [String], isPath: (String) -> Bool = { _ in false }) throws(UsageError) {
    var given: [(definition: OptionDefinition, value: String)] = []
    var words = arguments[...]
    while let word = words.popFirst() {
      if word == "--" {
        for operand in words { try take(operand: operand, isPath) }
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        try take(operand: word, isPath)
        continue
      }
      if let letters = Self.letters(of: word) {
        for (definition, attached) in letters {
          let value = definition.takesValue ? attached ?? Self.value(from: &words) : ""
          guard let value else { throw .missingValue(definition) }
          given.append((definition, value))
        }
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let definition = Self.definition(of: String(parts[0])) else {
        throw .unknownOption(
          isPath(word) ? word : String(parts[0]), of: command, isPath: isPath(word))
      }
      if !definition.takesValue {
        guard parts.count == 1 else { throw .unexpectedValue(definition, String(parts[1])) }
        given.append((definition, ""))
      } else if parts.count == 2 {
        given.append((definition, String(parts[1])))
      } else if let value = Self.value(from: &words) {
        given.append((definition, value))
      } else {
        throw .missingValue(definition)
      }
    }
    for (definition, value) in given { try take(definition, value) }
  }

  /// The next word as the value of an option; `nil` at the end, and for another option.
  private static func value(from words: inout ArraySlice<String>) -> String? {
    words.popFirst().flatMap { $0.hasPrefix("--") ? nil : $0 }
  }

  /// The options of several letters in one word, such as `-qv`, `-qo` or `-oDIR`; the last one may
  /// have its value behind it.
  ///
  /// - Returns: `nil` for a word of another form, or with a letter that is no option.
  private static func letters(
    of word: String
  ) -> [(definition: OptionDefinition, attached: String?)]? {
    guard !word.hasPrefix("--"), word.count > 2, !word.contains("="),
      OptionName(rawValue: String(word.dropFirst())) == nil
    else { return nil }
    var found: [(definition: OptionDefinition, attached: String?)] = []
    var rest = word.dropFirst()
    while let letter = rest.popFirst() {
      guard let definition = definition(of: "-\(letter)") else { return nil }
      let attached = definition.takesValue && !rest.isEmpty ? String(rest) : nil
      found.append((definition, attached))
      if definition.takesValue { break }
    }
    return found
  }

  func has(_ option: OptionName) -> Bool { values[option] != nil }
  func value(_ option: OptionName) -> String? { values[option]?.first }

  private mutating func take(operand: String, _ isPath: (String) -> Bool) throws(UsageError) {
    if command != nil {
      operands.append(operand)
    } else if let name = CommandName(rawValue: operand) {
      command = name
    } else {
      throw .unknownCommand(operand, isPath: isPath(operand))
    }
  }

  private mutating func take(_ definition: OptionDefinition, _ value: String) throws(UsageError) {
    if let command, !definition.commands.contains(command) {
      throw .optionOfOtherCommand(definition, command)
    }
    if values[definition.name] != nil, definition.takesValue, !definition.isRepeatable {
      throw .givenTwice(definition)
    }
    values[definition.name, default: []].append(value)
  }

  private static func definition(of word: String) -> OptionDefinition? {
    if word.hasPrefix("--") {
      return OptionName(rawValue: String(word.dropFirst(2))).flatMap(OptionDefinition.named)
    }
    guard word.count == 2, let letter = word.last else { return nil }
    return OptionDefinition.catalogue.first { $0.letter == letter }
  }

  /// The months that the command line asks for, by `--period` or `--month`.
  func period(of command: CommandName) throws(UsageError) -> RequestedPeriod {
    let month = try month()
    let period = try givenPeriod(of: command)
    guard month == nil || period == nil else {
      throw UsageError("--month and --period cannot be used together", remedy: "use one of them")
    }
    if command == .compare || command == .month, let months = period?.months, months.month == nil {
      let what = command == .compare ? "compares stores for" : "is about"
      throw UsageError(
        "\"\(command.rawValue)\" \(what) one month or week, but --period is \(months)",
        remedy: "choose a \(months.isOfWeeks ? "week" : "month"), such as --period \(months.last)")
    }
    return period ?? month ?? .newest
  }

  func against(_ period: RequestedPeriod) throws(UsageError) -> RequestedPeriod? {
    let against = try read(.against, expected: Self.periodShape, suggest: Suggestion.period) {
      word in
      MonthPeriod(iso: word).map { RequestedPeriod($0, as: word) }
    }
    guard let against else { return nil }
    if period == .allMonths {
      throw UsageError(
        "--against compares one period, but --period is all-months",
        remedy: "choose one with --period")
    }
    if let months = period.months, let against = against.months {
      try Self.check(against, with: months)
    }
    return against
  }

  /// Refuses to compare months with themselves, or with more or fewer of them.
  static func check(_ against: MonthPeriod, with months: MonthPeriod) throws(UsageError) {
    guard against.isOfWeeks == months.isOfWeeks else {
      throw UsageError(
        "--against \(against) has \(against.isOfWeeks ? "weeks" : "months"), but --period \(months) has "
          + (months.isOfWeeks ? "weeks" : "months"),
        remedy: "choose the same, such as --against \(months.previous)")
    }
    guard !against.months.overlaps(months.months) else {
      throw UsageError(
        "--against \(against) has \(months.isOfWeeks ? "weeks" : "months") of --period \(months)",
        remedy: "choose others, such as --against \(months.previous)")
    }
    guard months.month != nil || against.monthCount == months.monthCount else {
      throw UsageError(
        "--against \(against) has \(counted(against.monthCount, against.isOfWeeks ? "week" : "month")), but --period \(months) "
          + "has \(months.monthCount)",
        remedy: "choose as many, such as --against \(months.previous)")
    }
  }

  private func month() throws(UsageError) -> RequestedPeriod? {
    try read(
      .month, expected: "write a month as YYYY-MM, such as 2026-10, or \"last\"",
      suggest: { Suggestion.month(for: $0) ?? Suggestion.value(for: $0, of: .month) }
    ) { $0 == "last" ? .last : Month(iso: $0).map { .months(MonthPeriod($0)) } }
  }

  private func givenPeriod(of command: CommandName) throws(UsageError) -> RequestedPeriod? {
    let allowsAll = command == .report
    if !allowsAll, value(.period) == "all-months" {
      throw UsageError(
        "\"\(command.rawValue)\" prints one period at a time",
        remedy: "\"pricebook report --period all-months\" writes every month")
    }
    if let word = value(.period), let count = MonthPeriod.count(word), count > MonthPeriod.limit {
      let unit = word.lowercased().contains("w") ? "weeks" : "months"
      throw .badValue(.period, word, expected: "a period has at most \(MonthPeriod.limit) \(unit)")
    }
    if let word = value(.period), MonthPeriod.isMixed(word) {
      throw .badValue(
        .period, word, expected: "a period is of months or of weeks, such as 2026-W38..2026-W41")
    }
    if let word = value(.period), let year = Self.yearWithoutWeek(word) {
      throw .badValue(
        .period, word,
        expected: "\(year) has \(counted(Month(weekOf: Self.dayOfLastWeek(of: year)).week, "week"))"
      )
    }
    if let word = value(.period), MonthPeriod.isReversed(word) {
      throw .badValue(
        .period, word, expected: "the first month comes before the last",
        suggestion: Suggestion.period(for: word))
    }
    if let word = value(.period), let day = word.split(separator: ".").first,
      CalendarDate(iso: day) != nil
    {
      throw .badValue(
        .period, word, expected: "days are given with --since and --until, such as --since \(day)")
    }
    let words = allowsAll ? ", \"last\" or \"all-months\"" : " or \"last\""
    return try read(
      .period, expected: Self.periodShape + words,
      suggest: { Suggestion.period(for: $0) ?? Suggestion.value(for: $0, of: .period) }
    ) {
      switch $0 {
      case "last": .last
      case "all-months": allowsAll ? .allMonths : nil
      case let word: MonthPeriod(iso: word).map { RequestedPeriod($0, as: word) }
      }
    }
  }

  /// The year of a week that it does not have, such as `2026-W54`; `nil` for other texts.
  private static func yearWithoutWeek(_ word: String) -> Int? {
    let parts = word.lowercased().split(separator: "-w", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 2, parts[1].allSatisfy(\.isNumber),
      let january = Month(iso: "\(parts[0])-01"), MonthPeriod(iso: word) == nil
    else { return nil }
    return january.year
  }

  /// The 28th of December lies in the last week of its year.
  private static func dayOfLastWeek(of year: Int) -> CalendarDate {
    Month(year: year, month: 12).firstDay.adding(days: 27)
  }

  private static let periodShape =
    "write a month as 2026-09, a week as 2026-W40, a quarter as 2026-Q3, a year as 2026, several as "
    + "2026-06..2026-08 or 2026-W38..2026-W41"

  func requestedLines() throws(UsageError) -> RequestedLines {
    let since = try dayBound(.since)
    let until = try dayBound(.until)
    let plain = MonthCalendar()
    if let since, let until, since.days(in: plain).lowerBound > until.days(in: plain).upperBound {
      throw UsageError("--since \(since) is after --until \(until)", remedy: "swap the two days")
    }
    return RequestedLines(
      since: since, until: until,
      names: LineFilter(
        stores: values[.store] ?? [], categories: values[.category] ?? [],
        items: values[.item] ?? [], persons: values[.person] ?? []), patterns: values)
  }

  private func dayBound(_ option: OptionName) throws(UsageError) -> DayBound? {
    try read(
      option, expected: RunOptions.dayShape + ", or a month as YYYY-MM",
      suggest: { Suggestion.day(for: $0) ?? Suggestion.month(for: $0) }, DayBound.init)
  }
}
