import CommandTestSupport
import Foundation
import PricebookCommand
import PricebookDocument
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
}
