import CommandTestSupport
import PricebookAnalytics
import PricebookModel
import PricebookPages
import TestSupport
import Testing

@testable import PricebookCommand

@Suite("The months and days of a command line")
struct PeriodOptionTests {
  private func options(_ words: String...) throws -> RunOptions {
    try RunOptions(ParsedArguments(words), of: try #require(CommandName(rawValue: words[0])))
  }

  private func month(_ text: String) throws -> Month { try #require(Month(iso: text)) }

  @Test(
    "Only the folder that a run would write is that of a period",
    arguments: [
      ("2026-07", true), ("2026-Q3", true), ("2026-07..2026-08", true),
      ("2026-07..2026-09", false), ("notes", false),
    ])
  func folders(name: String, isOfPeriod: Bool) {
    #expect((EarlierPages.period(of: "\(name)/spending-review.html") != nil) == isOfPeriod)
  }

  @Test(
    "--period and --month name the same months",
    arguments: [
      (["report"], RequestedPeriod.newest),
      (["report", "--month", "last"], .last), (["review", "--period", "last"], .last),
      (["report", "--period", "all-months"], .allMonths),
      (["report", "--month", "2026-09"], .months(MonthPeriod(Month(year: 2026, month: 9)))),
      (["compare", "--period", "2026-09"], .months(MonthPeriod(Month(year: 2026, month: 9)))),
    ])
  func periods(words: [String], period: RequestedPeriod) throws {
    let command = try #require(CommandName(rawValue: words[0]))
    #expect(try RunOptions(ParsedArguments(words), of: command).period == period)
  }

  @Test(
    "an error names the possible forms",
    arguments: [
      (
        ["report", "--period", "summer"],
        "a year as 2026, several as 2026-06..2026-08 or 2026-W38..2026-W41, \"last\" or \"all-months\""
      ),
      (
        ["review", "--period", "all"],
        "a year as 2026, several as 2026-06..2026-08 or 2026-W38..2026-W41 or \"last\""
      ),
      (["report", "--month", "2026-13"], "write a month as YYYY-MM, such as 2026-10, or \"last\""),
    ])
  func errors(words: [String], expected: String) throws {
    let command = try #require(CommandName(rawValue: words[0]))
    #expect {
      try RunOptions(ParsedArguments(words), of: command)
    } throws: { error in
      (error as? UsageError)?.remedy?.hasSuffix(expected) ?? false
    }
  }

  @Test("--month and --period together are refused")
  func both() {
    #expect(throws: UsageError.self) {
      try options("report", "--month", "2026-09", "--period", "2026-09")
    }
  }

  @Test("a month stands for its first day after --since, and for its last after --until")
  func monthsAsDays() throws {
    let lines = try options("report", "--since", "2026-02", "--until", "2026-02").lines
    let plain = lines.filter(in: MonthCalendar())
    #expect(plain.since == CalendarDate(iso: "2026-02-01"))
    #expect(plain.until == CalendarDate(iso: "2026-02-28"))
    let shifted = lines.filter(in: MonthCalendar(startDay: 25))
    #expect(shifted.since == CalendarDate(iso: "2026-02-25"))
    #expect(shifted.until == CalendarDate(iso: "2026-03-24"))
  }

  @Test("--json is --format json")
  func json() throws {
    #expect(try options("list", "--json").formats == [.json])
    #expect(try options("report", "--json").formats == [.json])
    #expect(try options("export", "--json").exportFormat == .json)
  }

  @Test(
    "FORCE_COLOR colours messages without a terminal, unless NO_COLOR is set",
    arguments: [
      ([:], false), (["FORCE_COLOR": "1"], true), (["FORCE_COLOR": "0"], false),
      (["FORCE_COLOR": "1", "NO_COLOR": "1"], false), (["FORCE_COLOR": ""], false),
    ] as [([String: String], Bool)])
  func forcedColor(environment: [String: String], expected: Bool) {
    let console = Console(
      results: MemoryOutput(), messages: MemoryOutput(), environment: environment)
    #expect(console.hasColor(.auto) == expected)
  }
}
