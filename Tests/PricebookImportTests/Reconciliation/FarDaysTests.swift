import PricebookModel
import Testing

@testable import PricebookImport

@Suite("Days that are probably mistyped")
struct FarDaysTests {
  private static func days(_ texts: String...) -> [CalendarDate] {
    texts.compactMap { CalendarDate(iso: $0) }
  }

  private static let october = days("2026-10-02", "2026-10-05", "2026-10-07", "2026-10-09")

  private func lastPlausible(_ days: [CalendarDate], today: String? = nil) -> String? {
    FarDays(days, today: today.flatMap { CalendarDate(iso: $0) })?.lastPlausible?.description
  }

  @Test(arguments: ["2052-10-06", "2027-10-06", "2026-12-06"])
  func `A lone day more than a month after all others is far`(_ day: String) {
    #expect(lastPlausible(Self.october + Self.days(day)) == "2026-10-09")
  }

  @Test(arguments: [("2569-01-14", "2026-11-23", true), ("2026-01-14", "1970-01-01", false)])
  func `Days that all lie after a set clock are far`(day: String, today: String, isFar: Bool) {
    let found = FarDays(Self.days(day), today: CalendarDate(iso: today))
    #expect((found?.isEveryDay == true) == isFar)
  }

  @Test(arguments: ["0026-10-06", "1926-10-06", "2025-08-01"])
  func `A lone day more than 400 days before all others is far`(_ day: String) {
    let found = FarDays(Self.days(day) + Self.october, today: nil)
    #expect(found?.firstPlausible?.description == "2026-10-02")
    #expect(found?.lastPlausible == nil)
  }

  @Test(arguments: [["2025-08-28"], ["2024-08-01", "2024-08-09"], ["1926-10-06", "1926-10-07"]])
  func `A day of the year before is not, nor are days with company`(_ days: [String]) {
    let first = days.compactMap { CalendarDate(iso: $0) }
    #expect(FarDays(first + Self.october, today: nil) == nil)
  }

  @Test func `A lone day far in the past is warned of where it stands`() throws {
    let read = try TextBook([
      "a.csv": """
      date,store,item,total
      1926-10-02,Shop,Milk,1.20
      2026-10-05,Shop,Milk,1.20
      2026-10-07,Shop,Milk,1.20

      """
    ])
    #expect(read.codes == [.farDay])
    #expect(read.book.diagnostics.first?.line == 2)
    #expect(read.messages.contains("36528 days before the first day after it, 2026-10-05"))
    #expect(read.book.lastPlausibleDay == nil)
  }

  @Test(arguments: ["2026-11-08", "2026-11-09"])
  func `A day within a month is not`(_ day: String) {
    #expect(lastPlausible(Self.october + Self.days(day)) == nil)
  }

  @Test func `Several days of a mistyped year are far`() {
    let days = Self.october + Self.days("2062-10-06", "2062-10-07")
    #expect(lastPlausible(days) == "2026-10-09")
  }

  @Test func `Who shops once a quarter has no far days`() {
    let days = Self.days("2025-01-10", "2025-04-08", "2025-07-12", "2025-10-02")
    #expect(lastPlausible(days) == nil)
  }

  @Test func `Who begins again today after a pause has no far day`() {
    #expect(lastPlausible(Self.october + Self.days("2027-03-01"), today: "2027-03-03") == nil)
  }

  @Test func `A day after today is far, however near the others are`() {
    let days = Self.october + Self.days("2026-10-29")
    #expect(lastPlausible(days, today: "2026-10-12") == "2026-10-09")
  }

  @Test func `Tomorrow may be today elsewhere`() {
    #expect(lastPlausible(Self.october, today: "2026-10-08") == nil)
  }

  @Test func `A clock before most of the data is not believed`() {
    #expect(lastPlausible(Self.october, today: "2020-01-01") == nil)
  }

  @Test func `Each file is warned of once`() throws {
    let read = try TextBook([
      "a.csv": """
      date,store,item,total
      2026-10-02,Shop,Milk,1.20
      2026-10-05,Shop,Milk,1.20
      2026-10-07,Shop,Milk,1.20
      2052-10-06,Shop,Bread,3.10
      2052-10-06,Shop,Milk,1.20

      """,
      "b.csv": "date,store,item,total\n2026-10-09,Shop,Milk,1.20\n",
    ])
    #expect(read.codes == [.farDay])
    #expect(read.book.diagnostics.first?.line == 5)
    #expect(read.messages.contains("and 1 more line like it"))
    #expect(read.book.lines.count == 6)
    #expect(read.book.lastPlausibleDay == CalendarDate(iso: "2026-10-09"))
  }
}
