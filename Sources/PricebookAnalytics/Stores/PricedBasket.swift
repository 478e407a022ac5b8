import PricebookModel

/// The price of every item at every store as a comparison takes it.
///
/// That is the unit value of the latest day on or before the as-of date that is not older than
/// the maximum age; where there is none, the price without a date of price lists and of the vault.
struct StorePrices {
  struct Quote {
    var store: StoreID
    var currency: CurrencyCode
    /// Per base unit.
    var price: UnitValue
    var day: CalendarDate?
    /// The store's median price before, where this one is an offer.
    var ordinaryPrice: Amount?
  }

  private let unitValues: UnitValues
  private let currencies: IDTable<CurrencyID, CurrencyCode>
  private let units: UnitTable
  private let undated: [UndatedPrice]
  private let asOf: CalendarDate
  private let maximumAgeDays: Int
  private let months: MonthCalendar

  init(in book: Book, unitValues: UnitValues, asOf: CalendarDate, maximumAgeDays: Int) {
    self.unitValues = unitValues
    currencies = book.names.currencies
    units = UnitTable(of: book)
    undated = UndatedPrice.all(in: book, units: units, validOn: asOf)
    self.asOf = asOf
    months = book.settings.months
    self.maximumAgeDays = maximumAgeDays
  }

  /// The price of an item per base unit; one per store and currency, stores ascending.
  func quotes(of item: ItemID, in dimension: UnitOfMeasure.Dimension) -> [Quote] {
    var quotes: [Quote] = []
    for place in unitValues.seriesRange(ofItem: item) {
      let entry = unitValues.series[place]
      let age = asOf.days(since: entry.latestDay)
      guard unitValues.dimensions[entry.dimension] == dimension, age >= 0,
        age <= maximumAgeDays, entry.latest.paid > .zero, entry.latest.quantity > .zero
      else { continue }
      quotes.append(
        Quote(
          store: entry.store, currency: currencies[entry.currency], price: entry.latest,
          day: entry.latestDay,
          ordinaryPrice: unitValues.ordinaryPriceOfOffer(in: entry, months: months)))
    }
    // The series of one item and dimension are in this order, each store and currency once.
    guard !undated.isEmpty else { return quotes }
    let dated = Dictionary(grouping: quotes, by: \.store)
    for price in undated.prices(of: item) where units.dimensions[price.key.dimension] == dimension {
      let quote = Quote(
        store: price.key.store, currency: currencies[price.currency], price: price.price)
      if dated[quote.store]?.contains(where: { $0.currency == quote.currency }) != true {
        quotes.append(quote)
      }
    }
    return quotes.sorted { ($0.store, $0.currency) < ($1.store, $1.currency) }
  }
}

/// A basket's prices at every store that has any, in one currency, and what the model expects there.
struct PricedBasket: Sendable {
  /// One store with a cell for every line of the basket; only its own prices.
  struct Row: Sendable {
    var store: StoreID
    var cells: [StoreComparison.BasketPrice?]
    var total = Amount.zero
    var availableItemCount = 0
  }

  let lines: [Basket.Line]
  let currency: CurrencyCode
  /// Eligible stores by rank, then the others by availability (most first), then name.
  let rows: [Row]
  /// The places of the eligible stores in ``rows``.
  let eligible: Range<Int>
  let model: PriceModel?

  /// What is wanted of every line, in base units.
  private let wanted: [(dimension: DimensionID?, quantity: Double)]
  /// The most that one line may cost; dearer ones count as not priced, so that no total overflows.
  private let costLimit: Amount
  private let digits: Int

  /// The basket in every currency that any of its lines has a price in.
  ///
  /// The currency with the most priced lines over all stores comes first, ties by label.
  static func all(
    of basket: Basket, prices: StorePrices, by comparer: StoreComparer
  ) -> [PricedBasket] {
    var quotes: [(line: Int, quote: StorePrices.Quote)] = []
    for (index, line) in basket.lines.enumerated() {
      for quote in prices.quotes(of: line.item, in: line.unit.dimension)
      where basket.currency == nil || basket.currency == quote.currency {
        quotes.append((index, quote))
      }
    }
    return Dictionary(grouping: quotes, by: \.quote.currency)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { PricedBasket(lines: basket.lines, currency: $0.key, quotes: $0.value, by: comparer) }
      .filter { !$0.rows.isEmpty }
  }

  private init(
    lines: [Basket.Line], currency: CurrencyCode,
    quotes: [(line: Int, quote: StorePrices.Quote)], by comparer: StoreComparer
  ) {
    self.lines = lines
    self.currency = currency
    digits = currency.minorUnitDigits
    costLimit = Amount(
      tenThousandths: Amount.bookLimit.tenThousandths / 2 / Int64(max(1, lines.count)))
    model = comparer.models.first { comparer.book.names.currencies[$0.currency] == currency }
    wanted = lines.map { line in
      (
        comparer.unitValues.dimensions.firstIndex(of: line.unit.dimension),
        line.unit.base(line.quantity).approximateUnits
      )
    }
    let stores = Set(quotes.map(\.quote.store)).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(stores, stores.indices))
    let none = [StoreComparison.BasketPrice?](repeating: nil, count: lines.count)
    var rows = stores.map { Row(store: $0, cells: none) }
    for (index, quote) in quotes {
      let quantity = lines[index].unit.base(lines[index].quantity)
      guard let place = places[quote.store], let price = quote.price.rounded,
        let cost = quote.price.cost(of: quantity, roundedToDigits: digits), cost <= costLimit
      else { continue }
      rows[place].cells[index] = StoreComparison.BasketPrice(
        price: price, cost: cost, observed: quote.day, isFilledIn: false,
        ordinaryPrice: quote.ordinaryPrice)
      rows[place].total += cost
      rows[place].availableItemCount += 1
    }
    // In integers; a percentage beyond this excludes every store and is cut so that the product fits.
    let percent = min(max(comparer.options.settings[.availabilityPercent], 0), 1_000)
    let isEligible = { (row: Row) in row.availableItemCount * 100 >= percent * lines.count }
    let known = rows.filter { $0.availableItemCount > 0 }
    let ranked = known.filter(isEligible).sorted {
      ($0.total, $1.availableItemCount, $0.store) < ($1.total, $0.availableItemCount, $1.store)
    }
    eligible = ranked.indices
    self.rows =
      ranked
      + known.filter { !isEligible($0) }.sorted {
        ($1.availableItemCount, $0.store) < ($0.availableItemCount, $1.store)
      }
  }

  /// What the eligible stores ask for the whole basket, missing prices filled in with expected ones.
  ///
  /// The like-for-like total has a store's own latest prices and, for items that it lacks, what the
  /// price model expects; it covers the items that every eligible store prices or that can be filled
  /// in at each. What is filled in is an estimate, which is rounded once, as a sum.
  ///
  /// - Returns: The totals by eligible store, and the filled-in prices by eligible store and line:
  ///   `nil` for its own price, or without any.
  func whole() -> (totals: [Amount], prices: [[StoreComparison.BasketPrice?]]) {
    let rows = rows[eligible]
    var totals = [Amount](repeating: .zero, count: rows.count)
    var prices = rows.map { [StoreComparison.BasketPrice?](repeating: nil, count: $0.cells.count) }
    var estimated = [Double](repeating: 0, count: rows.count)
    for line in lines.indices {
      let estimates = rows.map { $0.cells[line] == nil ? estimate(line: line, at: $0.store) : nil }
      guard rows.indices.allSatisfy({ rows[$0].cells[line] != nil || estimates[$0] != nil })
      else { continue }
      for place in rows.indices {
        if let cell = rows[place].cells[line] {
          totals[place] += cell.cost
        } else if let estimate = estimates[place] {
          estimated[place] += cost(line: line, at: rows[place].store) ?? 0
          prices[place][line] = estimate
        }
      }
    }
    for place in rows.indices { totals[place] += amount(estimated[place]) ?? .zero }
    return (totals, prices)
  }

  /// A filled-in price with its cost; `nil` without a price or beyond ``costLimit``.
  private func estimate(line: Int, at store: StoreID) -> StoreComparison.BasketPrice? {
    guard let unitPrice = price(line: line, at: store),
      let price = Amount(estimating: unitPrice, digits: 4, limit: .bookLimit),
      let cost = Amount(
        estimating: unitPrice * wanted[line].quantity, digits: digits, limit: costLimit)
    else { return nil }
    return StoreComparison.BasketPrice(price: price, cost: cost, observed: nil, isFilledIn: true)
  }

  /// What a line's item costs at a store, per base unit.
  private func price(line: Int, at store: StoreID) -> Double? {
    wanted[line].dimension.flatMap {
      model?.shownPrice(of: lines[line].item, in: $0, at: store)?.price
    }
  }

  func cost(line: Int, at store: StoreID) -> Double? {
    price(line: line, at: store).map { $0 * wanted[line].quantity }
  }

  /// What the basket saves.
  ///
  /// - Parameters:
  ///   - store: Where a line would be bought; lines without a store are left out.
  ///   - now: Where it is bought now; `nil` for where the household buys it.
  func saving(at store: (Int) -> StoreID?, insteadOf now: StoreID? = nil) -> BasketSaving? {
    model?.saving(of: basketLines, at: lines.indices.map(store), insteadOf: now)
  }

  /// What the basket costs at a store.
  func total(at store: StoreID) -> BasketTotal? { model?.total(of: basketLines, at: store) }

  /// Lines of an unknown dimension have no price anywhere.
  private var basketLines: [BasketLine] {
    lines.indices.map {
      BasketLine(
        item: lines[$0].item, dimension: wanted[$0].dimension ?? DimensionID(Int(UInt16.max)),
        quantity: wanted[$0].quantity)
    }
  }

  /// An estimated amount, rounded half away from zero to the minor unit; `nil` if it does not fit.
  func amount(_ units: Double) -> Amount? {
    Amount(estimating: units.magnitude, digits: digits, limit: .bookLimit)
      .map { units < 0 ? .zero - $0 : $0 }
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
