import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// Where a price is stale and where it is an offer, to the digit.
struct ComparisonBoundsTests {
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
