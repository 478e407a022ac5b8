import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

struct WholeBasketsTests {
  @Test("Where nothing is missing, the whole total is the total")
  func nothingMissing() throws {
    let board = PriceBoard(prices: [[100, 205, 310], [150, 90, 35]])
    let comparison = try #require(board.comparisons.first)
    #expect(comparison.stores.map(\.basketTotal) == comparison.stores.map(\.total))
    #expect(comparison.stores.map(\.estimated) == [.zero, .zero])
  }

  @Test("A store lacks three of twenty items: they are filled in at about its level, and marked")
  func filledIn() throws {
    let base = (1...20).map { 41 * $0 + 60 }
    let dearer: [Int?] = base.enumerated().map { $0.offset < 3 ? nil : $0.element * 11 / 10 }
    let comparison = try #require(PriceBoard(prices: [base, dearer]).comparisons.first)
    let store = try #require(comparison.stores.first { $0.store == 1 })
    for line in 0..<3 {
      let price = try #require(store.prices[line])
      #expect(price.isFilledIn && price.observed == nil)
      // Levels are shrunken, so the fill-in is between the other's price and the same multiple of it.
      #expect(price.cost > Amount(cents: base[line] * 105 / 100))
      #expect(price.cost < Amount(cents: base[line] * 111 / 100))
      #expect(store.latest[line] == nil)
    }
  }

  @Test("Every total is the sum of its lines, and its estimated part that of the filled-in ones")
  func parts() throws {
    let board = PriceBoard(prices: [
      [199, 299, 399, 499, 599, 699, 799], [189, nil, 379, 489, 589, 689, 779],
      [209, 309, nil, 509, 609, nil, nil],
    ])
    let comparison = try #require(board.comparisons.first)
    for store in comparison.stores {
      let prices = store.prices.compactMap(\.self)
      #expect(store.basketTotal == prices.reduce(.zero) { $0 + $1.cost })
      #expect(
        store.estimated == prices.filter(\.isFilledIn).reduce(.zero) { $0 + $1.cost })
      #expect(store.total == store.latest.compactMap(\.self).reduce(.zero) { $0 + $1.cost })
    }
  }

  @Test("An item that only a store without a link to the others sells is in no total")
  func unlinked() throws {
    let board = PriceBoard(prices: [
      [100, 200, 300, 400, 500, 600, nil], [110, 210, 310, 410, 510, 610, nil],
      [nil, nil, nil, nil, nil, nil, 50],
    ])
    let comparison = try #require(board.comparisons.first)
    #expect(comparison.stores.map(\.rank) == [1, 2, nil])
    #expect(comparison.stores[0].basketTotal == Amount(cents: 2_100))
    #expect(comparison.stores[0].prices[6] == nil)
    #expect(comparison.stores[2].basketTotal == nil)
  }

  @Test("A store that has all of the basket decides what totals are of")
  func complete() throws {
    let board = PriceBoard(prices: [
      [100, 200, 300, nil], [110, 210, nil, nil], [120, 220, 320, 50],
    ])
    let comparison = try #require(board.comparisons.first)
    #expect(comparison.stores.allSatisfy { $0.basketTotal != nil })
    #expect(comparison.stores.allSatisfy { $0.prices[3] != nil })
  }

  @Test("Stores that share no item fill nothing in")
  func disconnected() throws {
    var board = PriceBoard(prices: [[100, 200, nil, nil], [nil, nil, 300, 400]])
    board.options.settings[.availabilityPercent] = 50
    let comparison = try #require(board.comparisons.first)
    #expect(comparison.stores.flatMap(\.prices).allSatisfy { $0?.isFilledIn != true })
    #expect(comparison.stores.count { $0.basketTotal != nil } == 1)
  }

  @Test("One store alone has its own prices only")
  func oneStore() throws {
    let comparison = try #require(PriceBoard(prices: [[100, 200, nil]]).comparisons.first)
    #expect(comparison.stores[0].basketTotal == Amount(cents: 300))
    #expect(comparison.stores[0].prices[2] == nil)
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
    let before = board.comparisons.first?.stores.map { [$0.total, $0.basketTotal] }
    board.book.baskets[0].lines.shuffle(using: &random)
    let after = board.comparisons.first?.stores.map { [$0.total, $0.basketTotal] }
    #expect(before == after, "seed \(seed)")
  }

  @Test("A saving is the difference of two totals that are shown", arguments: 1...20)
  func saving(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let board = PriceBoard(
      prices: (0..<4).map { _ in
        (0..<20).map { _ in
          Int.random(in: 0..<12, using: &random) == 0
            ? nil : Int.random(in: 50..<900, using: &random)
        }
      })
    let comparison = try #require(board.comparisons.first)
    let savings = comparison.stores.compactMap(\.saving)
    #expect(Set(savings.map(\.now)).count == 1, "seed \(seed)")
    for store in comparison.stores {
      guard let saving = store.saving else { continue }
      #expect(saving.there == store.basketTotal, "seed \(seed)")
    }
  }
}
