import PricebookModel

/// A day and a time of day as a household has them.
struct LocalTime {
  var day: CalendarDate
  /// Seconds since midnight; `nil` for a day alone.
  var second: Int32?
  /// Whether it is in UTC because no time zone is set.
  var isUTC = false
}
