import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// Prices of three items at two stores over fourteen months, some of them missing.
private func priceBook(seed: UInt64, factor: Int64 = 1) -> MadeBook {
  var generator = SeededGenerator(seed: seed)
  var made = MadeBook()
  for item in 0..<3 as Range<ItemID> {
    for store in 0..<2 as Range<StoreID> {
      let prices = (0..<14).map { _ in
        Int.random(in: 0..<5, using: &generator) == 0
          ? 0 : Int64.random(in: 10_000...20_000, using: &generator) * factor
      }
      made.buyMonthly(item, at: store, prices: prices)
    }
  }
  return made
}

private func values(_ analysis: Analysis) -> [Double] {
  analysis.storeIndexes.flatMap { $0.points.compactMap(\.index) }
    + analysis.householdIndexes.flatMap { $0.points.compactMap(\.index) }
}

private func jevons(_ analysis: Analysis) -> [StoreIndex] {
  analysis.storeIndexes.filter { $0.method == .jevons }
}

struct PriceIndexTests {
  @Test("A link is the geometric mean of the price relatives of matched items")
  func workedExample() throws {
    var made = MadeBook()
    made.buyMonthly(0, prices: [10_000, 20_000, 20_000])
    made.buyMonthly(1, prices: [10_000, 20_000, 10_000])
    made.buyMonthly(2, prices: [0, 70_000, 70_000 * 8])
    let points = try #require(jevons(made.analysis()).first).points
    #expect(points.map(\.matchedProducts) == [0, 2, 3])
    let expected = [100, 200, 200 * 1.5874010519681994]
    #expect(zip(points, expected).allSatisfy { abs(($0.index ?? 0) - $1) < 1e-9 })
  }

  @Test("A month without a match carries the index forward, and so does one without a price")
  func carriedForward() throws {
    var made = MadeBook()
    made.buyMonthly(0, prices: [10_000, 11_000, 0, 0, 30_000, 33_000])
    made.buyMonthly(1, prices: [0, 0, 10_000])
    let points = try #require(jevons(made.analysis()).first).points
    #expect(points.map(\.month.monthOfYear) == [1, 2, 3, 4, 5, 6])
    #expect(points.map(\.matchedProducts) == [0, 1, 0, 0, 0, 1])
    let expected = [100, 110, 110, 110, 110, 121.0]
    #expect(zip(points, expected).allSatisfy { abs(($0.index ?? 0) - $1) < 1e-9 })
  }

  @Test("Prices that do not change have the index 100 throughout")
  func unchanged() {
    var made = MadeBook()
    for item in 0..<3 as Range<ItemID> {
      for store in 0..<3 as Range<StoreID> {
        made.buyMonthly(item, at: store, prices: Array(repeating: 12_345, count: 14))
      }
    }
    #expect(values(made.analysis()).allSatisfy { $0 == 100 })
  }

  @Test(
    "Prices ten times as high leave every index as it was", arguments: 1...5 as ClosedRange<UInt64>)
  func scaling(seed: UInt64) {
    let (low, high) = (priceBook(seed: seed), priceBook(seed: seed, factor: 10))
    let (expected, found) = (values(low.analysis()), values(high.analysis()))
    #expect(expected.count == found.count)
    #expect(zip(expected, found).allSatisfy { abs($0 / $1 - 1) < 1e-12 })
  }

  @Test("The pooled price of an item is its unit value over all stores")
  func householdUnitValues() throws {
    var made = MadeBook()
    made.buy(0, at: 0, on: "2026-01-10", paid: 10_000, quantity: 1_000_000)
    made.buy(0, at: 1, on: "2026-01-12", paid: 50_000, quantity: 2_000_000)
    made.buy(0, at: 2, on: "2026-02-12", paid: 30_000, quantity: 1_000_000)
    made.buy(1, at: 2, on: "2026-02-12", paid: 90_000, quantity: 1_000_000)
    let index = try #require(
      made.analysis().householdIndexes.first { $0.method == .geksTornqvistPooled })
    #expect(index.category == nil)
    #expect(index.points.map(\.matchedPercent) == [100, 25])
    #expect(abs((index.points[1].index ?? 0) - 150) < 1e-9)
  }

  @Test("An item counts under the category of most of its lines, the first by name of equals")
  func categories() {
    var made = MadeBook()
    for (day, category) in [("10", 2), ("11", 1), ("12", 2)] as [(String, CategoryID)] {
      made.buy(0, on: "2026-01-\(day)", paid: 10_000, category: category)
    }
    made.buy(1, on: "2026-01-10", paid: 10_000, category: 2)
    made.buy(1, on: "2026-01-11", paid: 10_000, category: 1)
    made.buy(2, on: "2026-01-10", paid: 10_000, category: 0)
    let indexes = made.analysis().householdIndexes.filter { $0.method == .jevons }
    #expect(indexes.map(\.category) == [nil, 1, 2])
    #expect(indexes.map { $0.points.count } == [1, 1, 1])
  }

  @Test("Currencies and dimensions are never compared")
  func apart() {
    var made = MadeBook()
    made.buy(on: "2026-01-10", paid: 10_000)
    made.buy(on: "2026-02-10", paid: 90_000, currency: 1)
    made.buy(on: "2026-02-10", paid: 90_000, unit: 2)
    let analysis = made.analysis()
    #expect(jevons(analysis).map(\.currency) == [1, 0])
    #expect(values(analysis).allSatisfy { $0 == 100 })
    #expect(jevons(analysis).flatMap(\.points).allSatisfy { $0.matchedProducts == 0 })
  }
}
