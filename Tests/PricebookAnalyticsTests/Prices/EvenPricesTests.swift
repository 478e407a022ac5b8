import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

@Suite("What is an offer where prices are judged alike at all times")
struct EvenPricesTests {
  /// Which months of a product have a price.
  private static func isKnown(_ prices: String, asOf day: String? = nil) -> [Bool] {
    var made = MadeBook()
    made.buy([DayPrice](written: prices))
    let analysis = made.analysis { $0.asOf = day.map(date) }
    let rows = analysis.unitValues.series[0].rows
    let prices = analysis.regularPrices
    let even = prices.evenLogarithms(series: 0, rows: rows)
    return (even ?? rows.map(prices.logarithm(row:))).map { !$0.isNaN }
  }

  @Test("A first price is an offer where those of the half year after are higher")
  func firstPrice() {
    #expect(Self.isKnown("0:1500 35:2000 65:2000 95:2000") == [false, true, true, true])
  }

  @Test("A later price says nothing of one that is more than half a year older")
  func farPrice() {
    #expect(Self.isKnown("0:1500 184:2000 215:2000 245:2000") == [true, true, true, true])
    #expect(!Self.isKnown("0:1500 183:2000 215:2000 245:2000")[0])
  }

  @Test("Prices after the as-of day are not known")
  func asOf() {
    #expect(Self.isKnown("0:1500 35:2000 65:2000 95:2000", asOf: "2024-01-31")[0])
  }

  @Test("A low price after a named discount is what the shelf asks")
  func namedDiscounts() {
    #expect(Self.isKnown("0:2000d 35:2000 65:1500 95:2000") == [true, true, true, true])
    #expect(Self.isKnown("0:2000 35:2000 65:1500 95:2000") == [true, true, false, true])
  }

  @Test("Prices within 10 % of each other are all prices")
  func small() {
    #expect(Self.isKnown("0:1800 35:2000 65:2000") == [true, true, true])
  }

  @Test("Unmarked offers among the first prices are no rise of all prices")
  func steady() throws {
    // Each of twenty items costs 20.00 for 14 months; the first price of five of them is an offer.
    var made = MadeBook(items: 20)
    for item in 0..<20 {
      for month in 0..<14 {
        let first = Month(year: 2025, month: 1).adding(months: month)
        let paid: Int64 = month == 0 && item % 4 == 0 ? 150_000 : 200_000
        made.buy(ItemID(item), on: "\(first)-10", paid: paid)
      }
    }
    let change = try #require(made.analysis().priceModels.first?.household)
    #expect(change.estimate.estimate.value.magnitude < 0.001)
  }
}
