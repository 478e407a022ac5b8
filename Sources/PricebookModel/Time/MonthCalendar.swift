/// The month of every day, where months need not begin on the first.
///
/// A month carries the name of the calendar month in which it begins: with the start day 25,
/// October 2026 is 25 October to 24 November. As no start day lies beyond the 28th, a month has as
/// many days as the calendar month it is named after, and every day belongs to exactly one.
@frozen public struct MonthCalendar: Hashable, Sendable {
  /// The days on which months can begin.
  public static let startDays = 1...28
  /// The day of the calendar month on which months begin, from 1 to 28.
  public let startDay: Int

  /// - Parameter startDay: Taken to the nearest of 1 to 28.
  public init(startDay: Int = 1) {
    self.startDay = min(max(startDay, Self.startDays.lowerBound), Self.startDays.upperBound)
  }

  /// Whether months are calendar months.
  public var isPlain: Bool { startDay == 1 }

  /// The days that a book can have: those from 0001-01-01 to 9999-12-31 in a month of these years.
  public var days: ClosedRange<CalendarDate> {
    firstDay(of: Month(year: 1, month: 1))...Month(year: 9_999, month: 12).lastDay
  }

  /// The month that a day belongs to.
  public func month(of day: CalendarDate) -> Month { shifted(day).month }
  /// The day's number in its month, from 1.
  public func dayNumber(of day: CalendarDate) -> Int { shifted(day).day }

  /// The day on which a month begins.
  public func firstDay(of month: Month) -> CalendarDate {
    month.firstDay.adding(days: startDay - 1)
  }

  /// The day on which a month ends.
  public func lastDay(of month: Month) -> CalendarDate { month.lastDay.adding(days: startDay - 1) }
  private func shifted(_ day: CalendarDate) -> CalendarDate { day.adding(days: 1 - startDay) }
}
