import CommandTestSupport
import PricebookCommand
import PricebookReport
import TestSupport
import Testing

/// What packages hold: pieces of a price list, and sizes that an alias or a barcode joins.
@Suite("Content of packages")
struct PackageContentTests {
  private func total(
    _ files: [String: String], basket: String
  ) throws -> [String: String] {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write("in/\(name)", text) }
    let basket = try folder.write("basket.csv", "item,quantity,unit\n\(basket)\n")
    let run = CommandLineRun(
      "report", folder.path("in"), "--basket", basket, "--format", "csv", "--output",
      folder.path("out"))
    #expect(run.status == .done, "\(run.messages)")
    let table = try #require(try folder.contents()["out/tables/store-comparison.csv"])
    return Dictionary(
      CSVRows(table).rows.map { ($0["store"] ?? "", $0["total"] ?? "") },
      uniquingKeysWith: { first, _ in first })
  }

  @Test(
    "A package of ten eggs costs what ten eggs cost",
    arguments: ["10", "10 pcs", "10 Stück", "10er", "12 ct"])
  func pieces(package: String) throws {
    let count = package.prefix(2)
    let totals = try total(
      [
        "prices.csv":
          "date,store,item,package,price,currency\n2026-10-03,Shop,Eggs,\(package),3.00,EUR\n"
      ],
      basket: "Eggs,\(count),")
    #expect(totals["Shop"] == "3.00")
  }

  @Test(
    "A price list beside receipts in kilograms compares by the unit or the content in its names",
    arguments: [
      ("Bananas per kg", "1.79"), ("Bananas /kg", "1.79"), ("Bananas (kg)", "1.79"),
      ("Bananas 500 g", "3.58"), ("Bananas per 100 g", "17.90"),
    ])
  func priceList(name: String, total: String) throws {
    let totals = try self.total(
      [
        "receipts.csv":
          "date,store,item,quantity,unit,total,currency\n2026-10-03,Shop,Bananas,2,kg,4.20,EUR\n",
        "prices-market.csv":
          "date,store,item,price,currency\n2026-10-03,Market,\(name),1.79,EUR\n",
        "aliases.csv": "kind,match,name,category\nitem,Bananas *,Bananas,\n",
      ],
      basket: "Bananas,1,kg")
    #expect(totals == ["Shop": "2.10", "Market": total])
  }

  @Test("A content is a share of the one package that an item is sold in")
  func share() throws {
    let totals = try total(
      [
        "receipts.csv": """
        date,store,item,quantity,total,currency
        2026-10-03,Shop,Flour 1 kg,1,2.00,EUR
        2026-10-03,Market,Flour 1 kg,1,1.60,EUR

        """, "aliases.csv": "kind,match,name,category\nitem,Flour *,Flour,\n",
      ],
      basket: "Flour,250,g")
    #expect(totals == ["Shop": "0.50", "Market": "0.40"])
  }

  private static let receipts = """
    date,store,item,quantity,total,currency
    2026-10-03,Shop,Cream 300 ml,1,3.60,EUR
    2026-10-03,Market,Cream 500 ml,1,4.50,EUR
    2026-10-03,Shop,Flour 500 g,2,2.00,EUR
    2026-10-03,Market,Flour 1 kg,1,1.60,EUR

    """
  private static let aliases = """
    kind,match,name,category
    item,Cream *,Cream,
    item,Flour *,Flour,

    """

  @Test(
    "Sizes that an alias joins are compared per litre and kilogram",
    arguments: [
      ("Cream,1,l", "12.00", "9.00"), ("Flour,250,g", "0.50", "0.40"),
      ("Cream,2,", "7.20", "5.40"),
    ])
  func joined(basket: String, shop: String, market: String) throws {
    let totals = try total(
      ["receipts.csv": Self.receipts, "aliases.csv": Self.aliases], basket: basket)
    #expect(totals == ["Shop": shop, "Market": market])
  }

  @Test func `Sizes that a barcode joins are compared per litre`() throws {
    let totals = try total(
      [
        "receipts.csv": """
        date,store,item,barcode,quantity,total,currency
        2026-10-03,Shop,Cream 300 ml,4006381333931,1,3.60,EUR
        2026-10-03,Market,Cream 500 ml,4006381333931,1,4.50,EUR

        """
      ],
      basket: "Cream 300 ml,1,")
    #expect(totals == ["Shop": "3.60", "Market": "2.70"])
  }
}
