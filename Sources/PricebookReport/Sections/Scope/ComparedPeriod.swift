import PricebookDocument
import PricebookModel

/// The month, or the first days of it, that the month of a report is compared with.
struct ComparedPeriod {
  var month: Month
  /// The day that the month begins on.
  var firstDay: CalendarDate
  /// How many days count from the first on; `nil` for the whole month.
  var firstDays: Int?
  /// Whether the month must be shown with its year.
  var needsYear: Bool

  /// The last of the first days; `nil` for the whole month.
  var lastDay: CalendarDate? { firstDays.map { firstDay.adding(days: $0 - 1) } }

  /// `September`, or with its year `October 2025`.
  var monthValue: Value { needsYear ? .month(month) : .monthName(month) }

  /// The period as sentences name it.
  enum Span {
    /// A whole month.
    case month(Value)
    case day(Value)
    /// Days of one month: the first, and the last with its month.
    case days(CalendarDate, Value)
    /// Days of two months, each with its month.
    case dates(Value, Value)
  }

  var span: Span {
    guard let last = lastDay else { return .month(monthValue) }
    if firstDay == last { return .day(value(of: last)) }
    return firstDay.month == last.month
      ? .days(firstDay, value(of: last)) : .dates(.dayOfMonth(firstDay), value(of: last))
  }

  /// `17 September`, or with its year `17 October 2025`.
  func value(of day: CalendarDate) -> Value { needsYear ? .date(day) : .dayOfMonth(day) }
}
