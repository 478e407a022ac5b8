import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

/// What lies in a folder below a named one holds for the files of that folder alone.
@Suite struct FolderBelowTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "book/own.csv",
      "date,store,item,total,currency\n2026-05-04,Okay,Rent,31,EUR\n2026-05-04,Okay,RYE LF,4,EUR\n")
    try folder.write(
      "book/friend/f.csv",
      "date,store,item,total,currency\n2026-05-09,Mini,Rent,700,EUR\n2026-05-09,Mini,RYE LF,5,EUR\n"
    )
  }

  private func read(_ paths: String...) throws -> Book {
    try BookImporter(ImportOptions(paths: paths.map { folder.path($0) })).read()
  }

  /// The names of the items, by what was paid.
  private func items(_ book: Book) -> [Int64: String] {
    Dictionary(
      uniqueKeysWithValues: zip(book.lines.paid, book.lines.item).map {
        ($0.tenThousandths / 10_000, book.names.items[$1].name)
      })
  }

  private func skipping(_ item: String) -> String {
    """
    {"sources": [{"recognise": ["date", "store", "item", "total", "currency"],
      "columns": {"date": "date", "store": "store", "item": "item", "total": "total"},
      "constants": {"currency": "EUR"}, "skip": [{"item": "\(item)"}]}]}
    """
  }

  @Test("a mapping of a folder below skips rows of its files alone, and they are counted")
  func skip() throws {
    try folder.write("book/friend/pricebook.json", skipping("Rent"))
    let book = try read("book")
    #expect(items(book) == [31: "Rent", 4: "RYE LF", 5: "RYE LF"])
    #expect(book.sources.map(\.totals.skipped) == [1, 0, 0])
    #expect(book.sources.map(\.totals.read) == [2, 1, 2])
    #expect(book.sources.map(\.totals.isBalanced) == [true, true, true])
  }

  @Test("a mapping of the named folder skips rows of the folders below it, too")
  func skipOfBook() throws {
    try folder.write("book/pricebook.json", skipping("RYE*"))
    #expect(items(try read("book")) == [31: "Rent", 700: "Rent"])
  }

  @Test("aliases of a folder below name its items alone, after those of the book")
  func aliases() throws {
    try folder.write("book/aliases.csv", "kind,match,name,category\nitem,Rent,Boots,\n")
    try folder.write(
      "book/friend/aliases.csv",
      "kind,match,name,category\nitem,Rent,Flat,\nitem,RYE LF,Rye loaf,\n")
    let book = try read("book")
    #expect(items(book) == [31: "Boots", 700: "Boots", 4: "RYE LF", 5: "Rye loaf"])
    #expect(book.diagnostics.isEmpty && book.rejectedRecords.isEmpty)
  }

  @Test("stores of two folders that get one name by aliases are one store")
  func stores() throws {
    try folder.write("book/friend/aliases.csv", "kind,match,name,category\nstore,Mini,Okay,\n")
    #expect(try read("book").names.stores.values == ["Okay"])
  }

  @Test("a category by a row of a folder below is that of its names alone")
  func categories() throws {
    try folder.write(
      "book/friend/aliases.csv", "kind,match,name,category\ncategory,RYE*,,Bakery\n")
    let book = try read("book")
    let categories = zip(book.lines.paid, book.lines.category).filter {
      book.names.categories[$1] == "Bakery"
    }
    #expect(categories.map { $0.0.tenThousandths / 10_000 } == [5])
  }

  @Test("a folder that is named itself is of the book, inside another one")
  func namedInside() throws {
    try folder.write("book/friend/aliases.csv", "kind,match,name,category\nitem,Rent,Flat,\n")
    #expect(items(try read("book", "book/friend"))[31] == "Flat")
  }

  @Test("a file that is named itself is of the book")
  func namedFile() throws {
    try folder.write("book/friend/aliases.csv", "kind,match,name,category\nitem,Rent,Flat,\n")
    #expect(items(try read("book", "book/friend/aliases.csv"))[31] == "Flat")
  }

  @Test(
    "settings of the whole book do not hold in a folder below, and are named",
    arguments: [
      #""output": "x""#, #""withoutItem": "Rent""#, #""locale": "fr""#, #""asOf": "2026-05-04""#,
    ])
  func settings(_ entry: String) throws {
    try folder.write("book/friend/pricebook.json", "{\(entry)}")
    let book = try read("book")
    #expect(book.settings == BookSettings())
    #expect(book.diagnostics.map(\.code) == [.ofFolder])
    #expect(
      book.diagnostics[0].message.contains(
        String(entry.prefix { $0 != ":" }.dropFirst().dropLast())))
  }

  @Test("the currency of a folder below is that of its files alone")
  func currency() throws {
    try folder.write("book/friend/pricebook.json", #"{"currency": "HUF"}"#)
    try folder.write("book/friend/g.csv", "date,store,item,total\n2026-05-10,Mini,Tea,900\n")
    try folder.write("book/own2.csv", "date,store,item,total\n2026-05-10,Okay,Oil,7\n")
    let book = try read("book")
    #expect(
      book.sources.first { $0.path.hasSuffix("g.csv") }?.totals.paid.keys.map(\.label) == ["HUF"])
    #expect(
      book.sources.first { $0.path.hasSuffix("own2.csv") }?.totals.paid.keys.contains(
        CurrencyCode(label: "HUF")) == false)
  }

  @Test(
    "tables of the whole book do not count in a folder below, and are named",
    arguments: [
      ("budgets.csv", "month,category,amount\n*,*,50\n"), ("week.csv", "item\nRent\n"),
      ("aisles.csv", "store,category,position\nMini,Food,1\n"),
    ])
  func tables(_ name: String, _ text: String) throws {
    try folder.write("book/friend/\(name)", text)
    let book = try read("book")
    #expect(book.budgets.isEmpty && book.baskets.isEmpty && book.aisles.isEmpty)
    #expect(book.diagnostics.map(\.code) == [.ofFolder])
  }

  @Test("budgets in a folder with all of the data are of the book")
  func onlyFolder() throws {
    try folder.write("all/data/r.csv", "date,store,item,total\n2026-05-10,Okay,Oil,7\n")
    try folder.write("all/data/budgets.csv", "month,category,amount\n*,*,50\n")
    let book = try read("all")
    #expect(book.budgets.count == 1)
    #expect(book.diagnostics.isEmpty)
  }

  @Test("aliases in a folder without data are named")
  func withoutData() throws {
    try folder.write("book/names/aliases.csv", "kind,match,name,category\nitem,Rent,Flat,\n")
    #expect(try read("book").diagnostics.map(\.code) == [.ofFolder])
  }
}

/// What `files` in the settings says about the lines of single files.
@Suite struct FileSettingsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "pricebook.json",
      #"{"files": {"jo*": {"person": "Jo", "currency": "ISK", "store": "Kiosk"}}}"#)
  }

  private func read() throws -> Book {
    try BookImporter(ImportOptions(paths: [folder.path])).read()
  }

  private func persons(_ book: Book) -> [String] {
    book.lines.person.map { book.names.persons[PersonID(rawValue: $0)] }
  }

  @Test("a file without a column of who paid has the person of the settings")
  func person() throws {
    try folder.write("a.csv", "date,store,item,total\n2026-07-01,Spar,Tea,4\n")
    try folder.write("jo.csv", "date,store,item,total\n2026-07-02,Spar,Oil,6\n")
    let book = try read()
    #expect(persons(book) == ["", "Jo"])
  }

  @Test("lines that say who paid keep it")
  func ownPerson() throws {
    try folder.write(
      "jo.csv", "date,store,item,total,person\n2026-07-02,Spar,Oil,6,\n2026-07-03,Spar,Jam,3,Kim\n")
    #expect(persons(try read()) == ["Jo", "Kim"])
  }

  @Test("the currency and the store are those of lines that name none")
  func currencyAndStore() throws {
    try folder.write("jo.csv", "date,item,total\n2026-07-02,Oil,600\n")
    let book = try read()
    #expect(book.names.currencies.values.map(\.label) == ["ISK"])
    #expect(book.names.stores.values == ["Kiosk"])
  }

  @Test("the purchases of an app's export have the person and the currency")
  func export() throws {
    let line = #"""
      {"itemId":"I1","quantity":2,"originalPlanningQuantity":2,"isFulfilled":true,"plannedStore":"Bonus",
       "plannedPrice":90,"plannedUnit":"L","actualStore":"Bonus","actualPrice":95,"actualQuantity":2,
       "actualUnit":"L"}
      """#
    let item = GrockSample.Item(id: "I1", name: "Skyr", prices: [("Bonus", "95", "L")])
    let cart = GrockSample.Cart(lines: [line])
    try folder.write("jo.json", GrockSample(items: [item], carts: [cart]).json(.backup))
    let book = try read()
    #expect(!book.lines.isEmpty)
    #expect(Set(persons(book)) == ["Jo"])
    #expect(Set(book.lines.currency.map { book.names.currencies[$0].label }) == ["ISK"])
  }
}
