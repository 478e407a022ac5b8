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

  @Test("Pieces of a package cost their share, beside the whole packages")
  func pieces() throws { #expect(try prices("Eggs,4,pcs") == ["Rewe 1.00 1 2.50"]) }

  @Test("A name without the size of its only package asks for pieces")
  func withoutSize() throws { #expect(try prices("Eggs,4,") == ["Rewe 1.00 1 2.50"]) }

  @Test("The name of the package asks for packages")
  func packages() throws { #expect(try prices("Eggs 10 pcs,4,") == ["Rewe 10.00"]) }

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

  @Test("A list is divided over as many stores as were asked for", arguments: [1, 2])
  func stores(count: Int) {
    let run = CommandLineRun(
      ["list", "sample-data", "--stores", String(count), "--as-of", "2026-10-31", "--quiet"])
    let title = run.results.prefix { !$0.isNewline }
    #expect(title.hasPrefix("# ") && title.contains(" and ") == (count == 2), "\(title)")
  }

  @Test("A group is due, and not each of its brands, in the content that is bought of it")
  func due() throws {
    let folder = try TemporaryFolder()
    var rows = "date,store,item,quantity,total,currency\n"
    let first = try #require(CalendarDate(iso: "2026-08-01"))
    for week in 0..<10 {
      let brand = week % 2 == 0 ? "Alpine Milk 1 l" : "Meadow Milk 1 l"
      rows += "\(first.adding(days: 7 * week)),Lidl,\(brand),3,3.30,EUR\n"
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
    try folder.write("in/receipts.csv", Self.receipts)
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
  }
}
