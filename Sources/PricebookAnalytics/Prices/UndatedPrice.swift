package import PricebookModel

/// A price per base unit that is known without a date; it is older than any dated one.
package struct UndatedPrice: Sendable {
  package struct Key: Hashable, Comparable {
    package var item: ItemID
    package var dimension: DimensionID
    package var store: StoreID

    package static func < (left: Key, right: Key) -> Bool {
      (left.item, left.dimension, left.store) < (right.item, right.dimension, right.store)
    }
  }

  package var key: Key
  package var currency: CurrencyID
  /// With every digit where only one price was stated.
  var price: UnitValue
  var logarithm: Double
}

extension UndatedPrice {
  private struct Stated {
    var key: Key
    var currency: CurrencyID
    /// In 10⁻¹⁰ currency units.
    var price: Int64
    /// The same without rounding, as far as that fits.
    var exact: UnitValue
  }

  /// The prices without a date of a book's price lists and vault, per base unit of each dimension,
  /// in the order of keys, then currencies; several of one product are one price, their mean.
  ///
  /// - Parameters:
  ///   - day: Prices that end before this day are left out. Where no day is given, it is not known
  ///     whether offers are still valid, and they are left out.
  ///   - known: The prices where no day is given, if they were found before.
  static func all(
    in book: Book, units: UnitTable, validOn day: CalendarDate? = nil,
    known: [UndatedPrice]? = nil
  ) -> [UndatedPrice] {
    let prices = book.prices
    let areListed = prices.visits.day.contains(ObservedPrices.undated)
    // Prices of a vault end on no day.
    if let known, !areListed { return known }
    var stated: [Stated] = []
    stated.reserveCapacity(book.vault.priceOptions.count)
    let currencies = book.names.currencies.idsByValue
    for option in book.vault.priceOptions where option.day == nil {
      guard let price = QuotedPrices.price(of: option),
        let dimension = units.dimensions.firstIndex(of: option.unit.dimension),
        let currency = currencies[option.currency]
      else { continue }
      stated.append(
        Stated(
          key: Key(item: option.item, dimension: dimension, store: option.store),
          currency: currency, price: price,
          exact: UnitValue(option.price, per: option.unit)
            ?? QuotedPrices.unitValue(Int128(price))))
    }
    guard areListed else { return means(of: stated) }
    book.forEachSeenPrice(.price, units: units) { row, visit, article, unit in
      let isValid =
        day.map { prices.visits.lastDay[visit] >= $0 } ?? !prices.uses[row].contains(.offer)
      guard isValid, prices.visits.day[visit] == ObservedPrices.undated,
        let price = QuotedPrices.price(prices.price[row], of: prices.quantity[row], in: unit)
      else { return }
      let key = Key(
        item: prices.articles.item[article], dimension: unit.dimension,
        store: prices.visits.store[visit])
      stated.append(
        Stated(
          key: key, currency: prices.articles.currency[article], price: price,
          exact: UnitValue(paid: prices.price[row], quantity: unit.base(prices.quantity[row]))))
    }
    return means(of: stated)
  }

  private static func means(of stated: [Stated]) -> [UndatedPrice] {
    let stated = stated.sorted { ($0.key, $0.currency) < ($1.key, $1.currency) }
    var means: [UndatedPrice] = []
    var first = 0
    while first < stated.count {
      let (key, currency) = (stated[first].key, stated[first].currency)
      let end = stated[first...].firstIndex { $0.key != key || $0.currency != currency }
      let alike = stated[first..<(end ?? stated.count)]
      let sum = alike.reduce(Int128(0)) { $0 + Int128($1.price) }
      let mean = QuotedPrices.unitValue(sum.dividedRounding(by: Int128(alike.count)))
      let isOne = alike.allSatisfy { $0.exact == stated[first].exact }
      means.append(
        UndatedPrice(
          key: key, currency: currency, price: isOne ? stated[first].exact : mean,
          logarithm: Logarithm.of(mean.approximatePrice)))
      first = alike.endIndex
    }
    return means
  }
}

extension [UndatedPrice] {
  /// Those of an item; the prices are in the order of items.
  package func prices(of item: ItemID) -> ArraySlice<UndatedPrice> {
    self[partitionPoint { $0.key.item >= item }...].prefix { $0.key.item == item }
  }
}

extension UnitValue {
  /// A price of one of a unit with every digit; `nil` where the numbers do not hold them.
  init?(_ price: ExactDecimal, per unit: UnitOfMeasure) {
    let digits = max(4, Int(price.scale))
    let (count, overflow) = (Int128(max(1, unit.basePerUnit)) * 1_000_000)
      .multipliedReportingOverflow(by: powerOfTen(digits))
    guard !overflow, let paid = price.rounded(toDigits: digits) else { return nil }
    self.init(
      paid: Amount(tenThousandths: paid), quantity: BaseQuantity(count: count / powerOfTen(4)))
  }
}
