import PricebookModel

extension ParsedArguments {
  /// The months that the command line asks for, by `--period` or `--month`.
  func period(of command: CommandName) throws(UsageError) -> RequestedPeriod {
    let allowsAll = command == .report
    let month = try period(.month, allowsAll: false)
    let period = try period(.period, allowsAll: allowsAll)
    guard month == nil || period == nil else {
      throw UsageError("--month and --period cannot be used together", remedy: "use one of them")
    }
    return period ?? month ?? .newest
  }

  private func period(
    _ option: OptionName, allowsAll: Bool
  ) throws(UsageError) -> RequestedPeriod? {
    let words = allowsAll ? "\"last\" or \"all-months\"" : "or \"last\""
    return try read(
      option,
      expected: "write a month as YYYY-MM, such as 2026-10, \(words)",
      suggest: { Suggestion.month(for: $0) ?? Suggestion.value(for: $0, of: option) }
    ) {
      switch $0 {
      case "last": .last
      case "all-months": allowsAll ? .allMonths : nil
      default: Month(iso: $0).map(RequestedPeriod.month)
      }
    }
  }
}
