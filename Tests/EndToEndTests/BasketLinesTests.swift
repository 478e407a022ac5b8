import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// Baskets of files, and what their comparison says of them.
@Suite struct BasketLinesTests {
  private static let prices = """
    date,store,item,price,currency
    2026-10-05,Market,Tea,3.10,EUR
    2026-10-05,Market,Salt,0.90,EUR
    2026-10-06,Corner Shop,Tea,2.80,EUR
    2026-10-06,Corner Shop,Salt,0.95,EUR

    """

  private static func compare(_ basket: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("in/prices.csv", prices)
    try folder.write("basket.csv", basket)
    return CommandLineRun("compare", folder.path("in"), "--basket", folder.path("basket.csv"))
      .results
  }

  @Test("A basket that loses a line says so above its comparison")
  func lostLine() throws {
    let page = try Self.compare("item,quantity\nTea,1\nSalt,a few\n")
    let above = try #require(page.components(separatedBy: "\n## ").first)
    #expect(
      above.contains("1 line of the basket could not be read and is missing here."), "\(page)")
    #expect(page.contains("basket, 1 item,"))
  }

  @Test("A basket with all of its lines says nothing of it")
  func whole() throws {
    let page = try Self.compare("item,quantity\nTea,1\nSalt,2\n")
    #expect(!page.contains("could not be read"))
    let heading =
      "€0.20 less on this shop at Corner Shop than at Market, at prices of 5 to 6 October"
    #expect(page.hasPrefix("# \(heading)\n"), "\(page)")
  }
}
