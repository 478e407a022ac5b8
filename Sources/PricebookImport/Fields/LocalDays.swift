import PricebookModel

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Converts instants to the days and times of the book's time zone.
struct LocalDays {
  private let zone: TimeZone
  private let isUTC: Bool

  init(_ zone: TimeZone) {
    self.zone = zone
    isUTC = zone == .gmt
  }

  /// The day and the seconds since midnight in the book's zone; a moment without a zone is local
  /// already.
  func local(_ moment: DateText.Moment) -> (day: CalendarDate, second: Int32?) {
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
