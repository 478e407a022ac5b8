import PricebookModel
import Testing

@testable import PricebookImport

/// Sums and payments among the lines of receipts.
@Suite struct ReceiptSumsTests {
  private func book(_ lines: [String]) throws -> Book {
    var options = ImportOptions(paths: [])
    let text = "Date,Store,Item,Amount\n" + lines.map { "2026-01-\($0)\n" }.joined()
    options.inMemory = [NamedBytes(name: "a.csv", bytes: Array(text.utf8))]
    return try BookImporter(options).read()
  }

  private func items(_ book: Book) -> [String] {
    (0..<book.lines.count).map { book.names.items[book.lines.item[$0]].name }
  }

  @Test(
    "a sum of the lines before it is no purchase, nor are the payments below it",
    arguments: [
      (["SUBTOTAL,3.50", "TAX,0.50", "TOTAL,4.00", "CASH TEND,5.00", "CHANGE DUE,1.00"], ["TAX"]),
      (["SUMME EUR,3.50", "Geg. BAR,5.00", "Rückgeld BAR,-1.50"], []),
      (["TOTAL A PAYER,3.50", "CB EMV,3.50", "TVA 5.5%,0.19"], []),
      (["MWST 7%,0.24", "Gesamt,3.50", "Karte 1234,3.50"], []),
      (["Subtotal,3.50", "Delivery,1.00", "Total,4.50"], ["Delivery"]),
      (["合計,3.50", "現金,3.50"], []), (["TAX,0.50", "SUBTOTAL,3.50", "TOTAL,4.00"], ["TAX"]),
    ])
  func sums(rows: [String], kept: [String]) throws {
    let lines = ["14,X,Milk,1.20", "14,X,Bread,2.30"] + rows.map { "14,X,\($0)" }
    // On the next day, and again in the same store, which makes it one receipt.
    let next = ["15,X,Milk,3.50"] + rows.map { "15,X,\($0)" }
    let book = try book(lines + next + next)
    #expect(items(book) == ["Milk", "Bread"] + kept + ["Milk"] + kept + ["Milk"] + kept)
    #expect(book.diagnostics.isEmpty)
    #expect(book.sources.allSatisfy { $0.totals.isBalanced && $0.totals.read == book.lines.count })
    #expect(book.names.items.count == Set(items(book)).count)
  }

  @Test(
    "an item that is called like a sum or follows one counts, and a warning names its line",
    arguments: [
      (["14,X,Milk,1.20", "14,X,Total,2.99"], 3, "before it add up to 1.20"),
      (["14,X,Total,3.50", "14,X,Milk,1.20", "14,X,Bread,2.30"], 2, "below it"),
      (["14,X,Total,1.20", "14,X,Milk,1.20"], 2, "below it"),
      (["14,X,Milk,1.20", "14,X,Total,1.20", "14,X,Tarjetón,1.20"], 4, "the sum above it"),
    ])
  func doubts(lines: [String], line: Int, reason: String) throws {
    let book = try book(lines)
    let warning = try #require(book.diagnostics.first)
    #expect(book.diagnostics.count == 1 && warning.code == .footerMismatch && warning.line == line)
    #expect(warning.message.contains(reason), "\(warning.message)")
    #expect(warning.message.contains("\"skip\" in a mapping"))
  }

  @Test("taxes that a sum leaves out are in no later sum either")
  func laterSum() throws {
    let rows = [
      "Milk,1.20", "Bread,2.30", "MWST 7%,0.24", "Gesamt,3.50", "Bag,0.25", "Gesamt,3.75",
    ]
    let book = try book(rows.map { "14,X,\($0)" })
    #expect(items(book) == ["Milk", "Bread", "Bag"])
    #expect(book.diagnostics.isEmpty)
  }

  @Test("a sum may be that of the lines without an item that is called like one")
  func sumWithoutDoubt() throws {
    let book = try book(["14,X,Milk,1.20", "14,X,Total,2.99", "14,X,Bread,2.30", "14,X,Total,3.50"])
    #expect(items(book) == ["Milk", "Total", "Bread"])
  }

  @Test(
    "an item that only resembles a sum counts without a warning",
    arguments: [
      ["14,X,Total,45.30", "15,X,Total,12.20"], ["14,X,Milk,1.20", "14,X,Total 0%,1.20"],
      ["14,X,Milk,1.20", "14,X,Bar,1.20", "14,X,Cash,1.20", "14,X,Tax,0.10"],
    ])
  func others(lines: [String]) throws {
    let book = try book(lines)
    #expect(book.diagnostics.isEmpty)
    #expect(book.lines.count == lines.count)
  }
}
