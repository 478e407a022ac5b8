import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// Where a winner is clear, a price stale and a price an offer, to the digit.
struct ComparisonBoundsTests {
  @Test(
    "A lead of just what was filled in is clear, a little less is not",
    arguments: [(6_000, true), (6_100, false)])
  func lead(cents: Int, isClear: Bool) throws {
    // The second store asks half of the first everywhere, so that the fill-in is exact: the lead
    // is the item + 60.00, and twice the item is filled in.
    let first: [Int?] = [nil] + Array(repeating: 2_000, count: 6)
    let second: [Int?] = [cents] + Array(repeating: 1_000, count: 6)
    let comparison = try #require(PriceBoard(prices: [first, second]).comparisons.first)
    #expect(comparison.stores[comparison.likeForLikeWinner ?? 0].store == 1)
    #expect((comparison.lead?.claim.clear != nil) == isClear)
  }

  @Test("What is filled in at the winner makes a lead unclear too")
  func winnerFilledIn() throws {
    let first: [Int?] = [nil] + Array(repeating: 1_900, count: 6)
    let second: [Int?] = [100_000] + Array(repeating: 2_000, count: 6)
    let comparison = try #require(PriceBoard(prices: [first, second]).comparisons.first)
    #expect(comparison.stores[comparison.likeForLikeWinner ?? 1].store == 0)
    #expect(comparison.lead?.claim.clear == nil)
  }

  @Test("A price is marked stale from its 91st day on", arguments: [90, 91])
  func stale(days: Int) throws {
    var board = PriceBoard(prices: [[100], [200]])
    board.unitValues.series[0].latestDay = board.asOf.adding(days: -days)
    let price = try #require(board.comparisons.first?.stores.first?.prices.first ?? nil)
    #expect(price.isStale(asOf: board.asOf) == (days == 91))
  }

  @Test("The seventh month before a price is not looked at", arguments: [6, 7])
  func offer(age: Int) {
    var made = MadeBook()
    for month in [1, 2, age] {
      let day = Month(year: 2026, month: 9).adding(months: -month)
      made.buy(on: "\(day)-10", paid: 20_000)
    }
    made.buy(on: "2026-09-10", paid: 10_000)
    let values = made.analysis().unitValues
    let ordinary = values.ordinaryPriceOfOffer(in: values.series[0])
    #expect(ordinary?.tenThousandths == (age == 6 ? 20_000 : nil))
  }
}
