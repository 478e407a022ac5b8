/// A calendar month.
@frozen
public struct Month: Hashable, Comparable, Sendable {
  /// Months since January of year 0.
  public var index: Int32

  @inlinable
  public init(index: Int32) {
    self.index = index
  }

  @inlinable
  public init(year: Int, month: Int) {
    index = Int32(truncatingIfNeeded: year * 12 + month - 1)
  }

  /// Reads `YYYY-MM`.
  public init?(iso text: some StringProtocol) {
    guard let first = CalendarDate(iso: "\(text)-01") else { return nil }
    self = first.month
  }

  @inlinable
  public var year: Int { Int(index) / 12 }

  /// The month of the year, from 1.
  @inlinable
  public var monthOfYear: Int { Int(index) % 12 + 1 }

  public var dayCount: Int { CalendarDate.daysIn(year: year, month: monthOfYear) }

  public var firstDay: CalendarDate {
    CalendarDate(year: year, month: monthOfYear, day: 1) ?? CalendarDate(daysSinceEpoch: 0)
  }

  public var lastDay: CalendarDate { firstDay.adding(days: dayCount - 1) }

  @inlinable
  public func adding(months: Int) -> Month {
    Month(index: index + Int32(clamping: months))
  }

  /// Whole months from `start` to this month.
  @inlinable
  public func months(since start: Month) -> Int { Int(index) - Int(start.index) }

  @inlinable
  public static func < (left: Month, right: Month) -> Bool { left.index < right.index }
}

extension Month: CustomStringConvertible {
  /// `2026-10`.
  public var description: String { "\(padded(year, 4))-\(padded(monthOfYear, 2))" }
}
