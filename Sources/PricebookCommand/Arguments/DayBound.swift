import PricebookAnalytics
import PricebookModel

/// A first or last day of a command line: a day, or a month with all of its days.
enum DayBound: Hashable, Sendable {
  case day(CalendarDate)
  case month(Month)

  /// Reads `2026-09-01` or `2026-09`.
  init?(_ word: String) {
    if let day = CalendarDate(iso: word) {
      self = .day(day)
    } else if let month = Month(iso: word) {
      self = .month(month)
    } else {
      return nil
    }
  }

  /// Only a book knows on which day its months begin.
  func firstDay(in months: MonthCalendar) -> CalendarDate {
    switch self {
    case .day(let day): day
    case .month(let month): months.firstDay(of: month)
    }
  }

  func lastDay(in months: MonthCalendar) -> CalendarDate {
    switch self {
    case .day(let day): day
    case .month(let month): months.lastDay(of: month)
    }
  }
}

extension DayBound: CustomStringConvertible {
  var description: String {
    switch self {
    case .day(let day): day.description
    case .month(let month): month.description
    }
  }
}

/// What a command line counts, before the months of the book are known.
struct RequestedLines: Hashable, Sendable {
  var since: DayBound?
  var until: DayBound?
  /// Without days.
  var names = LineFilter()

  func filter(in months: MonthCalendar) -> LineFilter {
    var filter = names
    filter.since = since?.firstDay(in: months)
    filter.until = until?.lastDay(in: months)
    return filter
  }
}
