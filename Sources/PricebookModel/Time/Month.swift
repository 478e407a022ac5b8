/// A month of the proleptic Gregorian calendar.
@frozen
public struct Month: Hashable, Comparable, Sendable {
  /// Months since January of year 0.
  public var index: Int32

  /// - Parameter index: Months since January of year 0.
  @inlinable
  public init(index: Int32) {
    self.index = index
  }

  /// - Parameters:
  ///   - year: From 0 to 9999.
  ///   - month: From 1 to 12.
  /// - Precondition: Both are within their ranges. ``init(iso:)`` is for text that may be wrong.
  @inlinable
  public init(year: Int, month: Int) {
    precondition((0...9999).contains(year) && (1...12).contains(month), "there is no such month")
    index = Int32(truncatingIfNeeded: year * 12 + month - 1)
  }

  /// Reads `YYYY-MM`.
  ///
  /// - Returns: `nil` for other text, for a month that does not exist and for the year 0.
  public init?(iso text: some StringProtocol) {
    guard let first = CalendarDate(iso: "\(text)-01") else { return nil }
    self = first.month
  }

  /// The year of the calendar.
  @inlinable
  public var year: Int { Int(index) / 12 }

  /// The month of the year, from 1.
  @inlinable
  public var monthOfYear: Int { Int(index) % 12 + 1 }

  /// The number of days, from 28 to 31.
  public var dayCount: Int { CalendarDate.daysIn(year: year, month: monthOfYear) }

  /// The first day of the month.
  public var firstDay: CalendarDate {
    CalendarDate(year: year, month: monthOfYear, day: 1) ?? CalendarDate(daysSinceEpoch: 0)
  }

  /// The last day of the month.
  public var lastDay: CalendarDate { firstDay.adding(days: dayCount - 1) }

  /// The month that is a number of months later, or earlier for a negative number.
  @inlinable
  public func adding(months: Int) -> Month {
    Month(index: index + Int32(clamping: months))
  }

  /// Whole months from `start` to this month.
  @inlinable
  public func months(since start: Month) -> Int { Int(index) - Int(start.index) }

  /// Whether a month is earlier than another.
  @inlinable
  public static func < (left: Month, right: Month) -> Bool { left.index < right.index }
}

extension Month: CustomStringConvertible {
  /// `2026-10`.
  public var description: String { "\(padded(year, 4))-\(padded(monthOfYear, 2))" }
}
