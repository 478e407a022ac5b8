import PricebookModel

/// Which months before a month make up its reference of three months.
struct ReferenceMonths: Sendable {
  /// The first month that has data from its first week on.
  private let firstWhole: Month
  private let months: [Month]

  /// How many months the reference has as a rule.
  static let wanted = 3

  init(months: [Month], firstWhole: Month?) {
    self.months = months
    self.firstWhole = firstWhole ?? months.first ?? Month(index: 0)
  }

  /// How many months there are: at most three, none before the first with data or beyond one without
  /// any, whose file may be missing.
  ///
  /// A first month that the data begin in the middle of counts only where there is no other.
  func count(before month: Month) -> Int {
    let known = months.consecutive(before: month, limit: Self.wanted)
    let whole = min(known, month.months(since: firstWhole))
    return whole > 0 ? whole : min(known, 1)
  }

  /// The parts of what a period is compared with, the newest first: of one month the months of its
  /// reference, over which the mean is taken, else the reference itself.
  func compared(by period: ReportPeriod) -> [MonthPeriod] {
    guard let reference = period.reference else {
      guard period.isMonth, count(before: period.month) > 0 else { return [] }
      return (1...count(before: period.month)).map { MonthPeriod(period.month.adding(months: -$0)) }
    }
    guard period.isMonth else { return [reference] }
    return (0..<reference.monthCount).map { MonthPeriod(reference.last.adding(months: -$0)) }
  }
}
