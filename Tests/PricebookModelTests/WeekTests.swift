import PricebookModel
import Testing

/// Weeks of ISO 8601, against the calendar of Python (`date.isocalendar`).
@Suite struct WeekTests {
  @Test(
    arguments: [
      ("2020-12-31", "2020-W53"), ("2021-01-03", "2020-W53"), ("2021-01-04", "2021-W01"),
      ("2024-12-30", "2025-W01"), ("2026-12-31", "2026-W53"), ("2027-01-03", "2026-W53"),
      ("0001-01-01", "0001-W01"), ("1969-12-28", "1969-W52"), ("1969-12-29", "1970-W01"),
      ("9999-12-31", "9999-W52"), ("2026-10-04", "2026-W40"), ("2026-10-05", "2026-W41"),
    ])
  func `Every day lies in the week that Python says`(_ day: String, _ week: String) throws {
    let date = try #require(CalendarDate(iso: day))
    #expect(Month(weekOf: date).description == week)
    #expect(Month(isoWeek: week) == Month(weekOf: date))
  }

  @Test func `Weeks follow each other without a gap, from Monday to Sunday`() throws {
    var day = try #require(CalendarDate(iso: "1998-01-01"))
    let end = try #require(CalendarDate(iso: "2030-12-31"))
    let calendar = MonthCalendar().ofWeeks
    while day < end {
      let week = calendar.month(of: day)
      #expect(calendar.days(of: MonthPeriod(week)).contains(day))
      #expect(week.lastDay.days(since: week.firstDay) == 6)
      #expect(calendar.dayNumber(of: day) == day.days(since: week.firstDay) + 1)
      #expect(Month(weekOf: week.lastDay.adding(days: 1)) == week.adding(months: 1))
      #expect(Month(isoWeek: week.description) == week)
      day = day.adding(days: 5)
    }
  }

  @Test func `A year may begin in another month`() {
    let calendar = MonthCalendar(yearStart: 4)
    #expect(calendar.year(of: Month(year: 2027, month: 3)) == 2026)
    #expect(calendar.year(of: Month(year: 2027, month: 4)) == 2027)
    let months = calendar.months(ofYear: 2026)
    #expect(months == Month(year: 2026, month: 4)...Month(year: 2027, month: 3))
  }
}
