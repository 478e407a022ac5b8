import PricebookAnalytics
import PricebookModel

/// A first or last day of a command line: a day, or a month with all of its days.
enum DayBound: Hashable, Sendable, CustomStringConvertible {
  case day(CalendarDate)
  case month(Month)

  /// Reads `2026-09-01` or `2026-09`.
  init?(_ word: String) {
    guard let bound = CalendarDate(iso: word).map(Self.day) ?? Month(iso: word).map(Self.month)
    else { return nil }
    self = bound
  }

  /// Only a book knows on which day its months begin.
  func days(in months: MonthCalendar) -> ClosedRange<CalendarDate> {
    switch self {
    case .day(let day): day...day
    case .month(let month): months.firstDay(of: month)...months.lastDay(of: month)
    }
  }

  var description: String {
    switch self {
    case .day(let day): day.description
    case .month(let month): month.description
    }
  }
}
