import PricebookModel
import Testing

@testable import PricebookImport

/// How the days and times of receipt lines are read.
@Suite struct ReceiptDateTests {
  /// The reading of one line with these fields between the store and the item's name.
  private func reading(_ fields: String, header: String) -> Reading {
    Reading([TestFile("S;a;\(fields)", header: "store;item;\(header)")])
  }

  @Test(
    "Dates are read in the ways people write them",
    arguments: [
      ("2026-01-02", "2026-01-02"), ("2026/01/02", "2026-01-02"), ("02.01.2026", "2026-01-02"),
      ("2.1.2026", "2026-01-02"), ("1/2/2026", "2026-01-02"), (" 2026-1-2 ", "2026-01-02"),
      ("\"2026-01-02\"", "2026-01-02"), ("2026.01.02.", "2026-01-02"),
      ("2026. 1. 2.", "2026-01-02"),
      ("2026.01.02. 12:30", "2026-01-02"),
    ])
  func dates(written: String, day: String) {
    var file = TestFile("\(written),S,a,1", header: "date,store,item,total")
    file.slashDateOrder = .monthDayYear
    #expect(Reading([file]).lines.map(\.day) == [day])
  }

  @Test(
    "A time with an offset counts on the day that it is written with, before 1970 too",
    arguments: [
      ("1970-01-01T00:00:00Z", "1970-01-01"), ("1970-01-01T00:30:00+01:00", "1970-01-01"),
      ("1969-12-31T00:00:00Z", "1969-12-31"), ("1969-12-30T23:59:59Z", "1969-12-30"),
      ("1969-12-31T23:30:00-01:00", "1969-12-31"), ("2026-10-31T20:30:00-05:00", "2026-10-31"),
    ])
  func momentsBefore1970(written: String, day: String) {
    let file = TestFile("\(written),S,a,1", header: "date,store,item,total")
    #expect(Reading([file]).lines.map(\.day) == [day])
  }

  @Test(
    "A time may be of half a day, and a leap second belongs to the minute that it ends",
    arguments: [
      ("12:30 AM", 1_800), ("12:30 PM", 45_000), ("1:00 p.m.", 46_800), ("23:59:60", 86_399),
    ] as [(String, Int32)])
  func times(written: String, second: Int32) {
    var options = ReceiptReader.Options()
    options.keepsWritten = true
    let file = TestFile("2026-01-02,\(written),S,a,1", header: "date,time,store,item,total")
    #expect(Reading([file], options).book.lines.written.secondOfDay == [second])
  }

  @Test(
    "A time that no clock shows is refused", arguments: ["0:30 AM", "13:00 PM", "23:59:61"])
  func noTime(written: String) {
    let file = TestFile("2026-01-02,\(written),S,a,1", header: "date,time,store,item,total")
    #expect(Reading([file]).refusals.map(\.code) == [.malformedTime])
  }

  @Test("Zones reach 14 hours from UTC", arguments: [("+14:00", true), ("+14:01", false)])
  func zones(zone: String, isRead: Bool) {
    let reading = reading("2026-01-02T10:00:00\(zone);1", header: "date;total")
    #expect(reading.lines.map(\.day) == (isRead ? ["2026-01-02"] : []))
  }

  @Test(
    "A year of two digits is from 1970 to 2069",
    arguments: [("02.01.69", "2069-01-02"), ("02.01.70", "1970-01-02")])
  func shortYears(written: String, day: String) {
    #expect(reading("\(written);1", header: "date;total").lines.map(\.day) == [day])
  }
}
