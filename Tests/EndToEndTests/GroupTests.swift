import CommandTestSupport
import Foundation
import PricebookCommand
import PricebookModel
import PricebookReport
import TestSupport
import Testing

/// Groups of items above the brand, and parts of packages.
@Suite struct GroupTests {
  private static let receipts = """
    date,store,item,quantity,total,currency
    2026-10-03,Lidl,Alpine Milk 1 l,2,2.18,EUR
    2026-10-03,Lidl,Meadow Milk 1.5 l,1,2.10,EUR
    2026-10-05,Aldi,Valley Milk 1 l,1,1.05,EUR
    2026-10-10,Rewe,Meadow Milk 1.5 l,1,1.95,EUR
    2026-10-10,Rewe,Eggs 10 pcs,1,2.50,EUR

    """
  private static let aliases = "kind,match,name,category\ngroup,*milk*,Any milk,\n"

  private func prices(_ basket: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write("in/receipts.csv", Self.receipts)
    try folder.write("in/aliases.csv", Self.aliases)
    let path = try folder.write("basket.csv", "item,quantity,unit\n\(basket)\n")
    let run = CommandLineRun([
      "table", "basket-prices", folder.path("in"), "--basket", path, "--as-of", "2026-10-12",
      "--quiet",
    ])
    #expect(run.status == .done, "\(run.messages)")
    return CSVRows(Data(run.results.utf8)).rows.filter {
      $0["basket"] == "basket" && $0["filled_in"] == "false"
    }.map { row in
      ["store", "cost", "bought_as", "packages", "packages_cost"].compactMap { row[$0] }
        .joined(separator: " ")
    }
  }

  @Test("Each store is priced by the cheapest item of a group for the content asked for")
  func cheapest() throws {
    #expect(
      try prices("Any milk,3,l") == [
        "Aldi 3.15 Valley Milk 1 l", "Lidl 3.27 Alpine Milk 1 l", "Rewe 3.90 Meadow Milk 1.5 l",
      ])
  }

  @Test("Where pieces of a group are asked for, only packages of one content are compared")
  func piecesOfGroup() throws {
    // Rewe has milk in 1.5 l alone.
    #expect(
      try prices("Any milk,2,") == ["Aldi 2.10 Valley Milk 1 l", "Lidl 2.18 Alpine Milk 1 l"])
  }

  @Test("Pieces of a package cost their share, beside the whole packages")
  func pieces() throws { #expect(try prices("Eggs,4,pcs") == ["Rewe 1.00 1 2.50"]) }

  @Test("A part of the packages of a group has the whole ones of each store beside it")
  func partsOfGroup() throws {
    #expect(
      try prices("Any milk,2,l") == [
        "Aldi 2.10 Valley Milk 1 l  ", "Lidl 2.18 Alpine Milk 1 l  ",
        "Rewe 2.60 Meadow Milk 1.5 l 2 3.90",
      ])
  }

  @Test("A name without the size of its only package asks for pieces")
  func withoutSize() throws { #expect(try prices("Eggs,4,") == ["Rewe 1.00 1 2.50"]) }

  @Test("The name of the package asks for packages")
  func packages() throws { #expect(try prices("Eggs 10 pcs,4,") == ["Rewe 10.00"]) }

  @Test("The name of a group is no item that another name may mean")
  func nameOfGroup() throws {
    let folder = try TemporaryFolder()
    var rows = "date,store,item,quantity,total,currency\n"
    for week in 0..<10 {
      let day = try #require(CalendarDate(iso: "2026-08-01")).adding(days: 7 * week)
      rows += "\(day),Hill,Apple juice 1 l,2,3.20,EUR\n\(day),Brook,Orange juice 1 l,2,3.40,EUR\n"
    }
    try folder.write("in/receipts.csv", rows)
    try folder.write("in/aliases.csv", "kind,match,name,category\ngroup,*juice*,Juice,\n")
    let month = CommandLineRun(["month", folder.path("in"), "--as-of", "2026-10-05"]).results
    #expect(!month.contains("may be the name of a known item"), "\(month)")
    let match = CommandLineRun(["match", folder.path("in"), "--quiet"]).results
    #expect(!match.contains(",Juice,"), "\(match)")
  }

  private static let brands = """
    date,store,item,quantity,total,currency,category
    2026-09-03,Lidl,Alpine Milk 1 l,10,12.00,EUR,Dairy
    2026-10-03,Lidl,Valley Milk 1 l,10,9.00,EUR,Dairy

    """

  @Test("Another brand of a group is a part of the change, and neither new nor gone")
  func brand() throws {
    let folder = try TemporaryFolder()
    try folder.write("in/receipts.csv", Self.brands)
    try folder.write("in/aliases.csv", Self.aliases)
    let run = CommandLineRun(["table", "spending-change", folder.path("in"), "--quiet"])
    let row = CSVRows(Data(run.results.utf8)).rows.first {
      $0["month"] == "2026-10" && $0["category"] == "Dairy"
    }
    let parts = ["change", "brand_effect", "new_items", "gone_items"].map { row?[$0] }
    #expect(parts == ["-3.00", "-3.00", "0.00", "0.00"])
    let review = CommandLineRun("review", folder.path("in"), "--quiet").results
    #expect(review.contains("Brand: another item of the same group instead of one"), "\(review)")
  }

  @Test("Another brand is a part of the change of a year, too")
  func brandOfYear() throws {
    let folder = try TemporaryFolder()
    var rows = "date,store,item,quantity,total,currency\n"
    for month in 1...9 {
      rows += "2025-0\(month)-05,Lidl,Alpine Milk 1 l,10,12.00,EUR\n"
      rows += "2026-0\(month)-05,Lidl,Valley Milk 1 l,10,9.00,EUR\n"
    }
    try folder.write("in/receipts.csv", rows)
    try folder.write("in/aliases.csv", Self.aliases)
    let run = CommandLineRun(
      "report", folder.path("in"), "--as-of", "2026-09-30", "--output", folder.path("out"))
    #expect(run.status == .done, "\(run.messages)")
    let year = try String(
      contentsOfFile: folder.path("out/2026/year-in-review.md"), encoding: .utf8)
    #expect(year.contains("brand −€27.00, other items €0.00"), "\(year)")
    #expect(
      year.contains("Brand: another item of the same group") && !year.contains("only bought before")
    )
  }

  @Test("Items of one kind are proposed as a group, with rows for an alias file")
  func proposals() throws {
    let folder = try TemporaryFolder()
    try folder.write("in/receipts.csv", Self.brands)
    let run = CommandLineRun(["match", "--groups", folder.path("in"), "--quiet"])
    #expect(run.results.contains("group,Alpine Milk 1 l,Milk,"))
    #expect(run.results.contains("group,Valley Milk 1 l,Milk,"))
  }

  @Test("A group is answered with its cheapest item at every store")
  func answer() throws {
    let folder = try TemporaryFolder()
    try folder.write("in/receipts.csv", Self.receipts)
    try folder.write("in/aliases.csv", Self.aliases)
    let run = CommandLineRun(["price", "ANY MILK", folder.path("in"), "--quiet"])
    #expect(run.results.contains("Any milk, any of 3 items"))
    #expect(run.results.contains("€1.09 per l") && !run.results.contains("€1.40"))
  }

  @Test(
    "A price that was seen is compared with the cheapest of a group",
    arguments: [
      ("1.20", "€0.15 per l above the lowest last price"),
      ("1.00", "€0.05 per l below the lowest last price"), ("1.05", "the lowest last price"),
    ])
  func seen(price: String, said: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("in/receipts.csv", Self.receipts)
    try folder.write("in/aliases.csv", Self.aliases)
    let run = CommandLineRun(["price", "any milk", folder.path("in"), "--at", price, "--quiet"])
    #expect(run.results.contains("  At €\(price) per l: \(said)\n"), "\(run.results)")
  }

  @Test("Items of a group that cost the same at a store are both the cheapest")
  func equals() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "in/receipts.csv",
      "date,store,item,quantity,unit,total,currency\n2026-10-01,Market,Alpha Milk,1,l,1.20,EUR\n"
        + "2026-10-02,Market,Beta Milk,1,l,1.20,EUR\n2026-10-03,Market,Gamma Milk,1,l,1.30,EUR\n"
        + "2026-10-03,Corner,Gamma Milk,1,l,1.40,EUR\n")
    try folder.write("in/aliases.csv", "kind,match,name,category\ngroup,*Milk,Milk,\n")
    let run = CommandLineRun("table", "groups", folder.path("in"))
    let cheapest = run.results.split(separator: "\n").filter { $0.hasSuffix(",true") }
    #expect(
      cheapest.map { $0.split(separator: ",").dropFirst().prefix(2).joined(separator: " ") } == [
        "Corner Gamma Milk", "Market Alpha Milk", "Market Beta Milk",
      ])
  }

  /// A brand that was cheap and has not been seen since March, and the one that replaced it.
  private static let replaced =
    "date,store,item,quantity,total,currency\n"
    + ["02-06", "02-20", "03-06", "03-20"].map { "2026-\($0),Lidl,Alpine Milk 1 l,2,1.60,EUR\n" }
    .joined()
    + ["04-03", "05-08", "06-05", "07-03", "08-07", "09-04", "10-02"].map {
      "2026-\($0),Lidl,Meadow Milk 1 l,2,2.40,EUR\n2026-\($0),Aldi,Meadow Milk 1 l,1,1.15,EUR\n"
    }.joined()

  @Test("An item that was not seen of late is taken only where a store has no other of the group")
  func replacedItem() throws {
    let folder = try TemporaryFolder()
    try folder.write("in/receipts.csv", Self.replaced)
    try folder.write("in/aliases.csv", Self.aliases)
    try folder.write("in/basket.csv", "item,quantity,unit\nAny milk,2,l\n")
    func table(_ name: String) -> [[String: String]] {
      CSVRows(
        Data(
          CommandLineRun([
            "table", name, folder.path("in"), "--as-of", "2026-10-12", "--quiet",
          ]).results.utf8)
      ).rows
    }
    let cheapest = table("groups").filter { $0["cheapest"] == "true" }.map { $0["item"] }
    #expect(cheapest == ["Meadow Milk 1 l", "Meadow Milk 1 l"])
    let prices = table("basket-prices").filter { $0["basket"] == "basket" }
    #expect(prices.map { $0["cost"] } == ["2.30", "2.40"])
    #expect(prices.map { $0["latest_cost"] } == ["2.30", "2.40"])
    let list = CommandLineRun(["price", "any milk", folder.path("in"), "--as-of", "2026-10-12"])
    #expect(!list.results.contains("Alpine"), "\(list.results)")
    // The last month of a basket that is named beside a brand of its own.
    try folder.write("in/basket.csv", "item,quantity,unit\nAny milk,2,l\nMeadow Milk 1 l,1,\n")
    let page = CommandLineRun(["compare", folder.path("in"), "--as-of", "2026-10-12"]).results
    #expect(page.contains("Any milk (Meadow Milk 1 l)"), "\(page)")
    #expect(page.contains("| October 2026   | 3.45 | 3.60 |"), "\(page)")
  }

  @Test(
    "A group whose items' prices always differ is in no saving item by item",
    arguments: [true, false])
  func noisyGroup(isGroup: Bool) throws {
    let folder = try TemporaryFolder()
    var rows = "date,store,item,quantity,unit,total,currency\n"
    let first = try #require(CalendarDate(iso: "2026-05-01"))
    for (week, cents) in [120, 132, 122, 135, 121, 134, 120, 133, 123, 135, 122, 131].enumerated() {
      let day = first.adding(days: 14 * week)
      rows += "\(day),Lidl,Alpine Milk,1,l,1.\(cents - 100),EUR\n\(day),Lidl,Butter,1,,2.00,EUR\n"
      rows += "\(day.adding(days: 1)),Aldi,Alpine Milk,1,l,1.\(cents - 107),EUR\n"
      rows += "\(day.adding(days: 1)),Aldi,Butter,1,,1.90,EUR\n"
    }
    try folder.write("in/receipts.csv", rows)
    if isGroup { try folder.write("in/aliases.csv", Self.aliases) }
    try folder.write(
      "in/basket.csv",
      "item,quantity,unit\n\(isGroup ? "Any milk" : "Alpine Milk"),2,l\nButter,1,\n")
    let page = CommandLineRun(["compare", folder.path("in"), "--as-of", "2026-10-12"]).results
    let start = try #require(page.range(of: "## Item by item"), "\(page)")
    let section = page[start.upperBound...].prefix { $0 != "#" }
    #expect(section.contains("Butter") && !section.contains("Milk"), "\(section)")
  }

  @Test("What a basket cost in earlier months has its groups, by the cheapest item of that time")
  func earlierMonths() throws {
    let folder = try TemporaryFolder()
    try folder.write("in/receipts.csv", Self.replaced)
    try folder.write("in/aliases.csv", Self.aliases)
    try folder.write("in/basket.csv", "item,quantity,unit\nAny milk,2,l\n")
    let run = CommandLineRun([
      "table", "baskets-by-month", folder.path("in"), "--as-of", "2026-10-12", "--quiet",
    ])
    let totals = CSVRows(Data(run.results.utf8)).rows
      .filter { $0["basket"] == "basket" && $0["store"] == "Lidl" }
      .map { [$0["month"], $0["total"], $0["items"]].compactMap(\.self).joined(separator: " ") }
    // In May the old brand was still seen of late, and in September no longer.
    #expect(totals.contains("2026-03 1.60 1"), "\(totals)")
    #expect(totals.contains("2026-05 1.60 1") && totals.contains("2026-09 2.40 1"), "\(totals)")
  }

  @Test(
    "Pieces and packages of one item are packages together, in whatever order",
    arguments: ["Eggs,3,pcs\nEggs 10 pcs,1,", "Eggs 10 pcs,1,\nEggs,3,pcs"])
  func piecesAndPackages(basket: String) throws {
    #expect(try prices(basket) == ["Rewe 3.25 2 5.00"])
  }

  @Test("A list is divided over as many stores as were asked for", arguments: [1, 2])
  func stores(count: Int) {
    let run = CommandLineRun(
      ["list", "sample-data", "--stores", String(count), "--as-of", "2026-10-31", "--quiet"])
    let title = run.results.prefix { !$0.isNewline }
    #expect(title.hasPrefix("# ") && title.contains(" and ") == (count == 2), "\(title)")
  }

  @Test(
    "What two stores save together is said at prices of the last 90 days alone", arguments: [5, 10])
  func split(month: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "in/receipts.csv",
      "date,store,item,total,currency\n2026-10-03,Hall,Coffee,7.49,EUR\n2026-10-03,Hall,Butter,2.29,EUR\n"
        + "2026-\(month < 10 ? "0" : "")\(month)-06,Corner,Coffee,5.99,EUR\n2026-10-06,Corner,Butter,2.99,EUR\n"
    )
    let items = ["Coffee", "Butter"].map {
      #"{"id":"\#($0)","name":"\#($0)","quantity":2,"isBought":false,"modifiedAt":"2026-10-08T08:00:00Z"}"#
    }
    try folder.write("in/list.json", "[\(items.joined(separator: ","))]")
    let list = CommandLineRun(["list", folder.path("in"), "--as-of", "2026-10-10", "--quiet"])
    #expect(list.results.contains("Split over two stores") == (month == 10), "\(list.results)")
  }

  @Test("A group is due, and not each of its brands, in the content that is bought of it")
  func due() throws {
    let folder = try TemporaryFolder()
    var rows = "date,store,item,quantity,total,currency\n"
    let first = try #require(CalendarDate(iso: "2026-08-01"))
    for week in 0..<10 {
      // Two brands on a receipt are what is bought once.
      for (brand, count) in [("Alpine Milk 1 l", 2), ("Meadow Milk 1 l", 1)] {
        rows += "\(first.adding(days: 7 * week)),Lidl,\(brand),\(count),\(count).10,EUR\n"
      }
    }
    try folder.write("in/receipts.csv", rows)
    let words = ["table", "answers", folder.path("in"), "--as-of", "2026-10-05", "--quiet"]
    func dueItems() -> [String] {
      CSVRows(Data(CommandLineRun(words).results.utf8)).rows.filter { $0["question"] == "due" }
        .compactMap { $0["subject"] }
    }
    try folder.write("in/aliases.csv", Self.aliases)
    #expect(dueItems() == ["Any milk"])
    let list = CommandLineRun(["list", folder.path("in"), "--as-of", "2026-10-05", "--quiet"])
    #expect(list.results.contains("Any milk"), "\(list.results)")
    #expect(list.results.contains("3\u{A0}L"), "\(list.results)")
  }

  @Test("The price book has the cheapest item of a group at every store")
  func pocket() throws {
    let folder = try TemporaryFolder()
    // Coop is still visited, but its milk was last seen in spring.
    try folder.write(
      "in/receipts.csv",
      Self.receipts + "2026-05-02,Coop,Valley Milk 1 l,1,0.90,EUR\n"
        + "2026-10-09,Coop,Eggs 10 pcs,1,2.40,EUR\n")
    try folder.write("in/aliases.csv", Self.aliases)
    let run = CommandLineRun([
      "report", folder.path("in"), "--as-of", "2026-10-12", "--output", folder.path("out"),
      "--quiet",
    ])
    #expect(run.status == .done, "\(run.messages)")
    let page = try String(contentsOfFile: folder.path("out/items.html"), encoding: .utf8)
    let start = try #require(page.range(of: "id=\"groups\""))
    let section = page[start.lowerBound...].prefix(6_000)
    #expect(section.contains("Any brand"))
    #expect(section.contains("Valley Milk 1 l"))
    #expect(section.contains("per litre"))
    #expect(!section.components(separatedBy: "</table>")[0].contains("Coop"))
  }
}
