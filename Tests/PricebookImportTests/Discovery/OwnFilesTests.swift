import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

/// What Pricebook wrote, kept in the book.
@Suite struct OwnFilesTests {
  private static let mapping =
    #"{"note": "A guess.", "recognise": ["Tag"], "columns": {"date": "Tag", "store": ""}, "ignored": []}"#
  private static let budgetExport =
    "date,payee,category,amount,currency\n2026-08-01,Coop,Dairy,-4.57,CHF\n"

  private func book(_ name: String, _ text: String, isNamed: Bool = false) throws -> Book {
    let folder = try TestSupport.TemporaryFolder()
    try folder.write("r.csv", "date,store,item,total\n2026-08-01,Coop,Skyr,4.57\n")
    let path = try folder.write(name, text)
    return try BookImporter(ImportOptions(paths: [folder.path] + (isNamed ? [path] : []))).read()
  }

  @Test(
    "A mapping and an export of budgets are no problem in a folder, and are counted",
    arguments: [("m.json", mapping), ("ynab.csv", budgetExport)])
  func inFolder(_ name: String, _ text: String) throws {
    let book = try book(name, text)
    #expect(book.diagnostics.isEmpty)
    #expect(book.ownFiles.values.map { $0 } == [1])
    #expect(book.lines.count == 1)
  }

  @Test(
    "Where they are named, a message says what they are",
    arguments: [
      ("m.json", mapping, "--mapping"), ("ynab.csv", budgetExport, "export --format budget"),
    ])
  func named(_ name: String, _ text: String, _ word: String) throws {
    let book = try book(name, text, isNamed: true)
    #expect(book.diagnostics.map(\.code) == [.notRecognised])
    #expect(book.diagnostics[0].message.contains(word))
  }
}
