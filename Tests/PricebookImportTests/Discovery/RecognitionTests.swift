import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite("What a file is")
struct RecognitionTests {
  private static func read(_ files: [String: String]) throws -> Book {
    let folder = try TemporaryFolder(files)
    return try BookImporter(ImportOptions(paths: [folder.path])).readAll().book
  }

  private static func shape(_ text: String) -> JSONShape {
    JSONShape(root: JSONDocument(bytes: Array(text.utf8)).root, fileName: "x.json")
  }

  @Test(
    "Receipts in JSON are no list, no vault and no settings",
    arguments: [
      #"{"datetime":"2026-10-01T10:00","market":{"name":"R"},"items":[{"name":"Milk","amount":1,"subTotal":1.2,"pricePerUnit":1.2,"unit":"l"}],"total":1.2}"#,
      #"{"vendor":"S","date":"2026-10-01","currency":"EUR","items":[{"name":"Milk","quantity":1,"unit_price":1.2,"total_price":1.2}],"total":1.2}"#,
      #"{"items":[{"name":"Milk","pricePerUnit":1.2,"quantity":2,"unit":"l"}]}"#,
      #"[{"purchase_date":"2026.10.01","store":"S","items":[{"name":"Milk","price":"1,20","quantity":"1"}]}]"#,
      #"{"version":2,"stores":["S"],"items":[{"name":"Milk","price":1.2}]}"#,
      #"{"tags":["a"],"prices":[{"product":"Milk","price":1.2}]}"#,
      #"{"currency":"EUR","amount":12}"#, #"{"title":"Receipt","currency":"EUR","rows":[]}"#,
      #"{"lists":[{"id":1,"cards":[]}]}"#,
      #"{"currencySymbol":"$","total":3,"items":[{"name":"Milk"}]}"#,
    ])
  func receiptsInJSON(_ text: String) {
    #expect(Self.shape(text) == .other)
  }

  @Test(
    "The exports themselves are still recognised",
    arguments: [
      (
        #"{"name":"Week","currencySymbol":"$","items":[{"name":"Milk","quantity":1,"pricePerUnit":1.2,"isChecked":false}]}"#,
        JSONShape.checkoutHero
      ),
      (#"{"name":"Week","currencySymbol":"$","items":[]}"#, .checkoutHero),
      (#"{"lists":[{"name":"Week","currencySymbol":"$","items":[]}]}"#, .checkoutHero),
      (#"[{"name":"Milk","quantity":1,"isBought":false}]"#, .shoppingList),
      (#"{"locations":[],"prices":[{"lastUpdated":1,"price":1}]}"#, .cartWise),
      (#"{"currency":"EUR","timeZone":"Europe/Vienna"}"#, .settings),
    ])
  func exports(_ text: String, _ shape: JSONShape) {
    #expect(Self.shape(text) == shape)
  }

  @Test("An unknown JSON file and an unknown table name the command that writes a mapping")
  func nextStep() throws {
    let book = try Self.read([
      "a.json": #"{"receipts":[{"when":"2026-10-01","lines":[{"what":"Milk"}]}]}"#,
      "b c.csv": "when,who,what\n1,2,3\n", "d.csv": "Date,Store,Amount\n2026-10-01,S,3\n",
    ])
    #expect(book.diagnostics.map(\.code) == [.notRecognised, .notRecognised, .notRecognised])
    for diagnostic in book.diagnostics {
      #expect(diagnostic.message.contains("--write-mapping"))
    }
    #expect(book.diagnostics[0].message.contains("\"records\""))
    #expect(book.diagnostics[1].message.contains("b c.csv' --write-mapping"))
  }

  @Test("Tables in .tsv and .txt are read, and prose beside them is skipped")
  func texts() throws {
    let book = try Self.read([
      "a.tsv": "date\tstore\titem\ttotal\n2026-10-01\tCoop\tMilk\t1.70\n",
      "b.txt": "date;store;item;total\n2026-10-02;Coop;Eggs;4.20\n",
      "notes.txt": "Remember to buy milk, eggs and bread.\nAsk about the date of the party.\n",
      "empty.txt": "",
    ])
    #expect(book.lines.count == 2)
    #expect(book.diagnostics == [])
  }

  @Test("A text that the user names and that is no table is an error")
  func namedText() throws {
    let folder = try TemporaryFolder(["notes.txt": "Remember to buy milk, eggs and bread.\n"])
    let book = try BookImporter(ImportOptions(paths: [folder.path("notes.txt")])).readAll().book
    #expect(book.diagnostics.map(\.severity) == [.error])
  }

  @Test("Workbooks, documents and pictures in a folder are named once for each kind")
  func documents() throws {
    let book = try Self.read([
      "a.csv": "date,store,item,total\n2026-10-01,Coop,Milk,1.70\n", "b.xlsx": "PK",
      "c.pdf": "%PDF-",
      "d.pdf": "%PDF-", "e.JPG": "x", "f.ods": "PK", "g.md": "x",
    ])
    let messages = book.diagnostics.map(\.message)
    #expect(messages.count == 4)
    #expect(
      messages.contains { $0.contains("Excel workbook") && $0.contains("save its sheet as CSV") })
    #expect(messages.contains { $0.contains("PDF") && $0.contains("(and 1 more)") })
    #expect(messages.contains { $0.contains("image") })
    #expect(messages.contains { $0.contains("OpenDocument") })
  }

  @Test(
    "Archives, pages and mails in a folder are named once, but not pages of reports")
  func archives() throws {
    let page =
      "<!DOCTYPE html>\n<html lang=\"en\">\n<meta content=\"default-src 'none'; style-src 'sha256-x\">"
    let book = try Self.read([
      "a.csv": "date,store,item,total\n2026-10-01,Coop,Milk,1.70\n", "b.zip": "PK", "c.csv.gz": "x",
      "f.html": "<html>", "g.htm": "x", "h.xml": "<?xml?>",
      "i.eml": "x", "review.html": page, "j.md": "x",
    ])
    let messages = book.diagnostics.map { $0.message.drop { $0 != ":" } }
    #expect(
      messages.map { $0.dropFirst(2).prefix { $0 != ";" && $0 != "," } } == [
        "it is a ZIP archive", "it is compressed with gzip", "it is a web page",
        "it is an XML file", "it is an e-mail",
      ])
    #expect(book.diagnostics.contains { $0.message.contains("(and 1 more)") })
  }

  @Test(
    "A text that is no table is known by its first lines",
    arguments: [
      ("<?xml version=\"1.0\"?>\n<!DOCTYPE html>\n<html>", ForeignFormat.webPage),
      ("<?xml version=\"1.0\"?><Invoice>\n</Invoice>", .markup),
      ("From: a@b.ch\nMIME-Version: 1.0\n\nHello", .mail),
    ])
  func textKinds(text: String, kind: ForeignFormat) {
    #expect(ForeignFormat(text: Array(text.utf8)) == kind)
  }
}
