import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite("Columns that were not understood")
struct UnreadColumnTests {
  private static func messages(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder(files)
    let book = try BookImporter(ImportOptions(paths: [folder.path])).read()
    return book.diagnostics.filter { $0.code == .columnNotRead }.map(\.message)
  }

  @Test(
    "A receipt number, a store, an amount, a day or a quantity of an unknown name is said",
    arguments: [
      ("Caisse et ticket", "Date,Caisse et ticket,Article,Montant\n2026-10-01,A17,Lait,1.20\n"),
      ("Filiale Nord", "Datum,Filiale Nord,Artikel,Betrag\n2026-10-01,Coop,Milch,1.20\n"),
      ("Extra", "date,store,item,total,Extra\n2026-10-01,Coop,Milk,1.20,0.35\n"),
      ("Bottle fee", "date,store,item,total,Bottle fee\n2026-10-01,Coop,Milk,1.20,€0\n"),
      ("Seen", "date,store,item,total,Seen\n2026-10-01,Coop,Milk,1.20,2026-09-30\n"),
      (
        "Times",
        "date,store,item,total,Times\n2026-10-01,Coop,Milk,1.20,2\n2026-10-01,Coop,Tea,1,1\n2026-10-02,Coop,Tea,1,1\n"
      ),
    ])
  func said(name: String, text: String) throws {
    let messages = try Self.messages(["a.csv": text])
    #expect(messages.count == 1)
    #expect(messages.first?.contains(name) == true)
    #expect(messages.first?.contains("--write-mapping") == true)
  }

  @Test(
    "Columns of no use are passed over without a word",
    arguments: [
      "Payment method", "Card", "Notes", "Tags", "Brand", "Zip Code", "Tax", "Store Number",
      "Marca",
      "Vencimento", "MwSt.", "支払い方法", "消費税", "Adres sklepu", "Önskan",
    ])
  func silent(name: String) throws {
    let text = "date,store,item,quantity,total,\(name)\n2026-10-01,Coop,Milk,1,1.20,7\n"
    #expect(try Self.messages(["a.csv": text]).isEmpty)
  }

  @Test("Free text is not important")
  func freeText() throws {
    let text = "date,store,item,total,Mood\n2026-10-01,Coop,Milk,1.20,good\n"
    #expect(try Self.messages(["a.csv": text]).isEmpty)
  }

  @Test("Files with the same header have one message")
  func once() throws {
    let header = "date,store,item,total,Extra\n"
    let messages = try Self.messages([
      "a.csv": header + "2026-10-01,Coop,Milk,1.20,0.35\n",
      "b.csv": header + "2026-10-02,Coop,Milk,1.20,0.35\n",
      "c.csv": header + "2026-10-03,Coop,Milk,1.20,0.35\n",
    ])
    #expect(messages.count == 1)
    #expect(messages.first?.contains("2 more files") == true)
  }
}
