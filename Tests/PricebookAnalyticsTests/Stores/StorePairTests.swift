import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

struct StorePairTests {
  /// Prices in cents of stores by items, with gaps.
  private static func prices(
    stores: Int, items: Int, gapsOneIn gaps: Int, random: inout SeededGenerator
  ) -> [[Int?]] {
    (0..<stores).map { _ in
      (0..<items).map { _ in
        gaps > 0 && Int.random(in: 0..<gaps, using: &random) == 0
          ? nil : Int.random(in: 50..<900, using: &random)
      }
    }
  }

  @Test("Every item goes to the cheaper of the two, of equal costs to the first of them")
  func choices() throws {
    let board = PriceBoard(prices: [[100, 300, 200], [200, 100, 200], [250, 250, 250]])
    let comparison = try #require(board.comparisons.first)
    let pair = try #require(comparison.bestPair)
    let names = [pair.first, pair.second].map { comparison.stores[$0].store }
    #expect(Set(names) == [0, 1])
    #expect(pair.total == Amount(cents: 400))
    #expect(pair.choices.map { $0.map { comparison.stores[$0].store } }.prefix(2) == [0, 1])
    #expect(pair.choices[2] == pair.first)
  }

  @Test("A pair that prices more items comes before a cheaper one")
  func moreItemsFirst() throws {
    let board = PriceBoard(prices: [[1, 1, nil], [1, 1, nil], [900, 900, 900]])
    let pair = try #require(board.comparisons.first?.bestPair)
    #expect(pair.pricedItems == 3)
    #expect(pair.total == Amount(cents: 902))
  }

  @Test("Of pairs that cost the same the one whose stores come first by name is the best")
  func tiedPairs() throws {
    // The second store has most of the basket, so that it is tried first.
    let board = PriceBoard(prices: [[nil, 200], [500, 200], [100, nil]])
    let comparison = try #require(board.comparisons.first)
    let pair = try #require(comparison.bestPair)
    #expect(Set([pair.first, pair.second].map { comparison.stores[$0].store }) == [0, 2])
  }

  @Test("One store has no pair")
  func oneStore() throws {
    #expect(try #require(PriceBoard(prices: [[100, 200]]).comparisons.first).bestPair == nil)
  }

  @Test("Where one store is cheapest throughout, the other of the pair sells nothing")
  func oneSuffices() throws {
    let board = PriceBoard(prices: [[100, 100], [200, 200]])
    let pair = try #require(board.comparisons.first?.bestPair)
    #expect(!pair.needsBoth)
    #expect(pair.savingAgainstBest?.saving.amount == .zero)
  }

  @Test(
    "No single store prices more, nor as much for less", arguments: 1...60 as ClosedRange<UInt64>)
  func noWorseThanOneStore(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let board = PriceBoard(
      prices: Self.prices(stores: 7, items: 9, gapsOneIn: 2 + Int(seed % 5), random: &random))
    let comparison = try #require(board.comparisons.first)
    #expect(comparison.stores.count > 1, "seed \(seed)")
    let pair = try #require(comparison.bestPair)
    for store in comparison.stores {
      #expect(pair.pricedItems >= store.availableItemCount, "seed \(seed)")
      if pair.pricedItems == store.availableItemCount {
        #expect(pair.total <= store.total, "seed \(seed)")
      }
    }
  }

  @Test("All pairs tried one by one agree", arguments: 1...60 as ClosedRange<UInt64>)
  func exhaustive(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let prices = Self.prices(
      stores: 2 + Int(seed % 7), items: 6, gapsOneIn: [0, 2, 3, 4][Int(seed % 4)], random: &random)
    let pair = try #require(PriceBoard(prices: prices).comparisons.first?.bestPair)
    var best: (items: Int, total: Int)?
    for left in prices.indices {
      for right in prices.indices.dropFirst(left + 1) {
        let costs = zip(prices[left], prices[right]).compactMap { one, other in
          [one, other].compactMap(\.self).min()
        }
        let found = (items: costs.count, total: costs.reduce(0, +))
        if best.map({ (-found.items, found.total) < (-$0.items, $0.total) }) ?? true {
          best = found
        }
      }
    }
    #expect(pair.pricedItems == best?.items, "seed \(seed)")
    #expect(pair.total == best.map { Amount(cents: $0.total) }, "seed \(seed)")
  }

  @Test(
    "Without gaps the pair saves exactly the difference of the totals",
    arguments: 1...20 as ClosedRange<UInt64>)
  func saving(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let board = PriceBoard(
      prices: Self.prices(stores: 5, items: 8, gapsOneIn: 0, random: &random))
    let comparison = try #require(board.comparisons.first)
    let pair = try #require(comparison.bestPair)
    let saving = try #require(pair.savingAgainstBest).saving
    #expect(saving.amount == comparison.stores[0].total - pair.total)
    #expect(saving.amount >= .zero)
  }

  @Test("The order of the basket's items does not change the pair")
  func itemOrder() throws {
    var random = SeededGenerator(seed: 4)
    var board = PriceBoard(
      prices: Self.prices(stores: 6, items: 12, gapsOneIn: 4, random: &random))
    let before = try #require(board.comparisons.first)
    board.book.baskets[0].lines.shuffle(using: &random)
    let after = try #require(board.comparisons.first)
    #expect(before.bestPair?.total == after.bestPair?.total)
    #expect(before.bestPair?.first == after.bestPair?.first)
    #expect(before.bestPair?.second == after.bestPair?.second)
  }

  @Test("Of more stores than are tried, those that price most of the basket are")
  func storeLimit() throws {
    var prices = [[Int?]](repeating: [100, nil, nil], count: StorePair.storeLimit + 100)
    prices[470] = [90, 90, nil]
    prices[480] = [nil, nil, 90]
    prices[490] = [90, nil, 80]
    let comparison = try #require(PriceBoard(prices: prices).comparisons.first)
    let pair = try #require(comparison.bestPair)
    #expect(
      Set([pair.first, pair.second].map { comparison.stores[$0].store }) == [470, 490])
    #expect(pair.pricedItems == 3)
  }

  @Test("A saving of the pair below one percent is none")
  func smallSaving() throws {
    let comparison = try #require(
      PriceBoard(prices: [[1_000, 1_000], [1_010, 990]]).comparisons.first)
    let saving = try #require(comparison.bestPair?.savingAgainstBest).saving
    #expect(saving.amount == Amount(cents: 10))
    #expect(saving.isTie && saving.claim == nil)
  }

  @Test("A store that was left is in no pair")
  func left() throws {
    var board = PriceBoard(prices: [[nil, nil], [nil, nil], [nil, nil]])
    for item in 0..<2 {
      board.addSeries(
        item: item, store: 0, cents: item == 0 ? 10 : 300, day: board.asOf.adding(days: -100))
      board.addSeries(item: item, store: 1, cents: 200, day: board.asOf)
      board.addSeries(item: item, store: 2, cents: 220, day: board.asOf)
    }
    let comparison = try #require(board.comparisons.first)
    let pair = try #require(comparison.bestPair)
    #expect(Set([pair.first, pair.second].map { comparison.stores[$0].store }) == [1, 2])
  }
}
