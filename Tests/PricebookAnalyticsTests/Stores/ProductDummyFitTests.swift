import Foundation
import TestSupport
import Testing

@testable import PricebookAnalytics

/// The same least squares by alternating means until nothing moves: slow and obvious.
private func alternatingFit(_ logarithms: [[Double?]]) -> [[Double]] {
  let stores = logarithms.count
  let items = logarithms[0].count
  var store = [Double](repeating: 0, count: stores)
  var item = [Double](repeating: 0, count: items)
  for _ in 0..<1_500 {
    for column in 0..<items {
      let residuals = (0..<stores).compactMap { row in
        logarithms[row][column].map { $0 - store[row] }
      }
      item[column] = residuals.reduce(0, +) / Double(residuals.count)
    }
    for row in 0..<stores {
      let residuals = (0..<items).compactMap { column in
        logarithms[row][column].map { $0 - item[column] }
      }
      store[row] = residuals.reduce(0, +) / Double(residuals.count)
    }
  }
  return (0..<stores).map { row in (0..<items).map { exp(item[$0] + store[row]) } }
}

struct ProductDummyFitTests {
  @Test("The fit agrees with alternating means", arguments: 1...12 as ClosedRange<UInt64>)
  func agreesWithAlternatingMeans(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let logarithms: [[Double?]] = (0..<6).map { store in
      (0..<15).map { item in
        let isMissing = store > 0 && item > 0 && Int.random(in: 0..<4, using: &random) == 0
        return isMissing ? nil : Double.random(in: -2...4, using: &random)
      }
    }
    let fit = ProductDummyFit(logarithms: logarithms)
    let expected = alternatingFit(logarithms)
    for store in logarithms.indices {
      for item in logarithms[store].indices {
        let price = try #require(fit.price(store: store, item: item))
        let relative = abs(price / expected[store][item] - 1)
        #expect(relative < 1e-9, "seed \(seed)")
      }
    }
  }

  @Test("Scaling every price of a store scales its estimates alone")
  func scaling() throws {
    let logarithms: [[Double?]] = [[0.1, nil, 0.7], [0.4, 0.2, nil], [nil, 0.9, 0.3]]
    var scaled = logarithms
    scaled[1] = scaled[1].map { $0.map { $0 + log(3) } }
    let before = ProductDummyFit(logarithms: logarithms)
    let after = ProductDummyFit(logarithms: scaled)
    let own = try #require(after.price(store: 1, item: 2)) / (before.price(store: 1, item: 2) ?? 0)
    let other =
      try #require(after.price(store: 0, item: 1)) / (before.price(store: 0, item: 1) ?? 0)
    #expect(abs(own - 3) < 1e-12)
    #expect(abs(other - 1) < 1e-12)
  }

  @Test("An item without a price has no estimate")
  func noPrice() {
    let fit = ProductDummyFit(logarithms: [[0.1, nil], [0.3, nil]])
    #expect(fit.price(store: 0, item: 1) == nil)
  }

  @Test("A store linked to the others through a third has estimates for all their items")
  func linked() {
    let fit = ProductDummyFit(logarithms: [[0, 1, nil], [nil, 1, 2], [nil, nil, 3]])
    #expect(fit.price(store: 2, item: 0).map { abs($0 - exp(1)) < 1e-12 } == true)
  }

  @Test("Logarithms beyond any price give no estimate instead of infinity")
  func beyondRange() {
    let fit = ProductDummyFit(logarithms: [[700, 700], [nil, 1_400]])
    #expect(fit.price(store: 1, item: 0) == nil)
  }
}
