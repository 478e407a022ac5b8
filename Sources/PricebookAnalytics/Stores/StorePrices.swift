import PricebookModel

/// What a store asks for one base unit of an item.
enum StorePrice {
  case observed(UnitValue, CalendarDate)
  /// The price that an app or a price list has without a date, with every digit.
  case undated(ExactDecimal)

  var day: CalendarDate? {
    if case .observed(_, let day) = self { day } else { nil }
  }

  /// In 1/10 000 currency units; `nil` where it does not fit in 64 bits.
  var rounded: Amount? {
    switch self {
    case .observed(let unitValue, _): unitValue.rounded
    case .undated(let price): price.rounded(toDigits: 4).map(Amount.init(tenThousandths:))
    }
  }

  /// What a quantity costs, rounded once to the minor unit; `nil` where it does not fit.
  func cost(of wanted: BaseQuantity, roundedToDigits digits: Int) -> Amount? {
    switch self {
    case .observed(let unitValue, _): unitValue.cost(of: wanted, roundedToDigits: digits)
    case .undated(let price):
      // A base quantity counts 10⁻¹⁹ of its unit.
      price.multiplied(
        by: ExactDecimal(significand: wanted.count, scale: 19), roundedToDigits: digits)
    }
  }
}

/// The price of every item at every store as a comparison takes it.
///
/// That is the unit value of the latest day on or before the as-of date that is not older than
/// the maximum age; where there is none, the mean of the undated prices of price lists and of the
/// vault, which are older than any dated one.
struct StorePrices {
  struct Quote {
    var store: StoreID
    var currency: CurrencyCode
    var price: StorePrice
    /// The store's median price before, where this one is an offer.
    var ordinaryPrice: Amount?
  }

  private struct Key: Hashable {
    var store: StoreID
    var currency: CurrencyCode
  }

  private let unitValues: UnitValues
  private let currencies: IDTable<CurrencyID, CurrencyCode>
  /// Without a date, in the order of their items.
  private let undated: [PriceOption]
  /// Of price lists.
  private let undatedRows: UndatedRows
  private let asOf: CalendarDate
  private let maximumAgeDays: Int
  private let months: MonthCalendar

  init(in book: Book, unitValues: UnitValues, asOf: CalendarDate, maximumAgeDays: Int) {
    self.unitValues = unitValues
    currencies = book.names.currencies
    undated = book.vault.priceOptions.filter { $0.day == nil && $0.price.isPositive }
      .sorted { $0.item < $1.item }
    undatedRows = UndatedRows(of: book, asOf: asOf)
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
          store: entry.store, currency: currencies[entry.currency],
          price: .observed(entry.latest, entry.latestDay),
          ordinaryPrice: unitValues.ordinaryPriceOfOffer(in: entry, months: months)))
    }
    // The series of one item and dimension are in this order, each store and currency once.
    guard !undated.isEmpty || !undatedRows.isEmpty else { return quotes }
    let observed = Set(quotes.map { Key(store: $0.store, currency: $0.currency) })
    for (key, options) in undatedPrices(of: item, in: dimension) where !observed.contains(key) {
      guard let mean = StorePrices.mean(of: options) else { continue }
      quotes.append(
        Quote(store: key.store, currency: key.currency, price: .undated(mean), ordinaryPrice: nil))
    }
    return quotes.sorted { ($0.store, $0.currency) < ($1.store, $1.currency) }
  }

  private func undatedPrices(
    of item: ItemID, in dimension: UnitOfMeasure.Dimension
  ) -> [Key: [ExactDecimal]] {
    var prices: [Key: [ExactDecimal]] = [:]
    var place = undated.partitionPoint(where: { $0.item >= item })
    while place < undated.count, undated[place].item == item {
      let option = undated[place]
      place += 1
      guard option.unit.dimension == dimension,
        let price = option.price.perBaseUnit(of: option.unit)
      else { continue }
      prices[Key(store: option.store, currency: option.currency), default: []].append(price)
    }
    for found in undatedRows.prices(of: item, in: dimension) {
      prices[Key(store: found.store, currency: found.currency), default: []].append(found.price)
    }
    return prices
  }

  /// The mean; prices that need more than 38 digits together are taken at nine decimals.
  private static func mean(of prices: [ExactDecimal]) -> ExactDecimal? {
    guard let first = prices.first else { return nil }
    if prices.allSatisfy({ $0 == first }) { return first }
    let exact = prices.reduce(Optional(ExactDecimal.zero)) { $0?.adding($1) }
    let sum =
      exact
      ?? ExactDecimal(
        significand: prices.reduce(0) { $0 + Int128($1.rounded(toDigits: 9) ?? 0) }, scale: 9)
    let mean = sum.divided(by: Int128(prices.count))
    return mean.isPositive ? mean : nil
  }
}

extension ExactDecimal {
  /// A price per unit as a price per base unit, with as many decimals as 38 digits hold.
  ///
  /// - Returns: `nil` where it does not fit, and for a unit of no size.
  func perBaseUnit(of unit: UnitOfMeasure) -> ExactDecimal? {
    guard unit.basePerUnit > 0 else { return nil }
    // The powers of ten of the unit only move the point, so that all 38 digits stay.
    var size = unit.basePerUnit
    var shift = 13
    while size % 10 == 0 {
      size /= 10
      shift -= 1
    }
    return shifted(byPowerOfTen: shift)?.divided(by: Int128(size))
  }
}

/// The rows of price lists that have no day, by item.
struct UndatedRows {
  private let book: Book
  /// Ascending by item.
  private let rows: [UInt32]
  /// `nil` where there are no rows.
  private let pieces: PackagePieces?

  var isEmpty: Bool { rows.isEmpty }

  /// - Parameter asOf: Offers that end before this day are left out.
  init(of book: Book, asOf: CalendarDate) {
    self.book = book
    let prices = book.prices
    let isWanted = zip(prices.visits.day, prices.visits.lastDay).map {
      $0 == ObservedPrices.undated && $1 >= asOf
    }
    var rows: [UInt32] = []
    if isWanted.contains(true) {
      for row in 0..<prices.count
      where isWanted[Int(prices.visit[row])] && prices.uses[row].contains(.price) {
        rows.append(UInt32(truncatingIfNeeded: row))
      }
      let items = prices.item
      rows.sort { (items[Int($0)], $0) < (items[Int($1)], $1) }
    }
    self.rows = rows
    pieces = rows.isEmpty ? nil : PackagePieces(of: book, units: UnitTable(of: book))
  }

  func prices(
    of item: ItemID, in dimension: UnitOfMeasure.Dimension
  ) -> [(store: StoreID, currency: CurrencyCode, price: ExactDecimal)] {
    let prices = book.prices
    let items = prices.item
    var found: [(store: StoreID, currency: CurrencyCode, price: ExactDecimal)] = []
    var place = rows.partitionPoint(where: { items[Int($0)] >= item })
    while place < rows.count, items[Int(rows[place])] == item {
      let row = Int(rows[place])
      place += 1
      let article = Int(prices.article[row])
      let id = prices.articles.unit[article]
      let unit = book.names.units[id]
      let isPiece = dimension == .count && pieces?.factor(ofItem: item, unit: id) != nil
      guard unit.dimension == dimension || isPiece,
        let price = ExactDecimal(prices.price[row]).dividedExactly(by: prices.quantity[row]),
        let perBase = isPiece ? price : price.perBaseUnit(of: unit)
      else { continue }
      found.append(
        (
          prices.visits.store[Int(prices.visit[row])],
          book.names.currencies[prices.articles.currency[article]], perBase
        ))
    }
    return found
  }
}

extension ExactDecimal {
  /// The price of one unit, from the price of a quantity, with as many decimals as 38 digits hold.
  fileprivate func dividedExactly(by quantity: Quantity) -> ExactDecimal? {
    if quantity == .one { return self }
    return shifted(byPowerOfTen: 6)?.divided(by: Int128(quantity.millionths))
  }
}
