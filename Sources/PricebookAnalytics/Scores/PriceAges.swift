import PricebookModel

/// How many months before another one prices are, by their age in days.
struct PriceAges {
  private let month: Month
  private let day: CalendarDate
  private let calendar: MonthCalendar
  /// By days, as far as they were asked for.
  private var months: [Int] = []

  /// - Parameter day: The last of the month.
  init(_ month: Month, _ day: CalendarDate, calendar: MonthCalendar) {
    self.month = month
    self.day = day
    self.calendar = calendar
  }

  /// At least one.
  mutating func months(ofDays age: Int) -> Int {
    while months.count <= age {
      let then = calendar.month(of: day.adding(days: -months.count))
      months.append(max(1, month.months(since: then)))
    }
    return months[age]
  }
}
