import CommandTestSupport
import PricebookAnalytics
import PricebookCommand
import PricebookImport
import PricebookModel
import PricebookReport
import TestSupport
import Testing

/// The years 1 to 9999 and what lies next to them: time zones, first days of months and
/// comparisons with other months lead out of them.
@Suite("Days at both ends of the calendar")
struct CalendarLimitsTests {
  private static let days = [
    "0001-01-01T00:00:00+01:00", "0001-01-01T00:00:00Z", "0001-01-01", "0001-01-28",
    "0001-02-01", "9999-12-01", "9999-12-31", "9999-12-31T23:59:59Z",
    "9999-12-31T23:59:59-01:00",
  ]
  private static let zones = [
    "UTC", "America/New_York", "Europe/Berlin", "Pacific/Kiritimati", "Etc/GMT+12",
  ]
  private static let periods = [
    "0001-01", "0001", "0001-Q1", "9999-12", "9999-Q4", "9999", "9990-01..9999-12",
  ]

  private func folder(day: String, startDay: Int) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "r.csv", "date,store,item,total\n\(day),S,Milk,1\n\(day),S,Bread,2\n")
    try folder.write("budgets.csv", "month,category,amount\n*,*,100\n")
    try folder.write("pricebook.json", "{\"monthStartDay\": \(startDay), \"currency\": \"EUR\"}")
    return folder
  }

  @Test(
    "A day is of the calendar or rejected, in every zone and with every first day of months",
    arguments: days, [1, 5, 28])
  func isInCalendar(day: String, startDay: Int) throws {
    let folder = try folder(day: day, startDay: startDay)
    let calendar = MonthCalendar(startDay: startDay)
    for zone in Self.zones {
      var options = ImportOptions(paths: [folder.path])
      options.settings["timeZone"] = zone
      let book: Book
      do throws(ImportError) {
        book = try BookImporter(options).read()
      } catch {
        #expect(error.diagnostics.contains { $0.code == .malformedDate })
        continue
      }
      for day in book.lines.day {
        #expect((1...9_999).contains(day.month.year))
        #expect((1...9_999).contains(calendar.month(of: day).year))
      }
      let analysis = Analysis(of: book)
      #expect(analysis.period.firstDay <= analysis.period.asOf)
      #expect(analysis.period.asOf <= analysis.period.lastDay)
      for text in Self.periods {
        var options = AnalysisOptions(for: book)
        options.period = MonthPeriod(iso: text)
        options.against = MonthPeriod(iso: "0001-01")
        let analysis = Analysis(of: book, options: options)
        #expect(analysis.period.span == options.period)
        #expect(analysis.period.dayCount > 0)
      }
    }
  }

  @Test(
    "Reports of all months end well, or say that all records were rejected",
    arguments: days, [1, 5, 28])
  func endsWell(day: String, startDay: Int) throws {
    let folder = try folder(day: day, startDay: startDay)
    for zone in ["America/New_York", "Europe/Berlin"] {
      let run = CommandLineRun(
        "report", folder.path, "--output", folder.path("out"), "--time-zone", zone,
        "--period", "all-months")
      #expect(run.status == .done || run.status == .badData)
      #expect((run.status == .badData) == run.messages.contains("[malformed-date]"))
    }
  }

  @Test func `An as-of day before the first month of the calendar is refused`() throws {
    let folder = try folder(day: "2026-10-03", startDay: 5)
    let run = CommandLineRun("review", folder.path, "--as-of", "0001-01-01")
    #expect(run.status == .usage)
    #expect(run.messages.contains("--as-of cannot be “0001-01-01”"))
    try folder.write("pricebook.json", "{\"monthStartDay\": 5, \"asOf\": \"0001-01-01\"}")
    let setting = CommandLineRun("review", folder.path)
    #expect(setting.status == .done)
    #expect(setting.messages.contains("[malformed-date]"))
  }

  @Test func `Times of an export that lie before the calendar are left out and named`() throws {
    let folder = try TemporaryFolder()
    let zero = "\"0001-01-01T00:00:00Z\""
    try folder.write(
      "vault.json",
      """
      {"uid": "V", "categories": [{"uid": "K", "name": "Dairy", "sortOrder": 1, "items": [
        {"id": "A", "name": "Milk", "createdAt": \(zero), "updatedAt": \(zero),
         "priceOptions": [{"store": "Lidl", "pricePerUnit": {"priceValue": 1.2, "unit": "l"}}]}]}],
       "carts": [{"id": "C", "name": "Weekly", "budget": 10, "status": 2, "createdAt": \(zero),
         "updatedAt": \(zero), "completedAt": \(zero), "cartItems": []}], "stores": []}
      """)
    for zone in ["America/New_York", "Europe/Berlin"] {
      let run = CommandLineRun(
        "report", folder.path, "--output", folder.path("out"), "--time-zone", zone)
      #expect(run.status == .done, "\(run.messages)")
      #expect(run.messages.contains("[malformed-date]") == (zone == "America/New_York"))
    }
  }
}
