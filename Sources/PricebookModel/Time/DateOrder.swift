/// The order of the numbers in a date.
package enum DateOrder: String, CaseIterable, Hashable, Sendable {
  /// `2026-10-31`
  case yearMonthDay = "ymd"
  /// `31/10/2026`
  case dayMonthYear = "dmy"
  /// `10/31/2026`
  case monthDayYear = "mdy"
}
