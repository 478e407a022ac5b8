import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

struct WholeBasketsTests {
  @Test("Where every price is the same multiple of another store's, the fill-in is exact")
  func exactFillIn() throws {
    let base = (1...20).map { 37 * $0 + 14 }
    let even = base.map { $0 * 2 }
    let multiple: [Int?] = even.enumerated().map { $0.offset < 3 ? nil : $0.element * 3 / 2 }
    let board = PriceBoard(prices: [even, multiple])
    let comparison = try #require(board.comparisons.first)
    let filled = try #require(comparison.stores.first { $0.store == 1 })
    #expect(
      filled.prices.prefix(3).map { $0?.cost }
        == even.prefix(3).map { Amount(cents: $0 * 3 / 2) })
    #expect(filled.prices.prefix(3).allSatisfy { $0?.isFilledIn == true && $0?.observed == nil })
    #expect(filled.likeForLikeTotal == Amount(cents: even.reduce(0, +) * 3 / 2))
  }

  @Test(
    "A fill-in that is half a cent on paper rounds away from zero",
    arguments: (50..<110).map { $0 * 2 + 1 })
  func exactTie(cents: Int) throws {
    var board = PriceBoard(prices: [[cents, 202, 404, 610, 816], [nil, 303, 606, 915, 1_224]])
    board.options.settings[.availabilityPercent] = 80
    let comparison = try #require(board.comparisons.first)
    let filled = try #require(comparison.stores.first { $0.store == 1 }?.prices[0])
    #expect(filled.cost == Amount(cents: (cents * 3 + 1) / 2))
    #expect(filled.price == Amount(tenThousandths: Int64(cents) * 150))
  }

  @Test("Of stores that ask the same for everything the first in rank wins")
  func tie() throws {
    let comparison = try #require(
      PriceBoard(prices: [[100, 200], [200, 100]]).comparisons.first)
    #expect(comparison.likeForLikeWinner == 0)
  }

  @Test("Where nothing is missing, the like-for-like total is the total")
  func nothingMissing() throws {
    let board = PriceBoard(prices: [[100, 205, 310], [150, 90, 35]])
    let comparison = try #require(board.comparisons.first)
    #expect(comparison.stores.map(\.likeForLikeTotal) == comparison.stores.map(\.total))
  }

  @Test("An item that no eligible store prices is in no like-for-like total")
  func pricedNowhere() throws {
    var board = PriceBoard(prices: [
      [100, 200, 300, 400, 500, 600, nil], [110, 210, 310, 410, 510, 610, nil],
      [nil, nil, nil, nil, nil, nil, 50],
    ])
    board.options.settings[.availabilityPercent] = 85
    let comparison = try #require(board.comparisons.first)
    #expect(comparison.stores.map(\.rank) == [1, 2, nil])
    #expect(comparison.stores[0].likeForLikeTotal == Amount(cents: 2_100))
    #expect(comparison.stores[0].prices[6] == nil)
  }

  @Test("Without an eligible store there is no winner")
  func noEligibleStore() throws {
    let board = PriceBoard(prices: [[100, nil, nil], [nil, 100, nil]])
    let comparison = try #require(board.comparisons.first)
    #expect(comparison.likeForLikeWinner == nil)
  }

  @Test("One eligible store alone wins, with its own prices only")
  func oneStore() throws {
    var board = PriceBoard(prices: [[100, 200, nil]])
    board.options.settings[.availabilityPercent] = 60
    let comparison = try #require(board.comparisons.first)
    #expect(comparison.likeForLikeWinner == 0)
    #expect(comparison.lead == nil)
    #expect(comparison.stores[0].likeForLikeTotal == Amount(cents: 300))
    #expect(comparison.stores[0].prices[2] == nil)
  }

  @Test("Stores that share no item fill nothing in and compare over no item")
  func disconnected() throws {
    var board = PriceBoard(prices: [[100, 200, nil, nil], [nil, nil, 300, 400]])
    board.options.settings[.availabilityPercent] = 50
    let comparison = try #require(board.comparisons.first)
    #expect(comparison.stores.map(\.likeForLikeTotal) == [.zero, .zero])
    #expect(comparison.stores.flatMap(\.prices).allSatisfy { $0?.isFilledIn != true })
  }

  @Test(
    "The order of the basket's items changes no total", arguments: 1...20 as ClosedRange<UInt64>)
  func itemOrder(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let prices = (0..<5).map { _ in
      (0..<12).map { _ in
        Int.random(in: 0..<8, using: &random) == 0 ? nil : Int.random(in: 50..<900, using: &random)
      }
    }
    var board = PriceBoard(prices: prices)
    board.options.settings[.availabilityPercent] = 60
    let before = board.comparisons.first?.stores.map { [$0.total, $0.likeForLikeTotal] }
    board.book.baskets[0].lines.shuffle(using: &random)
    let after = board.comparisons.first?.stores.map { [$0.total, $0.likeForLikeTotal] }
    #expect(before == after, "seed \(seed)")
  }

  @Test("Every eligible total is its own prices plus what was filled in, rounded once")
  func parts() throws {
    let board = PriceBoard(prices: [
      [199, 299, 399, 499, 599, 699, 799], [189, nil, 379, 489, 589, 689, 779],
      [209, 309, 409, 509, 609, 709, nil],
    ])
    let comparison = try #require(board.comparisons.first)
    #expect(comparison.stores.count(where: \.isEligible) == 3)
    for store in comparison.stores {
      let costs = store.prices.reduce(Amount.zero) { $0 + ($1?.cost ?? .zero) }
      let filledIn = store.prices.count { $0?.isFilledIn == true }
      let difference =
        try #require(store.likeForLikeTotal).approximateUnits - costs.approximateUnits
      #expect(abs(difference) < 0.005 * Double(filledIn) + 0.0051)
    }
  }
}
