import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// A basket at a store that nothing links with the usual one: of its milk only an offer was seen.
@Suite struct BasketMonthsTests {
  private static func rows(_ table: String, basket: String) throws -> [[String: String]] {
    let folder = try TemporaryFolder()
    let days = (1...10).flatMap { month in
      ["03", "17"].map { "2026-\(month < 10 ? "0" : "")\(month)-\($0)" }
    }
    try folder.write(
      "in/receipts.csv",
      "date,store,item,total,currency\n" + days.map { "\($0),Lidl,Milk,1.20,EUR\n" }.joined())
    try folder.write(
      "in/prices.csv",
      "date,store,item,price,currency,offer,valid until\n"
        + "2026-09-01,Spar,Milk,0.90,EUR,yes,2026-10-31\n2026-10-05,Spar,Bread,2.00,EUR,no,\n")
    try folder.write("in/basket.csv", "item,quantity\n" + basket)
    let run = CommandLineRun(
      "table", table, folder.path("in"), "--as-of", "2026-10-28", "--quiet")
    return CSVRows(Data(run.results.utf8)).rows.filter { $0["basket"] == "basket" }
  }

  @Test("Every month of a basket is of the lines that its last one is of")
  func lines() throws {
    // No store has rice, and no common item says what bread costs at Lidl: milk alone is compared.
    let rows = try Self.rows("baskets-by-month", basket: "Milk,1\nBread,1\nRice,1\n")
    for (store, total) in [("Lidl", "1.20"), ("Spar", "0.90")] {
      let totals = rows.filter { $0["store"] == store }.map { $0["total"] }
      #expect(totals == Array(repeating: total, count: 10), "\(store)")
    }
  }

  @Test("A total with an offer that nothing links with other prices has no range")
  func range() throws {
    let rows = try Self.rows("store-comparison", basket: "Milk,1\nBread,1\n")
    let spar = try #require(rows.first { $0["store"] == "Spar" })
    #expect(spar["basket_total"] == "2.90")
    #expect(spar["lower"] == "" && spar["upper"] == "")
  }
}
