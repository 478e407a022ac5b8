import CommandTestSupport
import Foundation
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
    #expect(run.results.contains("**Store comparison** · To buy next, 1 item, prices as of"))
  }

  @Test("a run says so where nothing is due")
  func nothing() throws {
    let run = try compare(["2026-09-01", "2026-09-29"])
    #expect(run.status == .done)
    #expect(
      run.messages.contains(
        "Nothing is on a list or due in the 7 days after 2026-09-29, so --basket due is empty"))
    #expect(!run.results.contains("To buy next"))
  }

  /// Milk every week under one name, and every other time under that of another till.
  private static let receipts =
    "date,store,item,total,currency\n"
    + ["2026-08-25", "2026-09-01", "2026-09-08", "2026-09-15", "2026-09-22", "2026-09-29"].map {
      "\($0),Corner Shop,Milk,1.20,EUR\n"
    }.joined() + "2026-10-05,Market,MLK 3.5,1.10,EUR\n2024-01-05,Old Shop,Milk,0.90,EUR\n"
    + "2026-10-05,Market,Soap,2.10,EUR\n"

  @Test("What an alias joins is due once, from the day on which it was last bought anywhere")
  func joined() throws {
    let folder = try TemporaryFolder()
    try folder.write("in/receipts.csv", Self.receipts)
    #expect(CommandLineRun("month", folder.path("in")).results.contains("Milk: tomorrow"))
    try folder.write("in/aliases.csv", "kind,match,name,category\nitem,MLK 3.5,Milk,\n")
    let month = CommandLineRun("month", folder.path("in")).results
    #expect(month.components(separatedBy: "\n- Milk:").count == 2, "\(month)")
    #expect(!month.contains("tomorrow"))
  }

  @Test("The page of the month, the list, the sheet and the comparison have the same things")
  func same() throws {
    let folder = try TemporaryFolder()
    try folder.write("in/receipts.csv", Self.receipts)
    func names(_ words: String...) -> Set<String> {
      let run = CommandLineRun(words + [folder.path("in")])
      #expect(run.status == .done, "\(run.messages)")
      return Set(["Milk", "Soap", "MLK"].filter { run.results.contains("] \($0): ") })
    }
    let sheet = names("compare", "--shopping-list")
    #expect(sheet == ["Milk"])
    #expect(names("compare", "--shopping-list", "--basket", "due") == sheet)
    #expect(names("list") == sheet)
    #expect(CommandLineRun("month", folder.path("in")).results.contains("- Milk: tomorrow, €1.20"))
  }

  @Test("Stores whose prices are all too old are named once")
  func oldPrices() throws {
    let folder = try TemporaryFolder()
    try folder.write("in/receipts.csv", Self.receipts)
    let list = CommandLineRun("list", folder.path("in")).results
    let sentence = "Too old to be used (over 365 days) are the prices at Old Shop."
    #expect(list.components(separatedBy: sentence).count == 2, "\(list)")
  }
}
