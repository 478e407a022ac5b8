import CommandTestSupport
import PricebookCommand
import TestSupport
import Testing

/// What is left out of everything, by options or settings, and what is of one person.
@Suite struct LeaveOutTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "in/receipts.csv",
      """
      date,store,location,item,category,total,currency,person
      2026-10-01,Market,,Milk,Food:Dairy,10,EUR,Ada
      2026-10-02,Market,,Bread,Food:Bakery,20,EUR,Ben
      2026-10-03,Duty Free,Oslo,Perfume,Gifts,40,EUR,
      2026-10-04,Kiosk,,Coffee,Food:Drinks,300,NOK,

      """)
    try folder.write(
      "in/budgets.csv",
      "month,category,amount,currency,person\n*,*,100,EUR,\n*,Gifts,50,EUR,\n*,*,15,EUR,Ada\n")
  }

  @Test func `What is left out is on no list`() throws {
    let folder = try TemporaryFolder()
    let rows = (1...8).flatMap { week in
      ["Milk", "Bread"].map {
        "2026-\(week < 5 ? "09" : "10")-0\(week % 4 + 1),Market,\($0),1.20,EUR"
      }
    }
    let book = try folder.write(
      "receipts.csv", "date,store,item,total,currency\n" + rows.joined(separator: "\n") + "\n")
    let all = CommandLineRun("list", book, "--as-of", "2026-10-09")
    #expect(all.results.contains("Milk") && all.results.contains("Bread"))
    let rest = CommandLineRun("list", book, "--as-of", "2026-10-09", "--without-item", "milk")
    #expect(rest.status == .done)
    #expect(!rest.results.contains("Milk") && rest.results.contains("Bread"))
  }

  private func months(_ words: String...) -> [String] {
    let run = CommandLineRun(["table", "spending-by-month", folder.path("in")] + words)
    #expect(run.status == .done, "\(run.messages)")
    return run.results.split(separator: "\n").dropFirst().map { row in
      row.split(separator: ",", omittingEmptySubsequences: false).dropFirst().prefix(3)
        .joined(separator: " ")
    }
  }

  @Test(
    "Options leave names out of everything, and budgets of the rest stay",
    arguments: [
      (["--without-store", "duty*"], ["EUR 30.00 100.00", "NOK 300.00 "]),
      (["--without-store", "Duty Free, Oslo"], ["EUR 30.00 100.00", "NOK 300.00 "]),
      (["--without-item", "milk", "--without-item", "Coffee"], ["EUR 60.00 100.00"]),
      (["--without-category", "Food"], ["EUR 40.00 100.00"]),
      (["--without-currency", "nok"], ["EUR 70.00 100.00"]),
    ])
  func options(words: [String], rows: [String]) {
    let run = CommandLineRun(["table", "spending-by-month", folder.path("in")] + words)
    #expect(run.status == .done, "\(run.messages)")
    let found = run.results.split(separator: "\n").dropFirst().map { row in
      row.split(separator: ",", omittingEmptySubsequences: false).dropFirst().prefix(3)
        .joined(separator: " ")
    }
    #expect(found == rows)
    #expect(run.messages.contains("Left out by filters: "))
  }

  @Test("Settings of the same names do the same, and options add to them")
  func settings() throws {
    try folder.write(
      "in/pricebook.json",
      #"{"withoutCurrency": "NOK", "withoutStore": ["Duty Free*"], "withoutItem": 3}"#)
    #expect(months() == ["EUR 30.00 100.00"])
    #expect(months("--without-item", "Bread") == ["EUR 10.00 100.00"])
    let run = CommandLineRun("month", folder.path("in"))
    #expect(run.messages.contains("it must be a name or a list of names; * and ? are wildcards"))
  }

  @Test("What is left out and not there is a warning with the nearest name")
  func typingError() {
    let run = CommandLineRun("month", folder.path("in"), "--without-store", "Dutty Free")
    #expect(
      run.messages.contains(
        "--without-store “Dutty Free” matches no store; did you mean “Duty Free”?"))
  }

  @Test("A person's budget is no part of the household's, and counts where the person alone does")
  func personBudget() {
    #expect(months("--without-currency", "NOK") == ["EUR 70.00 100.00"])
    #expect(months("--person", "Ada") == ["EUR 10.00 15.00"])
    #expect(months("--person", "Ben") == ["EUR 20.00 "])
    #expect(!CommandLineRun("month", folder.path("in")).messages.contains("duplicate-budget"))
  }

  @Test("Nothing is settled where under half of the spending has a name")
  func unsettled() {
    let sentence = "Under half of the spending has a name, so nothing is settled."
    let words = ["review", folder.path("in"), "--without-currency", "NOK"]
    #expect(CommandLineRun(words).results.contains(sentence))
    let named = CommandLineRun(words + ["--without-store", "Duty*"]).results
    #expect(named.contains("Ada gives Ben €5.00"))
    #expect(!named.contains(sentence))
  }

  @Test("A currency of few lines is one sentence of the review, and no section")
  func minorCurrency() throws {
    let lines = (1...28).map { "2026-10-\($0 < 10 ? "0" : "")\($0),Market,Milk,\($0),EUR\n" }
    let own = try folder.write(
      "holiday.csv",
      "date,store,item,total,currency\n" + lines.joined() + "2026-10-28,Kiosk,Coffee,300,NOK\n")
    let review = CommandLineRun("review", own).results
    #expect(
      review.contains("Besides, NOK\u{A0}300.00 on 1 line.") || review.contains(" on 1 line."))
    #expect(!review.contains("NOK:"))
    #expect(!review.contains("## NOK"))
    #expect(review.contains("Paid NOK") || review.contains("300.00"))
  }

  @Test("A mapping may say who paid for all lines of a file")
  func constantPerson() throws {
    try folder.write("own.csv", "Tag,Laden,Was,Summe\n2026-10-05,Market,Tea,3\n")
    let mapping = try folder.write(
      "own.json",
      #"""
      {"columns": {"date": "Tag", "store": "Laden", "item": "Was", "total": "Summe"},
       "constants": {"person": "Cleo", "currency": "EUR"}}
      """#)
    let run = CommandLineRun("export", folder.path("own.csv"), "--mapping", mapping)
    #expect(run.results.contains(",EUR,Cleo,"), "\(run.results)\(run.messages)")
  }
}
