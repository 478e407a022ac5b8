import Foundation
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

struct PriceIndexTests {
  @Test("With every product in every month, the index weighs prices by shares of spending")
  func workedExample() throws {
    var made = MadeBook()
    made.buyMonthly(0, prices: [10_000, 20_000])
    made.buyMonthly(1, prices: [30_000, 30_000])
    // Shares of ¼ and ¾, then ⅖ and ⅗: each product weighs the harmonic mean of its two.
    let (first, second) = (1 / (1 / 0.25 + 1 / 0.4), 1 / (1 / 0.75 + 1 / 0.6))
    let wanted = 100 * pow(2, first / (first + second))
    let points = try #require(made.analysis().storeIndexes.first).points
    #expect(points.map(\.matchedProducts) == [2, 2] && points[0].index == 100)
    #expect(abs(try #require(points[1].index) - wanted) < 1e-9)
  }

  @Test("A month that no product joins to the base has no index")
  func unlinked() throws {
    var made = MadeBook()
    made.buyMonthly(0, prices: [10_000, 11_000, 12_000])
    made.buyMonthly(1, prices: [0, 0, 0, 30_000])
    let points = try #require(made.analysis().storeIndexes.first).points
    #expect(points.map { $0.index == nil } == [false, false, false, true])
    #expect(points.map(\.matchedProducts) == [1, 1, 1, 0])
  }

  @Test("In a month without purchases every price that was seen counts alike")
  func seen() throws {
    var made = MadeBook()
    for item in 0..<2 {
      for (month, price) in [(1, 2 + item), (2, 4 + item * 2)] {
        made.book.vault.priceOptions.append(
          PriceOption(
            item: ItemID(item), store: 0, unit: .each, currency: CurrencyCode(label: "EUR"),
            price: ExactDecimal(parsing: "\(price)") ?? .zero, day: date("2026-0\(month)-05"),
            source: 0))
      }
    }
    let points = made.analysis().storeIndexes.first?.points
    #expect(abs((points?.last?.index ?? 0) - 200) < 1e-9)
  }

  @Test("Prices that do not change have the index 100 throughout")
  func unchanged() {
    var made = MadeBook()
    for item in 0..<3 as Range<ItemID> {
      for store in 0..<3 as Range<StoreID> {
        made.buyMonthly(item, at: store, prices: Array(repeating: 12_345, count: 14))
      }
    }
    #expect(values(made.analysis()).allSatisfy { abs($0 - 100) < 1e-9 })
  }

  @Test(
    "Prices ten times as high leave every index as it was", arguments: 1...5 as ClosedRange<UInt64>)
  func scaling(seed: UInt64) {
    let (low, high) = (priceBook(seed: seed), priceBook(seed: seed, factor: 10))
    let (expected, found) = (values(low.analysis()), values(high.analysis()))
    #expect(expected.count == found.count)
    #expect(zip(expected, found).allSatisfy { abs($0 / $1 - 1) < 1e-12 })
  }

  @Test("An item's price over all stores is its unit value, and tells what store choice adds")
  func householdUnitValues() throws {
    var made = MadeBook()
    made.buy(0, at: 0, on: "2026-01-10", paid: 10_000, quantity: 1_000_000)
    made.buy(0, at: 1, on: "2026-01-12", paid: 50_000, quantity: 2_000_000)
    made.buy(0, at: 2, on: "2026-02-12", paid: 30_000, quantity: 1_000_000)
    made.buy(1, at: 2, on: "2026-02-12", paid: 90_000, quantity: 1_000_000)
    let (january, february) = (monthNamed("2026-01"), monthNamed("2026-02"))
    let prices = MonthlyPrices(
      pooling: made.analysis().unitValues, units: UnitTable(of: made.book))
    let index = TimeProductDummy(
      of: prices.series.indices.map { UInt32($0) }[...], in: prices)
    #expect(index.points(hasIntervals: true).map(\.matchedPercent) == [100, 25])
    let change = try #require(index.change(from: january, to: february))
    #expect(abs(change.percent - 50) < 1e-9)
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
    let indexes = made.analysis().householdIndexes
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
    #expect(analysis.storeIndexes.map(\.currency) == [1, 0])
    #expect(values(analysis).allSatisfy { $0 == 100 })
    #expect(analysis.storeIndexes.flatMap(\.points).allSatisfy { $0.matchedProducts == 0 })
  }
}
