import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

private let gram = UnitOfMeasure(written: "g")
private let kilogram = UnitOfMeasure(written: "kg")
private let euro = CurrencyCode(label: "EUR")

extension PriceBoard {
  /// Adds a price that an app keeps for an item at the first store.
  fileprivate mutating func addOption(
    _ price: String, unit: UnitOfMeasure = .each, item: ItemID = 0, day: CalendarDate? = nil
  ) throws {
    let price = try #require(ExactDecimal(parsing: price))
    book.vault.priceOptions.append(
      PriceOption(
        item: item, store: 0, unit: unit, currency: euro, price: price, day: day, source: 0))
  }

  /// What the first store asks for the first item of the basket.
  fileprivate var firstPrice: StoreComparison.BasketPrice? {
    comparisons.first?.stores.first?.prices.first ?? nil
  }
}

struct StorePricesTests {
  @Test(
    "A price counts on the day and up to the maximum age",
    arguments: [(0, true), (365, true), (366, false), (-1, false)])
  func age(days: Int, counts: Bool) {
    var board = PriceBoard(prices: [[nil]])
    board.addSeries(item: 0, store: 0, cents: 250, day: board.asOf.adding(days: -days))
    #expect((board.firstPrice != nil) == counts)
  }

  @Test("A series without a priced day is no price")
  func distantPast() {
    var board = PriceBoard(prices: [[nil]])
    board.options.settings[.maximumPriceAgeDays] = Int.max
    board.unitValues.series = [
      UnitValues.Series(
        item: 0, store: 0, dimension: DimensionID(0), currency: 0, firstRow: 0, rowCount: 0,
        latestDay: CalendarDate(daysSinceEpoch: Int32.min),
        latest: UnitValue(paid: .zero, quantity: .zero))
    ]
    #expect(board.comparisons.isEmpty)
  }

  @Test("A cost is the exact unit value times the quantity, rounded once")
  func roundedOnce() {
    // 10.00 for 3 pieces, three of them wanted: 10.00, not 3 × 3.33.
    var board = PriceBoard(prices: [[nil]], quantities: [3])
    board.addSeries(item: 0, store: 0, cents: 1_000, pieces: 3, day: board.asOf)
    #expect(board.firstPrice?.cost == Amount(cents: 1_000))
    #expect(board.firstPrice?.price == Amount(tenThousandths: 33_333))
    #expect(board.firstPrice?.observed == board.asOf)
  }

  @Test("An undated price stands in where no dated one is recent enough")
  func undated() throws {
    var board = PriceBoard(prices: [[nil]])
    board.addSeries(item: 0, store: 0, cents: 250, day: board.asOf.adding(days: -400))
    try board.addOption("1.99")
    #expect(board.firstPrice?.cost == Amount(cents: 199))
    #expect(board.firstPrice?.observed == nil)
    #expect(board.firstPrice?.isFilledIn == false)
  }

  @Test("A dated price within the age goes before an undated one")
  func datedFirst() throws {
    var board = PriceBoard(prices: [[300]])
    try board.addOption("1.99")
    #expect(board.firstPrice?.cost == Amount(cents: 300))
  }

  @Test("A dated price option is left to the unit values")
  func datedOption() throws {
    var board = PriceBoard(prices: [[nil]])
    try board.addOption("1.99", day: board.asOf)
    #expect(board.comparisons.isEmpty)
  }

  @Test("Several undated prices make one, their mean per base unit")
  func meanOfUndated() throws {
    var board = PriceBoard(prices: [[nil]])
    board.book.baskets[0].lines[0].unit = kilogram
    try board.addOption("0.002", unit: gram)
    try board.addOption("3", unit: kilogram)
    #expect(board.firstPrice?.cost == Amount(cents: 250))
  }

  @Test("A price of 38 digits per gram is rounded once: 300 g come to 5.00")
  func longPrice() throws {
    var board = PriceBoard(prices: [[nil]], quantities: [300])
    board.book.baskets[0].lines[0].unit = gram
    try board.addOption("0.01666666666666666666666666666666666667", unit: gram)
    #expect(board.firstPrice?.cost == Amount(cents: 500))
    #expect(board.firstPrice?.price == Amount(tenThousandths: 166_667))
  }

  @Test("A pound's price is compared per kilogram")
  func pounds() throws {
    var board = PriceBoard(prices: [[nil]])
    board.book.baskets[0].lines[0].unit = kilogram
    try board.addOption("4.5359237", unit: UnitOfMeasure(written: "lb"))
    #expect(board.firstPrice?.cost == Amount(cents: 1_000))
  }

  @Test("A price in another dimension is no price of the basket's line")
  func otherDimension() throws {
    var board = PriceBoard(prices: [[nil]])
    board.unitValues.dimensions = [.count, .mass]
    board.addSeries(item: 0, store: 0, cents: 300, day: board.asOf, dimension: 1)
    try board.addOption("3", unit: kilogram)
    #expect(board.comparisons.isEmpty)
  }

  @Test("A basket that names no currency is compared once in each it has prices in")
  func currencies() {
    var board = PriceBoard(prices: [[nil, nil]])
    board.book.names.currencies.append(CurrencyCode(label: "CHF"))
    board.book.baskets[0].currency = nil
    board.addSeries(item: 0, store: 0, cents: 300, day: board.asOf, currency: 1)
    board.addSeries(item: 0, store: 0, cents: 280, day: board.asOf)
    board.addSeries(item: 1, store: 0, cents: 100, day: board.asOf)
    #expect(board.comparisons.map(\.currency.label) == ["EUR", "CHF"])
    #expect(board.comparisons.map { $0.stores[0].total } == [380, 300].map(Amount.init(cents:)))
  }

  @Test("A basket that names its currency is compared in that one alone")
  func namedCurrency() {
    var board = PriceBoard(prices: [[nil]])
    board.book.names.currencies.append(CurrencyCode(label: "CHF"))
    board.addSeries(item: 0, store: 0, cents: 280, day: board.asOf)
    board.addSeries(item: 0, store: 0, cents: 300, day: board.asOf, currency: 1)
    #expect(board.comparisons.map(\.currency.label) == ["EUR"])
  }
}
