import PricebookModel

/// The months whose ends say how a month under way usually goes on.
///
/// The rest of a month is more like the rest of other months than like its own beginning: large
/// shops and the days after pay day come at their own times.
struct ProjectionMonths {
  private let month: Month

  /// How many whole months a projection needs.
  static let needed = 3
  /// The first day of the month that has a projection.
  static let firstDay = 7

  /// - Returns: `nil` for several months, and where the month is over, has just begun or does not have enough whole months
  ///   before it. The first month of the data is whole if its first week has data.
  init?(of book: Book, period: ReportPeriod) {
    guard period.isMonth, !period.isOver, period.daysElapsed >= Self.firstDay,
      period.month != book.cutMonth,
      let first = book.firstWholeMonth(in: period.calendar),
      period.month.months(since: first) >= Self.needed
    else { return nil }
    month = period.month
  }

  /// What was spent so far, and the median of what was spent later in the months before.
  ///
  /// - Parameter months: The entries of one budget line; a month without one had no spending.
  /// - Returns: `nil` where an amount does not fit.
  func projection(of months: [Month: BudgetVariance.Entry], digits: Int) -> Amount? {
    var later: [Amount] = []
    for distance in 1...Self.needed {
      let entry = months[month.adding(months: -distance)]
      guard let rest = (entry?.spent ?? .zero).subtractingIfFits(entry?.spentToAsOf ?? .zero)
      else { return nil }
      later.append(rest)
    }
    later.sort()
    return (months[month]?.spentToAsOf ?? .zero).addingIfFits(later[Self.needed / 2])
  }
}
