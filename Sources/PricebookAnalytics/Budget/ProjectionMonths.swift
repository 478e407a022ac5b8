import PricebookModel

/// The months whose ends say how a month under way usually goes on.
///
/// The rest of a month is more like the rest of other months than like its own beginning: large
/// shops and the days after pay day come at their own times.
struct ProjectionMonths {
  private let month: Month
  /// How many whole months with data there are directly before it.
  private let count: Int

  /// How many whole months a projection needs: it is the median of these.
  static let needed = 3
  /// The most months from which it is measured how much such ends differ.
  static let most = 12
  /// The day of the month from which its end is projected.
  static let firstDay = 7

  /// - Returns: `nil` for several months, and where the month is over, has just begun or does not have
  ///   enough whole months before it. The first month of the data is whole if its first week has data.
  init?(of book: Book, period: ReportPeriod) {
    guard period.isMonth, !period.isOver, period.daysElapsed >= Self.firstDay else { return nil }
    self.init(
      month: period.month, of: period.months, firstWhole: book.firstWholeMonth(in: period.calendar),
      cut: book.cutMonth)
  }

  /// - Parameters:
  ///   - months: Those with data, ascending.
  ///   - firstWhole: The first of them that is whole.
  ///   - cut: The one whose beginning a filter left out.
  init?(month: Month, of months: [Month], firstWhole: Month?, cut: Month?) {
    guard month != cut, let firstWhole else { return nil }
    self.month = month
    count = min(
      months.consecutive(before: month, limit: Self.most), month.months(since: firstWhole))
    guard count >= Self.needed else { return nil }
  }

  /// What was spent so far, and the median of what was spent later in the last three months.
  ///
  /// - Parameter months: The entries of one budget line; a month without one had no spending.
  func projection(of months: [Month: BudgetVariance.Entry]) -> Amount? {
    guard let last = later(in: months)?.prefix(Self.needed).sorted() else { return nil }
    return (months[month]?.spentToAsOf ?? .zero).addingIfFits(last[Self.needed / 2])
  }

  /// On which side of its budget the month ends, if that is clear.
  func end(
    projection: Amount, budget: Amount, of months: [Month: BudgetVariance.Entry]
  ) -> ClearMonthEnd? {
    ClaimGate.monthEnd(
      projection: projection, budget: budget, spent: months[month]?.spentToAsOf ?? .zero,
      later: later(in: months) ?? [])
  }

  /// Where the month ends with a probability of 95 %, in currency units.
  func range(of months: [Month: BudgetVariance.Entry]) -> ClosedRange<Double>? {
    later(in: months).map {
      ClaimGate.monthEndRange(
        within: Estimate.probability, spent: months[month]?.spentToAsOf ?? .zero, later: $0)
    }
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
