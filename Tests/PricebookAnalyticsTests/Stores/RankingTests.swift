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

  @Test("Stores rank by total, and like for like another store leads")
  func bases() throws {
    let comparison = try #require(PriceBoard(prices: Self.prices).comparisons.first)
    #expect(comparison.stores.map(\.store) == [0, 1, 2])
    #expect(comparison.likeForLikeWinner == 1)
    #expect(comparison.stores[0].prices[0]?.isFilledIn == true)
  }

  @Test("The part of a total that is estimated is that of the lines without a price")
  func missing() throws {
    let stores = try #require(PriceBoard(prices: Self.prices).comparisons.first).stores
    #expect(stores[1].expectedMissing == .zero)
    let missing = try #require(stores[0].expectedMissing)
    let total = try #require(stores[0].expectedTotal)
    // Of the first store the dearest item alone is estimated.
    #expect(missing > Amount(cents: 800) && missing < Amount(cents: 1_100))
    #expect(total > missing)
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
  }

  @Test("One eligible store has no lead")
  func noLead() throws {
    #expect(try #require(PriceBoard(prices: [[100]]).comparisons.first).lead == nil)
  }

  @Test("A price of more than 90 days is stale")
  func stale() throws {
    var board = PriceBoard(prices: [[100], [200]])
    board.unitValues.series[0].latestDay = board.asOf.adding(days: -91)
    let comparison = try #require(board.comparisons.first)
    #expect(comparison.stores[0].prices[0]?.isStale(asOf: board.asOf) == true)
    #expect(comparison.stores[1].prices[0]?.isStale(asOf: board.asOf) == false)
  }

  @Test("An offer has the store's ordinary price")
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
  }

  @Test(
    "A saving is judged beside those at all other stores, as in the table of answers",
    arguments: [0, 6])
  func savingAmongStores(others: Int) throws {
    let base = (0..<20).map { 200 + 30 * $0 }
    var prices: [[Int?]] = [
      base, base.enumerated().map { $0.element * (89 + $0.offset * 11 % 17) / 100 },
    ]
    for other in 0..<others {
      prices.append(
        base.enumerated().map { item, price in
          (item + other) % 5 < 3 ? price * (97 + (item * 5 + other * 3) % 7) / 100 : nil
        })
    }
    let comparison = try #require(PriceBoard(prices: prices).comparisons.first)
    let saving = try #require(comparison.attainable)
    #expect(comparison.stores[saving.store].store == 1)
    #expect((saving.claim.clear != nil) == (others == 0))
  }
}
