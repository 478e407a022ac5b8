import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

/// What the object around the lines of a receipt says about them.
@Suite struct JSONReceiptTotalTests {
  private func book(_ text: String) throws -> Book {
    var options = ImportOptions(paths: [])
    options.inMemory = [NamedBytes(name: "r.json", bytes: Array(text.utf8))]
    options.keepsWritten = true
    return try BookImporter(options).read()
  }

  private func receipt(_ fields: String, _ lines: String = #"{"name": "Milk", "total": 1.45}"#)
    -> String
  {
    #"{"date": "2026-01-14", "store": "X", \#(fields)"items": [\#(lines)]}"#
  }

  @Test(
    "a receipt's total that is not the sum of its lines is named once for a file",
    arguments: [
      (
        #""total": 2.00, "discount": 1.40, "#, #"{"name": "Milk", "total": 3.45}"#,
        "is 2.00, but its line adds up to 3.45; check"
      ),
      (
        #""total": 3.45, "#, #"{"name": "Milk", "price": 145}, {"name": "Eggs", "price": 200}"#,
        "345.00, a hundred times as much"
      ),
    ])
  func mismatch(fields: String, lines: String, found: String) throws {
    let receipt = receipt(fields, lines)
    let book = try book("[\(self.receipt(#""total": 1.45, "#)),\n\(receipt),\n\(receipt)]")
    let warning = try #require(book.diagnostics.first)
    #expect(book.diagnostics.count == 1)
    #expect(warning.code == .footerMismatch && warning.line == 2)
    #expect(warning.message.contains(found), "\(warning.message)")
    #expect(warning.message.contains("minorUnits") == found.contains("hundred"))
    #expect(warning.message.hasSuffix("; 1 more receipt is like it"))
  }

  @Test(
    "a total with or without the tax is the sum of the lines, and a count of records is none",
    arguments: [
      #"[{"date": "2026-01-14", "store": "X", "total": "1.45", "tax": 0.15, "items": [{"name": "Milk", "total": 1.45}]}]"#,
      #"[{"date": "2026-01-14", "store": "X", "total": 0, "items": []}, {"date": "2026-01-14", "store": "X", "items": [{"name": "Milk", "total": 1.45}]}]"#,
      #"{"total": 1, "items": [{"date": "2026-01-14", "store": "X", "name": "Milk", "total": 1.45}]}"#,
      #"{"total": 1, "receipts": [{"date": "2026-01-14", "store": "X", "items": [{"name": "Milk", "total": 1.45}]}]}"#,
    ])
  func agreement(text: String) throws {
    let book = try book(text)
    #expect(book.lines.count == 1)
    #expect(book.diagnostics.isEmpty)
  }

  @Test(
    "a tax or a discount that the total of a receipt shows is a line of its own",
    arguments: [
      (#""total": 1.60, "tax": 0.15, "#, ["Milk", "Sales tax"], "1.60"),
      (#""total": 1.25, "discounts": 0.20, "#, ["Milk", "Discount"], "1.25"),
      (
        #""total": 1.40, "tax": 0.15, "discount": -0.20, "#, ["Milk", "Sales tax", "Discount"],
        "1.40"
      ),
      // Prices that have the tax in them already.
      (#""total": 1.45, "tax": 0.15, "#, ["Milk"], "1.45"),
    ])
  func extras(fields: String, items: [String], paid: String) throws {
    let book = try book("[\(receipt(fields))]")
    #expect(book.diagnostics.isEmpty)
    #expect(book.lines.articles.item.map { book.names.items[$0].name }.sorted() == items.sorted())
    let sum = book.lines.paid.reduce(Amount.zero, +)
    #expect(ExactDecimal(sum).plainText(digits: 2) == paid)
    for item in book.names.items where item.name != "Milk" { #expect(item.isAdjustment) }
  }

  @Test("a discount that a line has with its price is not taken off once more")
  func discountOfLine() throws {
    let line = #"{"name": "Milk", "price": 1.45, "discount": 0.20}"#
    let book = try book("[\(receipt(#""total": 1.25, "discount": 0.20, "#, line))]")
    #expect(book.lines.paid == [Amount(tenThousandths: 12_500)])
    #expect(book.diagnostics.isEmpty)
  }

  @Test(
    "a tax is a line of its own, too, where lines have a quantity and the price of one",
    arguments: [
      (#"{"name": "Milk", "quantity": 2, "unit_price": 1.45}"#, "3.05"),
      (
        #"{"name": "Ham", "quantity": 0.333, "unit_price": 9.99}, {"name": "Rye", "unit_price": 2}"#,
        "5.48"
      ),
      (
        #"{"name": "Milk", "quantity": 1, "unit_price": 3.00, "discount": 0.50}, "#
          + #"{"name": "Rye", "unit_price": 1.50}"#, "4.15"
      ),
      // The total has no tax besides them.
      (#"{"name": "Milk", "quantity": 3, "unit_price": 1.45}"#, "4.35"),
    ])
  func extrasOfQuantities(lines: String, paid: String) throws {
    let book = try book("[\(receipt("\"total\": \(paid), \"tax\": 0.15, ", lines))]")
    let sum = book.lines.paid.reduce(Amount.zero, +)
    #expect(ExactDecimal(sum).plainText(digits: 2) == paid)
    #expect(book.diagnostics.isEmpty)
    #expect(book.names.items.contains { $0.isAdjustment } == (paid != "4.35"))
  }

  @Test(
    "with a mapping as without, a tax that the total of a receipt shows is a line of its own",
    arguments: [
      (#""total": "t""#, #""discount": 0.20, "total": 1.40, "tax": 0.15, "#, "1.40"),
      (#""unit_price": "t""#, #""total": 1.60, "tax": 0.15, "#, "1.60"),
      // Prices that have the tax in them already.
      (#""total": "t""#, #""total": 1.45, "tax": 0.15, "#, "1.45"),
    ])
  func mappedExtras(amount: String, fields: String, paid: String) throws {
    let mapping =
      #"{"records": "items[]", "columns": {"date": "date", "store": "store", "item": "n", "#
      + #"\#(amount)}}"#
    let folder = try TemporaryFolder([
      "m.json": mapping, "r.json": receipt(fields, #"{"n": "Milk", "t": 1.45}"#),
    ])
    var options = ImportOptions(paths: [folder.path("r.json")])
    options.mappingPaths = [folder.path("m.json")]
    let book = try BookImporter(options).readAll().book
    let sum = book.lines.paid.reduce(Amount.zero, +)
    #expect(ExactDecimal(sum).plainText(digits: 2) == paid)
    #expect(book.diagnostics.isEmpty)
  }

  @Test("a total with a rejected line is not compared, because the line is reported")
  func rejectedLine() throws {
    let lines = #"{"name": "Milk", "total": 1.45}, {"name": "Eggs", "total": "?"}"#
    let book = try book("[\(receipt(#""total": 3.45, "#, lines))]")
    #expect(!book.diagnostics.contains { $0.code == .footerMismatch })
  }

  @Test(
    "a mapping compares the totals of receipts too, in whole units or in cents",
    arguments: [
      ("", "1.45", "1.45", false), ("", "1.45", "2.45", true),
      (#""minorUnits": true, "#, "145", "145", false),
      (#""minorUnits": true, "#, "145", "245", true),
    ])
  func mapped(settings: String, line: String, total: String, isReported: Bool) throws {
    let mapping =
      #"{"records": "rows[]", \#(settings)"columns": {"date": "day", "item": "n", "total": "t"}, "#
      + #""constants": {"store": "S", "currency": "EUR"}}"#
    let text =
      #"{"day": "2026-01-14", "total": \#(total), "rows": [{"n": "Milk", "t": \#(line)}]}"#
    let folder = try TemporaryFolder(["m.json": mapping, "r.json": text])
    var options = ImportOptions(paths: [folder.path("r.json")])
    options.mappingPaths = [folder.path("m.json")]
    let book = try BookImporter(options).readAll().book
    #expect(book.lines.paid == [Amount(tenThousandths: 14_500)])
    #expect(book.diagnostics.map(\.code) == (isReported ? [.footerMismatch] : []))
  }

  @Test("the currency beside an amount is that of the line")
  func currency() throws {
    let line = #"{"name": "Milk", "total": {"amount": 145, "currency": "GBP"}}"#
    let book = try book("[\(receipt("", line))]")
    #expect(book.names.currencies[book.lines.currency[0]] == CurrencyCode(written: "GBP"))
    #expect(book.lines.paid[0] == Amount(tenThousandths: 1_450_000))
  }

  @Test(
    "a number that counts the lines of a receipt is not the number of a receipt",
    arguments: [
      ([0, 1], [0], ["", "", ""]), ([1, 2], [1, 2], ["", "", "", ""]),
      ([7, 7], [8], ["7", "7", "8"]),
    ])
  func lineNumbers(first: [Int], second: [Int], ids: [String]) throws {
    let receipts = [first, second].map { numbers in
      receipt(
        "", numbers.map { #"{"name": "Milk", "total": 1, "order": \#($0)}"# }.joined(separator: ",")
      )
    }
    let book = try book("[\(receipts.joined(separator: ","))]")
    #expect(book.lines.written.receiptID.map { book.lines.written.texts[Int($0)] } == ids)
  }
}
