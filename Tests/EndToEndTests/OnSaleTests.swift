import CommandTestSupport
import PricebookCommand
import PricebookModel
import TestSupport
import Testing

/// What apps call on sale is no purchase, and says of no store and day that there was an offer.
@Suite struct OnSaleTests {
  @Test("CartWise's mark of an item puts no purchase of it on offer")
  func cartWise() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "book/export.json",
      #"""
      {"groceryItems":[{"id":"G1","productName":"Oat drink","isOnSale":true,"isInShoppingList":true,
      "prices":[{"id":"P1","store":"Aldo","price":1.5,"currency":"EUR","lastUpdated":799200000,
      "location":{"id":"L1","name":"Aldo"}}]}]}
      """#)
    try folder.write(
      "book/r.csv",
      "date,store,item,quantity,total,currency\n2026-04-30,Aldo,Oat drink,1,1.50,EUR\n")
    let run = CommandLineRun(
      ["report", folder.path("book"), "--output", folder.path("out"), "--format", "md,csv"],
      today: CalendarDate(year: 2026, month: 5, day: 2))
    #expect(run.status == .done, "\(run.messages)")
    let table = try #require(folder.contents()["out/tables/discounts.csv"])
    #expect(String(decoding: table, as: UTF8.self).split(separator: "\n").count == 1)
    let trends = try #require(folder.contents()["out/tables/unit-values.csv"])
    #expect(String(decoding: trends, as: UTF8.self).contains("Oat drink"))
  }
}
