/// A month of the proleptic Gregorian calendar, or a week of ISO 8601 where a book is summed by weeks.
///
/// Both are days that follow each other without a gap and have a number in a year. Weeks have indexes of
/// their own, so that arithmetic stays among months, or among weeks.
///
/// Arithmetic may lead out of the years 1 to 9999 that days have, such as to the month before
/// January of the year 1: such months have an order, days and a text like all others.
@frozen public struct Month: Hashable, Comparable, Sendable {
  /// Months since January of year 0; of a week, `weekBase` plus the weeks since that of 1970-01-01.
  public var index: Int32

  /// - Parameter index: Months since January of year 0, or the index of a week.
  @inlinable public init(index: Int32) { self.index = index }

  /// - Parameters:
  ///   - year: Of the calendar.
  ///   - month: From 1 to 12.
  /// - Precondition: There is such a month. ``init(iso:)`` is for text that may be wrong.
  @inlinable public init(year: Int, month: Int) {
    precondition((1...12).contains(month), "there is no such month")
    index = Int32(clamping: year * 12 + month - 1)
  }

  /// The index of the week of 1970-01-01, far from those of months.
  @usableFromInline static let weekBase: Int32 = 1_500_000

  /// The week that a day lies in, from Monday to Sunday.
  public init(weekOf day: CalendarDate) {
    // 1970-01-01 was a Thursday.
    let days = Int(day.daysSinceEpoch) + 3
    index = Self.weekBase + Int32(clamping: days >= 0 ? days / 7 : (days - 6) / 7)
  }

  /// Reads `2026-W40`; `nil` for other text and a week that the year does not have.
  public init?(isoWeek text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 3, parts[1].first?.lowercased() == "w",
      let number = Int(parts[1].dropFirst()), number > 0,
      let january = CalendarDate(iso: "\(parts[0])-01-04")
    else { return nil }
    // The fourth of January lies in the first week of its year.
    let week = Month(weekOf: january).adding(months: number - 1)
    guard week.year == january.components.year else { return nil }
    self = week
  }

  /// Whether it is a week.
  @inlinable public var isWeek: Bool { index > Self.weekBase / 2 }

  /// A week has the year and the month of its Thursday.
  private var thursday: CalendarDate { CalendarDate(daysSinceEpoch: (index - Self.weekBase) * 7) }

  /// The last month that days have, December of the year 9999.
  package static let last = Month(year: 9_999, month: 12)

  /// Reads `YYYY-MM`; `nil` for other text, a month that does not exist and the year 0.
  public init?(iso text: some StringProtocol) {
    guard let first = CalendarDate(iso: "\(text)-01") else { return nil }
    self = first.month
  }

  /// The year of the calendar; of a week, that of ISO 8601.
  @inlinable public var year: Int { isWeek ? yearOfWeek : (Int(index) - (monthOfYear - 1)) / 12 }
  /// The month of the year, from 1; of a week, the one that its Thursday lies in.
  @inlinable public var monthOfYear: Int {
    isWeek ? monthOfWeek : (Int(index) % 12 + 12) % 12 + 1
  }
  @usableFromInline var yearOfWeek: Int { thursday.components.year }
  @usableFromInline var monthOfWeek: Int { thursday.components.month }
  /// The number of a week in its year, from 1 to 53; 0 for a month.
  public var week: Int {
    guard isWeek else { return 0 }
    let day = thursday
    let january = Month(year: day.components.year, month: 1).firstDay
    return day.days(since: january) / 7 + 1
  }
  /// Whether it is January, or the first week of its year.
  public var isFirstOfYear: Bool { isWeek ? week == 1 : monthOfYear == 1 }
  /// The number of days: from 28 to 31, or 7.
  public var dayCount: Int {
    isWeek ? 7 : CalendarDate.daysIn(year: year, month: monthOfYear)
  }

  /// The first day of the month, or the Monday of the week.
  public var firstDay: CalendarDate {
    guard !isWeek else { return thursday.adding(days: -3) }
    return CalendarDate(
      daysSinceEpoch: CalendarDate.daysSinceEpoch(year: year, month: monthOfYear, day: 1))
  }

  /// The last day of the month.
  public var lastDay: CalendarDate { firstDay.adding(days: dayCount - 1) }

  /// The month that is a number of months later, or earlier for a negative number.
  @inlinable public func adding(months: Int) -> Month {
    Month(index: Int32(clamping: Int(index) + Int(Int32(clamping: months))))
  }

  /// The month a year before, or the week 52 weeks before, which after a year of 53 weeks does not
  /// have the same number.
  public var yearBefore: Month { adding(months: isWeek ? -52 : -12) }

  /// Whole months from `start` to this month, or whole weeks.
  @inlinable public func months(since start: Month) -> Int { Int(index) - Int(start.index) }
  /// Whether a month is earlier than another.
  @inlinable public static func < (left: Month, right: Month) -> Bool { left.index < right.index }
}

extension Month: CustomStringConvertible {
  /// `2026-10`, or `2026-W40`.
  public var description: String {
    isWeek
      ? "\(padded(year, 4))-W\(padded(week, 2))"
      : "\(padded(year, 4))\(Self.endings[monthOfYear - 1])"
  }

  private static let endings = (1...12).map { "-" + padded($0, 2) }
}
