import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

/// What a mapping makes of the rows of a file.
@Suite("Mappings")
struct MappingTests {
  private static let columns =
    #""columns": {"date": "D", "item": "I", "quantity": "Q", "unit_price": "P", "discount": "R", "#
    + #""total": "T"}, "constants": {"store": "S", "currency": "EUR"}"#

  private func book(_ mapping: String, _ csv: String) throws -> Book {
    let folder = try TemporaryFolder([
      "pricebook.json": "{\"sources\": [\(mapping)]}", "shop.csv": csv,
    ])
    var options = ImportOptions(paths: [folder.path])
    options.keepsWritten = true
    return try BookImporter(options).readAll().book
  }

  private func paid(_ settings: String, _ row: String) throws -> [Int64] {
    try book("{\(Self.columns)\(settings)}", "D,I,Q,P,R,T\n\(row)\n").lines.paid
      .map { $0.tenThousandths / 100 }
  }

  @Test(
    "What was paid follows from what the mapping says",
    arguments: [
      ("", "2026-01-02,a,2,1.50,0.20,2.80", 280),
      (#", "paid": "totalLessDiscount""#, "2026-01-02,a,2,1.50,0.20,3.00", 280),
      (#", "paid": "unitPrice""#, "2026-01-02,a,2,1.50,0.20,99.00", 280),
      (#", "paid": "unitPrice", "discountSign": "negative""#, "2026-01-02,a,2,1.50,-0.20,9", 280),
      (#", "paid": "unitPrice", "discountSign": "absolute""#, "2026-01-02,a,2,1.50,-0.20,9", 280),
      (#", "paid": "unitPrice", "discountSign": "absolute""#, "2026-01-02,a,2,1.50,0.20,9", 280),
      (#", "paid": "unitPrice""#, "2026-01-02,a,2,1.50,10%,9", 270),
      ("", "2026-01-02,a,2,1.50,,", 300),
      (#", "decimalMark": ",""#, "2026-01-02,a,1,,,\"1.234,50\"", 123_450),
    ])
  func amounts(settings: String, row: String, cents: Int64) throws {
    #expect(try paid(settings, row) == [cents])
  }

  @Test(
    "A unit price may have its unit beside the number, which is that of the quantity",
    arguments: [
      ("0.532,,€1.79/kg,0.95", "kg", 95), ("2,kg,€1.79/kg,", "kg", 358),
      ("450,g,3.99/kg,", "g", 180), ("2,,€1.79/kg,", nil, 0), ("2,l,€1.79/kg,3.58", nil, 0),
      ("2,,€1.50/pcs,", "each", 300), ("2,,€1.79/box,3.58", nil, 0),
    ] as [(String, String?, Int64)])
  func pricePerUnit(row: String, unit: String?, cents: Int64) throws {
    let book = try book(
      #"{"columns": {"date": "D", "item": "I", "quantity": "Q", "unit": "U", "unit_price": "P", "#
        + #""total": "T"}, "constants": {"store": "S"}}"#, "D,I,Q,U,P,T\n2026-01-02,a,\(row)\n")
    #expect(book.lines.unit.map { book.names.units[$0].symbol } == (unit.map { [$0] } ?? []))
    #expect(book.lines.paid.map { $0.tenThousandths / 100 } == (unit == nil ? [] : [cents]))
    let codes = book.diagnostics.map(\.code)
    #expect(codes.contains(.malformedNumber) == (unit == nil))
  }

  @Test("A charge comes on top of the price")
  func charge() throws {
    let book = try book(
      #"{"columns": {"date": "D", "item": "I", "unit_price": "P", "charge": "C"}, "#
        + #""constants": {"store": "S"}}"#, "D,I,P,C\n2026-01-02,a,5.00,1.50\n")
    #expect(book.lines.paid == [Amount(tenThousandths: 65_000)])
  }

  @Test("Columns are joined and summed")
  func combinations() throws {
    let book = try book(
      #"{"columns": {"date": "D", "item": {"join": ["B", "I"], "with": " – "}, "#
        + #""total": {"sum": ["P", "Tax"]}}, "constants": {"store": "S"}}"#,
      "D,B,I,P,Tax\n2026-01-02,Acme,Soap,5.00,0.40\n2026-01-02,,Soap,5.00,\n")
    #expect(book.names.items.map(\.name).sorted() == ["Acme – Soap", "Soap"])
    #expect(book.lines.paid.map(\.tenThousandths) == [54_000, 50_000])
  }

  @Test("Rows are left out, and adjustments are no items")
  func rows() throws {
    let book = try book(
      "{\(Self.columns), \"skip\": [{\"I\": \"Void*\"}], \"adjustments\": [{\"I\": \"CUM*\"}]}",
      "D,I,Q,P,R,T\n2026-01-02,Void milk,1,,,1\n2026-01-02,CUM 5,1,,,-5\n"
        + "2026-01-02,Cumin,1,,,2\n")
    #expect(Array(book.lines.line) == [3, 4])
    #expect(book.names.items == [Item(name: "CUM 5", isAdjustment: true), Item(name: "Cumin")])
    #expect(!book.sources.contains { !$0.totals.isBalanced })
    #expect(book.sources.map(\.totals.read).max() == 3)
    #expect(book.sources.map(\.totals.accepted).max() == 2)
  }

  @Test("A quantity with a fraction is a weight")
  func fractions() throws {
    let book = try book(
      "{\(Self.columns), \"fractionUnit\": \"kg\"}",
      "D,I,Q,P,R,T\n2026-01-02,a,0.304,,,1\n2026-01-02,b,2.000,,,1\n")
    #expect(book.lines.unit.map { book.names.units[$0].symbol } == ["kg", "each"])
  }

  @Test("A formula guard around nothing is nothing")
  func emptyFormula() throws {
    let book = try book(
      #"{"columns": {"date": "D", "item": "I", "barcode": "B", "total": "T"}, "#
        + #""formulaGuards": true, "constants": {"store": "S"}}"#,
      "D,I,B,T\n2026-01-02,Soap,\"=\"\"\"\"\",2\n")
    let texts = book.lines.written.texts
    #expect(book.lines.written.barcode.map { texts[Int($0)] } == [""])
  }

  @Test("Of two columns of one name the first is read")
  func repeatedColumn() throws {
    let book = try book(
      #"{"columns": {"date": "D", "item": "I", "total": {"sum": ["T", "U"]}}, "#
        + #""constants": {"store": "S"}}"#,
      "D,I,T,T,U\n2026-01-02,Soap,2,30,400\n")
    #expect(book.lines.paid == [Amount(units: 402)])
  }

  @Test("Texts lose what they are wrapped in, and empty values mean nothing")
  func texts() throws {
    let book = try book(
      #"{"columns": {"date": "D", "item": "I", "barcode": "B", "total": "T"}, "unwrap": "|", "#
        + #""emptyValues": ["none"], "formulaGuards": true, "constants": {"store": "S"}}"#,
      "D,I,B,T\n2026-01-02,\"=\"\"Soap\"\"\",|4006381333931|,2\n2026-01-02,'=x,none,3\n")
    let texts = book.lines.written.texts
    #expect(book.lines.written.item.map { texts[Int($0)] } == ["Soap", "=x"])
    #expect(book.lines.written.barcode.map { texts[Int($0)] } == ["4006381333931", ""])
  }

  @Test(
    "A file's name carries the date and the store",
    arguments: [
      ("{store} {date}", "Corner Shop 2026-03-14", "2026-03-14", "Corner Shop"),
      ("costco-{date}*", "costco-20260314 (1)", "2026-03-14", nil),
      ("*-{store}", "export-Corner_Shop", nil, "Corner Shop"),
    ] as [(String, String, String?, String?)])
  func fileNames(pattern: String, name: String, date: String?, store: String?) throws {
    let found = try #require(FileNamePattern(pattern)?.match(name))
    #expect(found.date?.description == date)
    #expect(found.store == store)
  }

  @Test(
    "A name that does not fit carries nothing",
    arguments: ["", "costco", "costco-2026-13-01", "costco-2026-3-1", "x-costco-2026-01-01"])
  func otherFileName(name: String) {
    #expect(FileNamePattern("costco-{date}*")?.match(name) == nil)
  }

  @Test("A pattern of many stars ends")
  func manyStars() {
    let pattern = String(repeating: "*a", count: 60) + "{date}"
    #expect(FileNamePattern(pattern)?.match(String(repeating: "a", count: 250)) == nil)
  }

  @Test("Any number of stars in a row is one star")
  func starsInARow() throws {
    let pattern = try #require(FileNamePattern(String(repeating: "*", count: 50_000) + "{date}"))
    #expect(pattern.match("receipts 2026-03-14")?.date?.description == "2026-03-14")
    #expect(pattern.match("receipts") == nil)
  }

  @Test("Of several ways to fit, the first star and the first store are as short as they can be")
  func shortest() throws {
    let found = try #require(FileNamePattern("{store}-*-{date}*")?.match("a-b-c-20260314 20260315"))
    #expect(found.store == "a")
    #expect(found.date?.description == "2026-03-14")
  }

  @Test("The message on a column that a mapping names and the file lacks has the nearest")
  func absentColumn() throws {
    let book = try book(
      #"{"files": "shop.csv", "columns": {"date": "Datum", "item": "Artikel", "total": "Betrag"}}"#,
      "Datum,Artickel,Betrag\n2026-01-02,a,1\n")
    let message = try #require(book.diagnostics.first { $0.code == .notRecognised }?.message)
    #expect(message.contains("“Artikel”"))
    #expect(message.contains("did you mean “Artickel”?"))
  }

  @Test("Sources are for the files that their glob names")
  func globs() {
    #expect(SourceFiles("shop*.csv").fits("a/b/shop-1.csv"))
    #expect(SourceFiles("b/*.csv").fits("a/b/shop-1.csv"))
    #expect(!SourceFiles("c/*.csv").fits("a/b/shop-1.csv"))
    #expect(!SourceFiles("shop.csv").fits("a/shop-1.csv"))
    #expect(SourceFiles("a/b/*").fits("./a//b/shop.csv"))
    #expect(!SourceFiles("a/b/*").fits("b/shop.csv"))
    #expect(SourceFiles("x/shop.csv").fits("/x/shop.csv"))
  }

  @Test("Canonical headers are read without a profile")
  func canonical() {
    #expect(MappingSet().match(["date", "store", "item", "total"], file: "x.csv") == nil)
  }

  @Test(
    "What a mapping cannot say has a message with a code",
    arguments: [
      ("[]", .mappingShape), ("{}", .mappingShape), ("{\"columns\": 1}", .mappingValue),
      (#"{"columns": {"date": ""}}"#, .mappingValue),
      (#"{"columns": {"date": {"sum": ["a"]}}}"#, .mappingKey),
      (#"{"columns": {"total": {}}}"#, .mappingValue),
      (#"{"columns": {"item": "a"}, "decimalMark": ";"}"#, .mappingValue),
      (#"{"columns": {"item": "a"}, "fileName": "x"}"#, .mappingValue),
      (#"{"columns": {"item": "a"}, "timeZone": "Mars"}"#, .mappingValue),
      (#"{"columns": {"item": "a"}, "dayOne": "1.1.2020"}"#, .mappingValue),
      (#"{"columns": {"item": "a"}, "dateFormat": "dayNumber"}"#, .mappingShape),
      (#"{"columns": {"item": "a"}, "skip": [{"x": []}]}"#, .mappingValue),
      (#"{"columns": {"item": "a"}, "constants": {"shop": "x"}}"#, .mappingKey),
      (#"{"kind": "refused"}"#, .mappingShape), (#"{"columns": {"item": "a"#, .mappingShape),
    ] as [(String, Diagnostic.Code)])
  func problems(json: String, code: Diagnostic.Code) {
    let (mapping, problems) = MappingReader.read(document: JSONDocument(bytes: Array(json.utf8)))
    #expect(mapping == nil)
    #expect(problems.first?.message.code == code)
  }
}
