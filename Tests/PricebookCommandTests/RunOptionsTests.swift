import CommandTestSupport
import PricebookAnalytics
import PricebookModel
import PricebookReport
import Testing

@testable import PricebookCommand
@testable import PricebookPages

@Suite struct RunOptionsTests {
  private func options(_ words: String...) throws -> RunOptions {
    let parsed = try ParsedArguments(["report"] + words)
    return try RunOptions(parsed, of: .report)
  }

  @Test("without options the documented defaults hold")
  func defaults() throws {
    let options = try options()
    #expect(options.output == nil)
    #expect(options.formats.isEmpty)
    #expect(options.lines == RequestedLines())
    #expect(options.period == .newest)
  }

  @Test("formats come with commas, in any order and more than once")
  func formats() throws {
    #expect(try options("--format", "csv,md", "--format=csv").formats == [.markdown, .csv])
    #expect(try options("--format", "json", "--format", "html").formats == [.html, .json])
  }

  @Test("as-of is a day or today")
  func asOf() throws {
    #expect(try options("--as-of", "today").asOf == .today)
    #expect(
      try options("--as-of", "2026-10-31").asOf
        == .day(#require(CalendarDate(year: 2026, month: 10, day: 31))))
  }

  @Test("a basket is a file, or the word due for what is due to buy")
  func baskets() throws {
    let options = try options("--basket", "week.csv", "--basket", "due", "--basket", "./due")
    #expect(options.baskets == ["week.csv", "./due"])
    #expect(options.comparesDueItems)
    #expect(try !self.options("--basket", "week.csv").comparesDueItems)
  }

  @Test("a currency is a code or a sign")
  func currency() throws {
    #expect(try options("--currency", "eur").settings["currency"] == "EUR")
    #expect(try options("--currency", "€").settings["currency"] == "EUR")
  }

  @Test("a run shows its progress unless it is to be quiet or to show none")
  func progress() throws {
    #expect(try options().showsProgress)
    #expect(try !options("--quiet").showsProgress)
    #expect(try !options("--no-progress").showsProgress)
  }

  @Test("a sign of a currency has at most four characters")
  func longSign() throws {
    #expect(try options("--currency", "FCFA").settings["currency"] == "FCFA")
    #expect(throws: UsageError.self) { try options("--currency", "FCFA.") }
  }

  @Test(
    "a bad value is refused with what is expected",
    arguments: [
      ["--month", "2026-13"], ["--month", "October"], ["--month", ""], ["--as-of", "2026-02-30"],
      ["--as-of", "tomorrow"], ["--format", "pdf"], ["--format", "jsonl"], ["--format", "md,"],
      ["--availability", "0"], ["--availability", "101"], ["--availability", "85%"],
      ["--availability", "99999999999999999999"], ["--max-price-age", "-1"],
      ["--max-price-age", "1e9"], ["--top", "0"], ["--since", "2026"], ["--until", "31.12.2026"],
      ["--color", "maybe"], ["--locale", "xx"], ["--encoding", "latin1"], ["--delimiter", "x"],
      ["--date-format", "dym"], ["--output", ""],
      ["--since", "2026-02-01", "--until", "2026-01-31"],
      ["--month", "2026-10", "--as-of", "2026-09-30"], ["--quiet", "--verbose"],
      ["--currency", "a currency"],
    ])
  func badValues(words: [String]) {
    let messages = MemoryOutput()
    let status = PricebookCommand.run(
      ["report"] + words, console: Console(results: MemoryOutput(), messages: messages))
    #expect(status == .usage)
    #expect(messages.text.hasPrefix("pricebook: --"))
    #expect(messages.text.contains("; "))
  }

  @Test("a misspelt word brings the nearest one")
  func suggestion() {
    let messages = MemoryOutput()
    _ = PricebookCommand.run(
      ["report", "--color", "alwais"],
      console: Console(results: MemoryOutput(), messages: messages))
    #expect(messages.text.contains("did you mean \"always\"?"))
  }

  @Test("a report cannot be printed as CSV", arguments: ["review", "trends", "compare"])
  func reportAsCSV(command: String) {
    let messages = MemoryOutput()
    let status = PricebookCommand.run(
      [command, "--format", "csv"],
      console: Console(results: MemoryOutput(), messages: messages))
    #expect(status == .usage)
    #expect(messages.text.contains("\"pricebook table\" lists the tables"))
  }
}
