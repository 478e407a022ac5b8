import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// `pricebook price` and `pricebook table`.
@Suite struct PriceCommandTests {
  private let folder: TemporaryFolder
  private let book: String

  init() throws {
    folder = try TemporaryFolder()
    book = try folder.write(
      "receipts.csv",
      """
      date,store,item,quantity,total,currency
      2026-07-03,Market,Whole milk,2,2.20,EUR
      2026-08-03,Corner,Whole milk,1,0.90,EUR
      2026-09-03,Market,Whole milk,4,4.80,EUR
      2026-10-04,Market,Oat milk,1,2.00,EUR

      """)
  }

  @Test("usual and lowest price, and each store's last one, are on one screen")
  func price() {
    let run = CommandLineRun("price", "whole milk", book)
    #expect(run.status == .done, "\(run.messages)")
    #expect(run.results.contains("Usual price  €1.10 each, the median of 3 monthly prices"))
    #expect(run.results.contains("Lowest       €0.90 each at Corner in August 2026"))
    #expect(run.results.contains("Market"))
    #expect(run.results.split(separator: "\n").count <= 24)
  }

  @Test("an item that is bought after today alone has no price, and that is said")
  func later() throws {
    let receipts = try folder.write(
      "later/receipts.csv",
      "date,store,item,total\n2062-10-04,Dia,Leche,1.20\n2026-10-03,Dia,Pan,2.00\n")
    let run = CommandLineRun("price", "Leche", receipts)
    #expect(run.status == .badData && run.results == "")
    #expect(run.messages.contains("“Leche” has no price up to 2026-"), "\(run.messages)")
  }

  @Test("a store's price is its last regular one, and a named discount stands beside it")
  func offer() throws {
    let receipts = try folder.write(
      "ham/receipts.csv",
      """
      date,store,item,quantity,unit,unit_price,discount,total,currency
      2026-09-02,Market,Ham,1,kg,31.50,0,31.50,EUR
      2026-09-16,Market,Ham,1,kg,31.50,0,31.50,EUR
      2026-10-03,Market,Ham,1,kg,31.50,6.30,25.20,EUR
      2026-09-20,Corner,Ham,1,kg,29.90,0,29.90,EUR

      """)
    let text = CommandLineRun("price", "ham", receipts).results
    #expect(
      text.contains("€31.50 per kg  3 October 2026, offer €25.20 per kg on 3 October 2026"))
    #expect(text.contains("€29.90 per kg  20 September 2026\n"))
    let answers = CommandLineRun("table", "answers", receipts).results
    #expect(answers.contains("price-now,\"Ham, Corner\",Market,,EUR,money,-1.60"))
  }

  @Test("a price is compared with those seen, and with what a year's quantity costs")
  func seenPrice() {
    let run = CommandLineRun("price", "Whole milk", book, "--at", "1,00")
    // Seven pieces at ten cents less.
    #expect(run.results.contains("€0.10 below the usual price; 1 of 3 monthly prices was lower"))
    #expect(run.results.contains("€0.70 less for the 7 bought in the last twelve months"))
    for other in ["€1.00", "1.00 €", "EUR 1,00", "1.00"] {
      #expect(CommandLineRun("price", "Whole milk", book, "--at", other).results == run.results)
    }
    let usual = CommandLineRun("price", "Whole milk", book, "--at", "1.10")
    #expect(usual.results.contains(" the usual price; 1 of 3 monthly prices was lower"))
    let dear = CommandLineRun("price", "Whole milk", book, "--at", "1.50")
    #expect(dear.results.contains("€0.40 above the usual price; 3 of 3 monthly prices were lower"))
    #expect(!dear.results.contains("In a year"))
  }

  @Test("what a year's quantity costs is that of what was bought, and not of prices seen")
  func boughtAlone() throws {
    try folder.write("book/receipts.csv", String(contentsOfFile: book, encoding: .utf8))
    try folder.write(
      "book/prices.csv",
      "date,store,item,price,quantity,unit,currency\n2026-08-20,Market,Whole milk,1.10,1,each,EUR\n"
    )
    let run = CommandLineRun("price", "Whole milk", folder.path("book"), "--at", "1.00")
    #expect(run.results.contains(" for the 7 bought in the last twelve months"), "\(run.results)")
  }

  @Test("a price of a package that became smaller is compared as that, and as one of a kilogram")
  func seenPackage() throws {
    try folder.write("aliases.csv", "kind,match,name,category\nitem,COFFEE*,Coffee,\n")
    let file = try folder.write(
      "coffee.csv",
      """
      date,store,item,quantity,total,currency
      2026-07-03,Market,COFFEE 500G,1,6.00,EUR
      2026-08-03,Market,COFFEE 500G,1,6.00,EUR
      2026-09-03,Market,COFFEE 400G,2,11.60,EUR

      """)
    let run = CommandLineRun("price", "coffee", file, folder.path("aliases.csv"), "--at", "5.40")
    // 5.40 for 400 g is 13.50 a kilogram; the last package was 5.80, and 12.00 the usual price.
    #expect(
      run.results.contains(
        "At €5.40 for 400 g  €13.50 per kg, €0.40 below the €5.80 of the last package, "
          + "€1.50 above the usual price; 2 of 3 monthly prices were lower"), "\(run.results)")
    #expect(run.results.contains("At €5.40 per kg     €6.60 below the usual price"))
    #expect(!run.results.contains("In a year"))
  }

  @Test("the usual price of an even number of months is the mean of the two in the middle")
  func evenMedian() throws {
    let file = try folder.write(
      "even.csv",
      """
      date,store,item,quantity,total,currency
      2026-07-03,Market,Leek,1,1.00,EUR
      2026-08-03,Market,Leek,1,1.30,EUR

      """)
    #expect(
      CommandLineRun("price", "leek", file).results
        .contains("Usual price  €1.15 each, the median of 2 monthly prices"))
  }

  @Test(
    "a search ignores case, accents and strokes",
    arguments: [
      ("cafe", ["Café"]), ("smorrebrod", ["Smørrebrød"]),
      ("zolty ser", ["Żółty ser", "Zolty ser"]),
      ("Żółty ser", ["Żółty ser"]), ("CRÈME", ["Creme"]), ("*brod", ["Smørrebrød"]),
    ])
  func folded(_ wanted: String, _ names: [String]) throws {
    let rows = ["Café", "Smørrebrød", "Żółty ser", "Zolty ser", "Creme"].map {
      "2026-07-03,Market,\($0),1,1.00,EUR\n"
    }
    let file = try folder.write(
      "accents.csv", "date,store,item,quantity,total,currency\n" + rows.joined())
    let run = CommandLineRun("price", wanted, file)
    for name in names { #expect(run.results.contains("\(name)\n"), "\(run.results)") }
    #expect(run.results.components(separatedBy: "Usual price").count == names.count + 1)
  }

  @Test("filters by name ignore accents and strokes")
  func foldedFilter() throws {
    let file = try folder.write(
      "filter.csv",
      """
      date,store,item,quantity,total,currency
      2026-07-03,Żabka,Jogurt,1,1.00,EUR
      2026-07-03,Market,Jogurt,1,2.00,EUR

      """)
    let run = CommandLineRun("export", file, "--store", "zabka")
    #expect(run.results.contains("Żabka"))
    #expect(!run.results.contains("Market"))
  }

  @Test("several items that may be meant are listed, each with its usual price")
  func several() {
    let run = CommandLineRun("price", "milk", book)
    #expect(run.status == .done)
    #expect(run.results.contains("2 items may be meant; name one:"))
    #expect(run.results.contains("Oat milk    €2.00 each"))
  }

  @Test("an item that nobody knows is an error with the nearest names")
  func unknown() {
    let run = CommandLineRun("price", "whole mlik", book)
    #expect(run.status == .badData)
    #expect(run.messages.contains("no receipt and no price has “whole mlik”"))
    #expect(CommandLineRun("price").status == .usage)
    for price in ["0", "€1.10 EUR", "1.10 beans"] {
      #expect(CommandLineRun("price", "milk", book, "--at", price).status == .usage, "\(price)")
    }
    let dollars = CommandLineRun("price", "milk", book, "--at", "$1.10")
    #expect(dollars.status == .usage)
    #expect(dollars.messages.contains("the prices of this book are in EUR"))
  }

  @Test("without a name the tables are listed, and a wrong one has the nearest as advice")
  func tableNames() {
    let names = CommandLineRun("table").results.split(separator: "\n").map(String.init)
    #expect(names == TableList.all)
    let run = CommandLineRun("table", "unit-value", book)
    #expect(run.status == .usage)
    #expect(run.messages.contains("did you mean \"unit-values\"?"))
  }

  @Test("a table is that of the report, in each format")
  func table() throws {
    let csv = CommandLineRun("table", "spending-by-item", book)
    _ = CommandLineRun("report", book, "--output", folder.path("out"), "--format", "csv,json")
    let files = try folder.contents()
    #expect(files["out/tables/spending-by-item.csv"] == Data(csv.results.utf8))
    let json = CommandLineRun("table", "spending-by-item", book, "--format", "json")
    #expect(files["out/tables/spending-by-item.json"] == Data(json.results.utf8))
    let markdown = CommandLineRun("table", "spending-by-item", book, "--format", "md")
    let lineCounts = [csv, markdown].map { $0.results.split(separator: "\n").count }
    #expect(lineCounts[1] == lineCounts[0] + 1)
    #expect(markdown.results.hasPrefix("| month | item | unit |"))
  }

  @Test("several tables need a folder, which keeps its other files")
  func severalTables() throws {
    #expect(CommandLineRun("table", "unit-values,discounts", book).status == .usage)
    try folder.write("out/mine.csv", "mine")
    let run = CommandLineRun(
      "table", "unit-values,discounts", book, "--output", folder.path("out"))
    #expect(run.status == .done, "\(run.messages)")
    #expect(
      Set(try folder.contents().keys).isSuperset(
        of: ["out/unit-values.csv", "out/discounts.csv", "out/mine.csv"]))
  }

  @Test(
    "an option that is gone says what to use",
    arguments: [["compare", "--rank-by", "total"], ["compare", "--weigh"]])
  func retired(words: [String]) {
    let run = CommandLineRun(words)
    #expect(run.status == .usage)
    #expect(run.messages.contains("it is gone; \"pricebook table "))
  }

  @Test("a basket that is named and of which nothing is known is an error")
  func unknownBasket() throws {
    let basket = try folder.write("basket.csv", "item,quantity\nTurbot,1\nCaviar,2\n")
    let run = CommandLineRun("compare", book, "--basket", basket)
    #expect(run.status == .badData)
    #expect(run.messages.contains("has any item of this basket"))
    let found = CommandLineRun("compare", folder.path)
    #expect(found.status == .done)
    #expect(found.messages.contains("no receipt and no price has “Turbot”"))
    try folder.write("basket.csv", "item,quantity\nTurbot,1\nOat milk,2\n")
    #expect(CommandLineRun("compare", book, "--basket", basket).status == .done)
  }

  @Test(
    "advice never repeats what was said",
    arguments: [
      ["review", "--period", "all-months"], ["review", "--period", "0001-01..9999-12"],
      ["review", "--month", "all-months"],
    ])
  func advice(words: [String]) {
    let run = CommandLineRun(words + [book])
    #expect(run.status == .usage)
    #expect(!run.messages.contains("did you mean \"\(words[2])\"?"), "\(run.messages)")
  }

  @Test("where a filter hides budgets, nothing is said of there being none")
  func hiddenBudgets() throws {
    try folder.write(
      "book/receipts.csv",
      "date,store,item,person,total,currency\n2026-10-03,S,Milk,Anna,2.00,EUR\n"
        + "2026-10-04,S,Milk,Ben,2.00,EUR\n")
    #expect(
      CommandLineRun("review", folder.path("book"), "--person", "Anna").results
        .contains("budget"))
    try folder.write("book/budgets.csv", "month,category,amount,currency\n*,*,100,EUR\n")
    let run = CommandLineRun("review", folder.path("book"), "--person", "Anna")
    #expect(run.status == .done, "\(run.messages)")
    #expect(!run.results.lowercased().contains("no budget"), "\(run.results)")
    #expect(!run.results.contains("sets one"))
  }
}

/// What others wrote, on a terminal and in a file.
@Suite struct TerminalTextTests {
  private func run(_ words: [String], onTerminal: Bool) -> String {
    let results = MemoryOutput()
    var console = Console(results: results, messages: MemoryOutput())
    console.resultsAreOnTerminal = onTerminal
    _ = PricebookCommand.run(words, console: console)
    return results.text
  }

  @Test("control characters and direction marks are visible on a terminal, and kept in a file")
  func terminal() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "r.csv",
      "date,store,item,total\n2026-10-03,S,Mi\u{1B}[31mlk\u{202E},2.00\n")
    let shown = run(["export", folder.path("r.csv")], onTerminal: true)
    #expect(!shown.contains("\u{1B}") && !shown.contains("\u{202E}"))
    #expect(shown.contains("Mi\\u{1B}[31mlk\\u{202E}"))
    #expect(shown.hasSuffix("\n"))
    #expect(run(["export", folder.path("r.csv")], onTerminal: false).contains("\u{202E}"))
    let journal = run(["export", folder.path("r.csv"), "--format", "journal"], onTerminal: false)
    #expect(!journal.contains("\u{202E}"))
    for mark in ["\u{202A}", "\u{2066}", "\u{2069}", "\u{200E}", "\u{200F}", "\u{061C}"] {
      try folder.write("r.csv", "date,store,item,total\n2026-10-03,S\(mark),Mi\(mark)lk,2.00\n")
      let journal = run(["export", folder.path("r.csv"), "--format", "journal"], onTerminal: false)
      #expect(journal.contains("* S  ;") && !journal.contains(mark))
    }
  }

  @Test(
    "names to match and lists are shown so too, and a file has them as they are",
    arguments: [["match"], ["match", "--unmatched"], ["list", "--format", "csv"]])
  func otherCommands(words: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "book/receipts.csv",
      "date,store,item,category,total,currency\n2026-10-03,Till,ORG \u{1B} BNNAS,,2.00,EUR\n"
        + "2026-10-04,Portal,Organic Bananas,Fr\u{202E}uit,2.00,EUR\n"
        + "2026-10-05,Portal,Zi\u{202E}mt,Spices,3.00,EUR\n")
    try folder.write(
      "book/lists.json",
      #"[{"id":"A","name":"Party","currencySymbol":"€","items":[{"name":"So\u202eda","quantity":1,"#
        + #""pricePerUnit":2}]}]"#)
    let shown = run(words + [folder.path("book")], onTerminal: true)
    #expect(shown.contains("\\u{202E}"), "\(shown)")
    #expect(!shown.contains("\u{1B}") && !shown.contains("\u{202E}"), "\(shown)")
    #expect(run(words + [folder.path("book")], onTerminal: false).contains("\u{202E}"))
  }
}
