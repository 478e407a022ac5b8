import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

struct PriceDriftTests {
  private static let months = 14

  /// Prices of 24 items that rise by so many percent a month at both stores, bought every month at the
  /// first store, and last so many months ago at the second, at so many percent of its price.
  private static func book(
    rise: Double, age: Int, percent: Double = 100, noise: Double = 0.001
  ) -> MadeBook {
    var made = MadeBook(items: 24, stores: 2)
    var random = SeededGenerator(seed: 7)
    for place in 0..<months {
      let day = Month(year: 2025, month: 9).adding(months: place).firstDay.adding(days: 10)
      let level = pow(1 + rise / 100, Double(place))
      func price(_ item: Int, _ share: Double) -> Int64 {
        let chance = 1 + noise * Double.random(in: -1...1, using: &random)
        return Int64((Double(20_000 + item * 3_000) * level * share * chance / 100).rounded()) * 100
      }
      for item in 0..<24 {
        made.buy(
          ItemID(item), at: 0, on: day.description, paid: price(item, 1),
          receipt: UInt32(place * 3))
        guard place == months - 1 - age || (place % 3 == 0 && place < months - 1 - age) else {
          continue
        }
        made.buy(
          ItemID(item), at: 1, on: day.description, paid: price(item, percent / 100),
          receipt: UInt32(place * 3 + 1))
      }
    }
    return made
  }

  private static func analysis(_ made: MadeBook) -> Analysis {
    made.analysis { $0.asOf = date("2026-10-31") }
  }

  @Test("Prices that rise by 1 % a month drift by ln 1.01", arguments: [0.0, 1, -0.5])
  func measured(rise: Double) {
    let analysis = Self.analysis(Self.book(rise: rise, age: 1))
    let drift = PriceDrift(of: analysis.unitValues, month: monthNamed("2026-10"))
    #expect(abs(drift.logarithm(days: 365.2425 / 12, in: 0) - log(1 + rise / 100)) < 1e-4)
    #expect(abs(drift.logarithm(days: 365.2425, in: 0) - 12 * log(1 + rise / 100)) < 1.2e-3)
  }

  @Test("Fewer than ten products, or prices of one month alone, say nothing")
  func few() {
    var made = MadeBook(items: 9, stores: 1)
    for item in 0..<9 {
      made.buy(ItemID(item), on: "2026-09-05", paid: 10_000)
      made.buy(ItemID(item), on: "2026-10-05", paid: 12_000)
    }
    let drift = PriceDrift(
      of: Self.analysis(made).unitValues, month: monthNamed("2026-10"))
    #expect(drift.logarithm(days: 100, in: 0) == 0)
  }

  @Test("A store whose prices are two months older is not cheaper where all prices rise")
  func olderPrices() throws {
    let analysis = Self.analysis(Self.book(rise: 1, age: 2))
    let level = try #require(analysis.storeLevels.first?.foremost)
    #expect(level.store == 1 && level.level.value < 98.5)
    guard case .restsOnOlderPrices = level.claim else {
      Issue.record("\(String(describing: level.claim))")
      return
    }
    let usual = try #require(analysis.comparisons.first { $0.kind == .usual })
    #expect(usual.lead?.claim == .tie(.withinDrift))
    #expect(usual.attainable?.claim == .tie(.withinDrift))
  }

  @Test("A store that is cheaper by more than prices moved is cheaper")
  func cheaper() throws {
    let analysis = Self.analysis(Self.book(rise: 1, age: 2, percent: 95))
    #expect(analysis.storeLevels.first?.foremost?.claim?.clear != nil)
    let usual = try #require(analysis.comparisons.first { $0.kind == .usual })
    #expect(usual.attainable?.claim.clear != nil)
  }

  @Test("Without drift, the age of prices changes no claim")
  func steady() throws {
    let analysis = Self.analysis(Self.book(rise: 0, age: 2, percent: 98))
    #expect(analysis.storeLevels.first?.foremost?.claim?.clear != nil)
  }

  /// The same book with a basket of all its items from a file.
  private static func written(
    rise: Double, percent: Double = 100
  ) throws -> StoreComparison {
    var made = book(rise: rise, age: 2, percent: percent)
    made.book.baskets.append(
      Basket(
        name: "Everything",
        lines: (0..<24).map {
          Basket.Line(
            item: ItemID($0), quantity: Quantity(millionths: 1_000_000),
            unit: UnitOfMeasure(written: "each"))
        }))
    return try #require(analysis(made).comparisons.first { $0.kind == .file })
  }

  @Test("A basket from a file is not cheaper at a store whose prices are older where all rise")
  func writtenBasket() throws {
    let rising = try Self.written(rise: 1)
    #expect(rising.lead?.winner == rising.stores.firstIndex { $0.store == 1 })
    #expect(rising.lead?.claim == .tie(.withinDrift))
    #expect(rising.attainable?.claim == .tie(.withinDrift))
    #expect(try Self.written(rise: 1, percent: 95).attainable?.claim.clear != nil)
    #expect(try Self.written(rise: 0, percent: 98).attainable?.claim.clear != nil)
  }

  @Test("A second trip saves nothing clear at a store whose prices are older where all rise")
  func secondTrip() throws {
    let rising = try #require(Self.written(rise: 1).bestPair?.savingAgainstUsual)
    #expect(rising.amount > .zero && rising.claim == .tie(.withinDrift))
    for (rise, percent) in [(1.0, 95.0), (0, 98)] {
      let pair = try Self.written(rise: rise, percent: percent).bestPair
      #expect(pair?.savingAgainstUsual?.claim.clear != nil)
    }
  }
}
