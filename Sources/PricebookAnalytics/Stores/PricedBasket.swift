import PricebookModel

/// A basket's prices at every store that has any, in one currency.
struct PricedBasket {
  /// One store with a cell for every line of the basket; only its own prices.
  struct Row {
    var store: StoreID
    var cells: [StoreComparison.BasketPrice?]
    private(set) var total = Amount.zero
    private(set) var availableItemCount = 0

    mutating func count() {
      total = cells.reduce(.zero) { $0 + ($1?.cost ?? .zero) }
      availableItemCount = cells.count { $0 != nil }
    }
  }

  var lines: [Basket.Line]
  var currency: CurrencyCode
  /// Stores ascending.
  var rows: [Row]
  /// The most that one line may cost; dearer ones count as not priced, so that no total overflows.
  let costLimit: Amount

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
    return byCurrency(quotes).map {
      PricedBasket(lines: basket.lines, currency: $0.currency, quotes: $0.quotes)
    }.filter { !$0.rows.isEmpty }
  }

  /// Prices by currency, the one with most of them first, ties by label.
  private static func byCurrency(
    _ quotes: [(line: Int, quote: StorePrices.Quote)]
  ) -> [(currency: CurrencyCode, quotes: [(line: Int, quote: StorePrices.Quote)])] {
    Dictionary(grouping: quotes, by: \.quote.currency)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { ($0.key, $0.value) }
  }

  private init(
    lines: [Basket.Line], currency: CurrencyCode, quotes: [(line: Int, quote: StorePrices.Quote)]
  ) {
    self.lines = lines
    self.currency = currency
    digits = currency.minorUnitDigits
    costLimit = Amount(
      tenThousandths: Amount.bookLimit.tenThousandths / 2 / Int64(max(1, lines.count)))
    let stores = Set(quotes.map(\.quote.store)).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(stores, stores.indices))
    let none = [StoreComparison.BasketPrice?](repeating: nil, count: lines.count)
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
  func cell(of price: StorePrice, line: Int) -> StoreComparison.BasketPrice? {
    let wanted = lines[line]
    guard let rounded = price.rounded,
      let cost = price.cost(of: wanted.unit.base(wanted.quantity), roundedToDigits: digits),
      cost <= costLimit
    else { return nil }
    return StoreComparison.BasketPrice(
      price: rounded, cost: cost, observed: price.day, isFilledIn: false)
  }
}

/// What the eligible stores ask for a whole basket, missing prices filled in with expected ones.
///
/// The like-for-like total has a store's own latest prices and, for items that it lacks, what the
/// price model expects; it covers the items that every eligible store prices or that can be filled
/// in at each. What is filled in is an estimate, which is rounded once, as a sum.
struct WholeBaskets {
  /// Like for like; one per eligible store, in order of rank.
  private(set) var totals: [Amount]
  /// The filled-in prices by eligible store and line; `nil` for its own price, or without any.
  private(set) var prices: [[StoreComparison.BasketPrice?]]

  /// - Parameter rows: The eligible stores in order of rank.
  init(of rows: [PricedBasket.Row], in basket: PricedBasket, model: BasketModel) {
    totals = Array(repeating: .zero, count: rows.count)
    prices = rows.map { Array(repeating: nil, count: $0.cells.count) }
    var estimated = [Double](repeating: 0, count: rows.count)
    for line in basket.lines.indices {
      let estimates = rows.map { row in
        row.cells[line] == nil
          ? basket.estimate(line: line, unitPrice: model.price(line: line, at: row.store)) : nil
      }
      guard rows.indices.allSatisfy({ rows[$0].cells[line] != nil || estimates[$0] != nil })
      else { continue }
      for place in rows.indices {
        if let cell = rows[place].cells[line] {
          totals[place] += cell.cost
        } else if let estimate = estimates[place] {
          estimated[place] += model.cost(line: line, at: rows[place].store) ?? 0
          prices[place][line] = estimate
        }
      }
    }
    for place in rows.indices { totals[place] += model.amount(estimated[place]) ?? .zero }
  }

  /// The store with the lowest total, ties by rank; `nil` without eligible stores.
  var winner: Int? { totals.indices.min { (totals[$0], $0) < (totals[$1], $1) } }
}

struct BasketModel {
  private let model: PriceModel?
  private let lines: [(item: ItemID, dimension: DimensionID?, quantity: Double)]
  private let digits: Int

  init(
    _ basket: PricedBasket, model: PriceModel?,
    dimensions: IDTable<DimensionID, UnitOfMeasure.Dimension>
  ) {
    self.model = model
    digits = basket.digits
    lines = basket.lines.map { line in
      (
        line.item, dimensions.firstIndex(of: line.unit.dimension),
        line.unit.base(line.quantity).approximateUnits
      )
    }
  }

  var usualStore: StoreID? { model?.usualStore }

  /// What a line's item is expected to cost at a store, per base unit.
  func price(line: Int, at store: StoreID) -> Double? {
    lines[line].dimension.flatMap {
      model?.expectedPrice(of: lines[line].item, in: $0, at: store)?.price
    }
  }

  func cost(line: Int, at store: StoreID) -> Double? {
    price(line: line, at: store).map { $0 * lines[line].quantity }
  }

  /// What the basket is expected to save.
  ///
  /// - Parameters:
  ///   - store: Where a line would be bought; lines without a store are left out.
  ///   - now: Where it is bought now; `nil` for where the household buys it.
  func saving(at store: (Int) -> StoreID?, insteadOf now: StoreID? = nil) -> BasketSaving? {
    model?.saving(
      of: lines.indices.compactMap { line in
        guard let dimension = lines[line].dimension, let store = store(line) else { return nil }
        return PriceModel.BasketLine(
          item: lines[line].item, dimension: dimension, quantity: lines[line].quantity,
          store: store, now: now.map { [($0, 1)] } ?? [])
      })
  }

  /// An estimated amount, rounded half away from zero to the minor unit; `nil` if it does not fit.
  func amount(_ units: Double) -> Amount? {
    Amount(estimating: units.magnitude, digits: digits, limit: .bookLimit)
      .map { units < 0 ? .zero - $0 : $0 }
  }
}

extension PricedBasket {
  /// A filled-in price with its cost; `nil` without a price or beyond ``costLimit``.
  fileprivate func estimate(line: Int, unitPrice: Double?) -> StoreComparison.BasketPrice? {
    guard let unitPrice else { return nil }
    let wanted = lines[line].unit.base(lines[line].quantity).approximateUnits
    guard let price = Amount(estimating: unitPrice, digits: 4, limit: .bookLimit),
      let cost = Amount(estimating: unitPrice * wanted, digits: digits, limit: costLimit)
    else { return nil }
    return StoreComparison.BasketPrice(price: price, cost: cost, observed: nil, isFilledIn: true)
  }
}

extension Amount {
  /// An estimated price per unit, in 1/10 000; `nil` where it does not fit.
  package init?(perUnit price: Double) {
    self.init(estimating: price, digits: 4, limit: .bookLimit)
  }

  /// An estimate rounded half away from zero to the minor unit.
  ///
  /// - Returns: `nil` for anything negative, beyond `limit` or not a number.
  init?(estimating units: Double, digits: Int, limit: Amount) {
    let step = Double(Amount.step(digits: digits))
    let tenThousandths = (units * 10_000 / step).roundedOnPaper() * step
    guard tenThousandths >= 0, tenThousandths <= Double(limit.tenThousandths),
      let exact = Int64(exactly: tenThousandths), exact <= limit.tenThousandths
    else { return nil }
    self.init(tenThousandths: exact)
  }
}
