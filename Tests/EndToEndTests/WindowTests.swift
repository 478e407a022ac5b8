import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// Reports of a part of the days that a book has.
@Suite struct WindowTests {
  private static let receipts = """
    date,store,item,category,total,currency
    2026-08-04,S,Milk,Dairy,10.00,EUR
    2026-08-25,S,Milk,Dairy,20.00,EUR
    2026-09-03,S,Milk,Dairy,30.00,EUR
    2026-09-20,S,Milk,Dairy,40.00,EUR
    2026-10-02,S,Milk,Dairy,50.00,EUR
    2026-10-05,S,Milk,Dairy,60.00,EUR

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("in/a.csv", Self.receipts)
    try folder.write("in/b.csv", "month,category,amount,currency\n*,*,310,EUR\n")
  }

  private func review(_ words: String...) -> String {
    let run = CommandLineRun(["review", folder.path("in")] + words)
    #expect(run.status == .done, "\(run.messages)")
    return run.results
  }

  @Test("a report as of a day knows nothing of later days")
  func asOf() {
    let text = review("--as-of", "2026-09-15")
    #expect(text.contains("# €280.00 of the budget left with 15 days to go\n"))
    #expect(
      text.contains(
        "**€30.00** of €310.00 spent, **€20.00** more than in the first 15 days of August."))
    #expect(text.contains("Days after 15 September 2026 are left out."))
    #expect(!text.contains("€40.00"))
  }

  @Test("as of a day and until that day are one")
  func until() {
    #expect(review("--as-of", "2026-09-15") == review("--until", "2026-09-15"))
    #expect(
      review("--as-of", "2026-09-15", "--month", "2026-09")
        == review("--until", "2026-09-15", "--month", "2026-09"))
  }

  @Test("a month cut at its end is a month under way, with days to go and the same days before")
  func cutEnd() {
    let text = review("--until", "2026-10-03")
    #expect(text.contains("1–3 October 2026, 3 of 31 days"))
    #expect(text.hasPrefix("# €260.00 of the budget left with 28 days to go\n"))
  }

  @Test("a day after the last with data changes nothing")
  func later() {
    #expect(review("--until", "2026-10-20") == review())
  }

  @Test("an earlier month is whole where the filter cuts a later one")
  func otherMonth() {
    let text = review("--until", "2026-10-03", "--month", "2026-09")
    #expect(text.hasPrefix("# €240.00 under budget in September\n"))
    #expect(text.contains("**€70.00** of €310.00 spent"))
  }

  @Test("a month cut at its beginning is compared with no budget, and says so")
  func cutBeginning() {
    let text = review("--since", "2026-09-10", "--month", "2026-09")
    #expect(text.contains("no budget for this month"))
    #expect(
      text.contains(
        "Days before 10 September 2026 are left out, so September 2026 is not whole and is compared "
          + "with no budget."))
    #expect(review("--since", "2026-09-01", "--month", "2026-09").contains("of €310.00 spent"))
  }

  @Test("filters that leave nothing name every option that narrows days")
  func nothing() {
    let run = CommandLineRun("review", folder.path("in"), "--until", "2025-01-01")
    #expect(run.status == .badData)
    #expect(run.messages.contains("relax --since, --until, --as-of,"))
  }

  @Test("on the first day with data other filters are named, not the day")
  func nothingOnFirstDay() {
    let run = CommandLineRun(
      "review", folder.path("in"), "--as-of", "2026-08-04", "--store", "nowhere")
    #expect(run.status == .badData)
    #expect(run.messages.contains("--store"))
  }

  @Test("a day before all data is answered with the first day that has some")
  func dayBeforeAll() {
    let run = CommandLineRun("review", folder.path("in"), "--as-of", "2025-01-01")
    #expect(run.status == .badData)
    #expect(run.messages.contains("no data up to 2025-01-01; the first day with data is 2026-08-0"))
  }
}
