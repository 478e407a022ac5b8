import PricebookModel

/// The months that a command line asks for.
enum RequestedPeriod: Hashable, Sendable {
  /// The newest month with data.
  case newest
  /// The newest month with data that is over.
  case last
  case month(Month)
  /// Every month with data.
  case allMonths

  var month: Month? {
    if case .month(let month) = self { month } else { nil }
  }
}
