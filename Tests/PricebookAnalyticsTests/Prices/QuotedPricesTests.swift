import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

private func option(
  _ price: String, on day: String?, item: ItemID = 0, store: StoreID = 0, unit: String = "each",
  currency: String = "EUR"
) -> PriceOption {
  PriceOption(
    item: item, store: store, unit: UnitOfMeasure(written: unit),
    currency: CurrencyCode(label: currency), price: ExactDecimal(parsing: price) ?? .zero,
    day: day.map { date($0) }, source: 0)
}

struct QuotedPricesTests {
  @Test("Prices of one day make their mean, days of one month the mean of the days")
  func meanOfDays() throws {
    var made = MadeBook()
    made.book.vault.priceOptions = [
      option("1.00", on: "2026-03-01"), option("2.00", on: "2026-03-01"),
      option("2.50", on: "2026-03-20"),
    ]
    let values = made.analysis().unitValues
    let series = try #require(values.series.first)
    #expect(values.price(row: 0).rounded == Amount(tenThousandths: 20_000))
    #expect(values.rowCount == 1)
    #expect(values[0].minimum == Amount(tenThousandths: 10_000))
    #expect(values[0].maximum == Amount(tenThousandths: 25_000))
    #expect(values[0].observations == 3 && values.quotedRows == [0])
    #expect(series.latestDay == date("2026-03-20"))
    #expect(series.latest.rounded == Amount(tenThousandths: 25_000))
  }

  @Test("A month with receipts keeps their price, a later quote is the latest")
  func receiptsFirst() throws {
    var made = MadeBook()
    made.buy(on: "2026-03-10", paid: 40_000)
    made.buy(on: "2026-05-10", paid: 50_000)
    made.book.vault.priceOptions = [
      option("1.00", on: "2026-03-20"), option("3.00", on: "2026-04-02"),
      option("9.00", on: "2026-02-02"), option("7.77", on: nil),
    ]
    let values = made.analysis { $0.asOf = date("2026-04-30") }.unitValues
    let series = try #require(values.series.first)
    #expect(values.month.map(\.description) == ["2026-02", "2026-03", "2026-04", "2026-05"])
    let prices = values.month.indices.map { values.price(row: $0).rounded?.tenThousandths }
    #expect(prices == [90_000, 40_000, 30_000, 50_000])
    #expect(values.quotedRows == [0, 2])
    #expect(series.latestDay == date("2026-04-02"))
  }

  @Test("At the end of a past month too, what was paid on a day comes before what was seen")
  func pastMonth() {
    var made = MadeBook()
    for day in ["2026-01-05", "2026-01-10"] { made.buy(on: day, paid: 20_000) }
    made.buy(on: "2026-03-10", paid: 30_000)
    made.book.vault.priceOptions = [option("1.00", on: "2026-01-10")]
    let book = made.book
    let analyses = MonthlyAnalyses(
      of: book, options: { AnalysisOptions(for: book, period: $0) }, needsOthers: { _ in true })
    let past = analyses.analysis(of: MonthPeriod(monthNamed("2026-01")))
    let prices = past.comparisons.first?.stores.first?.prices.map { $0?.price.tenThousandths }
    #expect(prices == [20_000])
  }

  @Test("What the household paid in a month has no prices that were seen")
  func householdPrices() {
    var made = MadeBook()
    made.buy(on: "2026-03-10", paid: 40_000)
    made.book.vault.priceOptions = [option("3.00", on: "2026-04-02")]
    let household = MonthlyPrices(
      pooling: made.analysis().unitValues, units: UnitTable(of: made.book))
    #expect(household.month == [monthNamed("2026-03")])
  }

  @Test("A quote per gram is a price per kilogram, with every digit")
  func perGram() {
    var made = MadeBook()
    made.book.vault.priceOptions = [option("0.0166666667", on: "2026-03-01", unit: "g")]
    let values = made.analysis().unitValues
    #expect(values.price(row: 0).rounded == Amount(tenThousandths: 166_667))
    #expect(values.dimensions.contains(.mass))
  }

  @Test("Quotes of items and stores without receipts take their place in the order")
  func order() {
    var made = MadeBook()
    made.buy(1, at: 1, on: "2026-03-10", paid: 40_000)
    made.book.vault.priceOptions = [
      option("1", on: "2026-03-01", item: 2), option("1", on: "2026-03-01", item: 1),
      option("1", on: "2026-03-01", item: 1, store: 2), option("1", on: "2026-03-01", item: 0),
    ]
    let values = made.analysis().unitValues
    #expect(values.series.map(\.item) == [0, 1, 1, 1, 2])
    #expect(values.series.map(\.store) == [0, 0, 1, 2, 0])
    #expect(values.series.map(\.rows) == [0..<1, 1..<2, 2..<3, 3..<4, 4..<5])
  }

  @Test("Quotes that cannot be kept are left out", arguments: ["0", "-1", "1e30", "1e-20"])
  func unusable(price: String) {
    var made = MadeBook()
    made.book.vault.priceOptions = [option(price, on: "2026-03-01")]
    #expect(made.analysis().unitValues.rowCount == 0)
  }

  @Test("What was quoted alone is no part of what the household paid")
  func householdIndex() {
    var made = MadeBook()
    made.buy(0, on: "2026-03-10", paid: 40_000)
    made.buy(0, on: "2026-04-10", paid: 50_000)
    made.book.vault.priceOptions = [
      option("1", on: "2026-03-01", item: 1), option("9", on: "2026-04-01", item: 1),
    ]
    let index = made.analysis().householdIndexes.first
    #expect(abs((index?.points.last?.index ?? 0) - 125) < 1e-9)
    #expect(index?.points.last?.matchedPercent == 100)
  }
}
