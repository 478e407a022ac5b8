import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// Prices that an app states and nobody paid.
@Suite struct StatedPricesTests {
  @Test("a month with a stated price alone has a price and no quantity")
  func noQuantity() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "in/a.csv", "date,store,item,quantity,total,currency\n2026-01-05,S,Oats,2,3.00,EUR\n")
    try folder.write(
      "in/b.json",
      """
      {"groceryItems":[{"id":"G","productName":"Oats","prices":[{"id":"P","store":"S",
      "price":1.75,"currency":"EUR","lastUpdated":"2026-02-03T12:00:00Z",
      "location":{"id":"L","name":"S"}}]}],"locations":[{"id":"L","name":"S"}]}
      """)
    let run = CommandLineRun(
      "report", folder.path("in"), "--format", "csv", "--output", folder.path("out"))
    #expect(run.status == .done, "\(run.messages)")
    let table = try #require(
      try folder.contents().first { $0.key.hasSuffix("/unit-values.csv") }?.value)
    let rows = CSVRows(table).rows
    #expect(rows.map { $0["month"] } == ["2026-01", "2026-02"])
    #expect(rows.map { $0["price"] } == ["1.5000", "1.7500"])
    #expect(rows.map { $0["quantity"] } == ["2", ""])
  }
}
