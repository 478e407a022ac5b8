import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

/// Receipts in JSON, with a mapping and without.
@Suite("Receipts in JSON")
struct JSONReceiptTests {
  private func book(
    _ text: String, name: String = "r.json", mapping: String? = nil, blockSize: Int? = nil
  ) throws -> Book {
    let folder = try TemporaryFolder(["m.json": mapping ?? "{}", name: text])
    var options = ImportOptions(paths: [folder.path(name)])
    if mapping != nil { options.mappingPaths = [folder.path("m.json")] }
    options.blockSize = blockSize
    options.keepsWritten = true
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

  private static let mapping =
    #"{"records": "items[]", "columns": {"date": "day", "store": "shop.name", "item": "n", "#
    + #""quantity": "q", "total": "t", "discount": "off[].a"}}"#

  @Test("Of two fields that mean the same one is read, and the other is named")
  func rivalFields() throws {
    let book = try book(
      #"{"date": "2026-03-04", "store": "Aldi", "items": [{"name": "Milk", "quantity": 1, "#
        + #""line_total": 1.2, "total_price": 1.2}]}"#)
    #expect(described(book) == ["1: 2026-03-04 Aldi Milk 1.20"])
    #expect(book.diagnostics.map(\.code).contains(.duplicateColumn))
  }

  @Test(
    "One receipt, a list of receipts, and receipts on lines are the same",
    arguments: [
      ("r.json", "%"), ("r.json", "[%]"), ("r.jsonl", "%"), ("r.ndjson", "%\n\n"),
    ])
  func forms(name: String, form: String) throws {
    let receipt =
      #"{"day": "2026-03-04", "shop": {"name": "Aldi"}, "items": [{"n": "Milk", "t": 1.2}, "#
      + #"{"n": "Bread", "t": 2.5}], "t": 3.7}"#
    let book = try book(form.replacing("%", with: receipt), name: name, mapping: Self.mapping)
    #expect(
      described(book) == ["1: 2026-03-04 Aldi Milk 1.20", "1: 2026-03-04 Aldi Bread 2.50"])
  }

  @Test("Fields of parents count wherever they stand")
  func parentsBehind() throws {
    let book = try book(
      #"[{"items": [{"n": "Milk", "t": 1.2}], "shop": {"name": "Aldi"}, "day": "2026-03-04"}, "#
        + #"{"day": "2026-03-05", "items": [{"n": "Salt", "t": 0.5}], "shop": {"name": "Lidl"}}]"#,
      mapping: Self.mapping)
    #expect(described(book) == ["1: 2026-03-04 Aldi Milk 1.20", "1: 2026-03-05 Lidl Salt 0.50"])
  }

  @Test("A path names the level where two have the field")
  func levels() throws {
    let text =
      #"{"list": [{"day": "2026-03-04", "name": "Aldi", "items": [{"name": "Milk", "t": 1.2}]}]}"#
    let book = try book(
      text,
      mapping: #"{"records": "list[].items[]", "columns": {"date": "day", "store": "list[].name", "#
        + #""item": "name", "total": "t"}}"#)
    #expect(described(book) == ["1: 2026-03-04 Aldi Milk 1.20"])
  }

  @Test("The values of a list in a row are added up, and taken off the total")
  func nestedDiscounts() throws {
    let book = try book(
      #"{"day": "2026-03-04", "shop": {"name": "A"}, "items": [{"n": "Milk", "t": "3,00", "#
        + #""off": [{"a": "0,50"}, {"a": "0,25"}]}]}"#,
      mapping: Self.mapping.dropLast() + #", "paid": "totalLessDiscount"}"#)
    #expect(described(book) == ["1: 2026-03-04 A Milk 2.25"])
  }

  @Test("A JSON number always has a decimal point, beside texts with decimal commas")
  func marks() throws {
    let book = try book(
      #"{"day": "2026-03-04", "shop": {"name": "A"}, "items": [{"n": "Ham", "q": 1.234, "t": "9,87"}, "#
        + #"{"n": "Jam", "q": 2, "t": "1.234,50"}]}"#, mapping: Self.mapping)
    #expect(described(book) == ["1: 2026-03-04 A Ham 9.87", "1: 2026-03-04 A Jam 1234.50"])
    #expect(book.lines.quantity.map(\.millionths) == [1_234_000, 2_000_000])
  }

  @Test("Escapes, quotes, commas and line breaks in texts are read")
  func texts() throws {
    let book = try book(
      #"{"day": "2026-03-04", "shop": {"name": "A"}, "items": [{"n": "Caf\u00e9 \"a,b\"\nx 😀 \ud83c\udf4e\/", "t": 1}]}"#,
      mapping: Self.mapping)
    #expect(book.names.items.map(\.name) == ["Café \"a,b\" x 😀 🍎/"])
  }

  @Test("A discount that names no row of its receipt is a row of its own")
  func looseDiscount() throws {
    let mapping =
      #"{"records": "[].items[]", "columns": {"date": "day", "item": "n", "total": "t"}, "#
      + #""constants": {"store": "S"}, "discountSign": "negative", "paid": "totalLessDiscount", "#
      + #""discountRows": {"rows": [{"n": "/*"}], "amount": "t", "names": "n", "key": "k"}}"#
    let book = try book(
      #"[{"day": "2026-03-04", "items": [{"k": "12", "n": "Oil", "t": 9}, {"k": "9", "n": "/12", "t": -2}, "#
        + #"{"k": "8", "n": "/77", "t": -1}]}, "#
        + #"{"day": "2026-03-05", "items": [{"k": "77", "n": "Tea", "t": 4}]}]"#,
      mapping: mapping)
    #expect(
      described(book) == [
        "1: 2026-03-04 S Oil 7.00", "1: 2026-03-04 S /77 -1.00", "1: 2026-03-05 S Tea 4.00",
      ])
  }

  @Test(
    "A receipt in JSON is read without a mapping where its fields have known names",
    arguments: [
      #"{"shop": {"name": "Aldi"}, "purchaseDate": "2026-03-04", "lines": [{"name": "Milk", "qty": 2, "#
        + #""price": 1.25, "total": 2.5}], "total": 99}"#,
      #"[{"date": "2026-03-04", "store": "Aldi", "item": "Milk", "total": 2.5}]"#,
      #"{"data": {"receipt": {"merchant": "Aldi", "date": "2026-03-04T10:00:00", "products": "#
        + #"[{"productName": "Milk", "quantity": 1, "totalPrice": "2.50"}]}}}"#,
      #"{"Händler": "Aldi", "Datum": "04.03.2026", "Positionen": [{"Artikel": "Milk", "Menge": 1, "#
        + #""Betrag": "2,50"}]}"#,
    ])
  func byWords(text: String) throws {
    let book = try book(text)
    #expect(described(book) == ["1: 2026-03-04 Aldi Milk 2.50"])
  }

  @Test(
    "JSON that could be several things, or nothing, is refused with the next step",
    arguments: [
      #"{"a": [{"name": "Milk", "price": 1}], "b": [{"name": "Bread", "price": 2}]}"#,
      #"{"type": "FeatureCollection", "features": [{"type": "Feature"}]}"#,
      #"[{"id": 1, "who": "x"}]"#,
    ])
  func unknown(text: String) throws {
    let book = try book(text)
    #expect(book.sources.isEmpty)
    #expect(
      book.diagnostics.contains {
        $0.code == .notRecognised && $0.message.contains("--write-mapping")
      })
  }

  @Test("JSON without any object is refused", arguments: ["[1, 2, 3]", "[[1], [2]]", "5", "{}"])
  func empty(text: String) throws {
    let book = try book(text)
    #expect(book.sources.isEmpty)
    #expect(book.diagnostics.map(\.code) == [.notRecognised])
  }

  @Test("A broken line of JSON Lines is refused by itself, with its line")
  func brokenLine() throws {
    let good = { (day: Int) in
      #"{"day": "2026-03-0\#(day)", "shop": {"name": "A"}, "items": [{"n": "Milk", "t": 1}]}"#
    }
    let book = try book(
      "\(good(1))\n{\"day\": \n\(good(2))\n{\"day\": \"2026-03-03\"}\n", name: "r.jsonl",
      mapping: Self.mapping)
    #expect(described(book) == ["1: 2026-03-01 A Milk 1.00", "3: 2026-03-02 A Milk 1.00"])
    #expect(book.rejectedRecords.map(\.line) == [2, 4])
    #expect(book.rejectedRecords.map(\.code) == [.jsonSyntax, .jsonSyntax])
    #expect(book.rejectedRecords.map(\.text) == ["{\"day\": ", "{\"day\": \"2026-03-03\"}"])
  }

  @Test("A list that is cut off gives what was whole, and is incomplete")
  func cut() throws {
    let receipt = #"{"day": "2026-03-04", "shop": {"name": "A"}, "items": [{"n": "Milk", "t": 1}]}"#
    let book = try book("[\(receipt), \(receipt.dropLast(8))", mapping: Self.mapping)
    #expect(described(book) == ["1: 2026-03-04 A Milk 1.00"])
    #expect(book.rejectedRecords.count == 1)
    #expect(book.isIncomplete)
  }

  @Test("Values of a row that are wrong are refused with the row's line and its JSON")
  func wrongValues() throws {
    let book = try book(
      "{\"day\": \"2026-03-04\", \"shop\": {\"name\": \"A\"}, \"items\": [\n"
        + "{\"n\": \"Milk\", \"t\": \"cheap\"},\n{\"n\": \"\", \"t\": 1},\n{\"n\": \"Tea\", \"t\": 2}]}",
      mapping: Self.mapping)
    #expect(described(book) == ["4: 2026-03-04 A Tea 2.00"])
    #expect(book.rejectedRecords.map(\.code) == [.malformedNumber, .missingItem])
    #expect(book.rejectedRecords.map(\.line) == [2, 3])
    #expect(book.rejectedRecords.first?.text == "{\"n\": \"Milk\", \"t\": \"cheap\"}")
  }

  @Test("A field that is needed and not there is named, with the nearest")
  func missingField() throws {
    let book = try book(
      #"{"day": "2026-03-04", "items": [{"n": "Milk", "total": 1}]}"#,
      mapping: #"{"records": "items[]", "columns": {"date": "day", "item": "n", "total": "totl"}, "#
        + #""constants": {"store": "S"}}"#)
    #expect(book.diagnostics.contains { $0.message.contains("the column “totl”") })
  }

  @Test("The size of blocks changes nothing", arguments: [64, 300, 5_000])
  func blocks(size: Int) throws {
    let receipts = (1...120).map { number in
      #"{"day": "2026-03-04", "shop": {"name": "S\#(number % 3)"}, "items": [{"n": "Item [\#(number)]}\"", "#
        + "\"t\": \(number).5},\n {\"n\": \"B\", \"t\": 1}]}"
    }
    for (name, text) in [
      ("r.json", "[\n" + receipts.joined(separator: ",\n") + "\n]\n"),
      ("r.jsonl", receipts.map { $0.replacing("\n", with: "") }.joined(separator: "\n")),
    ] {
      let whole = try book(text, name: name, mapping: Self.mapping)
      let parts = try book(text, name: name, mapping: Self.mapping, blockSize: size)
      #expect(whole.lines.count == 240)
      #expect(described(parts) == described(whole))
    }
  }

  @Test("An array that is read by its elements has the fields of the root before it")
  func largeObject() throws {
    let text = Array(
      #"{"shop": "Aldi", "list": [{"day": "2026-03-04", "items": [{"n": "Milk", "t": 1}]}]}"#.utf8)
    let survey = try #require(
      JSONSurvey(text, encoding: .utf8, isWhole: false, isNamedLines: false))
    var mapping = SourceMapping()
    mapping.records = ["list[].items[]"]
    mapping.columns = [
      .store: ColumnSource("shop"), .date: ColumnSource("day"), .item: ColumnSource("n"),
      .total: ColumnSource("t"),
    ]
    let table = try #require(survey.table(mapping, byteCount: JSONSurvey.wholeLimit + 1))
    #expect(table.unit == .element)
    let source = try PartSource(
      .bytes(text), displayPath: "x", dialect: table.dialect, unit: table.unit, blockSize: 64,
      recordLimit: 1 << 20)
    var buffer = ByteBuffer(capacity: 64)
    guard let part = source.next(into: &buffer), let unit = part.units.first else {
      Issue.record("no part")
      return
    }
    var rows = ByteBuffer(capacity: 64)
    var scan = JSONRowScan(JSONRowPlan(table))
    let isWellFormed = scan.scan(buffer.view, unit)
    #expect(isWellFormed)
    for row in scan.frames.indices where scan.isRow(row) {
      scan.append(row, buffer.view, to: &rows)
    }
    #expect(
      rows.view.text(from: 0, to: rows.count) == "\"2026-03-04\",\"Aldi\",\"Milk\",\"1\"\u{1E}")
    let isOver = source.next(into: &buffer) == nil
    #expect(isOver)
  }

  @Test("Prices that were seen are no spending, in JSON as in tables", arguments: ["{", "{}"])
  func prices(form: String) throws {
    let text = #"[{"item": "Milk", "store": "Aldi", "date": "2026-03-04", "price": 1.2}]"#
    let book =
      form == "{"
      ? try book(text, name: "prices.json")
      : try book(
        text,
        mapping: #"{"kind": "prices", "records": "[]", "columns": {"item": "item", "#
          + #""store": "store", "date": "date", "price": "price"}}"#)
    #expect(book.lines.isEmpty)
    #expect(book.prices.count == 1)
  }

  @Test("Two files of items and receipts are joined by the id that both have")
  func pairs() throws {
    let folder = try TemporaryFolder([
      "items.csv":
        "receipt_id,raw_description,normalized_item,category,quantity,unit_price,line_total,"
        + "is_discount,tags\nr1,MLK 1L,Milk,Dairy,2,1.25,2.50,false,\n"
        + "r1,COUPON,Coupon,,1,,0.50,true,\nr2,BRD,Bread,Bakery,1,2.10,2.10,false,x\n",
      "receipts.csv":
        "receipt_id,date,store,subtotal,tax,total,currency,notes\n"
        + "r1,2026-03-01,Aldi,2.00,0,2.00,EUR,\nr2,2026-03-02,Lidl,2.10,0,2.10,EUR,\n",
    ])
    let book = try BookImporter(ImportOptions(paths: [folder.path])).readAll().book
    #expect(
      described(book) == [
        "2: 2026-03-01 Aldi Milk 2.50", "3: 2026-03-01 Aldi Coupon -0.50",
        "4: 2026-03-02 Lidl Bread 2.10",
      ])
    #expect(book.names.items.filter(\.isAdjustment).map(\.name) == ["Coupon"])
    #expect(book.diagnostics == [])
  }

  @Test("a text keeps its line feeds, and the lines behind it their places")
  func lineFeeds() throws {
    let text =
      #"[{"date":"2026-01-14","store":"S","receipt_id":"A\nB","name":"Milk","total":1},"# + "\n"
      + #"{"date":"2026-01-14","store":"S","receipt_id":"C","name":"Eggs","total":2}]"#
    var options = ImportOptions(paths: [])
    options.inMemory = [NamedBytes(name: "r.json", bytes: Array(text.utf8))]
    options.keepsWritten = true
    let lines = try BookImporter(options).read().lines
    #expect(lines.written.receiptID.map { lines.written.texts[Int($0)] } == ["A\nB", "C"])
    #expect(Array(lines.line) == [1, 2])
  }
}
