import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

/// The forms of tables that people keep, read with a mapping.
@Suite("Forms of tables")
struct MappingFormTests {
  private func book(_ mapping: String, _ text: String, name: String = "shop.csv") throws -> Book {
    let folder = try TemporaryFolder(["m.json": mapping, name: text])
    var options = ImportOptions(paths: [folder.path(name)])
    options.mappingPaths = [folder.path("m.json")]
    return try BookImporter(options).readAll().book
  }

  private func described(_ book: Book) -> [String] {
    (0..<book.lines.count).map { row in
      "\(book.lines.day[row]) \(book.names.stores[book.lines.store[row]]) "
        + "\(book.names.items[book.lines.item[row]].name) "
        + ExactDecimal(book.lines.paid[row]).plainText(digits: 2)
    }
  }

  @Test("A file without a header has its columns by position")
  func withoutHeader() throws {
    let book = try book(
      #"{"header": false, "columns": {"item": 1, "total": 2, "store": 3}, "#
        + #""constants": {"date": "2026-08-26"}}"#,
      "almonds organic,9.99,safeway sunnyvale,2608\noat milk,3.49,safeway sunnyvale,2608\n")
    #expect(
      described(book) == [
        "2026-08-26 safeway sunnyvale almonds organic 9.99",
        "2026-08-26 safeway sunnyvale oat milk 3.49",
      ])
    #expect(Array(book.lines.line) == [1, 2])
    #expect(book.sources.map(\.totals.read) == [2])
  }

  @Test("A file without a header may begin with a byte order mark and use semicolons")
  func withoutHeaderAndMark() throws {
    let book = try book(
      #"{"header": false, "columns": {"date": 2, "item": 1, "total": 3}, "#
        + #""constants": {"store": "Aldi"}}"#,
      "\u{FEFF}Milch;01.09.2026;1,19\nBrot;02.09.2026;2,49\n")
    #expect(described(book) == ["2026-09-01 Aldi Milch 1.19", "2026-09-02 Aldi Brot 2.49"])
  }

  @Test("The file's name carries the date of a file without a header")
  func dateInName() throws {
    let book = try book(
      #"{"header": false, "fileName": "*{date}*", "columns": {"item": 1, "total": 2, "store": 3}}"#,
      "almonds,9.99,safeway\n", name: "prices 2026-08-26.csv")
    #expect(described(book) == ["2026-08-26 safeway almonds 9.99"])
  }

  @Test("The first filled of several columns counts")
  func firstFilled() throws {
    let book = try book(
      #"{"fileName": "shop_{date}", "columns": {"item": "item", "#
        + #""total": {"first": ["discount_price", "price"]}}, "constants": {"store": "S"}}"#,
      "item,price,discount_price,weight,per_100g\nrice,3.00,2.50,500,0.50\noats,1.20,,500,0.24\n",
      name: "shop_2026-09-05.csv")
    #expect(described(book) == ["2026-09-05 S rice 2.50", "2026-09-05 S oats 1.20"])
  }

  @Test("One date is given to a whole file")
  func oneDate() throws {
    let book = try book(
      #"{"columns": {"item": "Nome", "unit_price": "Prezzo", "quantity": "Quantita", "#
        + #""category": "Categoria"}, "constants": {"date": "2026-05-01", "store": "Coop"}, "#
        + #""only": [{"Acquistato": ["1", "true", "si"]}]}"#,
      "Nome,Prezzo,Quantita,Categoria,Acquistato\nPane,1.50,2,Forno,1\nLatte,1.20,1,Fresco,0\n")
    #expect(described(book) == ["2026-05-01 Coop Pane 3.00"])
    #expect(book.sources.map(\.totals.read) == [2])
    #expect(book.sources.map(\.totals.skipped) == [1])
  }

  @Test(
    "A month is its first day",
    arguments: [
      ("April 2017", "2017-04-01"), ("2026-09", "2026-09-01"), ("09/2026", "2026-09-01"),
      ("Apr-17", "2017-04-01"), ("2017 April", "2017-04-01"), ("août 2025", "2025-08-01"),
      ("2026-09-14", "2026-09-14"),
    ])
  func months(written: String, day: String) throws {
    let book = try book(
      #"{"columns": {"store": "Strata", "item": "Product", "date": "Time", "total": "Price"}, "#
        + #""dateFormat": "month"}"#,
      "Strata,Product,Time,Unit,Price\nMarket,Rice,\(written),kg,2.50\n")
    #expect(book.lines.day.map(\.description) == [day])
  }

  @Test("Half a month is no date")
  func notAMonth() throws {
    let book = try book(
      #"{"columns": {"item": "I", "date": "D", "total": "T"}, "dateFormat": "month", "#
        + #""constants": {"store": "S"}}"#, "I,D,T\nRice,04-17,2\nRice,Wonder 2017,2\n")
    #expect(book.rejectedRecords.map(\.code) == [.malformedDate, .malformedDate])
  }

  @Test("A total per visit counts under its category")
  func visits() throws {
    let book = try book(
      #"{"columns": {"store": "vendor", "item": "category", "date": "date", "total": "amount", "#
        + #""category": "category", "receipt_id": "id"}}"#,
      "id,filename,vendor,address,phone,date,amount,category\n"
        + "7,scan7.jpg,Corner Shop,1 Main St,555,2026-03-04,23.40,Groceries\n")
    #expect(described(book) == ["2026-03-04 Corner Shop Groceries 23.40"])
  }

  @Test("What was paid may be written below zero")
  func negated() throws {
    let book = try book(
      #"{"columns": {"item": "I", "date": "D", "total": "T"}, "negate": true, "#
        + #""constants": {"store": "S"}}"#,
      "D,I,T\n2026-01-02,Milk,-1.20\n2026-01-02,Bottle,0.25\n")
    #expect(book.lines.paid.map(\.tenThousandths) == [12_000, -2_500])
  }

  @Test(
    "Amounts may be in the smallest unit of their currency",
    arguments: [("EUR", 39_900), ("JPY", 3_990_000), ("KWD", 3_990)])
  func minorUnits(currency: String, paid: Int64) throws {
    let book = try book(
      #"{"columns": {"item": "I", "date": "D", "quantity": "Q", "total": "T", "currency": "C"}, "#
        + #""minorUnits": true, "constants": {"store": "S"}}"#,
      "D,I,Q,T,C\n2026-01-02,Milk,3,399,\(currency)\n")
    #expect(book.lines.paid.map(\.tenThousandths) == [paid])
    #expect(book.lines.quantity.map(\.millionths) == [3_000_000])
  }

  @Test("Rows of money off count below zero and are no items", arguments: ["0.50", "-0.50"])
  func moneyOff(amount: String) throws {
    let book = try book(
      #"{"columns": {"item": "I", "date": "D", "total": "T"}, "#
        + #""moneyOff": [{"off": ["1", "true"]}], "constants": {"store": "S"}}"#,
      "D,I,T,off\n2026-01-02,Milk,1.20,0\n2026-01-02,Coupon,\(amount),1\n")
    #expect(book.lines.paid.map(\.tenThousandths) == [12_000, -5_000])
    #expect(book.names.items.filter(\.isAdjustment).map(\.name) == ["Coupon"])
  }

  @Test("A row that takes a purchase back counts below zero", arguments: ["1,2.40", "-1,-2.40"])
  func returns(numbers: String) throws {
    let book = try book(
      #"{"columns": {"item": "I", "date": "D", "quantity": "Q", "total": "T"}, "#
        + #""returns": [{"void": "yes"}], "constants": {"store": "S"}}"#,
      "D,I,Q,T,void\n2026-01-02,Milk,\(numbers),yes\n")
    #expect(book.lines.paid.map(\.tenThousandths) == [-24_000])
    #expect(book.lines.quantity.map(\.millionths) == [-1_000_000])
  }

  @Test("The discount of a row that takes a purchase back is taken back, too")
  func returnedDiscount() throws {
    let book = try book(
      #"{"columns": {"item": "I", "date": "D", "unit_price": "P", "discount": "O"}, "#
        + #""returns": [{"void": "yes"}], "constants": {"store": "S"}}"#,
      "D,I,P,O,void\n2026-01-02,Milk,3.00,0.50,yes\n2026-01-02,Milk,3.00,0.50,no\n")
    #expect(book.lines.paid.map(\.tenThousandths) == [-25_000, 25_000])
  }

  @Test("The column of a filter must be there")
  func missingFilter() throws {
    let book = try book(
      #"{"columns": {"item": "I", "date": "D", "total": "T"}, "only": [{"Kind": "food"}], "#
        + #""constants": {"store": "S"}}"#, "D,I,T\n2026-01-02,Milk,1\n")
    #expect(book.lines.count == 0)
    #expect(book.diagnostics.contains { $0.message.contains("the column “Kind”") })
  }

  @Test("A second file is joined by a key that has another name there")
  func lookup() throws {
    let folder = try TemporaryFolder([
      "m.json":
        #"{"columns": {"receipt_id": "rid", "item": "what", "total": "sum", "date": "day", "#
        + #""store": "where"}, "lookup": {"key": "rid", "files": "heads*.csv", "otherKey": "nr"}}"#,
      "lines.csv": "rid,what,sum\n1,Milk,1.20\n2,Bread,2.50\n3,Salt,0.90\n",
      "heads-2026.csv": "nr,day,where,comment\n1,2026-01-02,Migros,\n2,2026-01-09,Coop,x\n",
    ])
    var options = ImportOptions(paths: [folder.path("lines.csv"), folder.path("heads-2026.csv")])
    options.mappingPaths = [folder.path("m.json")]
    let book = try BookImporter(options).readAll().book
    #expect(
      described(book) == ["2026-01-02 Migros Milk 1.20", "2026-01-09 Coop Bread 2.50"])
    #expect(book.rejectedRecords.map(\.code) == [.missingDate])
  }

  @Test(
    "The first record of a mapped budget and of a joined file counts where no header is before it, and a title does not",
    arguments: [
      (#""header": false, "columns": {"month": 3, "category": 2, "amount": 4}"#, ""),
      (#""columns": {"month": "M", "category": "C", "amount": "A"}"#, "X,C,M,A\n"),
      (#""columns": {"month": "M", "category": "C", "amount": "A"}"#, "Our plan\nX,C,M,A\n"),
    ])
  func firstRecord(keys: String, before: String) throws {
    let folder = try TemporaryFolder([
      "m.json": #"{"kind": "budgets", "files": "plan.csv", \#(keys)}"#,
      "plan.csv": before + "x,Dairy,2026-10,100\nx,Fruit,2026-10,50\n2026-10\n",
    ])
    var options = ImportOptions(paths: [folder.path("plan.csv")])
    options.mappingPaths = [folder.path("m.json")]
    let book = try BookImporter(options).readAll().book
    #expect(book.budgets.map(\.category) == ["Dairy", "Fruit"])
    // A record of one field has no place for what the header has further right.
    #expect(book.diagnostics.map(\.code) == [.fieldCount])
  }

  @Test(
    "Keys that contradict each other are refused",
    arguments: [
      #"{"records": "a[]", "header": false, "columns": {"item": "i"}}"#,
      #"{"discountRows": {"amount": "a"}, "columns": {"item": "i"}}"#,
      #"{"header": false, "recognise": ["a"], "columns": {"item": 1}}"#,
      #"{"records": "items", "columns": {"item": "i"}}"#,
      #"{"spread": {"columns": ["a"]}, "columns": {"item": "i"}}"#,
      #"{"lookup": {"files": "x"}, "columns": {"item": "i"}}"#,
      #"{"columns": {"item": 0}}"#, #"{"columns": {"item": 1.5}}"#,
      #"{"columns": {"item": "i"}, "constants": {"date": "yesterday"}}"#,
    ])
  func contradictions(mapping: String) {
    let (read, problems) = MappingReader.read(document: JSONDocument(bytes: Array(mapping.utf8)))
    #expect(read == nil)
    #expect(!problems.isEmpty)
  }

  @Test(
    "A mapping that is written is the mapping that is read",
    arguments: [
      #"{"header": false, "files": "*.txt", "columns": {"item": 1, "total": {"first": [3, 2]}}, "#
        + #""constants": {"date": "2026-01-02", "store": "S"}, "negate": true}"#,
      #"{"records": ["a[].b[]", "b[]"], "columns": {"item": "i", "total": "t"}, "minorUnits": true, "#
        + #""discountRows": {"rows": [{"i": "/*"}], "amount": "t", "names": "i", "key": "n"}}"#,
      #"{"kind": "prices", "spread": {"as": "month", "columns": ["J*"], "value": "unit_price"}, "#
        + #""columns": {"item": "Item"}, "only": [{"a": "b"}], "moneyOff": [{"c": "d"}], "#
        + #""returns": [{"e": ["f", "g"]}]}"#,
      #"{"columns": {"item": "i"}, "lookup": {"key": "r", "files": "x*.csv", "otherKey": "id"}}"#,
    ])
  func roundTrip(text: String) throws {
    let mapping = try #require(
      MappingReader.read(document: JSONDocument(bytes: Array(text.utf8))).mapping)
    let written = MappingReader.read(document: JSONDocument(bytes: Array(mapping.json().utf8)))
    #expect(written.problems == [])
    #expect(written.mapping == mapping)
  }
}
