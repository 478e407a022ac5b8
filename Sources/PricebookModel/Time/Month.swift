/// A month of the proleptic Gregorian calendar.
///
/// Arithmetic may lead out of the years 1 to 9999 that days have, such as to the month before
/// January of the year 1: such months have an order, days and a text like all others.
@frozen public struct Month: Hashable, Comparable, Sendable {
  /// Months since January of year 0.
  public var index: Int32

  /// - Parameter index: Months since January of year 0.
  @inlinable public init(index: Int32) { self.index = index }

  /// - Parameters:
  ///   - year: Of the calendar.
  ///   - month: From 1 to 12.
  /// - Precondition: There is such a month. ``init(iso:)`` is for text that may be wrong.
  @inlinable public init(year: Int, month: Int) {
    precondition((1...12).contains(month), "there is no such month")
    index = Int32(clamping: year * 12 + month - 1)
  }

  /// The last month that days have, December of the year 9999.
  package static let last = Month(year: 9_999, month: 12)

  /// Reads `YYYY-MM`; `nil` for other text, a month that does not exist and the year 0.
  public init?(iso text: some StringProtocol) {
    guard let first = CalendarDate(iso: "\(text)-01") else { return nil }
    self = first.month
  }

  /// The year of the calendar.
  @inlinable public var year: Int { (Int(index) - (monthOfYear - 1)) / 12 }
  /// The month of the year, from 1.
  @inlinable public var monthOfYear: Int { (Int(index) % 12 + 12) % 12 + 1 }
  /// The number of days, from 28 to 31.
  public var dayCount: Int { CalendarDate.daysIn(year: year, month: monthOfYear) }

  /// The first day of the month.
  public var firstDay: CalendarDate {
    CalendarDate(
      daysSinceEpoch: CalendarDate.daysSinceEpoch(year: year, month: monthOfYear, day: 1))
  }

  /// The last day of the month.
  public var lastDay: CalendarDate { firstDay.adding(days: dayCount - 1) }

  /// The month that is a number of months later, or earlier for a negative number.
  @inlinable public func adding(months: Int) -> Month {
    Month(index: Int32(clamping: Int(index) + Int(Int32(clamping: months))))
  }

  /// Whole months from `start` to this month.
  @inlinable public func months(since start: Month) -> Int { Int(index) - Int(start.index) }
  /// Whether a month is earlier than another.
  @inlinable public static func < (left: Month, right: Month) -> Bool { left.index < right.index }
}

extension Month: CustomStringConvertible {
  /// `2026-10`.
  public var description: String { "\(padded(year, 4))-\(padded(monthOfYear, 2))" }
}

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
