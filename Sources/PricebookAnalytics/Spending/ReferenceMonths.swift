import PricebookModel

/// Which months before a month make up its reference of three months.
struct ReferenceMonths: Sendable {
  /// The first month with data, and the first that has data from its first week on.
  private let first: Month
  private let firstWhole: Month
  private let months: [Month]

  /// How many months the reference has as a rule.
  static let wanted = 3

  /// - Parameters:
  ///   - months: Months with data, ascending.
  ///   - firstWhole: ``Book/firstWholeMonth(in:)``.
  init(months: [Month], firstWhole: Month?) {
    self.months = months
    first = months.first ?? Month(index: 0)
    self.firstWhole = firstWhole ?? first
  }

  /// How many months there are: at most three, none before the first with data or beyond one without
  /// any, whose file may be missing.
  ///
  /// A first month that the data begin in the middle of counts only where there is no other.
  func count(before month: Month) -> Int {
    let known = months.consecutive(before: month, limit: Self.wanted)
    let whole = min(known, month.months(since: firstWhole))
    return whole > 0 ? whole : known > 0 && month > first ? 1 : 0
  }

  /// The parts of what a period is compared with, the newest first: of one month the months of its
  /// reference, over which the mean is taken, else the reference itself.
  func compared(by period: ReportPeriod) -> [MonthPeriod] {
    guard let reference = period.reference else {
      guard period.isMonth, count(before: period.month) > 0 else { return [] }
      return (1...count(before: period.month)).map {
        MonthPeriod(period.month.adding(months: -$0))
      }
    }
    guard period.isMonth else { return [reference] }
    return (0..<reference.monthCount).map { MonthPeriod(reference.last.adding(months: -$0)) }
  }
}

extension [Month] {
  /// How many of the months, which ascend, lie directly before a month, without a gap.
  func consecutive(before month: Month, limit: Int) -> Int {
    let end = partitionPoint { $0 >= month }
    return (0..<Swift.min(limit, end)).prefix {
      self[end - 1 - $0] == month.adding(months: -1 - $0)
    }.count
  }
}

extension Book {
  /// The first month of the data that is whole: one whose first week has data, and that no filter
  /// cut short.
  func firstWholeMonth(in calendar: MonthCalendar) -> Month? {
    guard let firstDay = lines.receipts.day.min() else { return nil }
    let first = calendar.month(of: firstDay)
    let found = calendar.dayNumber(of: firstDay) <= 7 ? first : first.adding(months: 1)
    // Lines that a filter leaves out are there, but count for nothing.
    return cutMonth.map { max(found, $0.adding(months: 1)) } ?? found
  }
}
