import PricebookModel

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A moment in an export, or only a day.
struct Instant: Hashable, Comparable, Sendable {
  /// Since 1970-01-01T00:00:00Z; in the time of the book if ``isLocal``.
  var microseconds: Int64
  /// Whether the text had no zone: a local day and time.
  var isLocal = false
  /// Seconds east of UTC that a time is written with; 0 for one in UTC.
  var offset: Int32 = 0

  init(microseconds: Int64, isLocal: Bool = false) {
    self.microseconds = microseconds
    self.isLocal = isLocal
  }

  /// The beginning of a day in the time of the book.
  init(_ day: CalendarDate) {
    self.init(microseconds: Int64(day.daysSinceEpoch) * 86_400_000_000, isLocal: true)
  }

  /// The calendar day that it is written with, or the day in a time zone for one in UTC.
  func day(in zone: TimeZone) -> CalendarDate {
    var seconds = microseconds / 1_000_000 - (microseconds % 1_000_000 < 0 ? 1 : 0)
    if offset != 0 {
      seconds += Int64(offset)
    } else if !isLocal {
      seconds += Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds))))
    }
    let days = seconds / 86_400 - (seconds % 86_400 < 0 ? 1 : 0)
    return CalendarDate(daysSinceEpoch: Int32(clamping: days))
  }

  static func < (left: Instant, right: Instant) -> Bool {
    (left.microseconds, left.isLocal ? 1 : 0) < (right.microseconds, right.isLocal ? 1 : 0)
  }
}

extension Instant {
  /// Seconds from 1970-01-01 to 2001-01-01, where Foundation's dates begin.
  private static let referenceSeconds = 978_307_200

  /// The instant of a JSON number.
  ///
  /// The magnitude decides between three encodings: seconds since 2001 (Foundation's default, below
  /// 1.4 × 10⁹ until 2045), Unix seconds (above that since May 2014), Unix milliseconds (from
  /// 10¹¹).
  ///
  /// - Returns: `nil` outside the years 1 to 9999.
  init?(number: ExactDecimal) {
    let secondsSince2001 = 1_400_000_000
    let unixSeconds = 100_000_000_000
    let limit = 400_000_000_000_000
    guard let whole = number.rounded(toDigits: 0), whole.magnitude < UInt64(limit) else {
      return nil
    }
    if whole < secondsSince2001 {
      guard let count = number.rounded(toDigits: 6) else { return nil }
      self.init(microseconds: count + Int64(Self.referenceSeconds) * 1_000_000)
    } else if whole < unixSeconds {
      guard let count = number.rounded(toDigits: 6) else { return nil }
      self.init(microseconds: count)
    } else {
      guard let count = number.rounded(toDigits: 3) else { return nil }
      self.init(microseconds: count)
    }
    guard isInCalendar else { return nil }
  }

  /// Reads ISO 8601: a day, or a day and a time with or without seconds, fraction and zone; the
  /// zone `Z` or an offset with or without a colon.
  ///
  /// - Returns: `nil` for anything else, and for days that do not exist.
  init?(iso text: String) {
    var scanner = ISOScanner(text)
    guard let year = scanner.number(4), scanner.take("-"), let month = scanner.number(2),
      scanner.take("-"), let day = scanner.number(2),
      let date = CalendarDate(year: year, month: month, day: day)
    else { return nil }
    self.init(date)
    if scanner.isAtEnd { return }
    guard scanner.take("T") || scanner.take("t") || scanner.take(" "),
      let time = scanner.timeOfDay(), let offset = scanner.offset(), scanner.isAtEnd
    else { return nil }
    microseconds += time - Int64(offset.seconds) * 1_000_000
    isLocal = offset.isAbsent
    self.offset = Int32(offset.seconds)
  }

  /// The instant in UTC to the microsecond, as ``init(iso:)`` reads it; `nil` outside the years 1
  /// to 9999.
  var isoText: String? {
    guard isInCalendar else { return nil }
    let perDay: Int64 = 86_400_000_000
    let time = (microseconds % perDay + perDay) % perDay
    let days = (microseconds - time) / perDay
    func padded(_ number: Int64, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let seconds = time / 1_000_000
    let clock = [seconds / 3_600, seconds / 60 % 60, seconds % 60].map { padded($0, 2) }
    let fraction = time % 1_000_000 == 0 ? "" : "." + padded(time % 1_000_000, 6)
    return "\(CalendarDate(daysSinceEpoch: Int32(clamping: days)))T"
      + clock.joined(separator: ":") + fraction + (isLocal ? "" : "Z")
  }

  private var isInCalendar: Bool {
    // 0001-01-01 and 9999-12-31.
    microseconds >= -62_135_596_800_000_000 && microseconds < 253_402_300_800_000_000
  }
}

/// Takes fixed-width parts from the front of an ISO 8601 text.
private struct ISOScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = Substring(text).utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let byte = rest.first, UInt32(byte) == character.value else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// A number of exactly this many digits.
  mutating func number(_ width: Int) -> Int? {
    guard rest.count >= width else { return nil }
    var value = 0
    for byte in rest.prefix(width) {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    rest = rest.dropFirst(width)
    return value
  }

  /// Microseconds since midnight.
  mutating func timeOfDay() -> Int64? {
    guard let hour = number(2), hour < 24, take(":"), let minute = number(2), minute < 60 else {
      return nil
    }
    var microseconds = Int64(hour * 3_600 + minute * 60) * 1_000_000
    guard take(":") else { return microseconds }
    // A leap second belongs to the minute that it ends.
    guard let second = number(2), second <= 60 else { return nil }
    microseconds += Int64(min(second, 59)) * 1_000_000
    guard take(".") || take(",") else { return microseconds }
    var scale: Int64 = 100_000
    guard number(0) != nil, let first = rest.first, first >= 48, first <= 57 else { return nil }
    while let digit = number(1) {
      microseconds += Int64(digit) * scale
      scale /= 10
    }
    return microseconds
  }

  /// The offset from UTC; absent at the end of the text.
  mutating func offset() -> (seconds: Int, isAbsent: Bool)? {
    if isAtEnd { return (0, true) }
    if take("Z") || take("z") { return (0, false) }
    let isWest = take("-")
    guard isWest || take("+"), let hours = number(2), hours < 24 else { return nil }
    if isAtEnd { return (isWest ? -hours * 3_600 : hours * 3_600, false) }
    _ = take(":")
    guard let minutes = number(2), minutes < 60 else { return nil }
    let seconds = hours * 3_600 + minutes * 60
    return (isWest ? -seconds : seconds, false)
  }
}
