import CommandTestSupport
import Foundation
import PricebookCommand
import PricebookReport
import TestSupport
import Testing

/// Price lists in reports: prices that were seen and not paid.
@Suite struct PriceListReportTests {
  private static let receipts = """
    date,store,item,barcode,quantity,total,currency
    2026-10-03,Corner Shop,Butter,4006381333931,2,5.00,EUR
    2026-10-03,Corner Shop,Milk,,1,1.29,EUR
    2026-10-10,Corner Shop,Butter,4006381333931,1,2.60,EUR
    2026-10-10,Corner Shop,Milk,,1,1.35,EUR

    """
  private static let prices = """
    Date,Store,Product,EAN,Price,Offer,Valid until
    2026-10-05,Market,BUTTER 250 G,4006381333931,2.29,,
    2026-10-06,Market,Milk,,0.89,yes,2026-10-09
    2026-10-05,Market,Milk,,1.09,,

    """

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write("in/\(name)", text) }
    return folder
  }

  private func tables(_ folder: TemporaryFolder, _ more: String...) throws -> [String: Data] {
    let run = CommandLineRun(
      ["report", folder.path("in"), "--format", "csv", "--output", folder.path("out")] + more)
    #expect(run.status == .done, "\(run.messages)")
    var tables: [String: Data] = [:]
    for (path, text) in try folder.contents() where path.contains("tables/") {
      tables[String(path.split(separator: "/").last?.dropLast(4) ?? "")] = text
    }
    return tables
  }

  @Test func `Prices that were seen never count as spending`() throws {
    let with = try tables(folder(["a.csv": Self.receipts, "prices.csv": Self.prices]))
    let without = try tables(folder(["a.csv": Self.receipts]))
    for name in ["spending-by-category", "spending-by-store", "spending-by-item"] {
      #expect(with[name] == without[name])
    }
    #expect(with["unit-values"] != without["unit-values"])
  }

  @Test func `An offer is not used after its last day`() throws {
    let folder = try folder(["a.csv": Self.receipts, "prices.csv": Self.prices])
    let late = CSVRows(try #require(try tables(folder)["basket-prices"])).rows
    let early = CSVRows(
      try #require(try tables(folder, "--as-of", "2026-10-08")["basket-prices"])
    ).rows
    func milk(_ rows: [[String: String]]) -> [String?] {
      rows.filter { $0["item"] == "Milk" && $0["store"] == "Market" }.map { $0["price"] }
    }
    #expect(milk(late).allSatisfy { $0 == "1.0900" })
    #expect(!milk(late).isEmpty)
    #expect(milk(early).allSatisfy { $0 == "0.8900" })
  }

  @Test func `The table of seen prices has every line as understood`() throws {
    let table = try #require(
      try tables(folder(["a.csv": Self.receipts, "prices.csv": Self.prices]))["observed-prices"])
    let rows = CSVRows(table).rows
    #expect(rows.map { $0["item"] } == ["Butter", "Milk", "Milk"])
    #expect(rows.map { $0["price"] } == ["2.29", "0.89", "1.09"])
    #expect(rows.map { $0["offer"] } == ["", "yes", ""])
    #expect(rows.map { $0["valid_until"] } == ["", "2026-10-09", ""])
    #expect(rows.map { $0["barcode"] } == ["4006381333931", "", ""])
    #expect(rows.map { $0["line"] } == ["2", "3", "4"])
  }

  @Test func `A package is compared by weight, and as a piece with receipts`() throws {
    let folder = try folder([
      "a.csv": Self.receipts,
      "prices.csv": "date,store,item,size,price\n2026-10-05,Market,Butter,250 g,2.29\n",
    ])
    let rows = CSVRows(try #require(try tables(folder)["unit-values"])).rows
      .filter { $0["store"] == "Market" }
    #expect(
      Set(rows.map { "\($0["price"] ?? "") per \($0["unit"] ?? "")" }) == [
        "9.1600 per kg", "2.2900 per each",
      ])
  }

  @Test func `Undated prices are older than any dated one`() throws {
    let folder = try folder([
      "basket.csv": "item,quantity\nMilk,1\nBread,1\n",
      "prices.csv": """
      date,store,item,price
      ,Market,Milk,0.50
      2026-01-05,Market,Milk,1.09
      ,Market,Bread,2.40

      """,
    ])
    let rows = CSVRows(try #require(try tables(folder)["basket-prices"])).rows
    #expect(Set(rows.map { $0["price"] }) == ["1.0900", "2.4000"] && rows.count == 2)
  }

  @Test func `Price lists and a basket alone give a store comparison`() throws {
    let folder = try folder([
      "basket.csv": "item,quantity\nMilk,2\nBread,1\n",
      "prices.csv": """
      date,store,item,price,currency
      2026-10-05,Market,Milk,1.09,EUR
      2026-10-05,Market,Bread,2.40,EUR
      2026-10-06,Corner Shop,Milk,1.19,EUR
      2026-10-06,Corner Shop,Bread,2.00,EUR

      """,
    ])
    let run = CommandLineRun("compare", folder.path("in"))
    #expect(run.status == .done)
    #expect(
      run.results.contains(
        "# €0.20 less on this shop at Corner Shop than at Market, at prices of 5 to 6 October"))
    #expect(run.results.contains("prices as of 6 October 2026"))
  }

  @Test func `A price list alone is compared over what was seen`() throws {
    let folder = try folder([
      "prices.csv": """
      date,store,item,price,currency
      2026-10-05,Market,Milk,1.09,EUR
      2026-10-05,Market,Bread,2.40,EUR
      2026-10-06,Corner Shop,Milk,1.19,EUR
      2026-10-06,Corner Shop,Bread,2.00,EUR

      """
    ])
    let run = CommandLineRun("compare", folder.path("in"))
    #expect(run.results.contains("Items seen, 2 items, prices as of 6 October 2026"))
    #expect(run.results.contains("Corner Shop"))
    #expect(!run.results.contains("No basket to compare yet"))
  }

  @Test(arguments: Language.allCases)
  func `A price list alone gives whole reports`(_ language: Language) throws {
    let folder = try folder([
      "prices.csv": """
      date,store,item,price,currency
      2026-09-05,Market,Milk,1.09,EUR
      2026-10-05,Market,Milk,1.19,EUR
      2026-10-06,Corner Shop,Milk,1.29,EUR

      """
    ])
    let run = CommandLineRun(
      "report", folder.path("in"), "--output", folder.path("out"), "--locale", language.rawValue)
    #expect(run.status == .done, "\(run.messages)")
    let names = try folder.contents().keys.filter { $0.hasPrefix("out/") }
    for report in ["spending-review", "price-trends", "store-comparison"] {
      #expect(names.contains { $0.hasSuffix("\(report).html") })
    }
  }

  @Test func `The CartWise list with nothing ticked is compared with its newest prices`() throws {
    let folder = try folder([
      "cartwise.json": """
      {"groceryItems":[
       {"id":"G1","productName":"Oats","isInShoppingList":true,"isCompleted":false,
        "createdAt":"2025-01-05T10:00:00Z","updatedAt":"2025-01-05T10:00:00Z","prices":[
        {"id":"P1","store":"Market","price":1.75,"currency":"EUR",
         "lastUpdated":"2026-10-03T12:00:00Z","location":"L1"},
        {"id":"P2","store":"Shop","price":1.95,"currency":"EUR",
         "lastUpdated":"2026-10-04T12:00:00Z","location":"L2"}]}],
       "locations":[{"id":"L1","name":"Market"},{"id":"L2","name":"Shop"}]}
      """
    ])
    let run = CommandLineRun("compare", folder.path("in"))
    #expect(run.results.contains("CartWise list, 1 item, prices as of 4 October 2026"))
    #expect(
      run.results.contains(
        "# €0.20 less on this shop at Market than at Shop, at prices of 3 to 4 October"))
  }

  @Test func `CartWise with prices alone is compared over what was seen`() throws {
    let folder = try folder([
      "cartwise.json": """
      {"groceryItems":[
       {"id":"G1","productName":"Oats","isInShoppingList":false,"isCompleted":false,"prices":[
        {"id":"P1","store":"Market","price":1.75,"currency":"EUR",
         "lastUpdated":"2026-10-03T12:00:00Z","location":"L1"},
        {"id":"P2","store":"Shop","price":1.95,"currency":"EUR",
         "lastUpdated":"2026-10-04T12:00:00Z","location":"L2"}]}],
       "locations":[{"id":"L1","name":"Market"},{"id":"L2","name":"Shop"}]}
      """
    ])
    let run = CommandLineRun("compare", folder.path("in"))
    #expect(run.results.contains("Items seen, 1 item, prices as of 4 October 2026"))
  }

  @Test func `A dump is narrowed to a place`() throws {
    let folder = try folder([
      "dump.csv": """
      product_code,product_name,category_tag,price,price_per,currency,location_osm_name,\
      location_osm_address_city,date
      3017620422003,Spread,,3.49,UNIT,EUR,Grand Market,Grenoble,2026-09-14
      3017620422003,Spread,,2.99,UNIT,EUR,Grand Market,Lyon,2026-09-20
      3017620422003,Spread,,3.10,UNIT,EUR,Small Market,Lyon,2026-09-20

      """
    ])
    let table = try #require(try tables(folder, "--store", "*Lyon")["observed-prices"])
    #expect(CSVRows(table).rows.map { $0["price"] } == ["2.99", "3.10"])
  }

  @Test func `--prices makes a file a price list for every command that reads`() throws {
    let folder = try folder(["a.csv": Self.receipts])
    try folder.write("survey.csv", "Date,Store,Product,Price\n2026-10-05,Market,Milk,1.09\n")
    let run = CommandLineRun(
      "compare", folder.path("in"), "--prices", folder.path("survey.csv"))
    #expect(run.status == .done, "\(run.messages)")
    #expect(run.messages.contains("Total paid: 10.24 EUR"))
    #expect(run.results.contains("Market"))
    let inspect = CommandLineRun("inspect", "--prices", folder.path("survey.csv"))
    #expect(inspect.results.contains("--prices or the settings name it"))
  }

  @Test func `Export prints the location of a store`() throws {
    let folder = try folder([
      "a.csv": """
      date,store,location,item,total,currency
      2026-10-01,Migros,Bern,Milk,1.60,CHF
      2026-10-01,Migros,Basel,Milk,1.65,CHF

      """
    ])
    let rows = CSVRows(Data(CommandLineRun("export", folder.path("in")).results.utf8)).rows
    #expect(rows.map { $0["store"] } == ["Migros", "Migros"])
    #expect(rows.map { $0["location"] } == ["Bern", "Basel"])
  }

  @Test func `Stores are compared with their locations`() throws {
    let folder = try folder([
      "a.csv": """
      date,store,location,item,total,currency
      2026-10-01,Migros,Bern,Milk,1.60,CHF
      2026-10-01,Migros,Basel,Milk,1.65,CHF

      """
    ])
    let table = try #require(try tables(folder)["spending-by-store"])
    #expect(Set(CSVRows(table).rows.map { $0["store"] }) == ["Migros, Bern", "Migros, Basel"])
  }

  @Test("prices alone are reported for every month")
  func pricesAlone() throws {
    let prices = "date,store,item,price,currency\n"
    let folder = try folder([
      "prices.csv": prices + "2026-05-03,Market,Milk,1.09,EUR\n2026-06-03,Market,Milk,1.19,EUR\n"
    ])
    let tables = try tables(folder, "--period", "all-months")
    #expect(tables["unit-values"]?.isEmpty == false)
    let review = CommandLineRun("review", folder.path("in")).results
    #expect(review.contains("no receipts"))
  }

  @Test("prices alone tell how many rise, and weigh all items the same")
  func pricesThatRise() throws {
    var prices = "date,store,item,price,currency\n"
    for month in 1...6 {
      for store in 1...2 {
        for item in 1...12 {
          let cents = 100 * item * store * (100 + month)
          prices +=
            "2026-0\(month)-03,Store \(store),Item \(item),\(cents / 10_000)."
            + String(format: "%02d,EUR\n", cents / 100 % 100)
        }
      }
    }
    let folder = try folder(["prices.csv": prices])
    let run = CommandLineRun("report", folder.path("in"), "--output", folder.path("out"))
    #expect(run.status == .done)
    let trends = try String(
      contentsOfFile: folder.path("out/2026-06/price-trends.md"), encoding: .utf8)
    #expect(trends.hasPrefix("# Prices up 5% since January\n"))
    let stores = try String(
      contentsOfFile: folder.path("out/2026-06/store-comparison.md"), encoding: .utf8)
    #expect(stores.contains("every month’s price alike; Store 1 is 100"))
  }
}
