import PricebookModel

extension ParsedArguments {
  /// The months that the command line asks for, by `--period` or `--month`.
  func period(of command: CommandName) throws(UsageError) -> RequestedPeriod {
    let month = try month()
    let period = try givenPeriod(of: command)
    guard month == nil || period == nil else {
      throw UsageError("--month and --period cannot be used together", remedy: "use one of them")
    }
    if command == .compare, let months = period?.months, months.month == nil {
      throw UsageError(
        "\"compare\" compares stores for one month, but --period is \(months)",
        remedy: "choose a month, such as --period \(months.last)")
    }
    return period ?? month ?? .newest
  }

  /// The months that those of the report are compared with, by `--against`.
  func against(_ period: RequestedPeriod) throws(UsageError) -> MonthPeriod? {
    let against = try read(.against, expected: Self.periodShape, suggest: Suggestion.period) {
      MonthPeriod(iso: $0)
    }
    guard let against else { return nil }
    if period == .allMonths {
      throw UsageError(
        "--against compares one period, but --period is all-months",
        remedy: "choose one with --period")
    }
    if let months = period.months {
      try Self.check(against, with: months)
    }
    return against
  }

  /// Refuses to compare months with themselves, or with more or fewer of them.
  static func check(
    _ against: MonthPeriod, with months: MonthPeriod
  ) throws(UsageError) {
    guard !against.months.overlaps(months.months) else {
      throw UsageError(
        "--against \(against) has months of --period \(months)",
        remedy: "choose other months, such as --against \(months.previous)")
    }
    guard months.month != nil || against.monthCount == months.monthCount else {
      throw UsageError(
        "--against \(against) has \(counted(against.monthCount, "month")), but --period \(months) "
          + "has \(months.monthCount)",
        remedy: "choose as many months, such as --against \(months.previous)")
    }
  }

  private func month() throws(UsageError) -> RequestedPeriod? {
    try read(
      .month, expected: "write a month as YYYY-MM, such as 2026-10, or \"last\"",
      suggest: { Suggestion.month(for: $0) ?? Suggestion.value(for: $0, of: .month) }
    ) {
      $0 == "last" ? .last : Month(iso: $0).map { .months(MonthPeriod($0)) }
    }
  }

  private func givenPeriod(of command: CommandName) throws(UsageError) -> RequestedPeriod? {
    let allowsAll = command == .report
    if !allowsAll, value(.period) == "all-months" {
      throw UsageError(
        "\"\(command.rawValue)\" prints one period at a time",
        remedy: "\"pricebook report --period all-months\" writes every month")
    }
    if let word = value(.period), Self.isTooLong(word) {
      throw .badValue(
        .period, word, expected: "a period has at most \(MonthPeriod.limit) months")
    }
    if let word = value(.period), MonthPeriod.isReversed(word) {
      throw .badValue(
        .period, word, expected: "the first month comes before the last",
        suggestion: Suggestion.period(for: word))
    }
    let words = allowsAll ? ", \"last\" or \"all-months\"" : " or \"last\""
    return try read(
      .period, expected: Self.periodShape + words,
      suggest: { Suggestion.period(for: $0) ?? Suggestion.value(for: $0, of: .period) }
    ) {
      switch $0 {
      case "last": .last
      case "all-months": allowsAll ? .allMonths : nil
      default: MonthPeriod(iso: $0).map(RequestedPeriod.months)
      }
    }
  }

  /// Whether a text names two months with too many between them.
  private static func isTooLong(_ word: String) -> Bool {
    let ends = word.split(separator: "..").compactMap { Month(iso: $0) }
    return ends.count == 2 && ends[1].months(since: ends[0]) >= MonthPeriod.limit
  }

  private static let periodShape =
    "write a month as 2026-09, a quarter as 2026-Q3, a year as 2026, months as 2026-06..2026-08"
}
