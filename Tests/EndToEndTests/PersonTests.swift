import CommandTestSupport
import PricebookCommand
import TestSupport
import Testing

/// A column of who paid, on its way through the program.
@Suite struct PersonTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "named/a.csv",
      "date,store,item,total,Paid by\n2026-10-02,S,Milk,10.00,Anna\n2026-10-03,S,Eggs,4.01,Ben\n"
        + "2026-10-04,S,Bread,1.00,\n")
    try folder.write("named/budgets.csv", "month,category,amount\n*,*,100\n")
    try folder.write("plain/a.csv", "date,store,item,total\n2026-10-02,S,Milk,10.00\n")
  }

  @Test(
    "the review says in every language who owes whom",
    arguments: [
      ("en", "Ben gives Anna €2.99", "Lines without a name, €1.00,"),
      ("de", "Ben gibt Anna 2,99\u{A0}€", "Zeilen ohne Namen, 1,00\u{A0}€,"),
      ("fr", "Ben donne 2,99\u{A0}€ à Anna", "Les lignes sans nom, 1,00\u{A0}€,"),
      ("es", "Ben da 2,99\u{A0}€ a Anna", "Las líneas sin nombre, 1,00\u{A0}€,"),
    ])
  func review(language: String, transfer: String, rest: String) {
    let run = CommandLineRun(
      "review", folder.path("named"), "--currency", "EUR", "--locale", language)
    #expect(run.results.contains(transfer), "\(run.results)")
    #expect(run.results.contains(rest))
  }

  @Test("a book without such a column has nothing of it")
  func plain() {
    #expect(!CommandLineRun("review", folder.path("plain")).results.contains("Who paid"))
    let export = CommandLineRun("export", folder.path("plain")).results
    #expect(export.hasPrefix("receipt,date,"))
    #expect(!export.contains(",person,"))
  }

  @Test("export prints the persons, and reads them again")
  func export() throws {
    let run = CommandLineRun("export", folder.path("named"))
    let lines = run.results.split(separator: "\n")
    #expect(lines.first?.hasSuffix("total,currency,person,source,line") == true)
    #expect(
      lines.dropFirst().map { $0.split(separator: ",", omittingEmptySubsequences: false)[14] } == [
        "Anna", "Ben", "",
      ])
    let again = CommandLineRun("export", try folder.write("again.csv", run.results))
    #expect(again.results.contains(",Anna,"))
  }

  @Test("--person counts what one person paid, without budgets")
  func filter() {
    let run = CommandLineRun("review", folder.path("named"), "--person", "anna", "--format", "html")
    #expect(run.status == .done, "\(run.messages)")
    #expect(run.messages.contains("Left out by filters: 2 lines, 1 budget"))
    #expect(!run.results.contains("id=\"persons\""))
    #expect(
      CommandLineRun("export", folder.path("named"), "--person", "b*").results.contains(",Ben,"))
  }

  @Test("--person of nobody says which filters to relax", arguments: ["named", "plain"])
  func nobody(book: String) {
    let run = CommandLineRun("review", folder.path(book), "--person", "Cleo")
    #expect(run.status == .badData)
    #expect(run.messages.contains("--person"))
  }
}
