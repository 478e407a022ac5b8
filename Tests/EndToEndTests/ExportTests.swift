import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

@Suite struct ExportTests {
  @Test("what was exported and read again gives the same spending and prices")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let export = CommandLineRun("export", "sample-data")
    #expect(export.status == .done, "\(export.messages)")
    try folder.write("book/lines.csv", export.results)
    for name in ["aliases.csv", "budgets.csv", "pricebook.json"] {
      try FileManager.default.copyItem(
        atPath: CommandLineRun.packageFolder + "/sample-data/" + name,
        toPath: folder.path("book/\(name)"))
    }
    let again = CommandLineRun("report", folder.path("book"), "--output", folder.path("again"))
    #expect(again.status == .done, "\(again.messages)")
    let original = CommandLineRun("report", "sample-data", "--output", folder.path("original"))
    #expect(original.status == .done)
    let files = try folder.contents()
    for table in ["spending-by-category", "spending-by-store", "spending-by-item"] {
      let name = "tables/\(table).csv"
      #expect(try #require(files["again/\(name)"]) == #require(files["original/\(name)"]))
    }
  }

  @Test(
    "made-up households that are exported in any form and read again spend the same, month by month",
    arguments: 1...2 as ClosedRange<UInt64>)
  func households(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let book = RandomBook(seed: seed, currency: "EUR", digits: 2, months: 14, other: "CHF")
    let receipts = try folder.write("receipts.csv", book.receipts)
    func table(_ path: String) -> String {
      CommandLineRun("table", "spending-by-month", path).results
    }
    let expected = table(receipts)
    #expect(expected.split(separator: "\n").count > 14)
    for (words, name) in [
      ([], "lines.csv"), (["--resolved"], "resolved.csv"), (["--format", "json"], "lines.json"),
    ] {
      let export = CommandLineRun(["export", receipts] + words)
      #expect(export.status == .done, "seed \(seed): \(export.messages)")
      let again = table(try folder.write("\(name)/\(name)", export.results))
      #expect(again == expected, "seed \(seed), \(name)")
    }
  }

  @Test("the columns are those that other programs rely on")
  func header() {
    let header = CommandLineRun("export", "sample-data").results.prefix { $0 != "\n" }
    #expect(
      header == "receipt,date,time,store,location,item,barcode,category,quantity,unit,unit_price,"
        + "discount,total,currency,source,line")
  }

  @Test("text stays as it was written, unless safe output was asked for")
  func formulas() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "a.csv", "date,store,item,discount,total\n2026-10-03,S,=1+1,-0.50,-2.50\n")
    let plain = CommandLineRun("export", file).results.split(separator: "\n")
    #expect(plain.last?.contains(",=1+1,") == true)
    let safe = CommandLineRun("export", file, "--safe").results.split(separator: "\n")
    #expect(safe.last?.contains(",'=1+1,") == true)
    #expect(safe.last?.contains(",-0.50,-2.50,") == true)
  }

  @Test("an export holds only what passes the filters")
  func filters() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "a.csv", "date,store,item,total\n2026-10-03,S,Milk,1\n2026-10-04,S,Bread,2\n")
    let run = CommandLineRun("export", file, "--item", "m*")
    #expect(run.results.split(separator: "\n").count == 2)
    #expect(run.messages.contains("Left out by filters: 1 line"))
  }

  private static let aliased = [
    "book/receipts.csv":
      "receipt,date,store,item,total\nR1,2026-10-03,SHOP 17,ORG MLK,1.20\nR1,2026-10-03,SHOP 17,PFAND,0.25\n",
    "book/aliases.csv":
      "kind,match,name,category\nstore,SHOP *,Shop,\nitem,ORG MLK,Organic milk,Dairy\n",
  ]

  @Test("--resolved adds what the lines mean after aliases")
  func resolved() throws {
    let folder = try TemporaryFolder()
    for (name, text) in Self.aliased { try folder.write(name, text) }
    let lines = CommandLineRun("export", folder.path("book"), "--resolved").results
      .split(separator: "\n")
    #expect(
      lines.first?.hasSuffix(
        ",line,resolved_item,resolved_store,resolved_location,resolved_category,month,paid")
        == true)
    #expect(lines.dropFirst().first?.hasSuffix(",2,Organic milk,Shop,,Dairy,2026-10,1.20") == true)
  }

  @Test("a resolved export that is read again gives the same spending")
  func resolvedRoundTrip() throws {
    let folder = try TemporaryFolder()
    for (name, text) in Self.aliased { try folder.write(name, text) }
    let export = CommandLineRun("export", folder.path("book"), "--resolved")
    try folder.write("again/lines.csv", export.results)
    let again = CommandLineRun("export", folder.path("again"))
    #expect(again.status == .done, "\(again.messages)")
    #expect(again.messages.contains("Total paid: 1.45"), "\(again.messages)")
  }

  @Test("the lines as JSON have a member for each column")
  func json() throws {
    let folder = try TemporaryFolder()
    for (name, text) in Self.aliased { try folder.write(name, text) }
    let run = CommandLineRun("export", folder.path("book"), "--format", "json", "--resolved")
    let rows = try #require(
      JSONSerialization.jsonObject(with: Data(run.results.utf8)) as? [[String: Any]])
    #expect(rows.map { $0["resolved_item"] as? String } == ["Organic milk", "PFAND"])
    #expect(rows.first?.count == 22)
  }

  @Test("the journal has the receipt with its id, its place and what the lines mean")
  func journal() throws {
    let folder = try TemporaryFolder()
    for (name, text) in Self.aliased { try folder.write(name, text) }
    let run = CommandLineRun("export", folder.path("book"), "--format", "journal")
    #expect(run.results.contains("\n2026-10-03 * (R1) Shop  ; "))
    #expect(run.results.contains("receipts.csv line 2\n    expenses:Dairy  1.20\n"))
    #expect(run.results.contains("    adjustments:PFAND  0.25\n    assets:unknown  -1.45\n"))
  }

  @Test(
    "a line without a category is exported in the one that tables have it in",
    arguments: [("journal", "    expenses:Dairy  2.00 EUR\n"), ("budget", ",Dairy,-2.00,EUR\n")])
  func filledCategories(format: String, row: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "a.csv",
      "date,store,item,category,total,currency\n2026-10-03,Shop,Milk,Dairy,1.00,EUR\n"
        + "2026-10-04,Shop,Milk,,2.00,EUR\n")
    #expect(CommandLineRun("export", file, "--format", format).results.contains(row))
  }

  @Test("the journal has the prices of lists with what they are for")
  func pricesOfLists() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "prices.csv",
      "store,item,date,price,quantity,unit\nShop,Flour,2026-10-02,1.50,1,kg\n"
        + "Shop,Milk,2026-10-02,1.29,1,each\nShop,Rolls,2026-10-02,1.80,6,each\n")
    let run = CommandLineRun("export", file, "--currency", "EUR", "--format", "journal")
    #expect(
      run.results.split(separator: "\n").filter { $0.hasPrefix("P") } == [
        "P 2026-10-02 \"Flour (kg)\" 1.50 EUR  ; Shop", "P 2026-10-02 \"Milk\" 1.29 EUR  ; Shop",
        "P 2026-10-02 \"Rolls (6 each)\" 1.80 EUR  ; Shop",
      ])
  }

  @Test("a journal for beancount opens its accounts and balances every receipt")
  func beancount() throws {
    let folder = try TemporaryFolder()
    for (name, text) in Self.aliased { try folder.write(name, text) }
    let run = CommandLineRun("export", folder.path("book"), "--format", "beancount")
    #expect(
      run.results.hasPrefix(
        "2026-10-03 open Assets:Unknown\n2026-10-03 open Expenses:Adjustments:PFAND\n"
          + "2026-10-03 open Expenses:Dairy\n\n2026-10-03 * \"Shop\" \""), "\(run.results)")
    #expect(
      run.results.hasSuffix(
        "line 2\"\n  receipt: \"R1\"\n    Expenses:Dairy  1.20 XXX\n"
          + "    Expenses:Adjustments:PFAND  0.25 XXX\n    Assets:Unknown  -1.45 XXX\n"))
  }

  @Test("names that beancount cannot have become such that it can")
  func beancountNames() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "a.csv",
      "date,store,item,category,total,currency\n2026-10-03,\"\"\"A\"\" \\ B\",Milk,food & drink:乳製品,1,$\n"
        + "2026-10-03,S,Milk,2go,2.5,EUR\n")
    let text = CommandLineRun("export", file, "--format", "beancount").results
    #expect(text.contains("open Expenses:Food-drink:X-乳製品\n"), "\(text)")
    #expect(text.contains("* \"\\\"A\\\" \\\\ B\" "))
    #expect(text.contains("    Expenses:2go  2.50 EUR\n"))
    #expect(text.contains("  1.00 X24\n") || text.contains("  1.00 USD\n"))
  }

  @Test("for a budget program, a receipt is one row for each category, spending below zero")
  func budget() throws {
    let folder = try TemporaryFolder()
    for (name, text) in Self.aliased { try folder.write(name, text) }
    let run = CommandLineRun("export", folder.path("book"), "--format", "budget")
    #expect(
      run.results == """
        date,payee,category,amount,currency
        2026-10-03,Shop,Dairy,-1.20,
        2026-10-03,Shop,PFAND,-0.25,

        """)
  }

  @Test(
    "a format that export does not have is refused with the ones it has",
    arguments: [("html", "csv, json, journal"), ("hledger", "journal"), ("csv,json", "csv")])
  func unknownFormat(word: String, hint: String) {
    let run = CommandLineRun("export", "sample-data", "--format", word)
    #expect(run.status == .usage)
    #expect(run.messages.contains(hint), "\(run.messages)")
  }

  @Test("--safe is refused where nothing runs formulas")
  func safeJSON() {
    let run = CommandLineRun("export", "sample-data", "--format", "json", "--safe")
    #expect(run.status == .usage)
    #expect(run.messages.contains("--safe is for CSV"))
  }

  @Test(
    "--category lets the parts of a category pass", arguments: [("food", 2), ("Food:Dairy", 1)])
  func nestedCategories(pattern: String, count: Int) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "a.csv",
      "date,store,item,category,total\n2026-10-03,S,Milk,Food:Dairy,1\n2026-10-04,S,Bread,Food,2\n"
        + "2026-10-04,S,Soap,Foodless,3\n")
    let run = CommandLineRun("export", file, "--category", pattern)
    #expect(run.results.split(separator: "\n").count == count + 1)
  }
}
