/// The order of the numbers in a date.
public enum DateOrder: String, CaseIterable, Hashable, Sendable {
  case yearMonthDay = "ymd"
  case dayMonthYear = "dmy"
  case monthDayYear = "mdy"
}
