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
    return Self.dayAndTime(Int(seconds)).day
  }

  /// The day and the second of the day of a number of seconds since 1970-01-01.
  static func dayAndTime(_ seconds: Int) -> (day: CalendarDate, second: Int32) {
    let second = (seconds % 86_400 + 86_400) % 86_400
    let days = (seconds - second) / 86_400
    return (CalendarDate(daysSinceEpoch: Int32(clamping: days)), Int32(second))
  }

  static func < (left: Instant, right: Instant) -> Bool {
    (left.microseconds, left.isLocal ? 1 : 0) < (right.microseconds, right.isLocal ? 1 : 0)
  }

  /// Seconds from 1970-01-01 to 2001-01-01, where Foundation's dates begin.
  static let referenceSeconds: Int64 = 978_307_200

  /// The instant of a JSON number.
  ///
  /// The magnitude tells three encodings apart: seconds since 2001 (Foundation's default, below 1.4
  /// × 10⁹ until 2045), Unix seconds (above that since May 2014), Unix milliseconds (from 10¹¹).
  ///
  /// - Returns: `nil` outside the years 1 to 9999.
  init?(number: ExactDecimal) {
    let secondsSince2001 = 1_400_000_000
    let unixSeconds = 100_000_000_000
    let limit = 400_000_000_000_000
    guard let whole = number.rounded(toDigits: 0), whole.magnitude < UInt64(limit),
      let count = number.rounded(toDigits: whole < unixSeconds ? 6 : 3)
    else { return nil }
    let start = whole < secondsSince2001 ? Self.referenceSeconds : 0
    self.init(microseconds: count + start * 1_000_000)
    guard isInCalendar else { return nil }
  }

  /// Reads ISO 8601: a day, or a day and a time with or without seconds, fraction and zone (`Z`, or
  /// an offset with or without a colon); `nil` for anything else.
  init?(iso text: String) {
    guard text.utf8.count >= 10, let instant = withBytes(of: text, Instant.init(isoBytes:))
    else { return nil }
    self = instant
  }

  private init?(isoBytes bytes: ByteView) {
    guard let day = DateText.isoDay(bytes, at: 0) else { return nil }
    self.init(day)
    guard bytes.count > 10 else { return }
    guard "Tt ".utf8.contains(bytes[10]) else { return nil }
    var scanner = DateScanner(bytes, from: 11, to: bytes.count)
    guard let (second, zone) = scanner.time() else { return nil }
    if case .offset(let seconds) = zone { offset = Int32(seconds) }
    isLocal = zone == nil
    microseconds += Int64(second - offset) * 1_000_000 + Int64(scanner.microseconds)
  }

  /// The instant in UTC to the microsecond, as ``init(iso:)`` reads it; `nil` beyond year 9999.
  var isoText: String? {
    guard isInCalendar else { return nil }
    let rest = (microseconds % 1_000_000 + 1_000_000) % 1_000_000
    let (day, second) = Self.dayAndTime(Int((microseconds - rest) / 1_000_000))
    let clock = [second / 3_600, second / 60 % 60, second % 60].map { padded(Int($0), 2) }
    let fraction = rest == 0 ? "" : "." + padded(Int(rest), 6)
    return "\(day)T\(clock.joined(separator: ":"))\(fraction)\(isLocal ? "" : "Z")"
  }

  private var isInCalendar: Bool {
    // 0001-01-01 and 9999-12-31.
    microseconds >= -62_135_596_800_000_000 && microseconds < 253_402_300_800_000_000
  }
}

enum MonthText {
  /// `2026-10`, `10/2026`, `Oct-26`, `Oktober 2026`, `2026年10月`, and the first day of a month,
  /// which spreadsheets make of it; `nil` for others, such as `10/11`, which may mean two months.
  static func month(_ text: String) -> Month? {
    if let month = Month(iso: text) { return month }
    // Spanish and Portuguese write `octubre de 2026`.
    let parts = text.split { " /-.,’'年月日".contains($0) || $0.isWhitespace }
      .filter { $0.lowercased() != "de" }
    switch parts.count {
    case 1: return joined(parts[0])
    case 2: return pair(parts[0], parts[1])
    case 3: return firstDay(parts)
    default: return nil
    }
  }

  /// The months of `2026-10`, `2026-Q4`, `2026`, `2026-06..2026-08`, and of `2026-12..` from that month
  /// on; `nil` for others, and where something is left over that may mean one of these.
  static func months(_ text: String) -> ClosedRange<Month>? {
    if let period = MonthPeriod(iso: text) { return period.months }
    if let points = text.firstRange(of: "..") {
      let ends = [text[..<points.lowerBound], text[points.upperBound...]].map {
        collapsedName(String($0))
      }
      guard let first = MonthText.month(ends[0]).map({ $0...$0 }) else { return nil }
      if ends[1].isEmpty { return first.lowerBound...Month.last }
      guard let last = MonthText.month(ends[1]).map({ $0...$0 }),
        first.lowerBound <= last.lowerBound
      else { return nil }
      return first.lowerBound...last.lowerBound
    }
    let marks: Set<Character> = ["-", "–", "—", "/", ",", "…", "+"]
    guard let month = month(text), let first = text.first, let last = text.last,
      !marks.contains(first), !marks.contains(last)
    else { return nil }
    return month...month
  }

  /// `2026-10`, `Aug 2026` and `08/2026` alone, where another text may be a day: `04-17`, `26 Aug`.
  static func plain(_ text: String) -> Month? {
    let parts = text.split { " /-.,".contains($0) }
    guard parts.count == 2 else { return nil }
    let hasYear = parts.contains { $0.utf8.count == 4 && Int($0) != nil }
    return hasYear || Int(parts[0]) == nil ? pair(parts[0], parts[1]) : nil
  }

  /// `202610`, `Oct26` and `Oktober2026`.
  private static func joined(_ part: Substring) -> Month? {
    if part.utf8.count == 6, let number = Int(part) {
      return month(year: number / 100, month: number % 100)
    }
    let word = part.prefix { !$0.isNumber }
    guard !word.isEmpty, word.count < part.count else { return nil }
    return pair(word, part.dropFirst(word.count))
  }

  private static func pair(_ first: Substring, _ second: Substring) -> Month? {
    for (word, number) in [(first, second), (second, first)] {
      guard let named = ValueWords.month(HeaderName.folded(word)) else { continue }
      return year(number).flatMap { month(year: $0, month: named) }
    }
    guard let left = Int(first), let right = Int(second) else { return nil }
    if first.utf8.count == 4 { return month(year: left, month: right) }
    if second.utf8.count == 4 { return month(year: right, month: left) }
    let readings = [(right, left), (left, right)].compactMap { short, number in
      (13...99).contains(short)
        ? month(year: DateText.fullYear(short, digitCount: 2), month: number) : nil
    }
    return readings.count == 1 ? readings[0] : nil
  }

  /// The month of a day that is the first of one month in one reading only.
  private static func firstDay(_ parts: [Substring]) -> Month? {
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    if parts[0].utf8.count == 4 {
      return numbers[2] == 1 ? month(year: numbers[0], month: numbers[1]) : nil
    }
    guard let year = year(parts[2]) else { return nil }
    let readings = Set(
      [(numbers[0], numbers[1]), (numbers[1], numbers[0])].compactMap { day, number in
        day == 1 ? month(year: year, month: number) : nil
      })
    return readings.count == 1 ? readings.first : nil
  }

  private static func year(_ text: Substring) -> Int? {
    guard let number = Int(text), text.utf8.count == 2 || text.utf8.count == 4 else { return nil }
    return DateText.fullYear(number, digitCount: text.utf8.count)
  }

  private static func month(year: Int, month: Int) -> Month? {
    guard (1900...2199).contains(year), (1...12).contains(month) else { return nil }
    return Month(year: year, month: month)
  }
}

/// A day and a time of day as a household has them.
struct LocalTime {
  var day: CalendarDate
  /// Seconds since midnight; `nil` for a day alone.
  var second: Int32?
  /// Whether it is in UTC because no time zone is set.
  var isUTC = false
}

/// The days of a book: those of its calendar, where instants in UTC are moved to its time zone.
///
/// A time with another offset is the time of some clock on a wall, and stays as it is written.
/// Every day of a book passes here, so that none lies outside ``MonthCalendar/days``.
struct LocalDays: Hashable, Sendable {
  /// `nil` where none is set: times in UTC stay as they are.
  private let zone: TimeZone?
  private let months: MonthCalendar
  private let days: ClosedRange<CalendarDate>
  /// Whether `+00:00` is the offset of a wall clock, because other times of the file have others.
  private var hasOffsets = false

  init(_ zone: TimeZone? = nil, months: MonthCalendar = MonthCalendar()) {
    self.zone = zone
    self.months = months
    days = months.days
  }

  static let beyond = "outside 0001-01-01 to 9999-12-31 in the time zone and the months of the book"

  func of(fileInZone zone: TimeZone?, head: [UInt8]) -> LocalDays {
    var days = LocalDays(zone ?? self.zone, months: months)
    days.hasOffsets = Self.hasOffsets(in: head)
    return days
  }

  /// Whether a time has an offset other than zero: `:30+02:00`, `:30.5-0500`.
  private static func hasOffsets(in bytes: [UInt8]) -> Bool {
    var isTime = false
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: ":"): isTime = true
      case UInt8(ascii: "+") where isTime, UInt8(ascii: "-") where isTime:
        let offset = bytes[(index + 1)...].prefix(5).filter { $0 != UInt8(ascii: ":") }.prefix(4)
        if offset.count == 4, offset.allSatisfy(\.isDigit),
          offset.contains(where: { $0 != UInt8(ascii: "0") })
        {
          return true
        }
        isTime = false
      case UInt8(ascii: "."): break
      default: isTime = isTime && byte.isDigit
      }
    }
    return false
  }

  func local(_ day: CalendarDate) -> CalendarDate? { days.contains(day) ? day : nil }
  /// The day of an instant; `nil` for one that the calendar does not have.
  func day(of instant: Instant) -> CalendarDate? { local(instant.day(in: zone ?? .gmt)) }
  func isUTC(_ instant: Instant) -> Bool { zone == nil && !instant.isLocal && instant.offset == 0 }

  /// The day and the time of a moment in the book's zone; `nil` for a day that no calendar has.
  func local(_ moment: DateText.Moment) -> LocalTime? {
    var time = LocalTime(day: moment.day, second: moment.second)
    let isInUTC = moment.zone == .utc || (moment.zone == .offset(0) && !hasOffsets)
    if isInUTC, let second = moment.second {
      time.isUTC = zone == nil
      if let zone {
        let instant = Int(moment.day.daysSinceEpoch) * 86_400 + Int(second)
        let offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant)))
        let (day, second) = Instant.dayAndTime(instant + offset)
        (time.day, time.second) = (day, second)
      }
    }
    return days.contains(time.day) ? time : nil
  }
}

func isKnownTimeZone(_ name: String) -> Bool { TimeZone(identifier: name) != nil }
