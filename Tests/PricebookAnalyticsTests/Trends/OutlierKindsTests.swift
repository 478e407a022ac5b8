import TestSupport
import Testing

@testable import PricebookAnalytics

/// What is an outlier among which prices.
struct OutlierKindsTests {
  @Test("Three prices are enough")
  func three() {
    var made = MadeBook()
    made.buyMonthly(prices: [10_000, 10_000, 90_000])
    #expect(made.analysis().outliers.map(\.row) == [2])
  }

  @Test("A price per kilogram is compared with prices per kilogram alone")
  func units() {
    var made = MadeBook()
    for month in 1...3 {
      made.buy(on: "2026-0\(month)-10", paid: 10_000)
      made.buy(on: "2026-0\(month)-11", paid: 500_000, unit: 2)
    }
    #expect(made.analysis().outliers.isEmpty)
  }

  @Test("Prices of two currencies are never compared with each other")
  func currencies() {
    var made = MadeBook(currencies: ["EUR", "JPY"])
    for month in 1...3 {
      made.buy(on: "2026-0\(month)-10", paid: 10_000)
      made.buy(on: "2026-0\(month)-11", paid: 1_500_000, currency: 1)
    }
    #expect(made.analysis().outliers.isEmpty)
  }
}
