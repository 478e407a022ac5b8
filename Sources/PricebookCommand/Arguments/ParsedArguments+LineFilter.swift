import PricebookAnalytics
import PricebookModel

extension ParsedArguments {
  /// The lines that the command line lets pass.
  func lineFilter() throws(UsageError) -> LineFilter {
    let since = try read(
      .since, expected: RunOptions.dayShape, suggest: Suggestion.day
    ) { CalendarDate(iso: $0) }
    let until = try read(
      .until, expected: RunOptions.dayShape, suggest: Suggestion.day
    ) { CalendarDate(iso: $0) }
    if let since, let until, since > until {
      throw UsageError(
        "--since \(since) is after --until \(until)", remedy: "swap the two days")
    }
    return LineFilter(
      since: since, until: until, stores: values[.store] ?? [], categories: values[.category] ?? [],
      items: values[.item] ?? [], persons: values[.person] ?? [])
  }
}
