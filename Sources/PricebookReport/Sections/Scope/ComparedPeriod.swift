import PricebookDocument
import PricebookModel

/// The month, or the first days of it, that the month of a report is held against.
struct ComparedPeriod {
  var month: Month
  /// The day that the month begins on.
  var firstDay: CalendarDate
  /// How many days count from the first on; `nil` for the whole month.
  var firstDays: Int?
  /// Whether the month must be told with its year.
  var needsYear: Bool

  /// The last of the first days; `nil` for the whole month.
  var lastDay: CalendarDate? { firstDays.map { firstDay.adding(days: $0 - 1) } }

  /// `September`, or with its year `October 2025`.
  var monthValue: Value { needsYear ? .month(month) : .monthName(month) }

  /// `17 September`, or with its year `17 October 2025`.
  func value(of day: CalendarDate) -> Value { needsYear ? .date(day) : .dayOfMonth(day) }
}
