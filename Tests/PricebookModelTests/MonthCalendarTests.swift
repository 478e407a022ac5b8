import PricebookModel
import Testing

struct MonthCalendarTests {
  private func day(_ text: String) throws -> CalendarDate {
    try #require(CalendarDate(iso: text))
  }

  @Test(
    "A month is named after the calendar month in which it begins",
    arguments: [
      (25, "2026-10-24", "2026-09"), (25, "2026-10-25", "2026-10"), (25, "2026-11-24", "2026-10"),
      (28, "2026-02-27", "2026-01"), (28, "2026-02-28", "2026-02"), (15, "2026-01-01", "2025-12"),
      (1, "2026-10-01", "2026-10"), (1, "2026-10-31", "2026-10"), (28, "2024-03-27", "2024-02"),
    ])
  func naming(startDay: Int, text: String, month: String) throws {
    #expect(try MonthCalendar(startDay: startDay).month(of: day(text)).description == month)
  }

  @Test(
    "Every day stands in one month, between its first and last day",
    arguments: [1, 2, 15, 27, 28])
  func partition(startDay: Int) throws {
    let calendar = MonthCalendar(startDay: startDay)
    var previous = try day("2023-12-31")
    for _ in 0..<1_500 {
      let next = previous.adding(days: 1)
      let month = calendar.month(of: next)
      #expect(calendar.firstDay(of: month) <= next && next <= calendar.lastDay(of: month))
      #expect(next.days(since: calendar.firstDay(of: month)) + 1 == calendar.dayNumber(of: next))
      if month != calendar.month(of: previous) {
        #expect(next == calendar.firstDay(of: month))
        #expect(previous == calendar.lastDay(of: month.adding(months: -1)))
      }
      previous = next
    }
  }

  @Test("A month has as many days as the calendar month it is named after", arguments: 1...28)
  func length(startDay: Int) {
    let calendar = MonthCalendar(startDay: startDay)
    for index in 0..<48 {
      let month = Month(year: 2024, month: 1).adding(months: index)
      let days = calendar.lastDay(of: month).days(since: calendar.firstDay(of: month)) + 1
      #expect(days == month.dayCount)
    }
  }

  @Test(
    "A start day that not every month has is taken to the nearest", arguments: [(0, 1), (31, 28)])
  func outside(startDay: Int, taken: Int) {
    #expect(MonthCalendar(startDay: startDay).startDay == taken)
  }
}
