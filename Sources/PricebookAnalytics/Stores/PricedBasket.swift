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
    /// See ``StoreComparison/BasketPrice/ordinaryPrice``.
    var ordinaryPrice: Amount?
  }

  /// One store with a cell for every line of the basket.
  struct Row {
    var store: StoreID
    var cells: [Cell?]
    private(set) var total = Amount.zero
    private(set) var availableItemCount = 0

    /// Takes total and availability from the cells.
    mutating func count() {
      total = cells.reduce(.zero) { $0 + ($1?.cost ?? .zero) }
      availableItemCount = cells.count { $0 != nil }
    }
  }

  var lines: [Basket.Line]
  var currency: CurrencyCode
  /// Stores ascending.
  var rows: [Row]
  /// The most that one line may cost; dearer lines count as not priced, so that no total of the
  /// basket can overflow.
  let costLimit: Amount

  /// Decimals of the currency's minor unit.
  let digits: Int

  /// The basket in every currency that any of its lines has a price in.
  ///
  /// The currency with the most priced lines over all stores comes first, ties by label.
  static func all(of basket: Basket, prices: StorePrices) -> [PricedBasket] {
    var quotes: [(line: Int, quote: StorePrices.Quote)] = []
    for (index, line) in basket.lines.enumerated() {
      for quote in prices.quotes(of: line.item, in: line.unit.dimension)
      where basket.currency == nil || basket.currency == quote.currency {
        quotes.append((index, quote))
      }
    }
    return byCurrency(quotes)
      .map {
        PricedBasket(lines: basket.lines, currency: $0.currency, quotes: $0.quotes)
      }
      .filter { !$0.rows.isEmpty }
  }

  /// Prices by currency, the one with most of them first, ties by label.
  private static func byCurrency(
    _ quotes: [(line: Int, quote: StorePrices.Quote)]
  ) -> [(currency: CurrencyCode, quotes: [(line: Int, quote: StorePrices.Quote)])] {
    guard let first = quotes.first?.quote.currency else { return [] }
    if quotes.allSatisfy({ $0.quote.currency == first }) { return [(first, quotes)] }
    return Dictionary(grouping: quotes, by: \.quote.currency)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { ($0.key, $0.value) }
  }

  private init(
    lines: [Basket.Line], currency: CurrencyCode,
    quotes: [(line: Int, quote: StorePrices.Quote)]
  ) {
    self.lines = lines
    self.currency = currency
    digits = currency.minorUnitDigits
    costLimit = Amount(
      tenThousandths: Amount.bookLimit.tenThousandths / 2 / Int64(max(1, lines.count)))
    let stores = Set(quotes.map(\.quote.store)).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(stores, stores.indices))
    let none = [Cell?](repeating: nil, count: lines.count)
    rows = stores.map { Row(store: $0, cells: none) }
    for (index, quote) in quotes {
      guard let place = places[quote.store], var cell = cell(of: quote.price, line: index) else {
        continue
      }
      cell.ordinaryPrice = quote.ordinaryPrice
      rows[place].cells[index] = cell
    }
    for place in rows.indices { rows[place].count() }
    rows.removeAll { $0.availableItemCount == 0 }
  }

  /// A price of a line with its cost; `nil` where it does not fit or exceeds ``costLimit``.
  func cell(of price: StorePrice, line: Int) -> Cell? {
    let wanted = lines[line]
    guard let rounded = price.rounded,
      let cost = price.cost(
        of: wanted.unit.base(wanted.quantity), roundedToDigits: digits),
      cost <= costLimit
    else { return nil }
    return Cell(price: price, rounded: rounded, cost: cost)
  }
}
