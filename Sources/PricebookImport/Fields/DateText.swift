import PricebookModel

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

  struct Moment: Equatable {
    var day: CalendarDate
    /// Seconds since midnight; `nil` where the field has no time.
    var second: Int32?
    var zone: Zone?
  }

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

/// Takes the parts of a date or a time from the front of a field.
struct DateScanner {
  private let bytes: ByteView
  private var offset: Int
  private let end: Int
  /// Whether ``day(order:)`` found the numbers of a day that no calendar has, such as 30 February.
  private(set) var isNoSuchDay = false
  /// The fraction of the second that ``time()`` found.
  private(set) var microseconds = 0

  init(_ bytes: ByteView, from start: Int, to end: Int) {
    self.bytes = bytes
    offset = start
    self.end = end
  }

  var isAtEnd: Bool { offset >= end }
  private var next: UInt8 { offset < end ? bytes[offset] : 0 }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard offset < end, UInt32(bytes[offset]) == character.value else { return false }
    offset += 1
    return true
  }

  private mutating func take(text: String) -> Bool {
    var place = offset
    for byte in text.utf8 {
      guard place < end, bytes[place] == byte else { return false }
      place += 1
    }
    offset = place
    return true
  }

  private mutating func number() -> (value: Int, digitCount: Int)? {
    let start = offset
    var value = 0
    while offset < end, offset - start < 9, bytes[offset] >= 48, bytes[offset] <= 57 {
      value = value * 10 + Int(bytes[offset] - 48)
      offset += 1
    }
    let count = offset - start
    return count > 0 && count <= 8 ? (value, count) : nil
  }

  private mutating func word() -> String? {
    let start = offset
    while offset < end,
      bytes[offset] >= 0x80 || (bytes[offset] | 0x20 >= 97 && bytes[offset] | 0x20 <= 122)
    { offset += 1 }
    guard offset > start, offset - start <= 24 else { return nil }
    return HeaderName.folded(bytes.text(from: start, to: offset))
  }

  private mutating func skip(_ characters: String) {
    while offset < end, characters.utf8.contains(bytes[offset]) { offset += 1 }
  }

  /// Takes what separates a time from its day.
  mutating func takeGap() -> Bool {
    if take("T") || take("t") { return true }
    let start = offset
    skip(", ")
    return offset > start
  }

  /// Takes the day of the week before a date: the `Sat` of `Sat 3 Oct 2026`.
  mutating func skipWeekday() {
    guard offset < end, !bytes[offset].isDigit else { return }
    let start = offset
    guard let word = word(), ValueWords.isWeekday(word) else {
      offset = start
      return
    }
    skip(". ,")
  }

  /// Whether the day of the week is all that follows a date: `03/10/2026 (Sat)`.
  mutating func endsWithWeekday() -> Bool {
    let start = offset
    skip(" ,(")
    if offset > start || next >= 0x80, let word = word(), ValueWords.isWeekday(word) {
      skip(".)")
      if isAtEnd { return true }
    }
    offset = start
    return false
  }

  mutating func day(order: DateOrder?) -> CalendarDate? {
    let start = offset
    guard let (first, digitCount) = number() else { return dayAfterMonth() }
    switch digitCount {
    case 8 where (1900...2199).contains(first / 10_000):
      return calendarDay(year: first / 10_000, month: first / 100 % 100, day: first % 100)
    case 4: return dayAfterYear(first)
    case 1, 2: break
    default: return nil
    }
    skipOrdinal()
    skip(". -/")
    if let month = wordedMonth() {
      guard let year = year() else { return nil }
      return calendarDay(year: year, month: month, day: first)
    }
    offset = start
    guard let numbers = numbers() else { return nil }
    isNoSuchDay = DateOrder.allCases.allSatisfy { Self.day(numbers, order: $0) == nil }
    let isDayFirst = numbers.hasPoints && order != .yearMonthDay
    return Self.day(numbers, order: isDayFirst ? .dayMonthYear : order)
  }

  private mutating func calendarDay(year: Int, month: Int, day: Int) -> CalendarDate? {
    let found = CalendarDate(year: year, month: month, day: day)
    isNoSuchDay = found == nil
    return found
  }

  /// Skips the letters of `1st`, `2nd`, `3rd` and `4th`.
  private mutating func skipOrdinal() {
    guard offset + 1 < end else { return }
    switch (bytes[offset] | 0x20, bytes[offset + 1] | 0x20) {
    case (UInt8(ascii: "s"), UInt8(ascii: "t")), (UInt8(ascii: "n"), UInt8(ascii: "d")),
      (UInt8(ascii: "r"), UInt8(ascii: "d")), (UInt8(ascii: "t"), UInt8(ascii: "h")):
      offset += 2
    default: break
    }
  }

  static func day(_ numbers: DateText.Numbers, order: DateOrder?) -> CalendarDate? {
    let (first, second) = (numbers.first, numbers.second)
    let year = DateText.fullYear(numbers.year, digitCount: numbers.hasShortYear ? 2 : 4)
    return switch order {
    case .dayMonthYear: CalendarDate(year: year, month: second, day: first)
    case .monthDayYear: CalendarDate(year: year, month: first, day: second)
    case .yearMonthDay where numbers.hasShortYear:
      CalendarDate(
        year: DateText.fullYear(first, digitCount: 2), month: second, day: numbers.year)
    case .yearMonthDay, nil: nil
    }
  }

  /// Three numbers with one separator; the last is a year.
  mutating func numbers() -> DateText.Numbers? {
    guard let (first, firstCount) = number(), firstCount <= 2 else { return nil }
    let separator = next
    guard takeSeparator(separator), let (second, secondCount) = number(), secondCount <= 2,
      takeSeparator(separator), let (year, yearCount) = number(), yearCount == 2 || yearCount == 4
    else { return nil }
    return DateText.Numbers(
      first: first, second: second, year: year, hasShortYear: yearCount == 2,
      hasPoints: separator == UInt8(ascii: "."))
  }

  private mutating func takeSeparator(_ separator: UInt8) -> Bool {
    let isPoint = separator == UInt8(ascii: ".")
    guard next == separator,
      isPoint || separator == UInt8(ascii: "/") || separator == UInt8(ascii: "-")
    else { return false }
    offset += 1
    if isPoint { skip(" ") }
    return true
  }

  private mutating func dayAfterYear(_ year: Int) -> CalendarDate? {
    if take(text: "年") {
      guard let (month, _) = number(), take(text: "月"), let (day, _) = number(), take(text: "日")
      else { return nil }
      return calendarDay(year: year, month: month, day: day)
    }
    let separator = next
    guard takeSeparator(separator), let (month, monthCount) = number(), monthCount <= 2,
      takeSeparator(separator), let (day, dayCount) = number(), dayCount <= 2
    else { return nil }
    return calendarDay(year: year, month: month, day: day)
  }

  /// `Oct 3, 2026`.
  private mutating func dayAfterMonth() -> CalendarDate? {
    guard let month = wordedMonth(), let (day, digitCount) = number(), digitCount <= 2
    else { return nil }
    skipOrdinal()
    guard let year = year() else { return nil }
    return calendarDay(year: year, month: month, day: day)
  }

  /// A month in words and the separators around it, including Spanish and Portuguese `de`.
  private mutating func wordedMonth() -> Int? {
    var name = word()
    if name == "de" {
      skip(" ")
      name = word()
    }
    guard let month = name.flatMap({ ValueWords.month($0) }) else { return nil }
    skip(". -/,")
    let start = offset
    if word() == "de" { skip(" ") } else { offset = start }
    return month
  }

  private mutating func year() -> Int? {
    skip(", ")
    guard let (year, digitCount) = number(), digitCount == 2 || digitCount == 4 else { return nil }
    return DateText.fullYear(year, digitCount: digitCount)
  }

  /// A time of day up to the end of the field, as seconds since midnight, and its zone.
  mutating func time() -> (second: Int32, zone: DateText.Zone?)? {
    guard let (first, digitCount) = number() else { return nil }
    var (hour, minute, second) = (first, 0, 0)
    if take(":") || take(".") || take("h") || take("H") {
      let isHourMark = bytes[offset - 1] | 0x20 == UInt8(ascii: "h")
      guard digitCount <= 2 else { return nil }
      if isHourMark, isAtEnd { return hour < 24 ? (Int32(hour * 3600), nil) : nil }
      guard let minutes = number(), minutes.digitCount == 2 else { return nil }
      minute = minutes.value
      if take(":") || take(".") || take("m") {
        guard let seconds = number(), seconds.digitCount == 2 else { return nil }
        second = seconds.value
        if take(".") || take(","), !takeFraction() { return nil }
      }
    } else {
      switch digitCount {
      // 0907, 907 and 090719.
      case 3, 4: (hour, minute) = (first / 100, first % 100)
      case 5, 6: (hour, minute, second) = (first / 10_000, first / 100 % 100, first % 100)
      case 1, 2:
        // An hour alone is a time only with AM or PM.
        let start = offset
        guard let _ = halfOfDay() else { return nil }
        offset = start
      default: return nil
      }
    }
    if let isAfternoon = halfOfDay() {
      guard hour >= 1, hour <= 12 else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    let hasZone = !isAtEnd
    let zone = hasZone ? zone() : nil
    guard isAtEnd, hasZone == (zone != nil), hour < 24, minute < 60, second <= 60
    else { return nil }
    // A leap second belongs to the minute that it ends.
    return (Int32(hour * 3600 + minute * 60 + min(second, 59)), zone)
  }

  private mutating func takeFraction() -> Bool {
    let start = offset
    var unit = 100_000
    while offset < end, bytes[offset].isDigit {
      microseconds += Int(bytes[offset] - 48) * unit
      unit /= 10
      offset += 1
    }
    return offset > start
  }

  /// Whether `PM` follows; `nil` if neither `AM` nor `PM` does.
  private mutating func halfOfDay() -> Bool? {
    let start = offset
    skip(" ")
    // Browsers write a narrow no-break space here.
    if offset + 2 < end, bytes[offset] == 0xE2, bytes[offset + 1] == 0x80, bytes[offset + 2] == 0xAF
    {
      offset += 3
    }
    let isAfternoon = take("p") || take("P")
    if isAfternoon || take("a") || take("A") {
      _ = take(".")
      if take("m") || take("M") {
        _ = take(".")
        return isAfternoon
      }
    }
    offset = start
    return nil
  }

  private mutating func zone() -> DateText.Zone? {
    skip(" ")
    if take("Z") || take("z") || take(text: "UTC") { return .utc }
    let isWest = next == UInt8(ascii: "-")
    guard take("+") || take("-"), let (first, digitCount) = number() else { return nil }
    var seconds = digitCount == 2 ? first * 3600 : first / 100 * 3600 + first % 100 * 60
    if digitCount == 2, take(":") {
      guard let minutes = number(), minutes.digitCount == 2, minutes.value < 60
      else { return nil }
      seconds += minutes.value * 60
    }
    guard digitCount == 2 || digitCount == 4, seconds <= 50_400 else { return nil }
    return .offset(isWest ? -seconds : seconds)
  }
}
