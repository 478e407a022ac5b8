import PricebookModel

/// The months whose ends say how a month under way usually goes on.
///
/// The rest of a month is more like the rest of other months than like its own beginning: large
/// shops and the days after pay day come at their own times.
struct ProjectionMonths {
  private let month: Month
  /// How many whole months with data there are directly before it.
  private let count: Int

  /// How many whole months a projection needs, which is the median of so many.
  static let needed = 3
  /// At most so many say how much such ends differ.
  static let most = 12
  /// The first day of the month that has a projection.
  static let firstDay = 7

  /// - Returns: `nil` for several months, and where the month is over, has just begun or does not have enough whole months
  ///   before it. The first month of the data is whole if its first week has data.
  init?(of book: Book, period: ReportPeriod) {
    guard period.isMonth, !period.isOver, period.daysElapsed >= Self.firstDay,
      period.month != book.cutMonth,
      let first = book.firstWholeMonth(in: period.calendar)
    else { return nil }
    month = period.month
    count = min(
      period.months.consecutive(before: month, limit: Self.most), month.months(since: first))
    guard count >= Self.needed else { return nil }
  }

  /// What was spent so far, and the median of what was spent later in the last three months.
  ///
  /// - Parameter months: The entries of one budget line; a month without one had no spending.
  /// - Returns: `nil` where an amount does not fit.
  func projection(of months: [Month: BudgetVariance.Entry]) -> Amount? {
    guard let last = later(in: months)?.prefix(Self.needed).sorted() else { return nil }
    return (months[month]?.spentToAsOf ?? .zero).addingIfFits(last[Self.needed / 2])
  }

  /// On which side of its budget the month ends, if that is clear.
  ///
  /// - Parameters:
  ///   - projection: ``projection(of:)``.
  ///   - months: The entries of one budget line.
  func end(projection: Amount, budget: Amount, of months: [Month: BudgetVariance.Entry])
    -> MonthEndClaim
  {
    ClaimGate.monthEnd(
      projection: projection, budget: budget, spent: months[month]?.spentToAsOf ?? .zero,
      later: later(in: months) ?? [])
  }

  /// What the whole months before spent after this day of the month, the newest first.
  private func later(in months: [Month: BudgetVariance.Entry]) -> [Amount]? {
    var later: [Amount] = []
    for distance in 1...count {
      let entry = months[month.adding(months: -distance)]
      guard let rest = (entry?.spent ?? .zero).subtractingIfFits(entry?.spentToAsOf ?? .zero)
      else { return nil }
      later.append(rest)
    }
    return later
  }
}
