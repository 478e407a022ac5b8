import PricebookModel
import Testing

@testable import PricebookImport

@Suite("Columns of yes and no")
struct FlagColumnTests {
  private func book(_ text: String, name: String = "a.csv") throws -> Book {
    var options = ImportOptions(paths: [])
    options.inMemory = [NamedBytes(name: name, bytes: Array(text.utf8))]
    return try BookImporter(options).read()
  }

  @Test(
    "a row that was not bought after all is left out and counted",
    arguments: [
      ("Returned", "yes", "no"), ("refunded", "TRUE", "FALSE"), ("void", "1", "0"),
      ("Cancelled", "x", ""), ("is_deleted", "true", "false"), ("Storniert", "ja", "nein"),
      ("annulé", "oui", "non"), ("anulado", "sí", "no"), ("annullato", "vero", "falso"),
      ("geannuleerd", "waar", "onwaar"), ("peruttu", "kyllä", "ei"), ("raderad", "ja", "nej"),
      ("excluído", "sim", "não"), ("slettet", "ja", "nej"), ("Zwrot", "tak", "nie"),
      ("smazáno", "ano", "ne"), ("видалено", "так", "ні"), ("удалено", "да", "нет"),
      ("iptal", "evet", "hayır"), ("返品", "はい", "いいえ"), ("bought", "no", "yes"),
      ("gekauft", "", "x"), ("duplicate", "✓", ""),
    ])
  func leftOut(name: String, out: String, counted: String) throws {
    let book = try book(
      "date,store,item,total,\(name)\n2026-02-11,Nord,Rye,3.20,\(counted)\n"
        + "2026-02-11,Nord,Figs,4.10,\(out)\n2026-02-12,Nord,Tea,5,\(counted)\n")
    #expect(book.names.items.map(\.name).sorted() == ["Rye", "Tea"])
    let message = book.diagnostics.first { $0.code == .columnNotRead }?.message
    #expect(message?.hasPrefix("1 row is left out, because “\(name)”") == true)
  }

  /// More lines than are looked at before a file is read, then others.
  private func long(_ header: String, _ usual: String, _ last: String) -> String {
    header + "\n" + String(repeating: usual + "\n", count: 4_000) + last + "\n"
  }

  @Test(
    "a row that was not bought is left out wherever in the file it is",
    arguments: [
      ("returned", "no", "yes"), ("void", "0", "1"), ("bought", "yes", "No"),
      ("status", "Delivered", "CANCELLED"), ("Order status", "shipped", "Refunded"),
    ])
  func late(name: String, usual: String, last: String) throws {
    let book = try book(
      long(
        "date,store,item,total,\(name)", "2026-02-11,Nord,Rye,3.20,\(usual)",
        "2026-02-12,Nord,Figs,4.10,\(last)"))
    #expect(book.names.items.map(\.name) == ["Rye"])
    #expect(book.diagnostics.contains { $0.message.hasPrefix("1 row is left out") })
  }

  @Test("what programs write for nothing is no category, unit or person, wherever it is")
  func lateNothing() throws {
    let book = try book(
      long(
        "date,store,item,total,category,unit,paid by", "2026-02-11,Nord,Rye,3.20,Bread,kg,Ann",
        "2026-02-12,Nord,Figs,4.10,NULL,None,N/A"))
    #expect(Set(book.names.categories) == ["", "Bread"])
    #expect(Set(book.names.persons.values) == ["", "Ann"])
    #expect(Set(book.names.units.values.map(\.symbol)) == ["each", "kg"])
  }

  @Test("a refund that already counts below zero stays")
  func belowZero() throws {
    let book = try book(
      "date,store,item,total,refunded\n2026-02-11,Nord,Rye,3.20,no\n"
        + "2026-02-11,Nord,Rye,-3.20,yes\n")
    #expect(book.lines.count == 2)
  }

  @Test("a column of other values is none of yes and no")
  func otherValues() throws {
    let book = try book(
      "date,store,item,total,void\n2026-02-11,Nord,Rye,3.20,1\n2026-02-11,Nord,Figs,4.10,27\n")
    #expect(book.lines.count == 2)
  }

  @Test("orders in JSON that were refused are left out with their fees")
  func orders() throws {
    func order(_ status: String, _ item: String) -> String {
      #"{"date": "2026-02-11", "store": "Nord", "orderStatus": "\#(status)", "total": 5, "tip": 1, "#
        + #""items": [{"name": "\#(item)", "total": 4}]}"#
    }
    let text = "[\(order("DELIVERED", "Rye")), \(order("CANCELLED", "Figs"))]"
    let book = try book(text, name: "a.json")
    #expect(book.names.items.map(\.name).sorted() == ["Rye", "Tip"])
  }

  @Test(
    "what programs write for nothing is no store, category or person",
    arguments: ["NULL", "NA", "-", "NaN", "None", "null", "n/a"])
  func nothing(value: String) throws {
    let book = try book(
      "date,store,item,total,category\n2026-02-11,Nord,Rye,3.20,Bread\n"
        + "2026-02-11,Nord,Figs,4.10,\(value)\n2026-02-11,\(value),Tea,5,Drinks\n")
    #expect(!book.names.categories.values.contains(value))
    #expect(book.names.stores.values == ["Nord"])
    #expect(book.diagnostics.contains { $0.code == .missingStore })
  }
}
