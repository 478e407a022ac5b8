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

  @Test("Stores rank by the total of what they have, and by the whole basket another one leads")
  func bases() throws {
    let comparison = try #require(PriceBoard(prices: Self.prices).comparisons.first)
    #expect(comparison.stores.map(\.store) == [0, 1, 2])
    #expect(comparison.cheapestStore == 1)
    #expect(comparison.stores[0].prices[0]?.isFilledIn == true)
  }

  @Test("The estimated part of a total is that of the lines without a price")
  func missing() throws {
    let stores = try #require(PriceBoard(prices: Self.prices).comparisons.first).stores
    #expect(stores[1].estimated == .zero)
    #expect(stores[0].estimated == stores[0].prices[0]?.cost)
    #expect(stores[0].estimated > Amount(cents: 800) && stores[0].estimated < Amount(cents: 1_100))
    #expect(stores[0].basketTotal == stores[0].total + stores[0].estimated)
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
    let store = try #require(comparison.stores.first { $0.store == 1 })
    let saving = try #require(store.saving)
    #expect(saving.isStated == (others == 0))
    #expect((comparison.advice.stated != nil) == (others == 0))
  }
}
