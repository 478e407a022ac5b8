import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

/// Wide tables whose columns become rows.
@Suite("Spread tables")
struct SpreadTests {
  private func book(_ mapping: String, _ text: String) throws -> Book {
    let folder = try TemporaryFolder(["m.json": mapping, "wide.csv": text])
    var options = ImportOptions(paths: [folder.path("wide.csv")])
    options.mappingPaths = [folder.path("m.json")]
    return try BookImporter(options).readAll().book
  }

  private func described(_ book: Book) -> [String] {
    (0..<book.lines.count).map { row in
      "\(book.lines.line[row]): \(book.lines.day[row]) "
        + "\(book.names.stores[book.lines.store[row]]) "
        + "\(book.names.items[book.lines.item[row]].name) "
        + ExactDecimal(book.lines.paid[row]).plainText(digits: 2)
    }
  }

  @Test("A column per item becomes rows")
  func items() throws {
    let book = try book(
      #"{"columns": {"store": "store"}, "spread": {"as": "item"}, "#
        + #""constants": {"date": "2026-02-01"}}"#,
      "store,apples,cucumbers,milk\nTrader Joes,1.78,,2.25\nAldi,1.5,0.69,n/a\n")
    #expect(
      described(book) == [
        "2: 2026-02-01 Trader Joes apples 1.78", "2: 2026-02-01 Trader Joes milk 2.25",
        "3: 2026-02-01 Aldi apples 1.50", "3: 2026-02-01 Aldi cucumbers 0.69",
      ])
    #expect(book.sources.map(\.totals.isBalanced) == [true])
  }

  private static let wide = """
    {"entries": [
      {"name": "Tomato paste", "hofer": "0.95", "lidl": "1.05", "spar": ""},
      {"name": "Olive oil", "hofer": 6.49, "lidl": null, "spar": "6.79"}
    ]}
    """

  @Test("A field of JSON per store becomes prices seen, at the lines of the file")
  func fieldsOfStores() throws {
    let read = try TextBook(["wide.json": Self.wide]) { $0.settings["currency"] = "EUR" }
    let prices = read.book.prices
    #expect(prices.price.map { $0.tenThousandths / 100 } == [95, 105, 649, 679])
    #expect(prices.line.map { Int($0) } == [2, 2, 3, 3])
    #expect(read.book.names.stores.values.sorted() == ["hofer", "lidl", "spar"])
    #expect(read.book.lines.isEmpty)
    #expect(read.book.sources.map(\.totals.isBalanced) == [true])
  }

  @Test("A mapping spreads the fields of JSON objects")
  func mappedFields() throws {
    let mapping =
      #"{"records": "entries[]", "columns": {"item": "name"}, "spread": {"as": "store"}, "#
      + #""constants": {"date": "2026-02-01"}}"#
    let folder = try TemporaryFolder(["m.json": mapping, "wide.json": Self.wide])
    var options = ImportOptions(paths: [folder.path("wide.json")])
    options.mappingPaths = [folder.path("m.json")]
    let book = try BookImporter(options).readAll().book
    #expect(
      described(book) == [
        "2: 2026-02-01 hofer Tomato paste 0.95", "2: 2026-02-01 lidl Tomato paste 1.05",
        "3: 2026-02-01 hofer Olive oil 6.49", "3: 2026-02-01 spar Olive oil 6.79",
      ])
  }

  @Test("The mapping that is written for such fields reads them the same way")
  func writtenMapping() throws {
    let folder = try TemporaryFolder(["wide.json": Self.wide])
    let json = try #require(try FileInspector().inspect(folder.path("wide.json")).mapping)
    #expect(json.contains(#""records": "entries[]""#))
    let again = try TemporaryFolder(["m.json": json, "wide.json": Self.wide])
    var options = ImportOptions(paths: [again.path("wide.json")])
    options.mappingPaths = [again.path("m.json")]
    #expect(try BookImporter(options).readAll().book.prices.count == 4)
  }

  @Test("A column per month becomes rows on its first day")
  func months() throws {
    let book = try book(
      #"{"columns": {"item": "Item", "store": "Store"}, "spread": {"as": "month"}}"#,
      "Item,Store,Jan 2026,Feb 2026\nMilk,Aldi,1.19,1.25\nRice,Aldi,,2.10\n")
    #expect(
      described(book) == [
        "2: 2026-01-01 Aldi Milk 1.19", "2: 2026-02-01 Aldi Milk 1.25",
        "3: 2026-02-01 Aldi Rice 2.10",
      ])
  }

  @Test("A column per store becomes rows, with decimal commas and quotes")
  func stores() throws {
    let book = try book(
      #"{"columns": {"item": "Artikel", "date": "Datum"}, "#
        + #""spread": {"as": "store", "columns": ["Al*", "Lidl"]}}"#,
      "Datum;Artikel;Aldi;Lidl;Notiz\n01.02.2026;\"Käse \"\"jung\"\"\";1,99;\"2,05\";gut\n")
    #expect(
      described(book) == [
        "2: 2026-02-01 Aldi Käse \"jung\" 1.99", "2: 2026-02-01 Lidl Käse \"jung\" 2.05",
      ])
  }

  @Test("Records that cannot be read are refused with their line and text")
  func refusals() throws {
    let book = try book(
      #"{"columns": {"item": "Item", "date": "Date"}, "spread": {"as": "store"}}"#,
      "Item,Date,Aldi,Lidl\nMilk,2026-01-02,1.19,1.25\nRice,2026-01-02,2.10\n"
        + "Salt,2026-01-02,cheap,0.50\nEggs,2026-01-02,2.00,2.20\n")
    #expect(
      described(book) == [
        "2: 2026-01-02 Aldi Milk 1.19", "2: 2026-01-02 Lidl Milk 1.25",
        "4: 2026-01-02 Lidl Salt 0.50", "5: 2026-01-02 Aldi Eggs 2.00",
        "5: 2026-01-02 Lidl Eggs 2.20",
      ])
    #expect(book.rejectedRecords.map(\.code) == [.fieldCount, .malformedNumber])
    #expect(book.rejectedRecords.map(\.line) == [3, 4])
    #expect(
      book.rejectedRecords.map(\.text) == ["Rice,2026-01-02,2.10", "Salt,2026-01-02,cheap,0.50"])
  }

  @Test("A table with nothing to spread says which columns it has")
  func nothing() throws {
    let book = try book(
      #"{"columns": {"item": "Item", "date": "Date"}, "spread": {"as": "store", "columns": ["X*"]}}"#,
      "Item,Date,Aldi\nMilk,2026-01-02,1.19\n")
    #expect(book.diagnostics.contains { $0.message.contains("“Item”, “Date”, “Aldi”") })
  }

  @Test("The size of blocks changes nothing", arguments: [64, 200, 4096])
  func blocks(size: Int) throws {
    var text = "Item,Date,Aldi,Lidl\n"
    for number in 1...200 { text += "Item \(number),2026-01-02,\(number).10,\(number).20\n" }
    let folder = try TemporaryFolder([
      "m.json": #"{"columns": {"item": "Item", "date": "Date"}, "spread": {"as": "store"}}"#,
      "wide.csv": text,
    ])
    var options = ImportOptions(paths: [folder.path("wide.csv")])
    options.mappingPaths = [folder.path("m.json")]
    let whole = try BookImporter(options).readAll().book
    options.blockSize = size
    let parts = try BookImporter(options).readAll().book
    #expect(whole.lines.count == 400)
    #expect(described(parts) == described(whole))
  }
}
