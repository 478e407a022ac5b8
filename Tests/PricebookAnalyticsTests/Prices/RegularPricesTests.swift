import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

private func cents(_ price: UnitValue?) -> Int64? { price?.rounded.map { $0.tenThousandths / 100 } }

private func analysis(_ prices: String, asOf day: String? = nil) -> Analysis {
  var made = MadeBook()
  made.buy([DayPrice](written: prices))
  return made.analysis { $0.asOf = day.map(date) }
}

/// A price that an app keeps for the first item at the first store.
private func option(_ price: String, on day: String) -> PriceOption {
  PriceOption(
    item: 0, store: 0, unit: .each, currency: CurrencyCode(label: "EUR"),
    price: ExactDecimal(parsing: price) ?? .zero, day: date(day), source: 0)
}

struct RegularPricesTests {
  @Test("The price of a month is Σ price before discounts ÷ Σ quantity over its regular days")
  func month() {
    // January: 20.00 twice and 15.00 on offer. February: 20.00, and 18.00 after a named discount.
    let found = analysis("0:2000 7:2000 14:1500 35:2000 42:2000d")
    #expect(cents(found.unitValues.price(row: 0)) == 1_833)
    #expect(cents(found.regularPrices.price(row: 0)) == 2_000)
    #expect(cents(found.unitValues.price(row: 1)) == 1_900)
    #expect(cents(found.regularPrices.price(row: 1)) == 2_000)
  }

  @Test("A month of offers has no regular price")
  func offersAlone() {
    let prices = analysis("0:2000 7:2000 35:1500").regularPrices
    #expect(prices.price(row: 1) == nil)
    #expect(prices.logarithm(row: 1).isNaN)
    #expect(prices.logarithm(row: 0).isFinite)
  }

  @Test("A month says what was known by its end where the analysis is of that day")
  func earlierMonth() {
    let prices = "0:2000 7:2000 35:1500 42:1500 63:1500"
    #expect(cents(analysis(prices, asOf: "2024-02-29").regularPrices.price(row: 1)) == nil)
    let later = analysis(prices).regularPrices
    #expect(cents(later.price(row: 1)) == 1_500)
    #expect(later.priceAtMonthEnd(row: 1) == nil)
    #expect(cents(later.priceAtMonthEnd(row: 2)) == 1_500)
  }

  @Test("A past month of a report says what an analysis of its lines alone says")
  func pastReport() {
    var made = MadeBook()
    made.buy([DayPrice](seed: 7, count: 80, longestGap: 9))
    let book = made.book
    let analyses = MonthlyAnalyses(
      of: book, options: { AnalysisOptions(for: book, period: $0) }, needsOthers: { _ in true })
    for month in analyses.own.period.months.dropLast() {
      let past = analyses.analysis(of: MonthPeriod(month))
      let alone = made.analysis { $0.asOf = month.lastDay }
      #expect(past.regularPrices.last(series: 0) == alone.regularPrices.last(series: 0))
      #expect(past.regularPrices.offer(series: 0) == alone.regularPrices.offer(series: 0))
      for row in past.unitValues.series[0].rows {
        #expect(past.regularPrices.price(row: row) == alone.regularPrices.price(row: row))
      }
    }
  }

  @Test("The last regular price is older than an unmarked offer, which stands beside it")
  func unmarkedOffer() throws {
    let prices = analysis("0:2000 7:2100 14:1500").regularPrices
    let last = try #require(prices.last(series: 0))
    #expect(cents(last.price) == 2_100 && last.day == date("2024-01-10") && !last.isSeen)
    let offer = try #require(prices.offer(series: 0))
    #expect(cents(offer.price) == 1_500 && offer.day == date("2024-01-17"))
  }

  @Test("A named discount leaves the price before it as the last, and is an offer of its day")
  func namedDiscount() throws {
    let prices = analysis("0:2000 7:2000d").regularPrices
    #expect(cents(prices.last(series: 0)?.price) == 2_000)
    #expect(prices.last(series: 0)?.day == date("2024-01-10"))
    #expect(cents(prices.offer(series: 0)?.price) == 1_800)
    #expect(analysis("0:2000 7:2000d 14:2000").regularPrices.offer(series: 0) == nil)
  }

  @Test("A price that an app saw is the last one after a purchase, not on its day")
  func seen() {
    var made = MadeBook()
    made.buy([DayPrice](written: "0:2000"))
    made.book.vault.priceOptions = [option("23.00", on: "2024-01-03")]
    let day = date("2024-01-31")
    let same = made.analysis { $0.asOf = day }.regularPrices
    #expect(cents(same.last(series: 0)?.price) == 2_000)
    made.book.vault.priceOptions = [option("23.00", on: "2024-01-04")]
    let last = made.analysis { $0.asOf = day }.regularPrices.last(series: 0)
    #expect(cents(last?.price) == 2_300 && last?.isSeen == true)
  }

  @Test("A much lower price that was seen is no offer, and what is paid at it later is none either")
  func seenFall() {
    var made = MadeBook()
    made.buy([DayPrice](written: "0:2000 7:2000 21:1500"))
    made.book.vault.priceOptions = [option("15.00", on: "2024-01-17")]
    let prices = made.analysis().regularPrices
    #expect(prices.last(series: 0)?.day == date("2024-01-24"))
    #expect(prices.offer(series: 0) == nil)
  }
}
