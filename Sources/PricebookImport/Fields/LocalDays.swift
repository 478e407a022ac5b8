import PricebookModel

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

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

  /// What is wrong with a day that the calendar does not have.
  static let beyond = "outside 0001-01-01 to 9999-12-31 in the time zone and the months of the book"

  func of(fileInZone zone: TimeZone?, head: [UInt8]) -> LocalDays {
    var days = LocalDays(zone ?? self.zone, months: months)
    days.hasOffsets = Self.hasOffsets(in: head)
    return days
  }

  /// Whether a time has an offset other than zero: `:30+02:00`, `:30.5-0500`.
  private static func hasOffsets(in bytes: [UInt8]) -> Bool {
    // Most files have no times.
    guard let first = bytes.firstIndex(of: UInt8(ascii: ":")) else { return false }
    var isTime = false
    for index in first..<bytes.count {
      let byte = bytes[index]
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

  /// A day as it is; `nil` for one that the calendar does not have.
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
