import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// The change of one item that is bought so often in each month, at prices in cents.
private func priceChange(
  _ months: [Int64], perMonth: Int = 4, noise: Double = 0, seed: UInt64 = 1, name: String = "item",
  unit: UnitID = 0
) -> RegularPriceChange? {
  var generator = SeededGenerator(seed: seed)
  var made = MadeBook()
  made.book.names.items = [Item(name: name)]
  for (offset, price) in months.enumerated() {
    let month = Month(year: 2026, month: 1).adding(months: offset)
    for purchase in 0..<perMonth {
      // The sum of twelve is as good as normal, with a standard deviation of 1.
      let deviation = (0..<12).reduce(0) { sum, _ in
        sum + Double.random(in: -0.5...0.5, using: &generator)
      }
      let factor = max(0.1, 1 + noise * deviation)
      made.buy(
        on: month.firstDay.adding(days: 1 + purchase * 7).description,
        paid: Int64(Double(price) * factor) * 100, unit: unit)
    }
  }
  return made.analysis().regularPriceChanges.first
}

struct RegularPriceChangeTests {
  @Test(
    "A price that stands and jumps is stated, as last asked against its first month",
    arguments: [([1_200, 1_200, 1_500, 1_900], 58.3), ([3_000, 3_000, 3_900, 5_000], 66.7)]
      as [([Int64], Double)])
  func jumps(months: [Int64], percent: Double) throws {
    let change = try #require(priceChange(months))
    #expect(change.isStated)
    #expect(abs(change.percent - percent) < 0.05)
  }

  @Test("A jump of 5 % in the last month is found", arguments: [952, 1_050] as [Int64])
  func lateJump(now: Int64) throws {
    let change = try #require(priceChange(Array(repeating: 1_000, count: 6) + [now]))
    #expect(change.isStated)
    #expect(change.now.rounded == Amount(tenThousandths: now * 100))
  }

  @Test("A price that did not change is not stated")
  func unchanged() throws {
    let change = try #require(priceChange(Array(repeating: 1_000, count: 6)))
    #expect(change.percent == 0 && change.doubt == .withinNoise)
  }

  @Test("Few of many prices with noise are stated")
  func noise() {
    let found = (1...200 as ClosedRange<UInt64>).compactMap {
      priceChange(Array(repeating: 5_000, count: 15), noise: 0.04, seed: $0)
    }
    #expect(found.count == 200)
    #expect(found.count(where: \.isStated) <= 10)
    // One of them would be picked out of all.
    #expect(found.count(where: \.standsOut) == 0)
  }

  @Test("What stands out has no price of one side among those of the other")
  func standsOut() throws {
    let jump = try #require(priceChange([1_200, 1_200, 1_200, 1_200, 1_500, 1_500, 1_500]))
    #expect(jump.isStated && jump.standsOut)
    let noisy = try #require(
      priceChange([5_000, 5_000, 5_000, 5_600, 5_600, 5_600], noise: 0.04, seed: 2))
    #expect(!noisy.standsOut)
  }

  @Test("What it cost for some weeks at the beginning is no price that it rose from")
  func lowerForSomeWeeks() throws {
    let change = try #require(priceChange([1_300, 1_000, 1_000, 1_300, 1_300, 1_300]))
    #expect(change.percent > 0 && change.doubt == .withinNoise)
  }

  @Test("A change far beyond the noise is stated")
  func beyondNoise() throws {
    let months = Array(repeating: Int64(5_000), count: 8) + Array(repeating: 6_000, count: 7)
    let change = try #require(priceChange(months, noise: 0.04))
    #expect(change.isStated)
    #expect(change.percent > 15 && change.percent < 25)
  }

  @Test("Two prices in three months are few, unless one price stood through all three")
  func fewPrices() throws {
    let two = try #require(priceChange([1_000, 1_000, 0, 1_100, 1_100], perMonth: 1))
    #expect(two.doubt == .fewPrices)
    let stood = try #require(priceChange([1_000, 1_000, 1_000, 1_100, 1_100, 1_100], perMonth: 1))
    #expect(stood.isStated)
  }

  @Test("An offer at the beginning is no reference")
  func firstOffer() throws {
    var made = MadeBook()
    made.buy(
      [DayPrice](written: "0:1500 3:2000 10:2000 17:2000 24:2000 130:2000 140:2000 150:2000"))
    #expect(try #require(made.analysis().regularPriceChanges.first).percent == 0)
  }

  @Test("The price of a piece of what is weighed is never stated")
  func unweighed() throws {
    let months = Array(repeating: Int64(4_000), count: 6) + Array(repeating: 9_000, count: 6)
    let loose = try #require(priceChange(months, noise: 0.2, name: "Salmon"))
    #expect(loose.doubt == .unweighed)
    // Packed, or with its weight, it is judged by its noise.
    #expect(try #require(priceChange(months, noise: 0.2, name: "Salmon 200 g")).doubt != .unweighed)
    #expect(
      try #require(priceChange(months, noise: 0.2, name: "Salmon", unit: 2)).doubt != .unweighed)
  }

  @Test("A price per piece that only rises is not taken for something weighed")
  func rises() throws {
    let change = try #require(priceChange([1_000, 1_100, 1_200, 1_300, 1_400, 1_500], perMonth: 1))
    #expect(change.doubt != .unweighed)
  }

  @Test("The yearly cost is the change times what was bought in twelve months")
  func cost() throws {
    let change = try #require(priceChange([1_000, 1_000, 1_000, 1_100, 1_100, 1_100]))
    // 1.00 more for each of 24.
    #expect(change.yearlyCost == Amount(tenThousandths: 240_000))
  }
}
