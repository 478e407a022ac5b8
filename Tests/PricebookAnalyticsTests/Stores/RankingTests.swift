import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

struct RankingTests {
  /// The first store lacks the dearest item, so that its own total is lowest.
  private static let prices: [[Int?]] = [
    [nil, 210, 210, 210, 210, 210, 210, 210, 210, 210],
    [900, 200, 200, 200, 200, 200, 200, 200, 200, 200],
    [950, 200, 200, 200, 200, 200, 200, 200, 200, 199],
  ]

  @Test("Ranked by total the store that lacks an item leads, like for like another does")
  func bases() throws {
    var board = PriceBoard(prices: Self.prices)
    #expect(try #require(board.comparisons.first).stores.map(\.store) == [0, 1, 2])
    board.options.rankBasis = .likeForLike
    let comparison = try #require(board.comparisons.first)
    #expect(comparison.stores.map(\.store) == [1, 2, 0])
    #expect(comparison.stores.map(\.rank) == [1, 2, 3])
    #expect(comparison.likeForLikeWinner == 0)
    let totals = comparison.stores.compactMap(\.likeForLikeTotal)
    #expect(totals == totals.sorted())
    #expect(comparison.stores[2].prices[0]?.isFilledIn == true)
  }

  @Test(
    "Where nothing is missing both ways of ranking agree",
    arguments: 1...20 as ClosedRange<UInt64>)
  func nothingMissing(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var board = PriceBoard(
      prices: (0..<5).map { _ in (0..<6).map { _ in Int.random(in: 1..<9, using: &random) } })
    let byTotal = try #require(board.comparisons.first).stores.map(\.store)
    board.options.rankBasis = .likeForLike
    #expect(try #require(board.comparisons.first).stores.map(\.store) == byTotal, "seed \(seed)")
  }

  @Test("An item is won where one store alone is cheapest, and tied where several are")
  func itemsWon() throws {
    let board = PriceBoard(prices: [[100, 100, 300], [100, 200, 200], [150, 300, 400]])
    let comparison = try #require(board.comparisons.first)
    let stores = Dictionary(uniqueKeysWithValues: comparison.stores.map { ($0.store, $0) })
    #expect(stores[0].map { [$0.itemsWon, $0.itemsTied] } == [1, 1])
    #expect(stores[1].map { [$0.itemsWon, $0.itemsTied] } == [1, 1])
    #expect(stores[2].map { [$0.itemsWon, $0.itemsTied] } == [0, 0])
  }

  @Test("An item that costs the same everywhere, or that one store has, is won by none")
  func itemsWonByNone() throws {
    let board = PriceBoard(prices: [[100, 100, nil], [100, nil, 200]])
    let comparison = try #require(board.comparisons.first)
    #expect(comparison.stores.allSatisfy { $0.itemsWon == 0 && $0.itemsTied == 0 })
  }

  @Test("The lead names its largest items, which may be ahead by more than the lead")
  func lead() throws {
    let board = PriceBoard(prices: [[100, 100, 100, 100, 500], [200, 150, 120, 110, 400]])
    let lead = try #require(board.comparisons.first?.lead)
    #expect(lead.amount == Amount(cents: 80))
    #expect(lead.largest == [0, 1, 2])
    #expect(lead.largestAmount == Amount(cents: 170))
  }

  @Test("The lead is the difference of the two expected totals", arguments: 1...20)
  func leadAmount(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let board = PriceBoard(
      prices: (0..<4).map { _ in
        (0..<20).map { _ in
          Int.random(in: 0..<12, using: &random) == 0
            ? nil : Int.random(in: 50..<900, using: &random)
        }
      })
    let comparison = try #require(board.comparisons.first)
    guard let lead = comparison.lead else {
      #expect(
        comparison.stores.count { $0.isEligible && $0.expectedTotal != nil } < 2, "seed \(seed)")
      return
    }
    let totals = comparison.stores.map { $0.expectedTotal ?? .zero }
    #expect(lead.amount == totals[lead.rival] - totals[lead.winner], "seed \(seed)")
    #expect(lead.amount >= .zero)
    #expect(lead.largest.count <= 3)
  }

  @Test("One eligible store has no lead")
  func noLead() throws {
    #expect(try #require(PriceBoard(prices: [[100]]).comparisons.first).lead == nil)
  }

  @Test("Lines that cost the same at both stores are no part of the lead")
  func equalLines() throws {
    let board = PriceBoard(prices: [[100, 100, 150], [100, 100, 190]])
    #expect(try #require(board.comparisons.first?.lead).largest == [2])
  }

  @Test("Weighed, a line counts as many times as it is on receipts, and at least once")
  func weights() throws {
    var board = PriceBoard(prices: [[100, 200], [150, 110]], quantities: [2, 1])
    for receipt in 0..<3 {
      board.addPurchase(item: 0, receipt: receipt, day: board.asOf)
    }
    board.options.weighsBaskets = true
    let comparison = try #require(board.comparisons.first { $0.kind == .file })
    #expect(comparison.timesBought == [3, 1])
    let totals = Dictionary(
      uniqueKeysWithValues: comparison.stores.map { ($0.store, $0.total) })
    #expect(totals == [0: Amount(cents: 800), 1: Amount(cents: 1_010)])
  }

  @Test("Without stale prices a store that only has old ones is gone")
  func stale() throws {
    var board = PriceBoard(prices: [[100], [200]])
    board.unitValues.series[0].latestDay = board.asOf.adding(days: -91)
    let comparison = try #require(board.comparisons.first)
    #expect(comparison.stores[0].prices[0]?.isStale(asOf: board.asOf) == true)
    #expect(comparison.stores[1].prices[0]?.isStale(asOf: board.asOf) == false)
    let alternative = try #require(comparison.alternatives.first)
    #expect(alternative.change == .withoutStalePrices)
    #expect(alternative.best == 1)
    #expect(alternative.changedPrices == 1)
  }

  @Test("A price of 90 days is not stale yet")
  func ninetyDays() throws {
    var board = PriceBoard(prices: [[100], [200]])
    board.unitValues.series[0].latestDay = board.asOf.adding(days: -90)
    #expect(try #require(board.comparisons.first).alternatives.isEmpty)
  }

  @Test("An offer counts at the store's ordinary price in the result without offers")
  func offer() throws {
    var board = PriceBoard(prices: [[100], [120]])
    for age in [3, 2, 1] {
      let paid = Amount(cents: 150)
      board.unitValues.append(
        month: board.asOf.month.adding(months: -age), paid: paid,
        quantity: BaseQuantity(count: 10_000_000_000_000_000_000), observations: 1,
        minimum: paid, maximum: paid)
    }
    board.unitValues.series[0].firstRow = Int32(board.unitValues.rowCount - 3)
    board.unitValues.series[0].rowCount = 3
    let comparison = try #require(board.comparisons.first)
    #expect(comparison.stores[0].store == 0)
    #expect(comparison.stores[0].prices[0]?.ordinaryPrice == Amount(cents: 150))
    let alternative = try #require(comparison.alternatives.first)
    #expect(alternative.change == .offersAtOrdinaryPrice)
    #expect(alternative.best == 1)
    #expect(alternative.bestTotal == Amount(cents: 120))
  }
}
