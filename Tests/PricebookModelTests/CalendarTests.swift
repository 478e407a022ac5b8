import Foundation
import PricebookModel
import Testing

@Suite("Days and months")
struct CalendarTests {
  @Test("Every day of 1900 to 2100 comes back, in order, as Foundation's calendar has it")
  func roundTrips() throws {
    let start = try #require(CalendarDate(year: 1900, month: 1, day: 1))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let dates = (0...73_413).map { start.adding(days: $0) }
    #expect(dates.map { CalendarDate(iso: $0.description) } == dates)
    for (offset, date) in dates.enumerated() {
      let (year, month, day) = date.components
      if CalendarDate(year: year, month: month, day: day) != date { Issue.record("\(date)") }
      if offset % 97 == 0 {
        let instant = Date(timeIntervalSince1970: Double(date.daysSinceEpoch) * 86_400)
        let parts = calendar.dateComponents([.year, .month, .day], from: instant)
        #expect(parts.year == year && parts.month == month && parts.day == day)
      }
    }
  }

  @Test(
    "A day that does not exist is refused",
    arguments: [
      (2026, 2, 29), (2100, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1), (2026, 1, 0),
      (0, 1, 1), (10_000, 1, 1),
    ])
  func refusesImpossibleDays(year: Int, month: Int, day: Int) {
    #expect(CalendarDate(year: year, month: month, day: day) == nil)
  }

  @Test(
    "Only YYYY-MM-DD is an ISO day",
    arguments: ["2026-1-01", "2026-01-1", "26-01-01", "2026/01/01", "", "2026-01", "+026-01-01"])
  func refusesOtherText(text: String) {
    #expect(CalendarDate(iso: text) == nil)
  }

  @Test("Months count across years")
  func countsMonths() throws {
    let october = try #require(Month(iso: "2026-10"))
    #expect(october.adding(months: 3).description == "2027-01")
    #expect(october.adding(months: -10).description == "2025-12")
    #expect(october.firstDay.description == "2026-10-01")
    #expect(october.lastDay.description == "2026-10-31")
    #expect(october.months(since: Month(year: 2025, month: 10)) == 12)
    #expect(Month(iso: "2024-02")?.dayCount == 29)
  }

  @Test func `Months before the year 1 and after 9999 have an order, days and a text`() {
    let january = Month(year: 1, month: 1)
    let december = january.adding(months: -1)
    #expect((december.year, december.monthOfYear, december.dayCount) == (0, 12, 31))
    #expect(december.lastDay.adding(days: 1) == january.firstDay)
    #expect(december.firstDay.month == december)
    let distant = january.adding(months: -25)
    #expect((distant.year, distant.monthOfYear) == (-2, 12))
    #expect(distant.lastDay.adding(days: 1).month == distant.adding(months: 1))
    let next = Month(year: 9_999, month: 12).adding(months: 1)
    #expect(next.description == "10000-01")
    #expect(next.firstDay.adding(days: -1).description == "9999-12-31")
  }
}
