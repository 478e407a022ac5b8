import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

/// The starting point that `inspect --write-mapping` writes for files that nothing recognises.
@Suite("Drafts of mappings")
struct MappingDraftTests {
  private func draft(_ text: String, name: String = "mine.csv") throws -> String? {
    let folder = try TemporaryFolder([name: text])
    return try FileInspector().inspect(folder.path(name)).mapping
  }

  private func reading(_ json: String) -> MappingReader.Reading {
    MappingReader.read(document: JSONDocument(bytes: Array(json.utf8)))
  }

  @Test("What the columns are is guessed from their values")
  func guesses() throws {
    let json = try #require(
      try draft("Zeug,Wann,Kohle,Foo\nMilch,2026-03-04,1.20,x1\nBrot,2026-03-05,2.50,y2\n"))
    let mapping = try #require(reading(json).mapping)
    #expect(mapping.columns[.date] == ColumnSource("Wann"))
    #expect(mapping.columns[.total] == ColumnSource("Kohle"))
    #expect(mapping.columns[.item] == ColumnSource("Zeug"))
    #expect(mapping.ignored == ["Foo"])
    #expect(mapping.constants.store == "mine")
  }

  @Test("A draft has what is known of numbers, days, signs and rows")
  func findings() throws {
    let json = try #require(
      try draft(
        "Zeug;Wann;Kohle;weg;Rabatt;Storno\nMilch;13/03/2026;1,20 €;x1;-0,10;nein\n"
          + "Brot;05/03/2026;2,50 €;y2;;nein\nTopf;05/03/2026;9,00 €;y2;;ja\n"))
    let mapping = try #require(reading(json).mapping)
    #expect(mapping.decimalMark == UInt8(ascii: ","))
    #expect(mapping.dateFormat == .dayMonthYear)
    #expect(mapping.discount == .negative)
    #expect(
      mapping.rows[.skip]
        == [RowPattern(conditions: [RowPattern.Condition(column: ["Storno"], globs: ["ja"])])])
    #expect(mapping.ignored == ["weg"])
  }

  @Test("A draft without amounts says nothing of how numbers are written")
  func noAmounts() throws {
    let json = try #require(try draft("Zeug,Wann,A,B\nMilch,2026-03-04,1.20,1.30\n"))
    #expect(!json.contains("decimalMark"))
    #expect(json.contains("\"total\": \"\""))
  }

  @Test("A table without numbers has no draft, and the message does not propose one")
  func table() throws {
    let folder = try TemporaryFolder(["stores.csv": "store_id,type,city\nA1,market,Bern\n"])
    let inspection = try FileInspector().inspect(folder.path("stores.csv"))
    #expect(inspection.mapping == nil)
    #expect(inspection.diagnostics.contains { $0.message.contains("no column has amounts") })
    #expect(!inspection.diagnostics.contains { $0.message.contains("--write-mapping") })
  }

  @Test("The lines of a receipt go before the receipt, and their only text is the item")
  func linesOfReceipts() throws {
    let json = try #require(
      try draft(
        #"{"receipts": [{"storeName": "Nord", "date": "2026-10-03", "total": 6.84, "rows": ["#
          + #"{"text": "MAITO", "amount": 1.05}, {"text": "JUUSTO", "amount": 5.79}]}]}"#,
        name: "mine.json"))
    let mapping = try #require(reading(json).mapping)
    #expect(mapping.records == ["receipts[].rows[]"])
    #expect(mapping.columns[.item] == ColumnSource("text"))
    #expect(mapping.columns[.date] == ColumnSource("date"))
  }

  @Test("The sections of a receipt are no lines")
  func sections() throws {
    let json = try #require(
      try draft(
        #"{"parts": [{"title": "Nord", "storeNo": "1034"}, {"total": "$8.50"}, {"items": ["#
          + #"{"description": "Milk", "amount": "3.10"}, {"description": "Rye", "amount": "5.40"}"#
          + "]}]}", name: "mine.json"))
    let dated = json.replacing("\"date\": \"\",", with: "\"date\": \"day\",")
    #expect(reading(dated).mapping?.records == ["parts[].items[]"])
  }

  @Test("A draft without open questions reads the file")
  func reads() throws {
    let text = "Zeug,Wann,Kohle\nMilch,2026-03-04,1.20\nBrot,2026-03-05,2.50\n"
    let json = try #require(try draft(text))
    let folder = try TemporaryFolder(["m.json": json, "mine.csv": text])
    var options = ImportOptions(paths: [folder.path("mine.csv")])
    options.mappingPaths = [folder.path("m.json")]
    let book = try BookImporter(options).readAll().book
    #expect(book.lines.paid.map(\.tenThousandths) == [12_000, 25_000])
  }

  @Test("A draft for an account book with expenses and income leaves the income out")
  func income() throws {
    let text =
      "Date,Account,Category,Tags,Expense amount,Income amount,Currency,In main currency,"
      + "Main currency,Description\n"
      + "1/14/26,Cash,Food & Drinks,groceries,23.45,0,EUR,23.45,EUR,Lidl weekly\n"
      + "1/15/26,Bank,Salary,,0,\"2,000.00\",EUR,\"2,000.00\",EUR,January\n"
    let json = try #require(try draft(text))
    let folder = try TemporaryFolder(["m.json": json, "mine.csv": text])
    var options = ImportOptions(paths: [folder.path("mine.csv")])
    options.mappingPaths = [folder.path("m.json")]
    let book = try BookImporter(options).readAll().book
    #expect(book.lines.paid.map(\.tenThousandths) == [234_500])
  }

  @Test("What cannot be guessed is left empty, and the reader asks for it")
  func open() throws {
    let json = try #require(try draft("what,total\nMilk,1.20\nBread,2.50\n"))
    let problems = reading(json).problems.map(\.message.text)
    #expect(problems.contains { $0.hasPrefix("\"date\"") || $0.contains("“date”") })
    #expect(json.contains("Fill in date"))
  }

  @Test("A date in the file's name is found")
  func nameDate() throws {
    let json = try #require(
      try draft("what,price\nMilk,1.20\nBread,2.50\n", name: "shop-2026-03-04.csv"))
    let mapping = try #require(reading(json).mapping)
    #expect(mapping.fileName?.match("shop-2026-03-04")?.date?.description == "2026-03-04")
  }

  @Test("A file without a header has its columns by position")
  func positions() throws {
    let text = "almonds organic,9.99,2026-03-04\noat milk,3.49,2026-03-05\n"
    let json = try #require(try draft(text))
    let mapping = try #require(reading(json).mapping)
    #expect(!mapping.hasHeader)
    #expect(mapping.columns[.item] == ColumnSource("#1"))
    #expect(mapping.columns[.total] == ColumnSource("#2"))
    #expect(mapping.columns[.date] == ColumnSource("#3"))
  }

  @Test("JSON that nothing recognises has the path of its rows and the fields around them")
  func json() throws {
    let json = try #require(
      try draft(
        #"{"kasse": {"am": "2026-03-04"}, "dinge": [{"was": "Milch", "kosten": 1.2, "x": true}]}"#,
        name: "r.json"))
    #expect(json.contains(#""records": "dinge[]""#))
    #expect(json.contains(#""item": "was""#))
    #expect(json.contains(#""total": "kosten""#))
    #expect(json.contains(#""x""#) && json.contains(#""kasse.am""#))
  }

  @Test("A mapping that was written for JSON reads the file as without")
  func writtenJSON() throws {
    let text =
      #"{"shop": {"name": "Aldi"}, "purchaseDate": "2026-03-04", "lines": [{"name": "Milk", "qty": 2, "#
      + #""price": 1.25, "total": 2.5}], "total": 99}"#
    let folder = try TemporaryFolder(["r.json": text])
    let mapping = try #require(try FileInspector().inspect(folder.path("r.json")).mapping)
    let other = try TemporaryFolder(["m.json": mapping, "r.json": text])
    var options = ImportOptions(paths: [other.path("r.json")])
    options.mappingPaths = [other.path("m.json")]
    let book = try BookImporter(options).readAll().book
    #expect(book.lines.paid.map(\.tenThousandths) == [25_000])
    #expect(book.names.stores.values == ["Aldi"])
  }

  @Test(
    "What is neither a table nor JSON with records has no draft", arguments: ["", "word", "[1, 2]"])
  func nothing(text: String) throws {
    #expect(try draft(text, name: "x.json") == nil)
  }

  @Test(
    "Of several columns of amounts, the one that says so is what was paid",
    arguments: [
      ("Regular Price,Net Amount", "3.29,2.79", "Net Amount"),
      ("Price before discount,Price after discount", "1.95,1.50", "Price after discount"),
      ("Netto,MwSt,Brutto", "10.00,0.70,10.70", "Brutto"),
      ("Total ex VAT,VAT,Total inc VAT", "10.00,2.00,12.00", "Total inc VAT"),
      ("Total,Line Item Total", "8.98,3.98", "Line Item Total"),
      ("Erstens,Zweitens", "1.00,2.00", ""),
    ])
  func total(columns: String, values: String, expected: String) throws {
    let json = try #require(
      try draft("Zeug,Wann,Wo,\(columns)\nMilch,2026-03-04,Coop,\(values)\n"))
    #expect(json.contains("\"total\": \"\(expected)\""))
  }

  @Test("Rows with a store and no item are visits; amounts below zero are turned")
  func visits() throws {
    let text = "Flag,Date,Payee,Amount\n,2026-03-04,Coop,-23.45\nS,2026-03-05,Lidl,-3.00\n"
    let json = try #require(try draft(text))
    let mapping = try #require(reading(json).mapping)
    #expect(mapping.kind == .visits)
    #expect(mapping.isNegated)
    #expect(mapping.columns[.item] == nil)
  }
}
