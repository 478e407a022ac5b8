import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// Prices of twelve items at two stores over some months, some of them missing.
private func household(seed: UInt64, months: Int) -> MadeBook {
  var random = SeededGenerator(seed: seed)
  var made = MadeBook(items: 12, stores: 2)
  for item in 0..<12 {
    for month in 0..<months {
      for store in 0..<2 where Int.random(in: 0..<3, using: &random) > 0 {
        let pieces = Int64.random(in: 1...4, using: &random)
        made.buy(
          ItemID(item), at: StoreID(store),
          on: "\(Month(year: 2025, month: 11).adding(months: month))-05",
          paid: Int64.random(in: 8_000...40_000, using: &random) * pieces,
          quantity: pieces * 1_000_000)
      }
    }
  }
  return made
}

struct TimeProductDummyTests {
  @Test(
    "Every month's effect and its error are those of dense least squares with clusters",
    arguments: 1...4 as ClosedRange<UInt64>)
  func dense(seed: UInt64) throws {
    let months = 7
    let made = household(seed: seed, months: months)
    let analysis = made.analysis()
    let values = analysis.unitValues
    let first = try #require(analysis.period.months.first)
    var spent = [Double](repeating: 0, count: months)
    for row in 0..<values.rowCount {
      spent[values.month[row].months(since: first)] += values[row].paid.approximateUnits
    }
    let points = try #require(analysis.householdIndexes.first).points
    for month in 1..<months {
      let rows = values.series.flatMap { series in
        series.rows.map { row in
          let place = values.month[row].months(since: first)
          var unknowns = [6 + series.item.index * 2 + series.store.index: 1.0]
          if place > 0 { unknowns[place - 1] = 1 }
          return (
            y: log(values.price(row: row).approximatePrice),
            weight: values[row].paid.approximateUnits / spent[place], unknowns: unknowns,
            item: series.item.index
          )
        }
      }
      let wanted = PricebookAnalyticsTests.dense(rows, unknowns: 30, wanted: month - 1)
      let index = try #require(points[month].index)
      #expect(abs(log(index / 100) - wanted.value) < 1e-9)
      let interval = try #require(points[month].interval)
      let half = log(interval.upperBound / index)
      #expect(abs(log(index / interval.lowerBound) - half) < 1e-9)
      // Twelve items weigh at most like twelve.
      let bound = StudentDistribution.bound(within: 0.95, degrees: 11)
      #expect(half > wanted.error * bound * (1 - 1e-9) && half < wanted.error * bound * 1.6)
    }
  }

  @Test("A change between two months and what store choice adds are differences of the index")
  func change() throws {
    let index = try #require(household(seed: 9, months: 6).analysis().householdIndexes.first)
    let products = try #require(index.products)
    let (one, other) = (index.points[2], index.points[5])
    let change = try #require(products.change(from: one.month, to: other.month))
    #expect(
      abs(change.percent - (try #require(other.index) / #require(one.index) - 1) * 100) < 1e-9)
    #expect(
      products.storeChoice(beside: products, from: [one.month], to: [other.month])?.percent == 0)
  }

  @Test("More months than a dense system takes are solved, too")
  func manyMonths() throws {
    var made = MadeBook()
    for item in 0..<3 {
      made.buyMonthly(ItemID(item), prices: (0..<130).map { 10_000 + 100 * Int64($0) })
    }
    let points = try #require(made.analysis().householdIndexes.first).points
    #expect(points.count == 130)
    #expect(abs(try #require(points.last?.index) - 229) < 1e-6)
  }
}
