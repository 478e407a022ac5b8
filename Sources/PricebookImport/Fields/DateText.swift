import PricebookModel

/// Reads days and times of day as fields have them.
enum DateText {
  /// Reads `YYYY-MM-DD` at an offset, whatever follows.
  @inline(__always)
  static func isoDay(_ bytes: ByteView, at start: Int) -> CalendarDate? {
    let word = bytes.word(at: start)
    // The bytes of `YYYY-MM-` with every digit's value in the low half of its byte.
    let digits = word ^ 0x2D30_302D_3030_3030
    let tens = bytes[start &+ 8] &- 48
    let ones = bytes[start &+ 9] &- 48
    // A byte above 9 gains a high bit when 0x76 is added; the dashes became zero.
    let excess = (digits &+ 0x7F76_767F_7676_7676) | digits
    guard excess & 0x8080_8080_8080_8080 == 0, tens < 10, ones < 10 else { return nil }
    let year =
      digit(digits, 0) &* 1000 &+ digit(digits, 1) &* 100 &+ digit(digits, 2) &* 10
      &+ digit(digits, 3)
    let month = digit(digits, 5) &* 10 &+ digit(digits, 6)
    return CalendarDate(year: year, month: month, day: Int(tens) &* 10 &+ Int(ones))
  }

  @inline(__always)
  private static func digit(_ word: UInt64, _ index: UInt64) -> Int {
    Int(truncatingIfNeeded: (word &>> (8 &* index)) & 0xF)
  }

  /// A day as a field has it, and the time and zone that may follow it.
  struct Moment: Equatable {
    var day: CalendarDate
    /// Seconds since midnight; `nil` where the field has no time.
    var second: Int32?
    /// Seconds east of UTC; `nil` where the field has no zone.
    var zoneOffset: Int?
  }

  /// The numbers of a date; the column decides their order.
  struct Numbers: Equatable {
    var first: Int
    var second: Int
    /// A year of two or four digits.
    var year: Int
    var hasShortYear: Bool
    var hasPoints: Bool
  }

  /// Reads a whole trimmed field: a day, which a time and a zone may follow.
  ///
  /// Four or eight digits are the year or begin with it. Dates with points have the day first; dates
  /// with slashes and dashes follow `order`. Months may be words of any language of ``MonthWords``. A year of two
  /// digits is in 1970 to 2069.
  static func moment(
    _ bytes: ByteView, from start: Int, to end: Int, order: DateOrder?
  ) -> Moment? {
    let (start, end) = NumberText.unguarded(bytes, from: start, to: end)
    var scanner = DateScanner(bytes, from: start, to: end)
    guard let day = scanner.day(order: order) else { return nil }
    if scanner.isAtEnd { return Moment(day: day) }
    guard scanner.takeGap(), let (second, zone) = scanner.time() else { return nil }
    return Moment(day: day, second: second, zoneOffset: zone)
  }

  /// Whether a trimmed field is a day that some calendar has.
  static func isDay(_ text: String, order: DateOrder?) -> Bool {
    var buffer = ByteBuffer(capacity: text.utf8.count)
    buffer.append(Array(text.utf8))
    return moment(buffer.view, from: 0, to: buffer.count, order: order) != nil
  }

  /// Whether a trimmed field has the form of a date, but no calendar has the day: `2026-02-30`.
  static func isNoSuchDay(_ text: String) -> Bool {
    var buffer = ByteBuffer(capacity: text.utf8.count)
    buffer.append(Array(text.utf8))
    var scanner = DateScanner(buffer.view, from: 0, to: buffer.count)
    return scanner.day(order: .dayMonthYear) == nil && scanner.isNoSuchDay
  }

  /// The numbers of a date such as `03/04/2026`; `nil` if their order is plain or the field is not a
  /// date.
  static func numbers(_ bytes: ByteView, from start: Int, to end: Int) -> Numbers? {
    let (start, end) = NumberText.unguarded(bytes, from: start, to: end)
    var scanner = DateScanner(bytes, from: start, to: end)
    guard let numbers = scanner.numbers() else { return nil }
    if scanner.isAtEnd { return numbers }
    return scanner.takeGap() && scanner.time() != nil ? numbers : nil
  }

  /// Reads a whole trimmed field as seconds since midnight: `9:07`, `09:07:19`, `0907`, `9.07`,
  /// `09h07`, `9:07 PM`.
  static func secondOfDay(_ bytes: ByteView, from start: Int, to end: Int) -> Int32? {
    let (start, end) = NumberText.unguarded(bytes, from: start, to: end)
    var scanner = DateScanner(bytes, from: start, to: end)
    guard let (second, zone) = scanner.time(), zone == nil else { return nil }
    return second
  }

  /// The year that two digits mean.
  static func fullYear(_ year: Int, digitCount: Int) -> Int {
    digitCount == 2 ? year + (year <= 69 ? 2000 : 1900) : year
  }
}
