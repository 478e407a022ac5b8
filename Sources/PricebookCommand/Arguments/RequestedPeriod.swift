import PricebookAnalytics
import PricebookModel

/// The months that a command line asks for.
enum RequestedPeriod: Hashable, Sendable {
  /// The newest month with data.
  case newest
  /// The newest month with data that is over.
  case last
  /// A month, a quarter, a year or several months.
  case months(MonthPeriod)
  /// A year or a quarter by its number; where years begin, the settings of the book say.
  case ofYear(MonthPeriod)
  /// Every month with data, each by itself.
  case allMonths

  init(_ period: MonthPeriod, as word: String) {
    self =
      [.year, .quarter].contains(period.kind) && !word.contains("..")
      ? .ofYear(period) : .months(period)
  }

  var months: MonthPeriod? {
    switch self {
    case .months(let months), .ofYear(let months): months
    case .newest, .last, .allMonths: nil
    }
  }

  /// With the months that a year or a quarter has in a book.
  func resolved(in calendar: MonthCalendar) -> RequestedPeriod {
    guard case .ofYear(let months) = self else { return self }
    return .months(months.adding(months: calendar.yearStart - 1))
  }
}
