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

func isKnownTimeZone(_ name: String) -> Bool { TimeZone(identifier: name) != nil }

/// The time zone that a name probably means: one in another case, or of a city.
func nearestTimeZone(to name: String) -> String? {
  let words = name.lowercased().replacing(" ", with: "_").split(separator: "/").map { part in
    part.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }
  let written = words.map { $0.joined(separator: "_") }.joined(separator: "/")
  let areas = ["Europe", "America", "Asia", "Africa", "Australia", "Pacific", "Atlantic"]
  return ([written] + areas.map { "\($0)/\(written)" }).first(where: isKnownTimeZone)
}
