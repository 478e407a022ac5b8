import PricebookModel

/// The dated prices of price lists and vault exports: prices that were seen and not paid.
struct QuotedPrices: Sendable {
  /// In the order of series, then days.
  let quotes: [Quote]
  private let units: UnitTable
  private let asOf: CalendarDate
  private let boundaries: MonthCalendar

  init(of book: Book, units: UnitTable, asOf: CalendarDate) {
    let dimensions = Dictionary(
      uniqueKeysWithValues: zip(units.dimensions, units.dimensions.indices))
    let currencies = Dictionary(
      zip(book.names.currencies, book.names.currencies.indices),
      uniquingKeysWith: { first, _ in first })
    var quotes: [Quote] = []
    for option in book.vault.priceOptions {
      guard let day = option.day, let price = Self.price(of: option),
        let dimension = dimensions[option.unit.dimension],
        let currency = currencies[option.currency]
      else { continue }
      quotes.append(
        Quote(
          item: option.item, store: option.store, dimension: dimension,
          currencyRank: units.currencyRanks[currency], day: day, price: price))
    }
    Self.append(book.prices, of: book, units: units, to: &quotes)
    quotes.sort()
    self.quotes = quotes
    self.units = units
    self.asOf = asOf
    boundaries = book.settings.months
  }

  var isEmpty: Bool { quotes.isEmpty }

  /// Appends the dated prices of price lists.
  private static func append(
    _ prices: ObservedPrices, of book: Book, units: UnitTable, to quotes: inout [Quote]
  ) {
    guard !prices.isEmpty else { return }
    quotes.reserveCapacity(quotes.count + prices.count)
    let pieces = PackagePieces(of: book, units: units)
    for row in 0..<prices.count where prices.uses[row].contains(.price) {
      let visit = Int(prices.visit[row])
      let day = prices.visits.day[visit]
      guard day != ObservedPrices.undated else { continue }
      let article = Int(prices.article[row])
      let (item, unit) = (prices.articles.item[article], prices.articles.unit[article])
      let rank = units.currencyRanks[prices.articles.currency[article]]
      let (price, quantity) = (prices.price[row], prices.quantity[row])
      func add(_ perUnit: Int64?, in dimension: DimensionID) {
        guard let perUnit else { return }
        quotes.append(
          Quote(
            item: item, store: prices.visits.store[visit], dimension: dimension,
            currencyRank: rank, day: day, price: perUnit,
            isOffer: prices.uses[row].contains(.offer), lastDay: prices.visits.lastDay[visit]))
      }
      let factor = units.factors[unit]
      add(Self.price(price, of: quantity, in: factor), in: factor.dimension)
      if let each = pieces.factor(ofItem: item, unit: unit) {
        add(Self.price(price, of: quantity, in: each), in: each.dimension)
      }
    }
  }

  /// Unit values with the quotes taken in.
  ///
  /// A month that has receipt lines keeps their unit value, which a price without a quantity
  /// cannot be weighed into. A month without becomes a quoted row: the mean over its days of the
  /// mean price of each day, as paid per one million base units. The latest price is the quotes'
  /// mean of a later day than the receipts have.
  func merged(into old: UnitValues) -> UnitValues {
    guard !quotes.isEmpty else { return old }
    return merged(into: old, series: old.series.indices, quotes: quotes.indices)
  }

  func range(of item: ItemID) -> Range<Int> {
    let first = quotes.partitionPoint { $0.series.item >= item }
    guard first < quotes.count, quotes[first].series.item == item else { return first..<first }
    return first..<quotes.partitionPoint { $0.series.item > item }
  }

  /// ``merged(into:)`` of some series and the quotes of the same items.
  func merged(into old: UnitValues, series: Range<Int>, quotes range: Range<Int>) -> UnitValues {
    var new = UnitValues(dimensions: units.dimensions)
    var first = range.lowerBound
    var next = series.lowerBound
    while next < series.upperBound || first < range.upperBound {
      var end = first
      while end < range.upperBound, quotes[end].series == quotes[first].series { end += 1 }
      let oldKey = next < series.upperBound ? key(of: old.series[next]) : nil
      if let oldKey, first == range.upperBound || oldKey < quotes[first].series {
        append(old.series[next], of: old, quotes: 0..<0, to: &new)
        next += 1
      } else if let oldKey, oldKey == quotes[first].series {
        append(old.series[next], of: old, quotes: first..<end, to: &new)
        next += 1
        first = end
      } else {
        append(emptySeries(of: quotes[first]), of: old, quotes: first..<end, to: &new)
        first = end
      }
    }
    return new
  }

  /// The mean price of the latest day, on or before a day, with a price that has not ended by then.
  ///
  /// - Complexity: O(log quotes + quotes of the series).
  func latest(
    of series: UnitValues.Series, asOf day: CalendarDate
  ) -> (day: CalendarDate, price: UnitValue)? {
    let key = key(of: series)
    let first = quotes.partitionPoint { !($0.series < key) }
    let end = quotes.partitionPoint { key < $0.series || ($0.series == key && $0.day > day) }
    return days(of: first..<end, validOn: day).last.map { ($0.day, Self.unitValue($0.price)) }
  }

  private func key(of series: UnitValues.Series) -> Quote.Series {
    Quote.Series(
      item: series.item, store: series.store, dimension: series.dimension,
      currencyRank: units.currencyRanks[series.currency])
  }

  private func emptySeries(of quote: Quote) -> UnitValues.Series {
    UnitValues.Series(
      item: quote.series.item, store: quote.series.store, dimension: quote.series.dimension,
      currency: units.currenciesByRank[Int(quote.series.currencyRank)], firstRow: 0, rowCount: 0,
      latestDay: CalendarDate(daysSinceEpoch: .min),
      latest: UnitValue(paid: .zero, quantity: .zero))
  }

  private func append(
    _ old: UnitValues.Series, of unitValues: UnitValues, quotes range: Range<Int>,
    to new: inout UnitValues
  ) {
    var series = old
    series.firstRow = Int32(clamping: new.rowCount)
    var row = old.rows.lowerBound
    var quoted = months(of: range)[...]
    while row < old.rows.upperBound || !quoted.isEmpty {
      let quote = quoted.first
      if row < old.rows.upperBound, quote.map({ unitValues.month[row] <= $0.month }) ?? true {
        if quote?.month == unitValues.month[row] { quoted.removeFirst() }
        new.append(row: row, of: unitValues)
        row += 1
      } else if let quote {
        quoted.removeFirst()
        let value = Self.unitValue(quote.price)
        new.quotedRows.append(Int32(clamping: new.rowCount))
        new.append(
          UnitValues.Row(
            quantity: value.quantity, paid: value.paid, minimum: Self.amount(quote.minimum),
            maximum: Self.amount(quote.maximum), observations: UInt32(clamping: quote.count)),
          month: quote.month)
        if !unitValues.latestOfMonths.isEmpty { new.latestOfMonths.append(.none) }
      }
    }
    series.rowCount = Int32(clamping: new.rowCount) - series.firstRow
    if let latest = days(of: range, validOn: asOf).last(where: { $0.day <= asOf }),
      latest.day > series.latestDay
    {
      series.latestDay = latest.day
      series.latest = Self.unitValue(latest.price)
      new.seenSeries.append(Int32(clamping: new.series.count))
    }
    new.series.append(series)
  }

  /// The mean price of each day.
  ///
  /// - Parameter day: Offers that have ended by this day are left out; `nil` leaves none out.
  private func days(
    of range: Range<Int>, validOn day: CalendarDate? = nil
  ) -> [(day: CalendarDate, price: Int128)] {
    var days: [(day: CalendarDate, price: Int128)] = []
    var first = range.lowerBound
    while first < range.upperBound {
      var end = first
      var sum: Int128 = 0
      var count: Int128 = 0
      while end < range.upperBound, quotes[end].day == quotes[first].day {
        if day.map({ quotes[end].lastDay >= $0 }) ?? true {
          sum += Int128(quotes[end].price)
          count += 1
        }
        end += 1
      }
      if count > 0 { days.append((quotes[first].day, sum.dividedRounding(by: count))) }
      first = end
    }
    return days
  }

  private struct QuotedMonth {
    var month: Month
    var price: Int128
    var count: Int
    var minimum: Int128
    var maximum: Int128
  }

  private func months(of range: Range<Int>) -> [QuotedMonth] {
    var months: [QuotedMonth] = []
    var dayCount: Int128 = 0
    for (day, price) in days(of: range) {
      let month = boundaries.month(of: day)
      let last = months.count - 1
      if last >= 0, months[last].month == month {
        months[last].price += price
        dayCount += 1
      } else {
        if last >= 0 { months[last].price = months[last].price.dividedRounding(by: dayCount) }
        months.append(
          QuotedMonth(month: month, price: price, count: 0, minimum: price, maximum: price))
        dayCount = 1
      }
    }
    if let last = months.indices.last {
      months[last].price = months[last].price.dividedRounding(by: dayCount)
    }
    var place = 0
    for quote in quotes[range] {
      let month = boundaries.month(of: quote.day)
      while months[place].month != month { place += 1 }
      months[place].count += 1
      months[place].minimum = min(months[place].minimum, Int128(quote.price))
      months[place].maximum = max(months[place].maximum, Int128(quote.price))
    }
    return months
  }
}

// Quotes keep prices per base unit as whole numbers of 10⁻¹⁰ currency units.
extension QuotedPrices {
  /// The price of an option per base unit in 10⁻¹⁰ currency units.
  ///
  /// - Returns: `nil` where it is not positive or too large or small to be kept.
  static func price(of option: PriceOption) -> Int64? {
    let scale = Int(option.price.scale)
    let perUnit = option.price.significand
    // price × 10¹⁰ × 10¹³ ÷ (10^scale × basePerUnit), with the powers of ten cancelled first.
    let power = 23 - scale
    var numerator = perUnit
    var denominator = Int128(max(1, option.unit.basePerUnit))
    if power >= 0 {
      let (product, overflow) = numerator.multipliedReportingOverflow(by: powerOfTen(power))
      if overflow { return nil }
      numerator = product
    } else {
      let (product, overflow) = denominator.multipliedReportingOverflow(by: powerOfTen(-power))
      if overflow { return nil }
      denominator = product
    }
    return usable(numerator.dividedRounding(by: denominator))
  }

  /// The price of a quantity per base unit in 10⁻¹⁰ currency units.
  static func price(_ price: Amount, of quantity: Quantity, in unit: UnitTable.Factor) -> Int64? {
    let (numerator, overflow) = (Int128(price.tenThousandths) * 1_000_000)
      .multipliedReportingOverflow(by: Int128(unit.priceNumerator))
    let denominator = Int128(quantity.millionths) * Int128(unit.priceDenominator)
    guard !overflow, denominator > 0 else { return nil }
    return usable(numerator.dividedRounding(by: denominator))
  }

  static func usable(_ price: Int128) -> Int64? {
    price > 0 && price <= Int128(Amount.bookLimit.tenThousandths) ? Int64(price) : nil
  }

  static func unitValue(_ price: Int128) -> UnitValue {
    // 10⁻¹⁰ per base unit is 10⁻⁴ per million base units.
    UnitValue(
      paid: Amount(tenThousandths: Int64(clamping: price)),
      quantity: BaseQuantity(count: 10_000_000_000_000_000_000 * 1_000_000))
  }

  static func amount(_ price: Int128) -> Amount {
    Amount(tenThousandths: Int64(clamping: price.dividedRounding(by: 1_000_000)))
  }
}

/// A price per base unit that was seen on a day, in 32 bytes.
struct Quote: BitwiseCopyable, Comparable {
  /// What a price is of and where: series are in this order.
  struct Series: BitwiseCopyable, Comparable {
    var item: ItemID
    var store: StoreID
    var dimension: DimensionID
    /// The place of the currency in the order of labels.
    var currencyRank: UInt16

    static func < (left: Series, right: Series) -> Bool {
      (left.item, left.store, left.dimension, left.currencyRank)
        < (right.item, right.store, right.dimension, right.currencyRank)
    }
  }

  let series: Series
  let day: CalendarDate
  /// The last day on which the price may be used; ``ObservedPrices/open`` where there is none.
  let lastDay: CalendarDate
  /// The price in 10⁻¹⁰ currency units, above zero; its opposite for an offer.
  private let signedPrice: Int64

  /// - Parameters:
  ///   - price: Per base unit in 10⁻¹⁰ currency units, above zero.
  ///   - isOffer: Whether the price list calls it an offer.
  init(
    item: ItemID, store: StoreID, dimension: DimensionID, currencyRank: UInt16, day: CalendarDate,
    price: Int64, isOffer: Bool = false, lastDay: CalendarDate = ObservedPrices.open
  ) {
    series = Series(item: item, store: store, dimension: dimension, currencyRank: currencyRank)
    self.day = day
    self.lastDay = lastDay
    signedPrice = isOffer ? -price : price
  }

  var price: Int64 { abs(signedPrice) }

  var isOffer: Bool { signedPrice < 0 }

  static func < (left: Quote, right: Quote) -> Bool {
    left.series == right.series ? left.day < right.day : left.series < right.series
  }
}
