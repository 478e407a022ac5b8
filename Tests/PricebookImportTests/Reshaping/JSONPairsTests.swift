import PricebookModel
import Testing

@testable import PricebookImport

@Suite("JSON with fields in arrays of pairs")
struct JSONPairsTests {
  private func book(_ text: String, name: String = "r.json") throws -> Book {
    var options = ImportOptions(paths: [])
    options.inMemory = [NamedBytes(name: name, bytes: Array(text.utf8))]
    return try BookImporter(options).read()
  }

  private func pair(_ name: String, _ value: String) -> String {
    #"{"Type": {"Text": "\#(name)", "Confidence": 99.1}, "ValueDetection": {"Text": "\#(value)"}}"#
  }

  private func textract(_ lines: [[String]], _ summary: [String]) -> String {
    let items = lines.map { #"{"LineItemExpenseFields": [\#($0.joined(separator: ", "))]}"# }
    return #"{"ExpenseDocuments": [{"SummaryFields": [\#(summary.joined(separator: ", "))],"# + "\n"
      + #""LineItemGroups": [{"LineItems": [\#(items.joined(separator: ",\n"))]}]}]}"#
  }

  @Test("pairs of a type and a text are read as fields, with the tip that the total shows")
  func pairsOfTypes() throws {
    let book = try book(
      textract(
        [
          [pair("ITEM", "Soup"), pair("PRICE", "$5.50")],
          [pair("ITEM", "Tea"), pair("PRICE", "$3.50")],
        ],
        [
          pair("VENDOR_NAME", "Corner Cafe"), pair("INVOICE_RECEIPT_DATE", "2026-10-03"),
          pair("TIP", "$1.50"), pair("TOTAL", "$10.50"),
        ]))
    #expect(book.names.items.map(\.name).sorted() == ["Soup", "Tea", "Tip"])
    #expect(book.names.stores.values == ["Corner Cafe"])
    #expect(book.lines.paid.reduce(Amount.zero, +).tenThousandths == 105_000)
  }

  @Test("pairs of one name with pairs of their own are lines, and keep the lines of the file")
  func pairsWithPairs() throws {
    func line(_ item: String, _ amount: String) -> String {
      #"{"type": "line_item", "mentionText": "\#(item) \#(amount)", "properties": ["#
        + #"{"type": "line_item/description", "mentionText": "\#(item)"}, "#
        + #"{"type": "line_item/amount", "mentionText": "\#(amount)"}]}"#
    }
    let book = try book(
      """
      {"entities": [
      {"type": "supplier_name", "mentionText": "ALDI"},
      {"type": "receipt_date", "mentionText": "2026-10-03"},
      \(line("Milch", "2,38")),
      \(line("Wein", "4,97")),
      {"type": "total_amount", "mentionText": "7,35"}]}
      """)
    #expect(book.lines.paid.map(\.tenThousandths) == [23_800, 49_700])
    #expect(book.lines.line.map { Int($0) } == [4, 5])
  }

  @Test("items with a name and a value are no pairs")
  func items() throws {
    let text = #"{"list": [{"name": "Milk", "value": 1.2}, {"name": "Figs", "value": 2}]}"#
    #expect(JSONPairs.fields(of: JSONDocument(bytes: Array(text.utf8))) == nil)
  }

  @Test("what is called a password is not read")
  func secrets() throws {
    let text =
      #"{"f": [{"name": "password", "value": "hunter2"}, {"name": "store", "value": "Nord"}, "#
      + #"{"name": "date", "value": "2026-10-03"}]}"#
    let error = try #require(throws: ImportError.self) { try book(text) }
    #expect(!"\(error)".contains("hunter2"))
  }
}
