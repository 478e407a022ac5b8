import PricebookModel

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

  /// A number of at most eight digits, and how many it has.
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
    // Hungarian and Korean dates end with a point: `2026.10.03.`, `2026. 10. 3.`.
    if separator == UInt8(ascii: ".") { _ = take(".") }
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
