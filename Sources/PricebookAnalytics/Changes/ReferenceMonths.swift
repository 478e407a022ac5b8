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

  /// How many months there are: at most three, none before the first that the data have from its first
  /// week on, or beyond one without any, whose file may be missing.
  func count(before month: Month) -> Int {
    min(
      months.consecutive(before: month, limit: Self.wanted), max(0, month.months(since: firstWhole))
    )
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
