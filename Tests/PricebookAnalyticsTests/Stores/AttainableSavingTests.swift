import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

struct AttainableSavingTests {
  /// The first store is the usual one.
  private static func board(_ prices: [[Int?]]) -> PriceBoard {
    var board = PriceBoard(prices: prices)
    for receipt in 0..<2 { board.addPurchase(item: 0, receipt: receipt, day: board.asOf) }
    return board
  }

  @Test("What both price is compared, and what the other store lacks is not saved on")
  func missing() throws {
    let comparison = try #require(
      Self.board([
        [100, 100, 100, 100, 100, 100, 800], [80, 80, 80, 80, 80, 80, nil],
      ]).comparisons.first)
    let saving = try #require(comparison.attainable)
    #expect(comparison.stores[saving.store].store == 1)
    #expect(saving.items == 6)
    #expect(saving.amount == Amount(cents: 120))
    #expect(saving.claim.clear?.amount == Amount(cents: 120))
    // The whole baskets suggest more than can be had.
    let lead = try #require(comparison.lead)
    #expect(lead.amount == Amount(cents: 280))
  }

  @Test("A saving below one percent of the basket is none", arguments: [(1_000, 10), (1_000, 9)])
  func small(cents: Int, less: Int) throws {
    let comparison = try #require(Self.board([[cents], [cents - less]]).comparisons.first)
    #expect((comparison.attainable?.claim.clear != nil) == (less == 10))
  }

  @Test("A saving that rests on old prices is none")
  func stale() throws {
    var board = Self.board([[100, 100], [100, 50]])
    board.unitValues.series[3].latestDay = board.asOf.adding(days: -91)
    let saving = try #require(board.comparisons.first?.attainable)
    #expect(saving.claim == .tie(.restsOnOldPrices))
  }

  @Test("Where the usual store has the cheapest basket there is no saving")
  func usualIsCheapest() throws {
    let comparison = try #require(Self.board([[100, 100], [110, 110]]).comparisons.first)
    #expect(comparison.attainable == nil)
    #expect(comparison.lead?.claim.clear?.amount == Amount(cents: 20))
  }

  @Test("Where nothing is missing the saving is the difference of the totals", arguments: 1...20)
  func totals(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let comparison = try #require(
      Self.board(
        (0..<4).map { _ in (0..<9).map { _ in Int.random(in: 50..<900, using: &random) } }
      ).comparisons.first)
    guard let saving = comparison.attainable else {
      #expect(comparison.likeForLikeWinner == comparison.usualStore)
      return
    }
    let stores = comparison.stores
    #expect(saving.amount == stores[saving.usualStore].total - stores[saving.store].total)
  }
}
