/// A day of the proleptic Gregorian calendar, without a time zone (Howard Hinnant,
/// "chrono-Compatible Low-Level Date Algorithms").
@frozen public struct CalendarDate: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01, negative before.
  public var daysSinceEpoch: Int32

  /// - Parameter daysSinceEpoch: Days since 1970-01-01, negative before.
  @inlinable public init(daysSinceEpoch: Int32) { self.daysSinceEpoch = daysSinceEpoch }

  /// - Returns: `nil` for a day that does not exist, and for years outside 1 to 9999.
  @inlinable public init?(year: Int, month: Int, day: Int) {
    guard year >= 1, year <= 9999, month >= 1, month <= 12, day >= 1,
      day <= CalendarDate.daysIn(year: year, month: month)
    else { return nil }
    self.init(daysSinceEpoch: Self.daysSinceEpoch(year: year, month: month, day: day))
  }

  /// The days since 1970-01-01 of a day of any year, also before the year 1 and after 9999.
  @inlinable static func daysSinceEpoch(year: Int, month: Int, day: Int) -> Int32 {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return Int32(truncatingIfNeeded: era * 146_097 + dayOfEra - 719_468)
  }

  /// Reads `YYYY-MM-DD`.
  public init?(iso text: some StringProtocol) {
    // Code for any kind of text would be a hundred times as slow.
    self.init(isoText: String(text))
  }

  private init?(isoText text: String) {
    let bytes = text.utf8Span.span
    let dash = UInt8(ascii: "-")
    guard bytes.count == 10, bytes[4] == dash, bytes[7] == dash,
      let year = Self.number(bytes, 0..<4), let month = Self.number(bytes, 5..<7),
      let day = Self.number(bytes, 8..<10)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  private static func number(_ bytes: Span<UInt8>, _ places: Range<Int>) -> Int? {
    var number = 0
    for place in places {
      guard bytes[place].isASCIIDigit else { return nil }
      number = number * 10 + Int(bytes[place] &- 0x30)
    }
    return number
  }

  /// The number of days of a month.
  @inlinable public static func daysIn(year: Int, month: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The year, the month of the year and the day of the month.
  @inlinable public var components: (year: Int, month: Int, day: Int) {
    let shifted = Int(daysSinceEpoch) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// The calendar month of the day.
  @inlinable public var month: Month {
    let parts = components
    return Month(index: Int32(truncatingIfNeeded: parts.year * 12 + parts.month - 1))
  }

  /// The day of the month, from 1.
  @inlinable public var day: Int { components.day }

  /// The day that is a number of days later, or earlier for a negative number.
  ///
  /// It may lie outside the years 1 to 9999; ``MonthCalendar/days`` are those that a book can have.
  @inlinable public func adding(days: Int) -> CalendarDate {
    CalendarDate(daysSinceEpoch: Int32(clamping: Int(daysSinceEpoch) + Int(Int32(clamping: days))))
  }

  /// Whole days from `start` to this day.
  @inlinable public func days(since start: CalendarDate) -> Int {
    Int(daysSinceEpoch) - Int(start.daysSinceEpoch)
  }

  /// Whether a day is earlier than another.
  @inlinable public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    left.daysSinceEpoch < right.daysSinceEpoch
  }
}

extension CalendarDate: CustomStringConvertible {
  /// `2026-10-29`.
  public var description: String {
    let (year, month, day) = components
    guard (0...9_999).contains(year)
    else { return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))" }
    var text = InlineArray<10, UInt8>(repeating: UInt8(ascii: "-"))
    func write(_ number: Int, at place: Int) {
      text[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10)
      text[place + 1] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10)
    }
    write(year / 100, at: 0)
    write(year % 100, at: 2)
    write(month, at: 5)
    write(day, at: 8)
    // Digits are valid, so there always is a text.
    guard let digits = try? UTF8Span(validating: text.span) else { return "" }
    return String(copying: digits)
  }
}

/// A decimal number with leading zeros.
package func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  let missing = width - digits.utf8.count
  return missing > 0 ? String(repeating: "0", count: missing) + digits : digits
}
