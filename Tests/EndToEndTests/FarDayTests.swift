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

  @Test func `The warning is repeated at the end of the summary`() throws {
    let run = try run(["review"], today: "2026-10-08")
    let last = run.messages.split(separator: "\n").last ?? ""
    #expect(last.hasPrefix("Check "))
    #expect(last.contains("receipts.csv:6: 2052-12-06 lies after today, 2026-10-08"))
    #expect(last.contains("--month 2052-12"))
  }

  @Test func `The month can be asked for`() throws {
    let run = try run(["review", "--month", "2052-12"], today: "2026-10-08")
    #expect(run.results.contains("December 2052"))
  }
}
