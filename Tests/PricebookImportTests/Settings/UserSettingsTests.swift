import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

/// The user's own settings, under those of a book.
@Suite struct UserSettingsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("book/a.csv", "date,store,item,total\n2026-10-02,S,Milk,2.50\n")
  }

  /// - Parameter book: The settings of the book; `nil` for none.
  private func read(user: String, book: String? = nil) throws -> Book {
    if let book { try folder.write("book/pricebook.json", book) }
    var options = ImportOptions(paths: [folder.path("book")])
    options.userSettingsPath = try folder.write("config/pricebook.json", user)
    return try BookImporter(options).read()
  }

  @Test("a book's setting goes before the user's, and every other one of the user's counts")
  func keyByKey() throws {
    let book = try read(
      user: #"{"currency": "CHF", "locale": "de", "savingsDays": 7}"#,
      book: #"{"currency": "EUR", "savingsDays": 14}"#)
    #expect(book.settings.currency == CurrencyCode(label: "EUR"))
    #expect(book.settings[.savingsDays] == 14)
    #expect(book.settings.locale == "de")
    #expect(book.diagnostics.isEmpty)
  }

  @Test("for the files of a folder deep in the book, its settings go before the user's")
  func nested() throws {
    try folder.write("book/a/b/c/pricebook.json", #"{"currency": "SEK"}"#)
    try folder.write("book/a/b/c/d/b.csv", "date,store,item,total\n2026-10-04,T,Milk,9.90\n")
    let book = try read(user: #"{"currency": "NOK"}"#)
    #expect(book.names.currencies.values.map(\.label) == ["NOK", "SEK"])
  }

  @Test("they are a source of their own, the last one")
  func source() throws {
    let book = try read(user: #"{"locale": "de"}"#)
    #expect(book.sources.map(\.kind) == [.receipts, .settings])
    #expect(book.sources.last?.path == folder.path("config/pricebook.json"))
    #expect(book.sources.last?.totals.accepted == 1)
  }

  @Test("a problem in them is reported with its place")
  func problem() throws {
    let book = try read(user: #"{"alertPercent": 0, "lcale": "de"}"#)
    #expect(book.diagnostics.map(\.code) == [.settingValue, .unknownSetting])
    #expect(book.diagnostics.allSatisfy { $0.file == folder.path("config/pricebook.json") })
    #expect(!book.isIncomplete)
  }

  @Test("without such a file nothing is said")
  func missing() throws {
    var options = ImportOptions(paths: [folder.path("book")])
    options.userSettingsPath = folder.path("nowhere/pricebook.json")
    #expect(try BookImporter(options).read().diagnostics.isEmpty)
  }

  @Test("a book that contains them reads them once, as its own")
  func inBook() throws {
    let path = try folder.write("book/pricebook.json", #"{"output": "out"}"#)
    var options = ImportOptions(paths: [folder.path("book")])
    options.userSettingsPath = path
    let book = try BookImporter(options).read()
    #expect(book.sources.count == 2)
    #expect(book.settings.output == folder.path("book/out"))
    #expect(book.diagnostics.isEmpty)
  }

  @Test("the order of dates decides what a column leaves open, and the book's goes first")
  func dateOrder() throws {
    try folder.write("book/a.csv", "date,store,item,total\n03/04/2026,S,Milk,2.50\n")
    let april = try read(user: #"{"dateFormat": "dmy"}"#)
    #expect(april.lines.day.first == CalendarDate(year: 2026, month: 4, day: 3))
    let march = try read(user: #"{"dateFormat": "dmy"}"#, book: #"{"dateFormat": "mdy"}"#)
    #expect(march.lines.day.first == CalendarDate(year: 2026, month: 3, day: 4))
  }

  @Test("an option goes before both")
  func option() throws {
    try folder.write("book/a.csv", "date,store,item,total\n03/04/2026,S,Milk,2.50\n")
    try folder.write("book/pricebook.json", #"{"dateFormat": "mdy"}"#)
    var options = ImportOptions(paths: [folder.path("book")])
    options.settings["dateFormat"] = "dmy"
    let book = try BookImporter(options).read()
    #expect(book.lines.day.first == CalendarDate(year: 2026, month: 4, day: 3))
  }

  @Test("a mapping of the user reads a file of the book")
  func mapping() throws {
    try folder.write("book/b.csv", "Wann;Wo;Ding;Kosten\n2026-10-03;S;Bread;3,00\n")
    let book = try read(
      user: #"""
        {"sources": [{"name": "Mine", "recognise": ["Wann", "Wo", "Ding", "Kosten"],
          "columns": {"date": "Wann", "store": "Wo", "item": "Ding", "total": "Kosten"}}]}
        """#)
    #expect(book.lines.count == 2)
    #expect(book.sources.contains { $0.format == "Mine" })
  }

  @Test("inspect shows the file, and not the user's settings")
  func inspect() throws {
    var options = ImportOptions()
    options.userSettingsPath = try folder.write("config/pricebook.json", #"{"locale": "de"}"#)
    let path = try folder.write("notes.csv", "one,two\n1,2\n")
    let inspection = try FileInspector(options).inspect(path)
    #expect(inspection.kind == nil)
    #expect(inspection.format == "not recognised")
  }
}
