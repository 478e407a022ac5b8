import Foundation
import PricebookModel
import Testing

@testable import PricebookImport

@Suite("Dates of vault exports")
struct InstantTests {
  private static let zurich = TimeZone(identifier: "Europe/Zurich")

  @Test(
    "One moment is read from every encoding",
    arguments: [
      "2026-05-09T06:13:20Z", "2026-05-09T08:13:20+0200", "2026-05-09T08:13:20+02:00",
      "2026-05-09T08:13:20.000+0200", "2026-05-09T08:13:20+02", "2026-05-09 06:13:20Z",
      "2026-05-09T01:13:20-05:00",
    ])
  func texts(_ text: String) {
    #expect(Instant(iso: text)?.microseconds == 1_778_307_200_000_000)
  }

  @Test func `A time with an offset has the day that it is written with`() throws {
    let zone = try #require(Self.zurich)
    let instant = try #require(Instant(iso: "2026-10-31T20:30:00-05:00"))
    #expect(instant.day(in: zone).description == "2026-10-31")
    #expect(instant.day(in: .gmt).description == "2026-10-31")
  }

  @Test(
    "The magnitude of a number shows its unit",
    arguments: ["800000000", "1778307200", "1778307200000", "800000000.0", "8e8"])
  func numbers(_ text: String) throws {
    let number = try #require(ExactDecimal(parsing: text))
    #expect(Instant(number: number) == Instant(microseconds: 1_778_307_200_000_000))
  }

  @Test func `Fractions of a second tell moments apart`() throws {
    let earlier = try #require(Instant(iso: "2026-05-09T06:13:20.123Z"))
    let later = try #require(Instant(iso: "2026-05-09T06:13:20.124Z"))
    #expect(earlier < later)
  }

  @Test func `Seconds before 2001 are negative`() throws {
    let number = try #require(ExactDecimal(parsing: "-1"))
    #expect(Instant(number: number)?.day(in: .gmt).description == "2000-12-31")
  }

  @Test func `The day is that of the time zone`() throws {
    let zone = try #require(Self.zurich)
    let instant = try #require(Instant(iso: "2026-05-09T22:30:00Z"))
    #expect(instant.day(in: .gmt).description == "2026-05-09")
    #expect(instant.day(in: zone).description == "2026-05-10")
  }

  @Test func `Summer time moves the day only in summer`() throws {
    let zone = try #require(Self.zurich)
    let winter = try #require(Instant(iso: "2026-01-09T22:30:00Z"))
    #expect(winter.day(in: zone).description == "2026-01-09")
  }

  @Test(
    "A text without a zone is a local day",
    arguments: ["2026-05-09", "2026-05-09T23:59", "2026-05-09T23:59:59"])
  func localDays(_ text: String) throws {
    let zone = try #require(Self.zurich)
    #expect(Instant(iso: text)?.day(in: zone).description == "2026-05-09")
  }

  @Test(
    "What is no date is not read as one",
    arguments: [
      "", "2026-02-30", "2026-13-01", "2026-05-09T", "2026-05-09T25:00:00Z",
      "2026-05-09T06:13:20+2", "09.05.2026", "2026-05-09T06:13:20Z ", "2026-5-9",
      "2026-05-09T06:13:20.Z", "٢٠٢٦-٠٥-٠٩",
    ])
  func notDates(_ text: String) {
    #expect(Instant(iso: text) == nil)
  }

  @Test(
    "Numbers outside the calendar are refused",
    arguments: ["1e21", "-1e21", "9223372036854775807", "253402300800000"])
  func outOfRange(_ text: String) throws {
    #expect(Instant(number: try #require(ExactDecimal(parsing: text))) == nil)
  }
}
