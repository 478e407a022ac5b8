import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

struct StorePriceLevelsTests {
  private static let today = date("2026-10-31")

  /// A book in which every price was paid on one day; the first store has most receipts.
  private static func book(_ prices: [[Int64?]], times: [Int] = []) -> MadeBook {
    var made = MadeBook(items: prices[0].count, stores: prices.count)
    var receipt: UInt32 = 0
    for (store, row) in prices.enumerated() {
      for (item, price) in row.enumerated() {
        guard let price else { continue }
        for _ in 0..<(times.isEmpty ? 1 : times[item]) {
          made.buy(
            ItemID(item), at: StoreID(store), on: "2026-10-20", paid: price,
            receipt: store == 0 ? receipt : 1_000_000 + UInt32(store))
          receipt += 1
        }
      }
    }
    return made
  }

  private static func levels(_ made: MadeBook) -> StorePriceLevels? {
    made.analysis { $0.asOf = today }.storeLevels.first
  }

  private static func random(seed: UInt64, stores: Int, items: Int) -> [[Int64?]] {
    var random = SeededGenerator(seed: seed)
    return (0..<stores).map { store in
      (0..<items).map { item in
        let isMissing = item > 1 && Int.random(in: 0..<3, using: &random) == 0
        return isMissing ? nil : Int64.random(in: 50...900, using: &random) * 100
      }
    }
  }

  @Test("A store at nine tenths of the other's prices has a level just above 90, by its prior")
  func tenPercentLess() throws {
    let prices = (1...20).map { Int64($0 * 1_000) }
    let levels = try #require(Self.levels(Self.book([prices, prices.map { $0 * 9 / 10 }])))
    #expect(levels.usualStore == 0)
    let cheaper = levels.stores[0]
    #expect(cheaper.store == 1 && cheaper.items == 20)
    let interval = try #require(cheaper.level?.interval)
    // By hand: 20 items with x = ±½ make Σ x² = 10, the prior 2 %² ÷ 5 %² = 0.16; 0.9^(10 ÷ 10.16).
    #expect(abs((cheaper.level?.value ?? 0) - 90.149_453_8) < 1e-6)
    #expect(interval.contains(90) && interval.lowerBound > 88 && interval.upperBound < 92)
    #expect(cheaper.claim?.clear?.estimate.value.rounded() == -10)
  }

  @Test("Stores are as dear only where the interval is narrow", arguments: [0, 10])
  func same(spread: Int64) throws {
    let prices = (1...20).map { Int64($0 * 10_000) }
    // Alternately so many percent dearer, and as much cheaper on logarithms.
    let others = prices.enumerated().map {
      $0.offset.isMultiple(of: 2)
        ? $0.element * (100 + spread) / 100 : $0.element * 100 / (100 + spread)
    }
    let levels = try #require(Self.levels(Self.book([prices, others])))
    #expect(levels.stores.allSatisfy { abs(($0.level?.value ?? 0) - 100) < 0.01 })
    let claim = try #require(levels.stores.first { $0.claim != nil }?.claim)
    if case .tie = claim { #expect(spread == 0) } else { #expect(spread == 10) }
    #expect(claim.clear == nil)
  }

  @Test("Doubling every price changes no level")
  func scaling() throws {
    let prices = Self.random(seed: 5, stores: 4, items: 30)
    let one = try #require(Self.levels(Self.book(prices)))
    let other = try #require(Self.levels(Self.book(prices.map { $0.map { $0.map { $0 * 2 } } })))
    for (left, right) in zip(one.stores, other.stores) {
      #expect(
        left.store == right.store
          && abs((left.level?.value ?? 0) - (right.level?.value ?? 1)) < 1e-9)
    }
  }

  @Test("The order of the lines changes nothing", arguments: 1...5 as ClosedRange<UInt64>)
  func order(seed: UInt64) {
    let made = Self.book(Self.random(seed: seed, stores: 5, items: 30))
    #expect(Self.levels(made) == Self.levels(made.shuffled(seed: seed)))
  }

  @Test("A difference of less than one percent is a tie")
  func tie() throws {
    let prices = (1...20).map { Int64($0 * 1_000) }
    let levels = try #require(Self.levels(Self.book([prices, prices.map { $0 * 995 / 1_000 }])))
    guard case .tie? = levels.stores.first(where: { $0.claim != nil })?.claim else {
      Issue.record("not a tie: \(levels.stores)")
      return
    }
  }

  @Test(
    "Below five common items a store has no level and says how many there are", arguments: [4, 5])
  func fewItems(items: Int) throws {
    let prices = (0..<8).map { Int64(1_000 + $0 * 10) }
    let second =
      prices.prefix(items).map { $0 * 9 / 10 } + [Int64?](repeating: nil, count: 8 - items)
    let third = prices.map { $0 * 2 }
    let levels = try #require(Self.levels(Self.book([prices, second, third])))
    let level = try #require(levels.stores.first { $0.store == 1 })
    #expect((level.level != nil) == (items == 5))
    #expect(level.items == items)
    #expect(levels.omittedStores == (items == 5 ? 0 : 1))
  }

  @Test("A store that shares nothing with the usual one has no level")
  func unlinked() throws {
    let none = [Int64?](repeating: nil, count: 6)
    let prices: [Int64?] = (0..<6).map { Int64(1_000 + $0 * 10) }
    let (own, other) = (prices + none, none + prices)
    let levels = try #require(Self.levels(Self.book([own, own, other, other])))
    #expect(Set(levels.known.map(\.store)) == [0, 1])
    #expect(levels.omittedStores == 2)
  }

  @Test("Prices of twelve months count, older ones do not", arguments: [11, 12])
  func window(months: Int) {
    var made = MadeBook(items: 6, stores: 2)
    let old = Self.today.month.adding(months: -months)
    for item in 0..<6 {
      made.buy(ItemID(item), at: 0, on: "2026-10-20", paid: Int64(10_000 + item * 100))
      made.buy(ItemID(item), at: 1, on: "\(old)-20", paid: Int64(9_000 + item * 110))
    }
    #expect((Self.levels(made) != nil) == (months == 11))
  }
}
