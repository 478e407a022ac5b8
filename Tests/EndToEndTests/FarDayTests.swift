import CommandTestSupport
import PricebookCommand
import PricebookModel
import TestSupport
import Testing

@Suite("A mistyped year")
struct FarDayTests {
  private static let receipts = """
    date,store,item,quantity,total
    2026-09-03,Shop,Milk,1,1.20
    2026-09-14,Shop,Bread,1,3.10
    2026-10-02,Shop,Milk,1,1.20
    2026-10-05,Shop,Milk,1,1.20
    2052-12-06,Shop,Bread,1,5.36
    2026-10-07,Market,Apples,2,4.40

    """

  private func run(_ arguments: [String], today: String?) throws -> CommandLineRun {
    let folder = try TemporaryFolder()
    let file = try folder.write("receipts.csv", Self.receipts)
    defer { withExtendedLifetime(folder) {} }
    return CommandLineRun(
      arguments + [file], today: today.flatMap { CalendarDate(iso: $0) })
  }

  @Test("The report stays in the present", arguments: [nil, "2026-10-08"])
  func month(_ today: String?) throws {
    let run = try run(["review"], today: today)
    #expect(run.status == .done)
    #expect(run.results.contains("October 2026"))
    #expect(!run.results.contains("December 2052"))
  }

  @Test func `The warning is said once, at the end of the summary`() throws {
    let run = try run(["review"], today: "2026-10-08")
    let lines = run.messages.split(separator: "\n")
    #expect(lines.count { $0.contains("2052-12-06") } == 1)
    let last = lines.last ?? ""
    #expect(last.contains("receipts.csv:6: warning: 2052-12-06 lies after today, 2026-10-08"))
    #expect(last.contains("--month 2052-12"))
    #expect(last.hasSuffix("[far-day]"))
  }

  @Test func `The month can be asked for, and its days are then right`() throws {
    let run = try run(["review", "--month", "2052-12"], today: "2026-10-08")
    #expect(run.results.contains("December 2052"))
    #expect(!run.messages.contains("far-day"))
  }

  @Test func `A day up to the one that is reported as of does not lie in the future`() throws {
    let lines = try run(["review"], today: "2026-10-05").messages
    #expect(lines.contains("2026-10-07 lies after today") == false)
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "receipts.csv",
      "date,store,item,total\n2026-10-01,Shop,Milk,1.20\n2026-10-08,Shop,Milk,1.20\n"
        + "2026-12-06,Shop,Milk,1.20\n")
    let today = CalendarDate(iso: "2026-11-01")
    #expect(CommandLineRun(["review", file], today: today).messages.contains("[far-day]"))
    let later = CommandLineRun(["review", file, "--as-of", "2026-12-31"], today: today)
    #expect(!later.messages.contains("[far-day]"))
  }
}
