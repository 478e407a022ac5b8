import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// Where a price is stale and a store is left, to the day.
struct ComparisonBoundsTests {
  private static func comparison(age days: Int) throws -> (StoreComparison, CalendarDate) {
    var board = PriceBoard(prices: [[nil], [nil]])
    board.addSeries(item: 0, store: 0, cents: 100, day: board.asOf.adding(days: -days))
    board.addSeries(item: 0, store: 1, cents: 200, day: board.asOf)
    return (try #require(board.comparisons.first), board.asOf)
  }

  @Test("A price is marked stale from its 91st day on", arguments: [90, 91])
  func stale(days: Int) throws {
    let (comparison, asOf) = try Self.comparison(age: days)
    let price = try #require(comparison.stores.first { $0.store == 0 }?.prices.first ?? nil)
    #expect(price.isStale(asOf: asOf) == (days == 91))
  }

  @Test("A store is no candidate from the 91st day after its last price on", arguments: [90, 91])
  func left(days: Int) throws {
    let (comparison, asOf) = try Self.comparison(age: days)
    let place = try #require(comparison.stores.firstIndex { $0.store == 0 })
    #expect(comparison.stores[place].lastSeen == asOf.adding(days: -days))
    #expect(comparison.candidates.contains(place) == (days == 90))
    // The rule of the rank does not look at it.
    #expect(comparison.stores[place].rank == 1)
  }
}
