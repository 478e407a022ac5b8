import PricebookModel

/// A basket's prices at every store that has any, in one currency.
struct PricedBasket {
  /// A store's own price of a line.
  struct Cell {
    var price: StorePrice
    /// In 1/10 000 per base unit.
    var rounded: Amount
    /// Rounded once to the minor unit.
    var cost: Amount
  }

  /// One store with a cell for every line of the basket.
  struct Row {
    var store: UInt32
    var cells: [Cell?]
    var total: Amount
    var availableItems: Int
  }

  var lines: [Basket.Line]
  var currency: CurrencyCode
  /// Stores ascending.
  var rows: [Row]
  /// The most that one line may cost; dearer lines count as not priced, so that no total of the
  /// basket can overflow.
  let costLimit: Amount

  var digits: Int { currency.minorUnitDigits }

  /// The basket in every currency that any of its lines has a price in.
  ///
  /// The currency with the most priced lines over all stores comes first, ties by label.
  static func all(of basket: Basket, prices: StorePrices) -> [PricedBasket] {
    var quotes: [CurrencyCode: [(line: Int, quote: StorePrices.Quote)]] = [:]
    for (index, line) in basket.lines.enumerated() {
      for quote in prices.quotes(of: line.item, in: line.unit.dimension)
      where basket.currency == nil || basket.currency == quote.currency {
        quotes[quote.currency, default: []].append((index, quote))
      }
    }
    return quotes.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { PricedBasket(lines: basket.lines, currency: $0.key, quotes: $0.value) }
      .filter { !$0.rows.isEmpty }
  }

  private init(
    lines: [Basket.Line], currency: CurrencyCode,
    quotes: [(line: Int, quote: StorePrices.Quote)]
  ) {
    self.lines = lines
    self.currency = currency
    costLimit = Amount(
      tenThousandths: Amount.bookLimit.tenThousandths / 2 / Int64(max(1, lines.count)))
    var byStore: [UInt32: Row] = [:]
    for (index, quote) in quotes {
      let line = lines[index]
      guard let rounded = quote.price.rounded,
        let cost = quote.price.cost(
          of: line.unit.base(line.quantity), roundedToDigits: currency.minorUnitDigits),
        cost <= costLimit
      else { continue }
      var row =
        byStore[quote.store]
        ?? Row(
          store: quote.store, cells: Array(repeating: nil, count: lines.count), total: .zero,
          availableItems: 0)
      row.cells[index] = Cell(price: quote.price, rounded: rounded, cost: cost)
      row.total += cost
      row.availableItems += 1
      byStore[quote.store] = row
    }
    rows = byStore.values.sorted { $0.store < $1.store }
  }
}
