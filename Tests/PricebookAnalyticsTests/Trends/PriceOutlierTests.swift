import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

private func analysis(_ prices: [Int64]) -> Analysis {
  var made = MadeBook()
  made.buyMonthly(prices: prices)
  return made.analysis { $0.settings[.alertPercent] = 10 }
}

struct PriceOutlierTests {
  @Test("Three times the median itself is no outlier, a ten thousandth more is")
  func high() {
    #expect(analysis([10_000, 10_000, 10_000, 30_000]).outliers.isEmpty)
    let outliers = analysis([10_000, 10_000, 10_000, 30_001]).outliers
    #expect(outliers.map(\.row) == [3])
  }

  @Test("A third of the median itself is no outlier, a ten thousandth less is")
  func low() {
    #expect(analysis([30_000, 30_000, 30_000, 10_000]).outliers.isEmpty)
    #expect(analysis([30_000, 30_000, 30_000, 9_999]).outliers.map(\.row) == [3])
  }

  @Test("Two prices have no outlier, however far apart")
  func tooFew() {
    #expect(analysis([1, 1_000_000]).outliers.isEmpty)
  }

  @Test("An outlier raises no alert and stays in the table")
  func noAlert() {
    let result = analysis([10_000, 10_000, 10_000, 90_000])
    #expect(result.alerts.isEmpty)
    #expect(result.unitValues.rowCount == 4)
  }

  @Test("An outlier is no reference: the price after it is compared with those before")
  func noReference() {
    let result = analysis([10_000, 10_000, 10_000, 1_000, 10_000, 10_000, 12_000])
    #expect(result.alerts.map(\.row) == [6])
  }

  @Test("Outliers are those of an obvious search", arguments: 1...20 as ClosedRange<UInt64>)
  func obvious(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let prices = (0..<15).map { _ in Int64.random(in: 1...100, using: &random) }
    let sorted = prices.sorted()
    let median = sorted[7]
    let expected = prices.indices.filter {
      prices[$0] > 3 * median || 3 * prices[$0] < median
    }
    #expect(analysis(prices).outliers.map(\.row) == expected, "seed \(seed)")
  }
}

struct SeasonalAlertTests {
  /// Fourteen months at 1.00 but for the fourth and the sixteenth month.
  private static func seasonal(then: Int64, now: Int64) -> [PriceAlert] {
    var prices = [Int64](repeating: 10_000, count: 16)
    prices[3] = then
    prices[15] = now
    return analysis(prices).alerts.filter { $0.row == 15 && $0.kind != .newLow }
  }

  @Test("What moved alike in the same month a year ago is seasonal")
  func alike() {
    #expect(Self.seasonal(then: 15_000, now: 15_500).map(\.isSeasonal) == [true])
    #expect(Self.seasonal(then: 9_000, now: 9_000).map(\.isSeasonal) == [true])
  }

  @Test("What moved the other way, or not at all, or much less is not")
  func notAlike() {
    #expect(Self.seasonal(then: 9_000, now: 15_000).map(\.isSeasonal) == [false])
    #expect(Self.seasonal(then: 10_000, now: 15_000).map(\.isSeasonal) == [false])
    #expect(Self.seasonal(then: 12_000, now: 15_000).map(\.isSeasonal) == [false])
  }

  @Test("Without a year of prices nothing is seasonal")
  func noYear() {
    #expect(analysis([10_000, 10_000, 10_000, 15_000]).alerts.allSatisfy { !$0.isSeasonal })
  }
}
