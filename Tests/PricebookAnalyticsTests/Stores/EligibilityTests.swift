import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// A price row in which only the first `count` of 20 items are priced.
private func row(first count: Int, cents: Int) -> [Int?] {
  (0..<20).map { $0 < count ? cents : nil }
}

struct EligibilityTests {
  @Test("Of 20 items, a store pricing 17 (85 %) is eligible and one pricing 16 is not")
  func threshold() throws {
    let board = PriceBoard(
      prices: [20, 19, 18, 17, 16].map { row(first: $0, cents: 100) })
    let comparison = try #require(board.comparisons.first)
    let eligible = comparison.stores.filter(\.isEligible).map(\.availableItemCount)
    #expect(eligible == [17, 18, 19, 20])
    #expect(comparison.stores.last?.availableItemCount == 16)
    #expect(comparison.stores.last?.rank == nil)
  }

  @Test("Ranks ascend with the total of the items a store prices itself")
  func ranking() throws {
    let board = PriceBoard(prices: [
      row(first: 20, cents: 90), row(first: 20, cents: 80), row(first: 17, cents: 100),
    ])
    let comparison = try #require(board.comparisons.first)
    #expect(comparison.stores.map(\.store) == [1, 2, 0])
    #expect(comparison.stores.map(\.rank) == [1, 2, 3])
    #expect(comparison.stores.map(\.total) == [1_600, 1_700, 1_800].map(Amount.init(cents:)))
  }

  @Test("Equal totals rank the store with more items first, then by name")
  func ties() throws {
    let fewer: [Int?] = (0..<20).map { $0 == 0 ? nil : $0 == 1 ? 200 : 100 }
    let all = row(first: 20, cents: 100)
    let comparison = try #require(PriceBoard(prices: [fewer, all, all]).comparisons.first)
    #expect(comparison.stores.map(\.store) == [1, 2, 0])
  }

  @Test("Stores below the threshold follow by availability, then name, without a rank")
  func unranked() throws {
    let board = PriceBoard(prices: [
      row(first: 3, cents: 1), row(first: 20, cents: 100), row(first: 9, cents: 500),
      row(first: 3, cents: 900),
    ])
    let comparison = try #require(board.comparisons.first)
    #expect(comparison.stores.map(\.store) == [1, 2, 0, 3])
    #expect(comparison.stores.map(\.rank) == [1, nil, nil, nil])
  }

  @Test("A store without any price of the basket is not listed")
  func nothingPriced() throws {
    let board = PriceBoard(prices: [row(first: 20, cents: 1), row(first: 0, cents: 1)])
    #expect(try #require(board.comparisons.first).stores.map(\.store) == [0])
  }

  @Test("A basket that no store prices has no comparison")
  func noComparison() {
    #expect(PriceBoard(prices: [row(first: 0, cents: 1)]).comparisons.isEmpty)
  }

  @Test(
    "Any percentage gives a defined number of eligible stores",
    arguments: [(0, 3), (-7, 3), (5, 3), (50, 2), (51, 1), (100, 1), (101, 0), (Int.max, 0)])
  func percentages(percent: Int, eligible: Int) throws {
    var board = PriceBoard(prices: [20, 10, 1].map { row(first: $0, cents: 100) })
    board.options.settings[.availabilityPercent] = percent
    let comparison = try #require(board.comparisons.first)
    #expect(comparison.stores.count(where: \.isEligible) == eligible)
  }

  @Test(
    "A cost that would burst the total counts as none",
    arguments: [Int64.max, Int64.max / 2, Amount.bookLimit.tenThousandths])
  func hugePrices(tenThousandths: Int64) throws {
    var board = PriceBoard(prices: [[1_000_000, 1, 1]])
    board.book.names.currencies = [CurrencyCode(label: "JPY")]
    board.book.baskets[0].currency = nil
    for place in 1...2 {
      board.unitValues.series[place].latest.paid = Amount(tenThousandths: tenThousandths)
    }
    let comparison = try #require(board.comparisons.first)
    #expect(comparison.stores.map(\.total) == [Amount(cents: 1_000_000)])
    #expect(comparison.stores.map(\.availableItemCount) == [1])
  }
}
