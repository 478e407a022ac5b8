import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// The weighted least squares of ln price = item + store with one unknown for each item and store,
/// the first store held at zero: slow and obvious.
private func obviousLevels(
  _ prices: [[Double?]], weights: [Double], items: [Int]
) -> [Double] {
  let used = items.filter { item in prices.count { $0[item] != nil } > 1 }
  let size = used.count + prices.count - 1
  var matrix = [[Double]](repeating: Array(repeating: 0, count: size), count: size)
  var right = [Double](repeating: 0, count: size)
  for (place, item) in used.enumerated() {
    for (store, row) in prices.enumerated() {
      guard let price = row[item] else { continue }
      let unknowns = [place] + (store > 0 ? [used.count + store - 1] : [])
      for one in unknowns {
        right[one] += weights[item] * log(price)
        for other in unknowns { matrix[one][other] += weights[item] }
      }
    }
  }
  return [0] + eliminated(matrix, right).suffix(prices.count - 1)
}

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

  @Test("A store at nine tenths of the other's prices has the level 90 and no error")
  func tenPercentLess() throws {
    let prices = (1...20).map { Int64($0 * 1_000) }
    let levels = try #require(Self.levels(Self.book([prices, prices.map { $0 * 9 / 10 }])))
    #expect(levels.usualStore == 0)
    let cheaper = levels.stores[0]
    #expect(cheaper.store == 1 && cheaper.items == 20)
    let interval = try #require(cheaper.level.interval)
    #expect(abs(cheaper.level.value - 90) < 1e-9)
    #expect(abs(interval.lowerBound - 90) < 1e-6 && abs(interval.upperBound - 90) < 1e-6)
    #expect(cheaper.claim?.clear?.estimate.value.rounded() == -10)
  }

  @Test("Stores with the same prices differ in nothing that could be said")
  func same() throws {
    let prices = (1...20).map { Int64($0 * 1_234) }
    let levels = try #require(Self.levels(Self.book([prices, prices])))
    #expect(levels.stores.map(\.level.value).allSatisfy { abs($0 - 100) < 1e-9 })
    #expect(levels.foremost?.claim?.clear == nil)
  }

  @Test(
    "The levels and their errors are those of the full least squares",
    arguments: 1...12 as ClosedRange<UInt64>)
  func leastSquares(seed: UInt64) throws {
    let stores = 2 + Int(seed % 5)
    let prices = Self.random(seed: seed, stores: stores, items: 25)
    let times = (0..<25).map { 1 + $0 % 4 }
    let levels = try #require(Self.levels(Self.book(prices, times: times)))
    let weights = (0..<25).map { item in
      Double(times[item]) * prices.reduce(0.0) { $0 + Double($1[item] ?? 0) }
    }
    let approximate = prices.map { $0.map { $0.map(Double.init) } }
    let all = obviousLevels(approximate, weights: weights, items: Array(0..<25))
    let shared = (0..<25).filter { item in prices.count { $0[item] != nil } > 1 }
    let group = { (item: Int) in JackknifeGroups.group(ofName: "item \(item)") }
    let groups = Set(shared.map(group))
    let replicates = groups.map { left in
      obviousLevels(approximate, weights: weights, items: shared.filter { group($0) != left })
    }
    func groupCount(_ store: Int) -> Int {
      Set(shared.filter { prices[store][$0] != nil }.map(group)).count
    }
    for level in levels.stores where level.store != levels.usualStore {
      let store = level.store.index
      #expect(abs(level.level.value - 100 * exp(all[store])) < 1e-7, "seed \(seed)")
      let squares = replicates.reduce(0.0) { $0 + pow($1[store] - all[store], 2) }
      let error = (squares * Double(groups.count - 1) / Double(groups.count)).squareRoot()
      let bound = StudentDistribution.bound(
        within: 0.95, degrees: min(groupCount(0), groupCount(store)) - 1)
      let interval = try #require(level.level.interval)
      #expect(
        abs(interval.upperBound - 100 * exp(all[store] + bound * error)) < 1e-6, "seed \(seed)")
      #expect(
        abs(interval.lowerBound - 100 * exp(all[store] - bound * error)) < 1e-6, "seed \(seed)")
    }
  }

  @Test("Doubling every price changes no level")
  func scaling() throws {
    let prices = Self.random(seed: 5, stores: 4, items: 30)
    let one = try #require(Self.levels(Self.book(prices)))
    let other = try #require(Self.levels(Self.book(prices.map { $0.map { $0.map { $0 * 2 } } })))
    for (left, right) in zip(one.stores, other.stores) {
      #expect(left.store == right.store && abs(left.level.value - right.level.value) < 1e-9)
    }
  }

  @Test("A store whose prices all double has twice the level, and the others keep theirs")
  func scalingOneStore() throws {
    let prices = Self.random(seed: 6, stores: 3, items: 30)
    var doubled = prices
    doubled[2] = doubled[2].map { $0.map { $0 * 2 } }
    // Equal weights, which the doubled prices would change.
    let levels = [prices, doubled].map { prices in
      Self.fit(prices.map { $0.map { $0.map { log(Double($0)) } } })
    }
    let (one, other) = (try #require(levels[0]), try #require(levels[1]))
    for level in one.stores {
      let factor = level.store == 2 ? 2.0 : 1
      let after = try #require(other.stores.first { $0.store == level.store })
      #expect(abs(after.level.value - factor * level.level.value) < 1e-9)
    }
  }

  /// Levels of prices that were only seen, so that every item weighs alike.
  private static func fit(_ logarithms: [[Double?]]) -> StorePriceLevels? {
    var prices: [SharedPrices.Price] = []
    var products: [SharedPrices.Product] = []
    for item in logarithms[0].indices {
      let first = prices.count
      for (store, row) in logarithms.enumerated() {
        guard let logarithm = row[item] else { continue }
        prices.append(
          SharedPrices.Price(store: StoreID(store), logarithm: logarithm, age: 0, isSeen: true))
      }
      guard prices.count - first > 1 else { continue }
      products.append(
        SharedPrices.Product(
          item: ItemID(item), dimension: DimensionID(rawValue: 0), currency: 0,
          prices: first..<prices.count))
    }
    return StorePriceLevels(
      of: products, prices: prices, currency: 0,
      items: IDTable(logarithms[0].indices.map { Item(name: "item \($0)") }),
      drift: .none,
      usual: UsualOrder(
        of: Spending(), currency: 0,
        period: ReportPeriod(
          month: today.month, asOf: today, isOver: true, months: [today.month]),
        preferred: 0))
  }

  @Test("The order of the lines changes nothing", arguments: 1...5 as ClosedRange<UInt64>)
  func order(seed: UInt64) {
    let made = Self.book(Self.random(seed: seed, stores: 5, items: 30))
    #expect(Self.levels(made) == Self.levels(made.shuffled(seed: seed)))
  }

  @Test("One common item makes a level without an interval and no claim")
  func oneItem() throws {
    let levels = try #require(Self.levels(Self.book([[100, 200], [80, nil]])))
    let other = try #require(levels.stores.first { $0.store == 1 })
    #expect(abs(other.level.value - 80) < 1e-9)
    #expect(other.level.interval == nil)
    #expect(
      other.claim == .unclear(Estimate(other.level.value - 100, interval: nil), .fewProducts(1)))
  }

  @Test("Nine common items are too few for a claim, ten are enough", arguments: [9, 10])
  func fewItems(items: Int) throws {
    let prices = (0..<items).map { Int64(1_000 + $0 * 10) }
    let levels = try #require(Self.levels(Self.book([prices, prices.map { $0 * 2 }])))
    #expect((levels.foremost?.claim?.clear != nil) == (items == 10))
  }

  @Test("A difference of less than one percent is a tie")
  func tie() throws {
    let prices = (1...20).map { Int64($0 * 1_000) }
    let levels = try #require(Self.levels(Self.book([prices, prices.map { $0 * 995 / 1_000 }])))
    guard case .tie? = levels.foremost?.claim else {
      Issue.record("not a tie: \(String(describing: levels.foremost))")
      return
    }
  }

  @Test("A price older than the setting allows does not count", arguments: [90, 91])
  func age(days: Int) {
    var made = MadeBook(items: 1, stores: 2)
    made.buy(0, at: 0, on: "2026-10-31", paid: 100)
    made.buy(0, at: 1, on: Self.today.adding(days: -days).description, paid: 100)
    #expect((Self.levels(made) != nil) == (days == 90))
  }

  @Test("A store that shares nothing with the usual one has no level")
  func unlinked() throws {
    let levels = try #require(
      Self.levels(
        Self.book([
          [100, 200, nil, nil], [90, 180, nil, nil], [nil, nil, 50, 60], [nil, nil, 40, 50],
        ])
      ))
    #expect(Set(levels.stores.map(\.store)) == [0, 1])
    #expect(levels.omittedStores == 2)
  }

  @Test("Without purchases every item weighs alike and the levels rest on seen prices")
  func seen() throws {
    let levels = try #require(Self.fit([[0, 1, 2], [0.1, 1.1, 2.4]]))
    let other = try #require(levels.stores.first { $0.store == 1 })
    #expect(abs(other.level.value - 100 * exp(0.2)) < 1e-9)
    #expect(other.basis == .seen)
  }

  @Test("Of many stores those with most common items are compared, the usual one among them")
  func manyStores() throws {
    let stores = StorePriceLevels.storeLimit + 50
    let logarithms: [[Double?]] = (0..<stores).map { store in
      [0, store < 2 || store >= 60 ? 0.1 : nil, nil]
    }
    let levels = try #require(Self.fit(logarithms))
    #expect(levels.stores.count == StorePriceLevels.storeLimit)
    #expect(levels.omittedStores == 50)
    #expect(levels.stores.contains { $0.store == 0 })
  }
}
