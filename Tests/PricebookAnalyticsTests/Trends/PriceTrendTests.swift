import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

private func trend(_ prices: [Int64]) throws -> PriceTrend {
  var made = MadeBook()
  made.buyMonthly(prices: prices)
  return try #require(made.analysis().trends.first)
}

struct PriceTrendTests {
  @Test(
    "The direction follows from slope and probability",
    arguments: [
      ([10_000, 10_200, 10_400, 10_600, 10_800], .rising),
      ([10_800, 10_600, 10_400, 10_200, 10_000], .falling),
      ([10_000, 10_000, 10_000, 10_000, 10_000], .steady),
      ([10_000, 10_020, 10_040, 10_060, 10_080], .steady),
      ([10_000, 12_000, 10_000, 12_000, 12_500], .steady),
      ([10_000, 12_000, 14_000, 16_000], .steady),
      ([10_000, 12_000, 14_000], .tooFewMonths),
      ([10_000], .tooFewMonths),
    ] as [([Int64], PriceTrend.Direction)])
  func direction(prices: [Int64], expected: PriceTrend.Direction) throws {
    #expect(try trend(prices).direction == expected)
  }

  @Test("A price that grows by 3 % a month has the slope of 3 % a month, gaps or none")
  func slope() throws {
    let prices: [Int64] = [1_000_000_000, 1_030_000_000, 0, 1_092_727_000, 1_125_508_810]
    let slope = try trend(prices).slopePercentPerMonth
    #expect(abs(try #require(slope) - 3) < 1e-9)
  }

  @Test("Fewer than four months have no slope, and one month has no change")
  func missing() throws {
    let three = try trend([10_000, 12_000, 15_000])
    #expect(three.slopePercentPerMonth == nil)
    #expect(abs(try #require(three.changePercent) - 50) < 1e-12)
    #expect(try trend([10_000]).changePercent == nil)
  }

  @Test("The window is the report's month and the twelve before it")
  func window() throws {
    var made = MadeBook()
    made.buyMonthly(prices: Array(repeating: 10_000, count: 16))
    let analysis = made.analysis { $0.month = monthNamed("2027-03") }
    #expect(try #require(analysis.trends.first).rows == 2..<15)
  }

  @Test("A series without a price in the window has a trend without rows")
  func outsideTheWindow() throws {
    var made = MadeBook()
    made.buyMonthly(0, prices: [10_000])
    made.buyMonthly(1, prices: Array(repeating: 0, count: 20) + [10_000])
    let trend = try #require(made.analysis().trends.first)
    #expect(trend.rows.isEmpty)
    #expect(trend.direction == .tooFewMonths)
    #expect(trend.lowestRow == 0)
  }

  @Test("The lowest price ever is found at any store, the earliest of equal ones")
  func lowest() throws {
    var made = MadeBook()
    made.buyMonthly(0, at: 0, prices: [10_000, 9_000, 9_500])
    made.buyMonthly(0, at: 1, prices: [12_000, 0, 8_000, 8_000])
    let analysis = made.analysis()
    #expect(analysis.trends.map(\.lowestRow) == [4, 4])
    #expect(analysis.trends.map(\.lowestSeries) == [1, 1])
  }

  @Test("What comes after the report's month is not the lowest price ever")
  func lowestUpToMonth() {
    var made = MadeBook()
    made.buyMonthly(prices: [10_000, 9_000, 5_000])
    let analysis = made.analysis { $0.month = monthNamed("2026-02") }
    #expect(analysis.trends.map(\.lowestRow) == [1])
  }

  @Test("Equal prices from different quantities are ties, not steps")
  func exactTies() throws {
    var made = MadeBook()
    // A price of 0.10 each, five times, as different ratios.
    for (month, count) in [1, 3, 7, 9, 11].enumerated() {
      made.buy(
        on: "2026-0\(month + 1)-10", paid: 1_000 * Int64(count),
        quantity: 1_000_000 * Int64(count))
    }
    let trend = try #require(made.analysis().trends.first)
    #expect(trend.direction == .steady)
    #expect(trend.slopePercentPerMonth == 0)
    #expect(trend.lowestRow == 0)
  }
}
