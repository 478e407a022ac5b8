import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite("Shapes that strangers' files have")
struct OddShapeTests {
  private func book(_ bytes: [UInt8], name: String = "a.csv", currency: String? = "EUR") throws
    -> Book
  {
    var options = ImportOptions(paths: [])
    options.inMemory = [NamedBytes(name: name, bytes: bytes)]
    if let currency { options.settings["currency"] = currency }
    return try BookImporter(options).read()
  }

  private func book(_ text: String, name: String = "a.csv") throws -> Book {
    try book(Array(text.utf8), name: name)
  }

  private func draft(_ text: String, name: String) throws -> String? {
    let folder = try TemporaryFolder([name: text])
    return try FileInspector().inspect(folder.path(name)).mapping
  }

  @Test(
    "a day may have the day of the week beside it",
    arguments: [
      "Wed 11 Feb 2026", "mercredi 11 février 2026", "śr. 11.02.2026", "11 Feb 2026 (Wed)",
      "Wednesday, February 11, 2026", "2026-02-11 Mi", "середа 11.02.2026",
    ])
  func weekday(day: String) throws {
    let book = try book("date;store;item;total\n\"\(day)\";Nord;Rye;3.20\n")
    #expect(book.lines.day.map(\.description) == ["2026-02-11"])
  }

  @Test(
    "what several pieces cost together is what was paid",
    arguments: [("2 for £5.00", "5.00", 2), ("3 für 4,50 €", "4.50", 3)])
  func several(text: String, paid: String, count: Int64) throws {
    let book = try book("date;store;item;total\n2026-02-11;Nord;Figs;\"\(text)\"\n")
    #expect(ExactDecimal(book.lines.paid[0]).plainText(digits: 2) == paid)
    #expect(book.lines.quantity[0].millionths == count * 1_000_000)
  }

  @Test(
    "a quantity may be of packages, or a fraction",
    arguments: [
      ("4x250ml", "1000", "ml"), ("6 × 0.5 l", "3", "l"), ("½ lb", "0.5", "lb"),
      ("1 ¾ kg", "1.75", "kg"),
    ])
  func quantity(text: String, value: String, unit: String) throws {
    let found = try #require(WrittenNumber.quantity(text, mark: UInt8(ascii: ".")))
    #expect(found.value == ExactDecimal(parsing: value))
    #expect(found.unit == unit)
  }

  @Test("Indian amounts of whole rupees end with a slash and a dash")
  func rupees() {
    #expect(WrittenNumber("Rs. 240/-", mark: UInt8(ascii: "."))?.value.description == "240")
  }

  @Test(
    "an option is proposed only where it would help",
    arguments: [
      ("3-Feb", "1.00", "--date-format", false), ("2026-02-11", "=D2*E2", "--decimal", false),
      ("2026-02-11", "1.00 or so", "--decimal", false),
    ])
  func advice(day: String, total: String, option: String, isNamed: Bool) throws {
    let text =
      "date,store,item,total\n2026-02-10,Nord,Tea,2.00\n\(day),Nord,Rye,\(total)\n"
    let book = try book(text)
    #expect(book.diagnostics.contains { $0.severity == .error })
    #expect(book.diagnostics.contains { $0.message.contains(option) } == isNamed)
  }

  @Test(
    "Chinese, old Macintosh and DOS files are read",
    arguments: [
      ("日期,商店,商品,金额\n2026-02-11,永辉超市,新鲜牛奶,9.90\n2026-02-11,盒马鲜生,全麦面包,6.50\n", "gb18030")
    ])
  func chinese(text: String, encoding: String) throws {
    // 永辉超市, 新鲜牛奶, 盒马鲜生, 全麦面包 in GB18030.
    let head: [UInt8] = [0xC8, 0xD5, 0xC6, 0xDA]
    #expect(TextEncoding(rawValue: encoding) == .gb18030)
    #expect(GB18030.openCount(head) == 0)
    #expect(GB18030.openCount(Array(head.dropLast())) == 1)
  }

  @Test(
    "letters of the Macintosh and of DOS are told from quotes and dashes",
    arguments: [(UInt8(0x8E), TextEncoding.macintosh), (UInt8(0x82), TextEncoding.dos)])
  func oldPages(letter: UInt8, encoding: TextEncoding) throws {
    // é in both pages, and a second letter that only one of them has.
    let second: UInt8 = encoding == .macintosh ? 0x9F : 0x81
    var bytes = Array("date,store,item,total\n2026-02-11,March".utf8)
    bytes.append(letter)
    bytes += Array(",P".utf8) + [letter] + Array("che,3.20\n2026-02-11,M".utf8) + [second]
    bytes += Array("ller,Th".utf8) + [letter] + Array(",2.10\n".utf8)
    #expect(EncodingEvidence(bytes).encoding == encoding)
    let book = try book(bytes)
    #expect(book.names.items.contains { $0.name == "Péche" })
    #expect(book.names.stores.values.contains("Müller"))
  }

  @Test("apostrophes and quotes at words are of Windows-1252, beside few letters")
  func quotes() {
    // L’huile d’olive, ‘Brie’ and ‚Öl‘, a letter in 0xD6.
    let bytes: [UInt8] =
      Array("item\nL".utf8) + [0x92] + Array("huile d".utf8) + [0x92] + Array("olive\n".utf8)
      + [0x91] + Array("Brie".utf8) + [0x92, 0x0A, 0x82, 0xD6] + Array("l".utf8) + [0x91, 0x0A]
    #expect(EncodingEvidence(bytes).encoding == .windows1252)
  }

  @Test("Polish letters decide, beside amounts in Czech crowns")
  func mixedCentral() {
    var bytes = Array("Sklep;Towar;Razem\n".utf8)
    for _ in 0..<3 {
      bytes +=
        Array("Nord;BU".utf8) + [0xA3] + Array("KA MAS".utf8) + [0xA3] + Array("O;12,00 K".utf8)
      bytes += [0xE8, 0x0A]
    }
    #expect(EncodingEvidence(bytes).encoding == .windows1250)
  }

  @Test("a fence of backquotes around JSON or a table is nothing")
  func fence() throws {
    let json = #"[{"date": "2026-02-11", "store": "Nord", "name": "Rye", "total": 3.2}]"#
    #expect(try book("```json\n\(json)\n```\n", name: "a.json").lines.count == 1)
    #expect(try book("```\ndate,store,item,total\n2026-02-11,Nord,Rye,3.2\n```\n").lines.count == 1)
  }

  @Test("rows with nothing but a store name that of the rows below")
  func storeRows() throws {
    let book = try book(
      "Date,Item,Price\nNord,,\n2026-02-11,Rye,3.20\n2026-02-11,Figs,4.10\nOst,,\n"
        + "2026-02-12,Tea,5.00\n")
    #expect(book.names.stores.values == ["Nord", "Ost"])
    #expect(book.lines.count == 3)
  }

  @Test("a table beside that of the lines is left out")
  func tableBeside() throws {
    let book = try book(
      "Date,Store,Item,Amount,,Category,Limit\n2026-02-11,Nord,Rye,3.20,,Bread,90\n"
        + "2026-02-11,Nord,Figs,4.10,,,\n")
    #expect(book.lines.count == 2)
    #expect(!book.names.categories.values.contains("Bread"))
  }

  @Test(
    "the same items at two stores on day after day are prices that were seen",
    arguments: [(6, true), (2, false)])
  func sightings(days: Int, isSurvey: Bool) throws {
    let rows = (1...days).flatMap { day in
      ["Nord", "Ost"].flatMap { store in
        ["Rye", "Figs"].map { "2026-02-0\(day),\(store),\($0),3.\(day)0\n" }
      }
    }
    let book = try book("date,store,item,price\n" + rows.joined())
    #expect(book.diagnostics.contains { $0.code == .maybePrices } == isSurvey)
  }

  @Test(
    "the names of price books are known in many languages",
    arguments: ["ceny", "cennik-2026", "prisliste", "tarif", "ціни", "cenik", "価格", "prijslijst"])
  func priceBooks(name: String) {
    #expect(PriceListName(name).words != nil)
  }

  @Test(
    "the draft of prices that were seen says so",
    arguments: ["Item,Size,Price,Updated\nRye,500 g,3.20,2026-02-11\nFigs,200 g,4.10,2026-02-11\n"])
  func draftOfPrices(text: String) throws {
    #expect(try draft(text, name: "nord.csv")?.contains(#""kind": "prices""#) == true)
  }

  @Test("the draft of payments reads money out alone")
  func draftOfPayments() throws {
    let text =
      "day,what,kind,sum\n2026-02-11,Nord,Expense,12.10\n2026-02-12,Work,Income,900.00\n"
      + "2026-02-13,Ost,Expense,7.40\n"
    #expect(try draft(text, name: "k.csv")?.contains(#""only": [{ "kind": "Expense" }]"#) == true)
  }
}
