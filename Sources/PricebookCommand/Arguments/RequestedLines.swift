import PricebookAnalytics
import PricebookModel

/// What a command line counts, before the months of the book are known.
struct RequestedLines: Hashable, Sendable {
  var since: DayBound?
  var until: DayBound?
  /// Without days.
  var names = LineFilter()
  /// The patterns of the names, by option.
  var patterns: [OptionName: [String]] = [:]

  func filter(in months: MonthCalendar) -> LineFilter {
    var filter = names
    var without = BookSettings.Without()
    without.stores = patterns[.withoutStore] ?? []
    without.categories = patterns[.withoutCategory] ?? []
    without.items = patterns[.withoutItem] ?? []
    without.currencies = patterns[.withoutCurrency] ?? []
    filter.leaveOut(without)
    filter.since = since?.days(in: months).lowerBound
    filter.until = until?.days(in: months).upperBound
    return filter
  }
}
