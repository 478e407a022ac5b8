import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// A book made line by line for a test; items, stores and categories are named by number.
struct MadeBook {
  var book = Book()

  init(
    items: Int = 3, stores: Int = 3, categories: [String] = ["", "Bakery", "Dairy"],
    units: [String] = ["each", "g", "kg", "lb", "ml"], currencies: [String] = ["EUR", "CHF"]
  ) {
    book.names.items = IDTable((0..<items).map { Item(name: "item \($0)") })
    book.names.stores = IDTable((0..<stores).map { "store \($0)" })
    book.names.categories = IDTable(categories)
    book.names.units = IDTable(units.map { UnitOfMeasure(written: $0) })
    book.names.currencies = IDTable(currencies.map { CurrencyCode(label: $0) })
  }

  /// Adds a line; its uses are what an importer would give it.
  mutating func buy(
    _ item: ItemID = 0, at store: StoreID = 0, on day: String, paid: Int64,
    quantity: Int64 = 1_000_000, unit: UnitID = 0, currency: CurrencyID = 0,
    category: CategoryID = 1,
    receipt: UInt32? = nil, uses: ReceiptLines.Uses? = nil
  ) {
    let isPrice = paid > 0 && quantity > 0 && !book.names.items[item].isAdjustment
    book.lines.append(
      ReceiptLine(
        receipt: receipt ?? UInt32(book.lines.count), day: date(day), store: store, item: item,
        category: category, unit: unit, currency: currency,
        quantity: Quantity(millionths: quantity), paid: Amount(tenThousandths: paid),
        uses: uses ?? (isPrice ? [.spending, .price] : .spending), source: 0,
        line: UInt32(book.lines.count + 2)))
  }

  /// One purchase of one item on the tenth of consecutive months from January 2026; a price of
  /// zero leaves a month out.
  mutating func buyMonthly(
    _ item: ItemID = 0, at store: StoreID = 0, prices: [Int64], unit: UnitID = 0
  ) {
    for (offset, price) in prices.enumerated() where price > 0 {
      let month = Month(year: 2026, month: 1).adding(months: offset)
      buy(item, at: store, on: "\(month)-10", paid: price, unit: unit)
    }
  }

  func analysis(_ change: (inout AnalysisOptions) -> Void = { _ in }) -> Analysis {
    var options = AnalysisOptions()
    change(&options)
    return Analysis(ofKnown: book, options: options)
  }

  /// A random book: prices, refunds, free items, several units and currencies, days in no order.
  static func random(seed: UInt64, lines: Int, isSorted: Bool = false) -> MadeBook {
    var generator = SeededGenerator(seed: seed)
    var made = MadeBook(items: 12, stores: 5)
    made.book.names.items[11].isAdjustment = true
    var days = (0..<lines).map { _ in Int.random(in: 0..<500, using: &generator) }
    if isSorted { days.sort() }
    for day in days {
      let store = StoreID.random(in: 0..<5, using: &generator)
      let date = CalendarDate(daysSinceEpoch: 20_000).adding(days: day)
      let isRefund = Int.random(in: 0..<12, using: &generator) == 0
      let paid = Int64.random(in: 0...400, using: &generator) * 500
      made.buy(
        ItemID.random(in: 0..<12, using: &generator), at: store, on: date.description,
        paid: isRefund ? -paid : paid,
        quantity: Int64.random(in: 1...5, using: &generator) * 250_000 * (isRefund ? -1 : 1),
        unit: UnitID.random(in: 0..<5, using: &generator),
        currency: CurrencyID.random(in: 0..<2, using: &generator),
        category: CategoryID.random(in: 0..<3, using: &generator),
        receipt: UInt32(day) * 5 + store.rawValue)
    }
    return made
  }

  /// The same lines in an order drawn from a seed.
  func shuffled(seed: UInt64) -> MadeBook {
    var generator = SeededGenerator(seed: seed)
    let order = Array(0..<book.lines.count).shuffled(using: &generator)
    var result = self
    result.book.lines.receipt = order.map { book.lines.receipt[$0] }
    result.book.lines.article = order.map { book.lines.article[$0] }
    result.book.lines.quantity = order.map { book.lines.quantity[$0] }
    result.book.lines.paid = order.map { book.lines.paid[$0] }
    result.book.lines.uses = order.map { book.lines.uses[$0] }
    result.book.lines.line = RunColumn(step: 1)
    for row in order { result.book.lines.line.append(book.lines.line[row]) }
    return result
  }
}

func date(_ text: String) -> CalendarDate {
  CalendarDate(iso: text) ?? CalendarDate(daysSinceEpoch: 0)
}

func monthNamed(_ text: String) -> Month {
  Month(iso: text) ?? Month(index: 0)
}

/// Everything of an analysis that must not depend on the order of lines or on threads, as text.
func fingerprint(_ analysis: Analysis) -> String {
  let values = analysis.unitValues
  return """
    \(analysis.period) \(analysis.currencies)
    \(analysis.spending.byCategory)
    \(analysis.spending.byStore)
    \(analysis.spending.byItem)
    \(analysis.spending.byMonth)
    \(values.series) \(values.dimensions) \(values.month)
    \((0..<values.rowCount).map { values[$0] }) \(values.quotedRows)
    \(analysis.trends)
    \(analysis.alerts)
    \(analysis.storeIndexes)
    \(analysis.householdIndexes)
    \(analysis.spendingChange)
    \(analysis.possibleSavings)
    \(analysis.packages)
    \(analysis.storeLevels)
    """
}
