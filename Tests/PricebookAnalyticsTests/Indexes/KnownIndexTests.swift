import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// Books of which the true index is known.
struct KnownIndexTests {
  private static let january = Month(year: 2026, month: 1)

  private static func household(_ made: MadeBook) throws -> HouseholdIndex {
    try #require(made.analysis().householdIndexes.first { $0.category == nil })
  }

  /// Forty items at two stores, one a tenth cheaper, at prices that never change; month by month
  /// more is bought at the cheap one.
  private static var storeChoice: MadeBook {
    var made = MadeBook(items: 40)
    for item in 0..<40 as Range<ItemID> {
      for month in 0..<13 {
        let day = "\(january.adding(months: month))-10"
        let price = Int64(10_000 + 700 * item.index)
        made.buy(
          item, at: 0, on: day, paid: price * 10 * Int64(14 - month),
          quantity: Int64(14 - month) * 10_000_000)
        made.buy(
          item, at: 1, on: day, paid: price * 9 * Int64(month + 1),
          quantity: Int64(month + 1) * 10_000_000)
      }
    }
    return made
  }

  @Test("One store at +1 % a month: the index is exact, its interval narrow and the change clear")
  func oneStore() throws {
    var made = MadeBook(items: 40)
    for item in 0..<40 as Range<ItemID> {
      made.buyMonthly(
        item,
        prices: (0..<13).map {
          Int64(1_000_000_000 * Double(item.index + 1) * pow(1.01, Double($0)))
        })
    }
    let index = try Self.household(made)
    for (month, point) in index.points.enumerated() {
      let expected = 100 * pow(1.01, Double(month))
      let interval = try #require(point.interval)
      #expect(abs(try #require(point.index) / expected - 1) < 1e-8)
      #expect(interval.upperBound - interval.lowerBound < 1e-6)
      #expect(point.matchedProducts == 40 && point.matchedPercent == 100)
    }
    let change = try #require(
      index.products?.change(from: Self.january, to: Self.january.adding(months: 12)))
    #expect(change.sharePercent == 100 && ClaimGate.change(change).clear != nil)
  }

  @Test("Prices as they were and other stores chosen: no price change, and a clear store choice")
  func otherStores() throws {
    let made = Self.storeChoice
    let index = try Self.household(made)
    #expect(index.points.allSatisfy { abs(($0.index ?? 0) - 100) < 1e-9 })
    let last = Self.january.adding(months: 12)
    let change = try #require(index.products?.change(from: Self.january, to: last))
    #expect(ClaimGate.change(change).isLevel)
    let effect = try #require(index.storeChoice(from: [Self.january], to: [last]))
    // From 14 of 15 bought at the dear store to 2 of 15.
    #expect(abs(effect.percent - ((2 + 0.9 * 13) / (14 + 0.9) - 1) * 100) < 1e-6)
    #expect(try #require(effect.interval()).upperBound < 0)
    // Stated is the mean of three months against that of three.
    let stated = try #require(index.statedStoreChoice(from: Self.january, to: last))
    let logarithm = { (month: Int) in log((14.9 - 0.1 * Double(month)) / 15) }
    let expected = (10...12).map(logarithm).reduce(0, +) - (0...2).map(logarithm).reduce(0, +)
    #expect(abs(stated.estimate.value - (exp(expected / 3) - 1) * 100) < 1e-6)
  }

  @Test("One month's visits to another store are no choice of stores", arguments: [10, 11, 12])
  func oneMonthElsewhere(month: Int) throws {
    var made = MadeBook(items: 40)
    for item in 0..<40 as Range<ItemID> {
      for passed in 0..<13 {
        let price = Int64(10_000 + 700 * item.index)
        let day = "\(Self.january.adding(months: passed))-1"
        made.buy(item, at: 0, on: day + "0", paid: price)
        made.buy(
          item, at: 1, on: day + "1", paid: price * 8 * (passed == month ? 90 : 1),
          quantity: passed == month ? 900_000_000 : 10_000_000)
      }
    }
    let index = try Self.household(made)
    let last = Self.january.adding(months: 12)
    let alone = try #require(
      index.storeChoice(from: [Self.january], to: [Self.january.adding(months: month)]))
    #expect(ClaimGate.change(alone).clear != nil)
    #expect(index.statedStoreChoice(from: Self.january, to: last) == nil)
  }

  @Test("One item that rose at every store is no fall of prices, though less is paid for it")
  func oneItem() throws {
    var made = MadeBook()
    made.buy(0, at: 0, on: "2026-01-10", paid: 100_000, quantity: 10_000_000)
    made.buy(0, at: 1, on: "2026-01-10", paid: 8_000)
    made.buy(0, at: 0, on: "2026-02-10", paid: 10_500)
    made.buy(0, at: 1, on: "2026-02-10", paid: 84_000, quantity: 10_000_000)
    let index = try Self.household(made)
    let february = Self.january.adding(months: 1)
    #expect(try #require(index.storeChoice(from: [Self.january], to: [february])).percent < -5)
    let change = try #require(index.products?.change(from: Self.january, to: february))
    #expect(abs(change.percent - 5) < 1e-9 && change.error == nil)
  }

  @Test("A store whose items were bought once changes neither the index nor its interval")
  func neverCompared() throws {
    let made = MadeBook.random(seed: 8, lines: 2_000)
    var more = made
    let names = made.book.names.items.values + (0..<6).map { Item(name: "other \($0)") }
    more.book.names.items = IDTable(names)
    for offset in 0..<6 {
      let item = ItemID(rawValue: UInt32(made.book.names.items.count + offset))
      more.buy(
        item, at: 4, on: "2025-0\(offset + 1)-12", paid: 50_000,
        receipt: UInt32(100_000 + offset))
    }
    // Their spending is a part of a month's, so that they take weight from all others alike.
    let values = { (made: MadeBook) in
      made.analysis().householdIndexes.filter { $0.category == nil }.flatMap(\.points)
        .map { [$0.index, $0.interval?.lowerBound, $0.interval?.upperBound].map { $0 ?? 0 } }
    }
    for (one, other) in zip(values(made), values(more)) {
      #expect(zip(one, other).allSatisfy { abs($0 - $1) < 3 })
    }
    #expect(values(made).count == values(more).count)
  }

  @Test("Items in another order have the same indexes and intervals")
  func permutation() {
    let made = Self.storeChoice
    var turned = MadeBook(items: 40)
    turned.book.names.items = IDTable(made.book.names.items.values.reversed())
    for line in 0..<made.book.lines.count {
      turned.buy(
        ItemID(rawValue: 39 - made.book.lines.item[line].rawValue),
        at: made.book.lines.store[line], on: "\(made.book.lines.day[line])",
        paid: made.book.lines.paid[line].tenThousandths,
        quantity: made.book.lines.quantity[line].millionths)
    }
    let bounds = { (made: MadeBook) in
      made.analysis().householdIndexes.flatMap(\.points).map {
        [$0.index, $0.interval?.lowerBound, $0.interval?.upperBound].map { $0 ?? 0 }
      }
    }
    for (one, other) in zip(bounds(made), bounds(turned)) {
      #expect(zip(one, other).allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }

  @Test("Prices and quantities ten times as high leave index and interval as they were")
  func scaling() {
    let (low, high) = (Self.random(factor: 1), Self.random(factor: 10))
    let bounds = { (made: MadeBook) in
      made.analysis().householdIndexes.flatMap(\.points).compactMap(\.interval)
    }
    let (one, other) = (bounds(low), bounds(high))
    #expect(one.count == other.count && one.contains { $0.lowerBound < $0.upperBound })
    for (low, high) in zip(one, other) {
      #expect(abs(low.lowerBound / high.lowerBound - 1) < 1e-9)
      #expect(abs(low.upperBound / high.upperBound - 1) < 1e-9)
    }
  }

  private static func random(factor: Int64) -> MadeBook {
    var generator = SeededGenerator(seed: 31)
    var made = MadeBook(items: 40)
    for item in 0..<40 as Range<ItemID> {
      for month in 0..<10 where Int.random(in: 0..<4, using: &generator) > 0 {
        made.buy(
          item, at: StoreID.random(in: 0..<3, using: &generator),
          on: "\(january.adding(months: month))-10",
          paid: Int64.random(in: 10_000...90_000, using: &generator) * factor * factor,
          quantity: Int64.random(in: 1...9, using: &generator) * 1_000_000 * factor)
      }
    }
    return made
  }
}
