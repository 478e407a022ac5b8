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
      ([10_000, 10_200, 10_400, 10_600, 10_800, 11_000], .rising),
      ([11_000, 10_800, 10_600, 10_400, 10_200, 10_000], .falling),
      ([10_000, 10_000, 10_000, 10_000, 10_000, 10_000], .steady),
      ([10_000, 10_020, 10_040, 10_060, 10_080, 10_100], .steady),
      ([10_000, 12_000, 10_000, 12_000, 12_500, 9_000], .unclear),
      ([10_000, 10_200, 10_400, 10_600, 10_800], .tooFewMonths),
      ([10_000], .tooFewMonths),
    ] as [([Int64], PriceTrend.Direction)])
  func direction(prices: [Int64], expected: PriceTrend.Direction) throws {
    #expect(try trend(prices).direction == expected)
  }

  @Test(
    "A direction that its own figures contradict is unclear",
    arguments: [
      // Steady for a year, then more than twice as much.
      Array(repeating: 10_000, count: 12) + [22_200],
      // Rising for nine months, then lower than at the start.
      [10_000, 10_300, 10_600, 10_900, 11_200, 11_500, 11_800, 12_100, 12_400, 9_900],
    ] as [[Int64]])
  func contradiction(prices: [Int64]) throws {
    #expect(try trend(prices).direction == .unclear)
  }

  @Test(
    "What is a direction among few prices is chance among many",
    arguments: [(4, .rising), (6, .unclear)] as [(Int, PriceTrend.Direction)])
  func manySeries(others: Int, expected: PriceTrend.Direction) throws {
    var made = MadeBook(items: 8)
    // One pair falls: 12 of the 720 orders are as extreme.
    made.buyMonthly(0, prices: [10_000, 11_000, 10_900, 12_000, 13_000, 14_000])
    for other in 1...others {
      made.buyMonthly(ItemID(other), prices: Array(repeating: 10_000, count: 6))
    }
    let trend = try #require(made.analysis().trends.first)
    #expect(abs(trend.chance - 12.0 / 720) < 1e-15)
    #expect(trend.direction == expected)
  }

  @Test("A price that grows by 3 % a month has the slope of 3 % a month, gaps or none")
  func slope() throws {
    let prices: [Int64] = [
      1_000_000_000, 1_030_000_000, 0, 1_092_727_000, 1_125_508_810, 1_159_274_074, 1_194_052_296,
    ]
    let slope = try #require(try trend(prices).slopePercentPerMonth)
    let interval = try #require(slope.interval)
    #expect(abs(slope.value - 3) < 1e-6)
    #expect(abs(interval.lowerBound - 3) < 1e-6)
    #expect(abs(interval.upperBound - 3) < 1e-6)
  }

  @Test("Fewer than six months have no slope, and one month has no change")
  func missing() throws {
    let five = try trend([10_000, 12_000, 14_000, 14_500, 15_000])
    #expect(five.slopePercentPerMonth == nil)
    #expect(abs(try #require(five.changePercent) - 50) < 1e-12)
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
  }

  @Test("Equal prices from different quantities are ties, not steps")
  func exactTies() throws {
    var made = MadeBook()
    // A price of 0.10 each, six times, as different ratios.
    for (month, count) in [1, 3, 7, 9, 11, 13].enumerated() {
      made.buy(
        on: "2026-0\(month + 1)-10", paid: 1_000 * Int64(count),
        quantity: 1_000_000 * Int64(count))
    }
    let trend = try #require(made.analysis().trends.first)
    #expect(trend.direction == .steady)
    #expect(trend.slopePercentPerMonth == Estimate(0, interval: 0...0))
  }
}
