import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// Which method stands under which name.
struct IndexMethodTests {
  /// January and February 2026: much of an item that doubles in price, little of one that stays.
  private var made: MadeBook {
    var made = MadeBook()
    made.buy(0, on: "2026-01-10", paid: 90_000, quantity: 9_000_000)
    made.buy(0, on: "2026-02-10", paid: 180_000, quantity: 9_000_000)
    made.buy(1, on: "2026-01-10", paid: 10_000)
    made.buy(1, on: "2026-02-10", paid: 10_000)
    return made
  }

  @Test("The household's product dummy weighs items by their shares of both months")
  func household() throws {
    let index = try #require(
      made.analysis().householdIndexes
        .first { $0.category == nil && $0.method == .timeProductDummy }?.points.last?.index)
    // Of two months, every item weighs w₀w₁ ÷ (w₀ + w₁).
    let first = 0.9 * (18.0 / 19) / (0.9 + 18.0 / 19)
    let second = 0.1 * (1.0 / 19) / (0.1 + 1.0 / 19)
    #expect(abs(index / (100 * exp(log(2) * first / (first + second))) - 1) < 1e-12)
  }

  @Test("A store's product dummy counts every item alike")
  func store() throws {
    let index = try #require(
      made.analysis().storeIndexes.first { $0.method == .timeProductDummy }?.points.last?.index)
    #expect(abs(index / (100 * 2.0.squareRoot()) - 1) < 1e-12)
  }

  @Test("The household's chain has no link over a month without the item")
  func gap() throws {
    var made = MadeBook()
    made.buyMonthly(0, prices: [10_000, 0, 20_000])
    made.buyMonthly(1, prices: [10_000, 10_000, 10_000])
    let points = try #require(
      made.analysis().householdIndexes.first { $0.category == nil && $0.method == .jevons }?.points)
    #expect(points.map(\.index) == [100, 100, 100])
  }

  @Test("An item of several categories counts in the one of most of its lines")
  func category() {
    var made = MadeBook()
    for (month, category) in [1, 2, 1].enumerated() {
      made.buy(on: "2026-0\(month + 1)-10", paid: 10_000, category: CategoryID(category))
    }
    #expect(Set(made.analysis().householdIndexes.compactMap(\.category)) == [1])
  }
}
