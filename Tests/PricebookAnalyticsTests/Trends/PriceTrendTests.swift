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
  @Test("The change is that of the last price against the first, and one month has none")
  func change() throws {
    let five = try trend([10_000, 12_000, 14_000, 14_500, 15_000])
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
    #expect(trend.rows.isEmpty && trend.changePercent == nil)
  }
}
