import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

@Suite("What a basket costs less item by item")
struct StoreSwitchesTests {
  @Test("Each item counts at the store that asks least for it, times the basket's quantity")
  func cheapest() throws {
    // Each item is bought at every store that has it, equally often: of two that are bought at the dearest
    // of three stores and two at the next, a third each; of three at the dearer of two, a half.
    let board = PriceBoard(
      prices: [[310, 250, 90], [205, 275, nil], [190, nil, 90]], quantities: [2, 3, 4])
    let comparison = try #require(board.comparisons.first)
    let switches = try #require(comparison.switches)
    #expect(switches.all.map(\.line) == [0, 1])
    #expect(switches.all.map { comparison.stores[$0.store].store } == [2, 0])
    #expect(switches.all.map(\.saved) == [90, 38].map(Amount.init(cents:)))
    #expect(switches.total == Amount(cents: 128))
  }

  @Test("The most comes first, and half of it is of the fewest items")
  func half() throws {
    let board = PriceBoard(prices: [[500, 300, 200, 200], [400, 240, 180, 170]])
    let switches = try #require(board.comparisons.first?.switches)
    #expect(switches.all.map(\.saved) == [50, 30, 15, 10].map(Amount.init(cents:)))
    #expect(switches.countOfHalf == 2)
    let equal = PriceBoard(prices: [[500, 500], [400, 400]])
    #expect(try #require(equal.comparisons.first?.switches).countOfHalf == 1)
  }

  @Test("A price of more than 90 days ago says nothing of what an item costs elsewhere now")
  func stale() throws {
    var board = PriceBoard(prices: [[500], [nil]])
    board.addSeries(item: 0, store: 1, cents: 300, day: board.asOf.adding(days: -91))
    #expect(try #require(board.comparisons.first?.switches).all.isEmpty)
    var fresh = PriceBoard(prices: [[500], [nil]])
    fresh.addSeries(item: 0, store: 1, cents: 300, day: fresh.asOf.adding(days: -90))
    #expect(try #require(fresh.comparisons.first?.switches).total == Amount(cents: 200))
  }

  @Test("Where all stores ask the same, nothing is less elsewhere")
  func none() throws {
    let switches = try #require(
      PriceBoard(prices: [[100, 200], [100, 200]]).comparisons.first?.switches)
    #expect(switches.all.isEmpty && switches.total == .zero && switches.countOfHalf == 0)
  }
}
