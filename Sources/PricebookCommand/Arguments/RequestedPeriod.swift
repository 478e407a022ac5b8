import PricebookModel

/// The months that a command line asks for.
enum RequestedPeriod: Hashable, Sendable {
  /// The newest month with data.
  case newest
  /// The newest month with data that is over.
  case last
  /// A month, a quarter, a year or several months.
  case months(MonthPeriod)
  /// Every month with data, each by itself.
  case allMonths

  var months: MonthPeriod? {
    if case .months(let months) = self { months } else { nil }
  }
}
