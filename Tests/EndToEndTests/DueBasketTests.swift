import CommandTestSupport
import PricebookCommand
import TestSupport
import Testing

/// `--basket due`: stores are compared by what is due to buy.
@Suite struct DueBasketTests {
  private func compare(_ days: [String]) throws -> CommandLineRun {
    let folder = try TemporaryFolder()
    let lines = days.map { "\($0),Corner Shop,Milk,1.20,EUR\n" }.joined()
    try folder.write("in/receipts.csv", "date,store,item,total,currency\n" + lines)
    return CommandLineRun(["compare", folder.path("in"), "--basket", "due"])
  }

  @Test("what is bought every week is compared in the week in which it is due")
  func due() throws {
    let run = try compare(["2026-09-01", "2026-09-08", "2026-09-15", "2026-09-22", "2026-09-29"])
    #expect(run.status == .done, "\(run.messages)")
    #expect(run.results.contains("**Store comparison** · Due to buy, 1 item, prices as of"))
  }

  @Test("a run says so where nothing is due")
  func nothing() throws {
    let run = try compare(["2026-09-01", "2026-09-29"])
    #expect(run.status == .done)
    #expect(
      run.messages.contains(
        "Nothing is due to buy in the 7 days after 2026-09-29, so --basket due is empty"))
    #expect(!run.results.contains("Due to buy"))
  }
}
