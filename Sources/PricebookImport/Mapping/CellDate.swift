internal import Foundation
import PricebookModel

/// A day, and the time of day where the cell has it.
struct CellDate: Hashable {
  var day: CalendarDate
  /// Seconds since midnight; −1 where there is no time.
  var second: Int32 = -1

  init(day: CalendarDate) {
    self.day = day
  }

  /// Reads a trimmed cell: ISO 8601, or three numbers in an order, with or without a time behind.
  ///
  /// - Parameters:
  ///   - order: How dates are written that do not begin with the year.
  ///   - zone: Where the day of an instant with a zone is.
  init?(_ text: String, order: DateOrder?, zone: TimeZone) {
    if let instant = Instant(iso: text) {
      day = instant.day(in: zone)
      if text.utf8.count > 10 { second = instant.secondOfDay(in: zone) }
      return
    }
    let parts = text.split(maxSplits: 1) { $0 == " " || $0 == "T" || $0 == "\u{A0}" }
    guard let written = parts.first, let day = Self.day(written, order: order) else { return nil }
    self.day = day
    guard parts.count == 2 else { return }
    guard let second = Self.clock(parts[1]) else { return nil }
    self.second = second
  }

  private static func day(_ text: Substring, order: DateOrder?) -> CalendarDate? {
    let separators = Set(text.filter { !($0.isASCII && $0.isNumber) })
    guard separators.count == 1, let separator = separators.first,
      separator == "." || separator == "/" || separator == "-"
    else { return nil }
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ (1...4).contains($0.count) }) else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    if parts[0].count == 4 {
      return CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2])
    }
    let year = parts[2].count == 2 ? 2000 + numbers[2] : numbers[2]
    guard parts[2].count == 2 || parts[2].count == 4 else { return nil }
    switch separator == "." ? .dayMonthYear : order {
    case .dayMonthYear: return CalendarDate(year: year, month: numbers[1], day: numbers[0])
    case .monthDayYear: return CalendarDate(year: year, month: numbers[0], day: numbers[1])
    case .yearMonthDay where parts[0].count == 2 && parts[2].count == 2:
      return CalendarDate(year: 2000 + numbers[0], month: numbers[1], day: numbers[2])
    default: return nil
    }
  }

  /// Reads `18:05`, `18:05:30` and `6:05 PM` as seconds since midnight.
  static func clock(_ text: some StringProtocol) -> Int32? {
    var digits = text.lowercased()[...]
    var shift: Int32 = -1
    for (suffix, hours) in [("am", Int32(0)), ("pm", 12)] where digits.hasSuffix(suffix) {
      digits = digits.dropLast(2)
      while digits.last?.isWhitespace == true { digits = digits.dropLast() }
      shift = hours
    }
    let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count),
      parts.allSatisfy({ (1...2).contains($0.count) && $0.allSatisfy(\.isASCII) }),
      parts.dropFirst().allSatisfy({ $0.count == 2 })
    else { return nil }
    let numbers = parts.compactMap { Int32($0) }
    guard numbers.count == parts.count, numbers.allSatisfy({ $0 >= 0 && $0 < 60 }) else {
      return nil
    }
    var hour = numbers[0]
    if shift >= 0 {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + shift
    }
    guard hour < 24 else { return nil }
    return hour * 3_600 + numbers[1] * 60 + (numbers.count == 3 ? numbers[2] : 0)
  }

  /// Reads `1805` and `5` (five past midnight) as seconds since midnight.
  static func digits(_ text: String) -> Int32? {
    guard (1...4).contains(text.utf8.count), text.utf8.allSatisfy({ $0 >= 48 && $0 <= 57 }),
      let number = Int32(text), number / 100 < 24, number % 100 < 60
    else { return nil }
    return number / 100 * 3_600 + number % 100 * 60
  }
}

extension Instant {
  /// Seconds since the midnight before it in a time zone.
  func secondOfDay(in zone: TimeZone) -> Int32 {
    var seconds = microseconds / 1_000_000 - (microseconds % 1_000_000 < 0 ? 1 : 0)
    if !isLocal {
      seconds += Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds))))
    }
    let second = seconds % 86_400
    return Int32(second < 0 ? second + 86_400 : second)
  }
}
