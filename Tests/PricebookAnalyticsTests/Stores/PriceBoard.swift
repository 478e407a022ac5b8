import PricebookModel
import TestSupport

@testable import PricebookAnalytics

/// A small book whose prices are written down directly: one row per store, one column per item.
struct PriceBoard {
  var book = Book()
  var unitValues = UnitValues()
  var asOf = CalendarDate(daysSinceEpoch: 20_755)
  var options = AnalysisOptions()

  /// - Parameters:
  ///   - prices: Cents per piece by store, then item; `nil` where the store has no price.
  ///   - quantities: Pieces of each item in the basket; 1 each where absent.
  init(prices: [[Int?]], quantities: [Int]? = nil) {
    let itemCount = prices.first?.count ?? 0
    let euro = CurrencyCode(label: "EUR")
    book.names.items = IDTable((0..<itemCount).map { Item(name: "Item \(100 + $0)") })
    book.names.stores = IDTable(prices.indices.map { "Store \(100 + $0)" })
    book.names.units = [.each]
    book.names.currencies = [euro]
    book.names.categories = [""]
    unitValues.dimensions = [.count]
    for item in 0..<itemCount {
      for store in prices.indices {
        guard let cents = prices[store][item] else { continue }
        addSeries(item: item, store: store, cents: cents, day: asOf)
      }
    }
    book.baskets = [
      Basket(
        name: "list",
        lines: (0..<itemCount).map { item in
          Basket.Line(
            item: ItemID(item), quantity: Quantity(pieces: quantities?[item] ?? 1), unit: .each)
        },
        currency: euro)
    ]
  }

  var period: ReportPeriod {
    ReportPeriod(month: asOf.month, asOf: asOf, isOver: true, months: [asOf.month])
  }

  var comparisons: [StoreComparison] {
    StoreComparer(
      book: book, unitValues: unitValues, period: period, models: models, options: options
    ).baskets
  }

  var models: [PriceModel] {
    let units = UnitTable(of: book)
    return PriceModel.all(
      in: unitValues,
      prices: RegularPrices(
        of: unitValues, logarithms: PriceLogarithms(of: unitValues), lines: book.lines,
        units: units, quotes: QuotedPrices(of: book, units: units, asOf: asOf), asOf: asOf),
      undated: UndatedPrice.all(in: book, units: units),
      categories: ItemCategories(itemCount: book.names.items.count), units: units,
      spending: Spending(), month: asOf.month, asOf: asOf, boundaries: MonthCalendar(),
      settings: options.settings)
  }

  /// Adds a series with one price; series must come in order of item and store.
  mutating func addSeries(
    item: Int, store: Int, cents: Int, pieces: Int = 1, day: CalendarDate, dimension: Int = 0,
    currency: Int = 0
  ) {
    let value = UnitValue(
      paid: Amount(cents: cents), quantity: UnitOfMeasure.each.base(Quantity(pieces: pieces)))
    unitValues.series.append(
      UnitValues.Series(
        item: ItemID(item), store: StoreID(store), dimension: DimensionID(dimension),
        currency: CurrencyID(currency), firstRow: Int32(unitValues.rowCount), rowCount: 1,
        latestDay: day, latest: value, firstDay: Int32(unitValues.days.count), dayCount: 1))
    unitValues.days.append(day: day.daysSinceEpoch, price: value)
    unitValues.append(
      month: day.month, paid: value.paid, quantity: value.quantity, observations: 1,
      minimum: value.paid, maximum: value.paid)
  }

  /// Adds a purchase of pieces as a receipt line.
  mutating func addPurchase(
    item: Int, store: Int = 0, receipt: Int, day: CalendarDate, pieces: Int = 1, cents: Int = 100,
    unit: Int = 0, currency: Int = 0, uses: ReceiptLines.Uses = [.spending, .price]
  ) {
    book.lines.append(
      ReceiptLine(
        receipt: UInt32(receipt), day: day, store: StoreID(store), item: ItemID(item), category: 0,
        unit: UnitID(unit), currency: CurrencyID(currency), quantity: Quantity(pieces: pieces),
        paid: Amount(cents: cents), uses: uses, source: 0, line: 0))
  }
}

extension Amount {
  init(cents: Int) {
    self.init(tenThousandths: Int64(cents) * 100)
  }
}

extension Quantity {
  init(pieces: Int) {
    self.init(millionths: Int64(pieces) * 1_000_000)
  }
}

extension UnitValues {
  /// Appends a row; the caller keeps the series that it belongs to.
  mutating func append(
    month: Month, paid: Amount, quantity: BaseQuantity, observations: UInt32, minimum: Amount,
    maximum: Amount
  ) {
    append(
      Row(
        quantity: quantity, paid: paid, minimum: minimum, maximum: maximum,
        observations: observations),
      month: month)
  }
}

extension ReportPeriod {
  /// A period of one month.
  init(month: Month, asOf: CalendarDate, isOver: Bool, months: [Month]) {
    self.init(
      span: MonthPeriod(month), month: month, asOf: asOf, isOver: isOver, months: months)
  }
}
