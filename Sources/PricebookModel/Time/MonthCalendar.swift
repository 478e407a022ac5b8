/// The month of every day, where months need not begin on the first.
///
/// A month carries the name of the calendar month in which it begins: with the start day 25,
/// October 2026 is 25 October to 24 November. As no start day lies beyond the 28th, a month has as
/// many days as the calendar month it is named after, and every day belongs to exactly one.
///
/// Where a book is summed by weeks, the weeks of ISO 8601 take the place of its months.
@frozen public struct MonthCalendar: Hashable, Sendable {
  /// The days on which months can begin.
  public static let startDays = 1...28
  /// The day of the calendar month on which months begin, from 1 to 28.
  public let startDay: Int
  /// The month that years begin in, from 1 for January.
  public let yearStart: Int
  /// Whether days are summed by weeks.
  public private(set) var isOfWeeks = false

  /// - Parameters:
  ///   - startDay: Taken to the nearest of 1 to 28.
  ///   - yearStart: Taken to the nearest of 1 to 12.
  public init(startDay: Int = 1, yearStart: Int = 1) {
    self.yearStart = min(max(yearStart, 1), 12)
    self.startDay = min(max(startDay, Self.startDays.lowerBound), Self.startDays.upperBound)
  }

  /// The same for weeks in place of months.
  public var ofWeeks: MonthCalendar {
    var calendar = self
    calendar.isOfWeeks = true
    return calendar
  }

  /// The same for months.
  public var ofMonths: MonthCalendar {
    var calendar = self
    calendar.isOfWeeks = false
    return calendar
  }

  /// Whether months are calendar months.
  public var isPlain: Bool { startDay == 1 && !isOfWeeks }

  /// The days that a book can have: those from 0001-01-01 to 9999-12-31 in a month of these years.
  public var days: ClosedRange<CalendarDate> {
    firstDay(of: Month(year: 1, month: 1))...Month(year: 9_999, month: 12).lastDay
  }

  /// The month, or the week, that a day belongs to.
  public func month(of day: CalendarDate) -> Month {
    isOfWeeks ? Month(weekOf: day) : shifted(day).month
  }

  /// The day's number in its month or week, from 1.
  public func dayNumber(of day: CalendarDate) -> Int {
    isOfWeeks ? day.days(since: Month(weekOf: day).firstDay) + 1 : shifted(day).day
  }

  /// The day on which a month begins; a week begins on Monday.
  public func firstDay(of month: Month) -> CalendarDate {
    month.isWeek ? month.firstDay : month.firstDay.adding(days: startDay - 1)
  }

  /// The day on which a month or a week ends.
  public func lastDay(of month: Month) -> CalendarDate {
    firstDay(of: month).adding(days: month.dayCount - 1)
  }

  /// The year that a month belongs to: that of the calendar in which it begins.
  public func year(of month: Month) -> Int {
    month.isWeek ? month.year : month.adding(months: 1 - yearStart).year
  }

  /// The months of a year: with the fourth month as ``yearStart``, April to March of the next one.
  public func months(ofYear year: Int) -> ClosedRange<Month> {
    let first = Month(year: year, month: 1).adding(months: yearStart - 1)
    return first...first.adding(months: 11)
  }

  /// The days of some months or weeks.
  package func days(of period: MonthPeriod) -> ClosedRange<CalendarDate> {
    firstDay(of: period.first)...lastDay(of: period.last)
  }
  private func shifted(_ day: CalendarDate) -> CalendarDate { day.adding(days: 1 - startDay) }
}
