import PricebookAnalytics
import PricebookModel

extension ParsedArguments {
  /// The lines that the command line lets pass.
  func requestedLines() throws(UsageError) -> RequestedLines {
    let since = try dayBound(.since)
    let until = try dayBound(.until)
    let plain = MonthCalendar()
    if let since, let until, since.firstDay(in: plain) > until.lastDay(in: plain) {
      throw UsageError(
        "--since \(since) is after --until \(until)", remedy: "swap the two days")
    }
    return RequestedLines(
      since: since, until: until,
      names: LineFilter(
        stores: values[.store] ?? [], categories: values[.category] ?? [],
        items: values[.item] ?? [], persons: values[.person] ?? []))
  }

  private func dayBound(_ option: OptionName) throws(UsageError) -> DayBound? {
    try read(
      option, expected: RunOptions.dayShape + ", or a month as YYYY-MM",
      suggest: { Suggestion.day(for: $0) ?? Suggestion.month(for: $0) }, DayBound.init)
  }
}
