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
  public var description: String { "\(padded(year, 4))\(Self.endings[monthOfYear - 1])" }

  private static let endings = (1...12).map { "-" + padded($0, 2) }
}
