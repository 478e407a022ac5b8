import PricebookModel

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The days of a book: those of its calendar, where instants are moved to its time zone.
///
/// Every day of a book passes here, so that none lies outside ``MonthCalendar/days``.
struct LocalDays: Hashable, Sendable {
  private let zone: TimeZone
  private let isUTC: Bool
  private let months: MonthCalendar
  private let days: ClosedRange<CalendarDate>

  init(_ zone: TimeZone = .gmt, months: MonthCalendar = MonthCalendar()) {
    self.zone = zone
    isUTC = zone == .gmt
    self.months = months
    days = months.days
  }

  /// What is wrong with a day that the calendar does not have.
  static let beyond =
    "outside 0001-01-01 to 9999-12-31 in the time zone and the months of the book"

  /// The same calendar in another time zone.
  func inZone(_ zone: TimeZone) -> LocalDays { LocalDays(zone, months: months) }

  /// A day as it is; `nil` for one that the calendar does not have.
  func local(_ day: CalendarDate) -> CalendarDate? { days.contains(day) ? day : nil }

  /// The day of an instant; `nil` for one that the calendar does not have.
  func day(of instant: Instant) -> CalendarDate? { local(instant.day(in: zone)) }

  /// The day and the seconds since midnight in the book's zone; a moment without a zone is local
  /// already.
  ///
  /// - Returns: `nil` for a day that the calendar does not have.
  func local(_ moment: DateText.Moment) -> (day: CalendarDate, second: Int32?)? {
    let (day, second) = shifted(moment)
    return days.contains(day) ? (day, second) : nil
  }

  private func shifted(_ moment: DateText.Moment) -> (day: CalendarDate, second: Int32?) {
    guard let second = moment.second, let offset = moment.zoneOffset else {
      return (moment.day, moment.second)
    }
    var seconds = Int(moment.day.daysSinceEpoch) * 86_400 + Int(second) - offset
    if !isUTC {
      seconds += zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
    }
    let days = seconds >= 0 ? seconds / 86_400 : -((86_399 - seconds) / 86_400)
    return (CalendarDate(daysSinceEpoch: Int32(clamping: days)), Int32(seconds - days * 86_400))
  }
}

/// Whether the time zone database knows the name.
func isKnownTimeZone(_ name: String) -> Bool {
  TimeZone(identifier: name) != nil
}
