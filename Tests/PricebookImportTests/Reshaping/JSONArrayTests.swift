import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

/// JSON files in which arrays are inside an array.
@Suite struct JSONArrayTests {
  private func book(_ text: String, mapping: String? = nil) throws -> Book {
    let folder = try TemporaryFolder(["m.json": mapping ?? "{}", "r.json": text])
    var options = ImportOptions(paths: [folder.path("r.json")])
    if mapping != nil { options.mappingPaths = [folder.path("m.json")] }
    return try BookImporter(options).readAll().book
  }

  private func described(_ book: Book) -> [String] {
    (0..<book.lines.count).map { row in
      "\(book.lines.line[row]): \(book.lines.day[row]) "
        + "\(book.names.items[book.lines.item[row]].name) "
        + ExactDecimal(book.lines.paid[row]).plainText(digits: 2)
    }
  }

  @Test(
    "Receipts in inner arrays are read as one list",
    arguments: [
      #"[[{"date": "2026-01-14", "store": "X", "items": [{"name": "Milk", "price": 1.45}, {"name": "Bread", "price": 2}], "total": 3.45}],\n [], [{"date": "2026-01-15", "store": "X", "items": [{"name": "Eggs", "price": 3}], "total": 3}]]"#,
      #"[[{"date": "2026-01-14", "store": "X", "item": "Milk", "total": 1.45}, {"date": "2026-01-14", "store": "X", "item": "Bread", "total": 2}],\n[[{"date": "2026-01-15", "store": "X", "item": "Eggs", "total": 3}]]]"#,
    ])
  func innerArrays(text: String) throws {
    let book = try book(text.replacing(#"\n"#, with: "\n"))
    #expect(
      described(book) == [
        "1: 2026-01-14 Milk 1.45", "1: 2026-01-14 Bread 2.00", "2: 2026-01-15 Eggs 3.00",
      ])
    #expect(book.diagnostics.isEmpty)
    #expect(book.sources[0].totals.read == 3 && book.sources[0].totals.accepted == 3)
  }

  @Test("Purchases in an array of arrays with the time of each are read")
  func purchases() throws {
    let book = try book(
      #"{"Purchase": [[{"timeStamp": "2026-01-14T18:22:00Z", "basketValueNet": "2.45", "#
        + #""storeName": "X", "product": [{"name": "Milk", "quantity": "1", "price": "1.45"}, "#
        + #"{"name": "Eggs", "quantity": "1", "price": "1.00"}]}]]}"#)
    #expect(described(book) == ["1: 2026-01-14 Milk 1.45", "1: 2026-01-14 Eggs 1.00"])
    #expect(book.diagnostics.isEmpty)
  }

  private static let table = """
    [["date", "store", "item", "quantity", "total"],
     ["2026-01-14", "X", "Milk, fresh", 1, 1.45],
     ["2026-01-15", "X", "Eggs", null, 3],
     []
    ]
    """

  @Test(
    "A table of arrays is read by the names in the first, with a mapping or without",
    arguments: [
      nil,
      #"{"records": "[]", "columns": {"date": "date", "store": "store", "item": "item", "#
        + #""total": "total"}}"#,
    ])
  func tableOfArrays(mapping: String?) throws {
    let book = try book(Self.table, mapping: mapping)
    #expect(described(book) == ["2: 2026-01-14 Milk, fresh 1.45", "3: 2026-01-15 Eggs 3.00"])
    #expect(book.diagnostics.isEmpty)
    #expect(book.sources[0].totals.read == 2)
  }

  @Test("A row of another length is rejected, because its values may be those of other columns")
  func otherLength() throws {
    let rows = #"["2026-01-16", "X", "Salt", 0.50], ["2026-01-16", "X", "Tea", 1, 2.00, 9]"#
    let book = try book(Self.table.replacing("[]", with: rows))
    #expect(book.lines.count == 2)
    #expect(book.sources[0].totals.rejected == 2)
    #expect(
      book.diagnostics.first?.message
        == "a record must be an array of 5 values, as the first is, and this is "
        + "“[\"2026-01-16\", \"X\", \"Salt\", 0.50]”; correct the file")
  }

  @Test(
    "A list of lists without the names of columns is refused with the next step",
    arguments: [
      #"[["2026-01-14", "X", "Milk", 1.45], ["2026-01-15", "X", "Eggs", 3]]"#,
      #"[["x", "y"], ["2026-01-14", 1.45]]"#, "[[]]", "[[1, 2], [3, 4]]",
    ])
  func noNames(text: String) throws {
    let book = try book(text)
    #expect(book.lines.isEmpty)
    let message = try #require(book.diagnostics.first { $0.code == .notRecognised }?.message)
    #expect(message.contains("it is a list of lists") && message.contains("save the table as CSV"))
  }
}
