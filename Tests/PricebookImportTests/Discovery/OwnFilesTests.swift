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

  private func book(
    _ name: String, _ text: String, isNamed: Bool = false, isMapping: Bool = false,
    settings: String? = nil
  ) throws -> Book {
    let folder = try TemporaryFolder()
    try folder.write("r.csv", "date,store,item,total\n2026-08-01,Coop,Skyr,4.57\n")
    if let settings { try folder.write("pricebook.json", settings) }
    let path = try folder.write(name, text)
    var options = ImportOptions(paths: [folder.path] + (isNamed ? [path] : []))
    if isMapping { options.mappingPaths = [path] }
    return try BookImporter(options).read()
  }

  @Test("An export of budgets is no problem in a folder, and is counted")
  func inFolder() throws {
    let book = try book("ynab.csv", Self.budgetExport)
    #expect(book.diagnostics.isEmpty)
    #expect(book.ownFiles.values.map { $0 } == [1])
    #expect(book.lines.count == 1)
  }

  @Test("A mapping is no problem in a folder, and is told where nothing uses it")
  func unusedMapping() throws {
    let book = try book("m.json", Self.mapping)
    #expect(book.diagnostics.isEmpty)
    #expect(book.ownFiles.isEmpty)
    #expect(book.unusedMappings.map { $0.hasSuffix("/m.json") } == [true])
    #expect(book.lines.count == 1)
  }

  @Test("A mapping that an option or the settings have is used")
  func usedMapping() throws {
    let text = #"{"recognise": ["Tag"], "columns": {"date": "Tag"}}"#
    #expect(try book("m.json", text).unusedMappings.count == 1)
    #expect(try book("m.json", text, isMapping: true).unusedMappings.isEmpty)
    let settings = #"{"sources": [\#(text)]}"#
    #expect(try book("m.json", text, settings: settings).unusedMappings.isEmpty)
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
