import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite("Reading a whole book")
struct BookImporterTests {
  private static let header = "receipt_id,date,store,item,category,quantity,unit,total,currency\n"

  private static let files = [
    "receipts/lidl.csv": header + """
      R1,2026-10-01,Lidl,Milk,Dairy,2,l,2.38,EUR
      R1,2026-10-01,Lidl,MLK 1L,,1,l,1.19,EUR
      R2,2026-10-02,LIDL,Pfand,,1,each,0.25,EUR

      """,
    "receipts/coop.csv": header + "A,2026-10-03,Coop,milk,Dairy,1,l,1.75,EUR\n",
    "budgets.csv": "month,category,amount\n2026-10,dairy,100\n*,*,400\n",
    "aliases.csv": "kind,match,name,category\nitem,mlk*,Milk,Dairy\n",
    "week.csv": "item,quantity,unit\nmilk,2,l\nCaviar,,\n",
    "pricebook.json": #"{"currency":"EUR","timeZone":"Europe/Zurich","title":"Home"}"#,
    "vault.json": GrockSample(
      items: [GrockSample.Item(id: "I1", name: "milk", prices: [("lidl", "1.15", "L")])],
      carts: [
        GrockSample.Cart(lines: [
          #"{"itemId":"I1","quantity":2,"isFulfilled":true,"actualStore":"Lidl","actualPrice":1.20}"#
        ])
      ]
    ).json(.backup),
  ]

  private func read(_ files: [String: String]) throws -> Book {
    let folder = try TemporaryFolder(files)
    return try BookImporter(ImportOptions(paths: [folder.path])).read()
  }

  @Test func `Names of receipts, vault, budget and basket are brought together`() throws {
    let book = try read(Self.files)
    #expect(
      book.names.items
        == [Item(name: "Caviar"), Item(name: "Milk"), Item(name: "Pfand", isAdjustment: true)])
    #expect(book.names.stores == ["Coop", "Lidl"])
    #expect(book.names.categories == ["", "Dairy", "Dairy & Eggs"])
    #expect(book.budgets.map(\.category) == ["Dairy", nil])
    #expect(book.baskets.map(\.name) == ["week"])
    #expect(book.baskets.first?.lines.map(\.item) == [1, 0])
    #expect(book.diagnostics == [])
  }

  @Test(arguments: [("1234,567", 12_345_700 as Int64), ("12,5", 125_000), ("1.234,50", 12_345_000)])
  func `A mark that cannot part thousands is the decimal mark`(
    _ written: String, _ paid: Int64
  ) throws {
    let book = try read(["a.csv": "date;store;item;total\n2026-01-02;Coop;Milk;\(written)\n"])
    #expect(book.lines.paid == [Amount(tenThousandths: paid)])
  }

  @Test func `A category of an alias stands on the receipt line`() throws {
    let book = try read(Self.files)
    let milk = book.lines.item.indices.filter { book.lines.item[$0] == 1 }
    #expect(
      milk.allSatisfy { book.names.categories[book.lines.category[$0]].hasPrefix("Dairy") })
  }

  @Test func `A completed cart that no receipt covers counts as spending`() throws {
    let book = try read(Self.files)
    #expect(book.vault.carts.map(\.countsAsSpending) == [true])
    let sum = book.lines.paid.indices
      .filter { book.lines.uses[$0].contains(.spending) }
      .reduce(0) { $0 + book.lines.paid[$1].tenThousandths }
    #expect(sum == 23_800 + 11_900 + 2_500 + 17_500 + 24_000)
  }

  @Test func `Control totals balance for every source`() throws {
    let book = try read(Self.files)
    #expect(book.sources.count == 7)
    for source in book.sources {
      #expect(source.totals.isBalanced, "\(source.path)")
      #expect(source.totals.read > 0, "\(source.path)")
    }
  }

  @Test func `The order of the arguments does not matter`() throws {
    let folder = try TemporaryFolder(Self.files)
    let names = Self.files.keys.sorted()
    let first = try BookImporter(ImportOptions(paths: names.map { folder.path($0) })).read()
    for rotation in 1..<names.count {
      let turned = names[rotation...] + names[..<rotation]
      let book = try BookImporter(ImportOptions(paths: turned.map { folder.path($0) })).read()
      #expect(book.sources.map(\.path) == first.sources.map(\.path))
      #expect(book.names.items == first.names.items)
      #expect(book.lines.item == first.lines.item)
      #expect(book.lines.paid == first.lines.paid)
      #expect(book.lines.receipt == first.lines.receipt)
      #expect(book.budgets == first.budgets)
    }
  }

  @Test func `A folder read twice changes nothing`() throws {
    let folder = try TemporaryFolder(Self.files)
    let once = try BookImporter(ImportOptions(paths: [folder.path])).read()
    let twice = try BookImporter(ImportOptions(paths: [folder.path, folder.path])).read()
    #expect(once.lines.count == twice.lines.count)
    #expect(once.lines.paid == twice.lines.paid)
  }

  @Test func `An empty folder says what to put there`() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: ImportError.self) {
      try BookImporter(ImportOptions(paths: [folder.path])).read()
    }
    #expect(error?.kind == .noUsableData)
    #expect(error?.message.contains("date, store, item and total") == true)
  }

  @Test func `A named file that is not recognised is an error and the rest is read`() throws {
    var files = Self.files
    files["notes.csv"] = "when,who\n1,2\n"
    let folder = try TemporaryFolder(files)
    let book = try BookImporter(
      ImportOptions(paths: [folder.path, folder.path("notes.csv")])
    ).read()
    #expect(book.diagnostics.map(\.severity) == [.error])
    #expect(book.diagnostics.map(\.code) == [.notRecognised])
    #expect(book.isIncomplete)
    #expect(book.lines.count > 0)
  }

  @Test func `A file found in a folder that is not recognised is a warning`() throws {
    var files = Self.files
    files["notes.csv"] = "when,who\n1,2\n"
    let book = try read(files)
    #expect(book.diagnostics.map(\.severity) == [.warning])
    #expect(!book.isIncomplete)
  }

  @Test func `A truncated export has a message, and what comes before the end is read`() throws {
    var files = Self.files
    files["vault.json"] = String(files["vault.json", default: ""].dropLast(100))
    let book = try read(files)
    #expect(book.isIncomplete)
    #expect(book.diagnostics.contains { $0.code == .jsonTruncated })
    #expect(book.vault.priceOptions.count == 1)
  }

  @Test func `A basket named by itself is read`() throws {
    let folder = try TemporaryFolder(Self.files)
    let other = try TemporaryFolder(["party.csv": "item\nMilk\n"])
    var options = ImportOptions(paths: [folder.path])
    options.basketPaths = [other.path("party.csv")]
    let book = try BookImporter(options).read()
    #expect(book.baskets.map(\.name).sorted() == ["party", "week"])
  }

  @Test func `An unknown time zone stops the run`() throws {
    var options = ImportOptions(paths: ["."])
    options.settings["timeZone"] = "Mars/Olympus"
    #expect(throws: ImportError.self) { try BookImporter(options).read() }
  }

  @Test func `A currency of the command line overrides the settings`() throws {
    let folder = try TemporaryFolder(Self.files)
    var options = ImportOptions(paths: [folder.path])
    options.settings["currency"] = "CHF"
    let book = try BookImporter(options).read()
    #expect(book.vault.carts.map(\.currency.label) == ["CHF"])
    #expect(Set(book.budgets.map(\.currency.label)) == ["CHF"])
  }

  @Test(
    "Broken books end in an error or a diagnostic, never in a trap",
    arguments: [
      ["a.csv": ""], ["a.csv": "\n\n\n"], ["a.csv": "\u{0}\u{1}\u{2}"],
      ["a.csv": "date,store,item,total\n"], ["a.json": ""], ["a.json": "{"],
      ["a.json": String(repeating: "[", count: 100_000)], ["a.json": "NaN"],
      ["a.csv": String(repeating: "x", count: 1_000_000)],
      ["a.csv": "date,store,item,total\n\"2026"], ["budgets.csv": "month,category,amount\n\"*"],
    ])
  func broken(_ files: [String: String]) throws {
    let folder = try TemporaryFolder(files)
    let error = #expect(throws: ImportError.self) {
      try BookImporter(ImportOptions(paths: [folder.path])).read()
    }
    #expect(error?.kind == .noUsableData)
  }
}
