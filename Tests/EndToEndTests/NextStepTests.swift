import CommandTestSupport
import Foundation
import PricebookCommand
import PricebookModel
import TestSupport
import Testing

/// Messages of the command line that name what is there and what to do next.
@Suite struct NextStepTests {
  private static let receipts = """
    date,store,item,quantity,unit,total,currency
    2026-10-05,Market,Flour,2,500 g,1.80,EUR
    2026-10-05,Market,Rolls,1,10 pcs,3.00,EUR
    2026-10-06,Market,Leergut,1,,-0.25,EUR

    """

  private func book(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files.merging(["in/receipts.csv": Self.receipts], uniquingKeysWith: { $1 })
    { try folder.write(name, text) }
    return folder
  }

  @Test("What other programs call the option for the language leads to it and its values")
  func language() {
    let run = CommandLineRun("month", "sample-data", "--language", "xx")
    #expect(
      run.messages.contains("write --locale; a language is one of: en, de, es, fr"),
      "\(run.messages)")
  }

  @Test("A unit may be a package")
  func packages() throws {
    let folder = try book()
    let rows = CSVRows(
      Data(CommandLineRun("table", "unit-values", folder.path("in"), "--quiet").results.utf8)
    ).rows
    let found = rows.map { row in
      ["item", "unit", "price", "quantity"].compactMap { row[$0] }.joined(separator: " ")
    }
    #expect(found == ["Flour kg 1.8000 1", "Rolls each 0.3000 10"])
  }

  @Test("A price beside a number of pieces is asked for as beside a number alone")
  func pieces() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "in.csv", "date,store,item,quantity,price\n2026-10-03,Market,Rolls,10 pcs,3.00\n")
    #expect(CommandLineRun("export", path).messages.contains("[ambiguous-price]"))
  }

  @Test("Of a month under way, the days that a filter leaves are named")
  func days() throws {
    let folder = try book()
    let run = CommandLineRun(
      "month", folder.path("in"), "--since", "2026-10-06", "--as-of", "2026-10-06", "--quiet")
    #expect(run.results.contains("\n6 October 2026\n"), "\(run.results)")
    let more = CommandLineRun(
      "month", folder.path("in"), "--since", "2026-10-06", "--as-of", "2026-10-09", "--quiet")
    #expect(more.results.contains("\n6–9 October 2026\n"), "\(more.results)")
  }

  @Test("Settings beside a file that was named alone are said not to be used")
  func settings() throws {
    let folder = try book(["in/pricebook.json": #"{"title": "Home"}"#])
    let sentence = "because a file was named; name its folder, "
    #expect(CommandLineRun("month", folder.path("in/receipts.csv")).messages.contains(sentence))
    #expect(!CommandLineRun("month", folder.path("in")).messages.contains(sentence))
    #expect(
      !CommandLineRun(
        "month", folder.path("in/receipts.csv"), folder.path("in/pricebook.json")
      ).messages.contains(sentence))
  }

  @Test("A deposit is in the book, and has no price")
  func deposit() throws {
    let folder = try book()
    let run = CommandLineRun("price", "leergut", folder.path("in"))
    #expect(run.status == .badData)
    #expect(
      run.messages.contains(
        "“Leergut” is a deposit, a discount, a fee or the like: it counts as spending and has no "
          + "price; \"pricebook table spending-by-item\" has its amounts"), "\(run.messages)")
  }

  @Test("A quarter where months are meant leads to --period")
  func quarter() {
    let run = CommandLineRun("why", "spending-change", "2026-Q3", "sample-data", "--quiet")
    #expect(run.messages.contains("has “2026-Q3”; write --period 2026-Q3 in its place"))
    let asked = CommandLineRun(
      "why", "spending-change", "sample-data", "--period", "2026-Q3", "--quiet")
    #expect(asked.status == .done, "\(asked.messages)")
  }

  @Test(
    "A payment at a shop that no receipt is from says so in every language",
    arguments: [
      (
        "en", "2 payments, €46.30 at LIDL, are not counted: there is no receipt from there at all."
      ),
      ("de", "2 Zahlungen, 46,30\u{A0}€ bei LIDL, zählen nicht mit"),
      ("es", "2 pagos, 46,30\u{A0}€ en LIDL, no cuentan"),
      ("fr", "2 paiements, 46,30\u{A0}€ chez LIDL, ne comptent pas"),
    ])
  func otherShop(language: String, sentence: String) throws {
    let folder = try book([
      "bank.csv": """
      Date,Payee,Amount
      2026-10-05,Market 12,-4.80
      2026-10-05,LIDL SAGT DANKE 4711,-12.30
      2026-10-06,LIDL SAGT DANKE 4711,-34.00
      2026-10-06,Landlord,-900.00

      """
    ])
    let run = CommandLineRun(
      "month", folder.path("in"), "--payments", folder.path("bank.csv"), "--locale", language,
      "--as-of", "2026-10-07")
    let found = run.results.replacingOccurrences(of: "\n  ", with: " ")
    #expect(found.contains(sentence), "\(run.results) \(run.messages)")
  }
}
