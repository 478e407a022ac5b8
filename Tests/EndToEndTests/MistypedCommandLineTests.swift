import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// What somebody reads who typed something else than meant.
@Suite struct MistypedCommandLineTests {
  @Test(
    "a mistake is named with what was probably meant, or a correct example",
    arguments: [
      ("reprot", "unknown command “reprot”; did you mean \"report\"?"),
      ("rep", "unknown command “rep”; did you mean \"report\"?"),
      (
        "sample-data",
        "unknown command “sample-data”; start with a command: pricebook report sample-data"
      ),
      ("report --formt md", "unknown option “--formt”; did you mean \"--format\"?"),
      ("--formt md report", "unknown option “--formt”; did you mean \"--format\"?"),
      ("report --verb", "unknown option “--verb”; did you mean \"--verbose\"?"),
      (
        "report --format markdwon",
        "--format cannot be “markdwon”; did you mean \"md\"? the formats are: html, md, csv, json, xlsx"
      ),
      (
        "report --month 2026-13",
        "--month cannot be “2026-13”; write a month as YYYY-MM, such as 2026-10, or \"last\""
      ),
      (
        "report --month oct",
        "--month cannot be “oct”; write a month as YYYY-MM, such as 2026-10, or \"last\""
      ),
      (
        "report --month 10/2026",
        "--month cannot be “10/2026”; did you mean \"2026-10\"? write a month as YYYY-MM, "
          + "such as 2026-10, or \"last\""
      ),
      ("report --top -1", "--top cannot be “-1”; it must be a whole number from 1 to 1000"),
      (
        "report --as-of tomorrow",
        "--as-of cannot be “tomorrow”; write a day as YYYY-MM-DD, such as 2026-10-31, or \"today\""
      ),
      (
        "report --since 31.12.2026",
        "--since cannot be “31.12.2026”; did you mean \"2026-12-31\"? write a day "
          + "as YYYY-MM-DD, such as 2026-10-31, or a month as YYYY-MM"
      ),
      ("report --month 2026-01 --month 2026-01", "--month is given twice; give it once"),
      ("report --color", "--color needs a value; one of: auto, always, never"),
      (
        "list --state opne",
        "--state cannot be “opne”; did you mean \"active\"? one of: all, active, bought"
      ),
      ("help trend", "there is no help on “trend”; did you mean \"trends\"?"),
      (
        "budget",
        "unknown command “budget”; \"pricebook help budgets\" says what there is about that"
      ),
      (
        "month --time-zone vienna",
        "--time-zone cannot be “vienna”; did you mean \"Europe/Vienna\"? name one such as "
          + "Europe/Zurich"
      ),
      (
        "month --time-zone america/new_york",
        "--time-zone cannot be “america/new_york”; did you mean \"America/New_York\"? name one such "
          + "as Europe/Zurich"
      ),
      ("version", "unknown command “version”; write \"pricebook --version\""),
      (
        "import receipts.csv",
        "unknown command “import”; nothing is imported, because every command reads the files that "
          + "it names: \"pricebook inspect FILE\" shows how a file is read, and "
          + "\"pricebook report FILE\" reports on it"
      ),
      ("spending sample-data", "unknown command “spending”; did you mean \"review\"?"),
      (
        "month --time-zone Mars/Base",
        "--time-zone cannot be “Mars/Base”; name one such as Europe/Zurich"
      ),
      (
        "price milk --at free", "--at cannot be “free”; it must be a price above zero, such as 1.09"
      ),
      ("price milk --at -1", "--at cannot be “-1”; it must be a price above zero, such as 1.09"),
    ])
  func mistakes(line: String, message: String) {
    let run = CommandLineRun(line.split(separator: " ").map(String.init))
    #expect(run.status == .usage)
    #expect(run.messages == "pricebook: \(message)\n")
    #expect(run.results.isEmpty)
  }

  @Test("options before the command, and a flag given twice, are as good")
  func order() {
    let usual = CommandLineRun("review", "sample-data", "--month", "2026-09", "--quiet")
    let other = CommandLineRun(
      "--quiet", "--month=2026-09", "--quiet", "review", "sample-data")
    #expect(usual.status == .done)
    #expect(other.results == usual.results)
  }
}
