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

  /// The basket is what was bought on two receipts at the first store.
  private static func usual(_ prices: [[Int?]]) -> StoreComparison? {
    var board = PriceBoard(prices: prices)
    board.book.baskets = []
    for item in prices[0].indices {
      for receipt in 0..<2 { board.addPurchase(item: item, receipt: receipt, day: board.asOf) }
    }
    return board.comparisons.first
  }

  @Test("In the usual basket a saving within the scatter of the items is none")
  func scatter() {
    let prices: [[Int?]] = [[100, 100, 100, 100], [70, 120, 110, 90]]
    #expect(Self.usual(prices)?.attainable?.claim == .tie(.withinScatter))
    // A basket of a file is compared as it is.
    #expect(
      Self.board(prices).comparisons.first?.attainable?.claim.clear?.amount == Amount(cents: 10))
  }

  @Test("In the usual basket a saving that all items agree on is one, on a single item it is none")
  func agreement() {
    let agreeing = Self.usual([[100, 100, 100, 100], [96, 97, 98, 97]])
    #expect(agreeing?.attainable?.claim.clear?.amount == Amount(cents: 12))
    #expect(Self.usual([[100], [90]])?.attainable?.claim == .tie(.restsOnOneItem))
  }

  @Test("Of more stores a saving must be clearer, since the lowest is chosen")
  func rivals() {
    // SciPy: −6.50 to −0.61 % at 98.75 %, between two stores; −8.10 to 1.12 % among six.
    let prices: [[Int?]] = [[100, 100, 100, 100, 100], [97, 96, 97, 98, 94]]
    let dearer: [[Int?]] = Array(repeating: [200, 200, 200, 200, 200], count: 4)
    #expect(Self.usual(prices)?.attainable?.claim.clear != nil)
    #expect(Self.usual(prices + dearer)?.attainable?.claim == .tie(.withinScatter))
  }

  @Test("In the usual basket the lowest of all is named only beyond the scatter")
  func lead() {
    let clear = Self.usual([[96, 97, 98, 97], [100, 100, 100, 100]])
    #expect(clear?.attainable == nil)
    #expect(clear?.lead?.claim.clear?.amount == Amount(cents: 12))
    let unclear = Self.usual([[70, 120, 110, 90], [100, 100, 100, 100]])
    #expect(unclear?.lead?.claim == .tie(.withinScatter))
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
