import PricebookModel

/// Dates and times as text: the fast path of `2026-10-17`, which most files have, and the forms that
/// ``DateScanner`` reads.
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

  /// A day, with the time of day and the time zone as far as the field has them.
  struct Moment: Equatable {
    var day: CalendarDate
    /// Seconds since midnight; `nil` where the field has no time.
    var second: Int32?
    var zone: Zone?
  }

  /// What a time is counted in, if the field says it.
  enum Zone: Equatable {
    /// `Z` or `UTC`, and numbers of seconds since 1970.
    case utc
    /// Seconds east of UTC.
    case offset(Int)
  }

  /// The numbers of a date; the column decides their order.
  struct Numbers: Equatable {
    var first, second: Int
    /// A year of two or four digits.
    var year: Int
    var hasShortYear, hasPoints: Bool
  }

  /// Reads a whole trimmed field: a day, which a time and a zone may follow.
  ///
  /// Four or eight digits are the year or begin with it. Dates with points have the day first; dates
  /// with slashes and dashes follow `order`. Months may be words of any language of `Words/values.txt`. A year of two
  /// digits is in 1970 to 2069.
  static func moment(
    _ bytes: ByteView, from start: Int, to end: Int, order: DateOrder?
  ) -> Moment? {
    let (start, end) = unguarded(bytes, from: start, to: end)
    var scanner = DateScanner(bytes, from: start, to: end)
    scanner.skipWeekday()
    guard let day = scanner.day(order: order) else { return nil }
    if scanner.isAtEnd || scanner.endsWithWeekday() { return Moment(day: day) }
    guard scanner.takeGap(), let (second, zone) = scanner.time() else { return nil }
    return Moment(day: day, second: second, zone: zone)
  }

  /// Whether a field may be seconds or milliseconds since 1970, as programs write: 10 or 13 digits.
  static func mayBeEpoch(_ bytes: ByteView, from start: Int, to end: Int) -> Bool {
    (end - start == 10 || end - start == 13) && (start..<end).allSatisfy { bytes[$0].isDigit }
  }

  static func moment(_ text: String, order: DateOrder?) -> Moment? {
    withBytes(of: text) { moment($0, from: 0, to: $0.count, order: order) }
  }

  /// Whether a trimmed field has the form of a date, but no calendar has the day: `2026-02-30`.
  static func isNoSuchDay(_ text: String) -> Bool {
    withBytes(of: text) { bytes in
      var scanner = DateScanner(bytes, from: 0, to: bytes.count)
      return scanner.day(order: .dayMonthYear) == nil && scanner.isNoSuchDay
    }
  }

  /// The numbers of a date such as `03/04/2026`; `nil` if their order is plain or it is no date.
  static func numbers(_ text: String) -> Numbers? {
    withBytes(of: text) { bytes in
      let (start, end) = unguarded(bytes, from: 0, to: bytes.count)
      var scanner = DateScanner(bytes, from: start, to: end)
      scanner.skipWeekday()
      guard let numbers = scanner.numbers() else { return nil }
      return scanner.isAtEnd || scanner.endsWithWeekday()
        || (scanner.takeGap() && scanner.time() != nil) ? numbers : nil
    }
  }

  /// Reads a whole trimmed field as seconds since midnight: `9:07`, `09:07:19`, `0907`, `9.07`,
  /// `09h07`, `9:07 PM`.
  static func secondOfDay(_ bytes: ByteView, from start: Int, to end: Int) -> Int32? {
    let (start, end) = unguarded(bytes, from: start, to: end)
    var scanner = DateScanner(bytes, from: start, to: end)
    guard let (second, zone) = scanner.time(), zone == nil else { return nil }
    return second
  }

  /// A field without the apostrophes that guard it: `'-1.70'`, `'1.70`.
  private static func unguarded(
    _ bytes: ByteView, from start: Int, to end: Int
  ) -> (start: Int, end: Int) {
    let opening = apostropheLength(bytes, at: start, end)
    guard opening > 0, start + opening < end else { return (start, end) }
    let rest = start + opening
    if bytes[end - 1] == UInt8(ascii: "'") { return (rest, end - 1) }
    let last = end - 3
    return (rest, last > rest && apostropheLength(bytes, at: last, end) == 3 ? last : end)
  }

  /// How many bytes an apostrophe has, straight or curly; 0 where there is none.
  private static func apostropheLength(_ bytes: ByteView, at place: Int, _ end: Int) -> Int {
    guard place < end else { return 0 }
    if bytes[place] == UInt8(ascii: "'") { return 1 }
    guard place + 2 < end, bytes[place] == 0xE2, bytes[place + 1] == 0x80 else { return 0 }
    return bytes[place + 2] == 0x98 || bytes[place + 2] == 0x99 ? 3 : 0
  }

  static func fullYear(_ year: Int, digitCount: Int) -> Int {
    digitCount == 2 ? year + (year <= 69 ? 2000 : 1900) : year
  }
}
