import PricebookModel

/// The dated prices that vault exports state: observations without a quantity.
struct QuotedPrices {
  private struct Quote {
    /// Item, store, dimension, and the place of the currency in the order of labels.
    var key: (ItemID, StoreID, DimensionID, UInt16)
    var day: CalendarDate
    /// The price in 10⁻¹⁰ currency units per base unit.
    var price: Int128
  }

  /// In the order of series, then days.
  private let quotes: [Quote]
  private let units: UnitTable
  private let asOf: CalendarDate
  private let boundaries: MonthCalendar

  /// - Parameters:
  ///   - book: Options in a currency that the book does not have are left out.
  ///   - units: Of the same book.
  ///   - asOf: The last day whose prices can be the latest.
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
      let key = (
        option.item, option.store, dimension, units.currencyRanks[currency]
      )
      quotes.append(Quote(key: key, day: day, price: price))
    }
    quotes.sort { $0.key == $1.key ? $0.day < $1.day : $0.key < $1.key }
    self.quotes = quotes
    self.units = units
    self.asOf = asOf
    boundaries = book.settings.months
  }

  /// Unit values with the quotes taken in.
  ///
  /// A month that has receipt lines keeps their unit value, which a price without a quantity
  /// cannot be weighed into. A month without becomes a quoted row: the mean over its days of the
  /// mean price of each day, as paid per one million base units. The latest price is the quotes'
  /// mean of a later day than the receipts have.
  func merged(into old: UnitValues) -> UnitValues {
    guard !quotes.isEmpty else { return old }
    var new = UnitValues(units: units)
    var first = 0
    var next = 0
    while next < old.series.count || first < quotes.count {
      var end = first
      while end < quotes.count, quotes[end].key == quotes[first].key { end += 1 }
      let oldKey = next < old.series.count ? key(of: old.series[next]) : nil
      if let oldKey, first == quotes.count || oldKey < quotes[first].key {
        append(old.series[next], of: old, quotes: 0..<0, to: &new)
        next += 1
      } else if let oldKey, oldKey == quotes[first].key {
        append(old.series[next], of: old, quotes: first..<end, to: &new)
        next += 1
        first = end
      } else {
        append(emptySeries(key: quotes[first].key), of: old, quotes: first..<end, to: &new)
        first = end
      }
    }
    return new
  }

  private func key(of series: UnitValues.Series) -> (ItemID, StoreID, DimensionID, UInt16) {
    (series.item, series.store, series.dimension, units.currencyRanks[series.currency])
  }

  private func emptySeries(key: (ItemID, StoreID, DimensionID, UInt16)) -> UnitValues.Series {
    UnitValues.Series(
      item: key.0, store: key.1, dimension: key.2,
      currency: units.currenciesByRank[Int(key.3)], firstRow: 0, rowCount: 0,
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
      if row < old.rows.upperBound,
        quote.map({ unitValues.month[row] <= $0.month }) ?? true
      {
        if quote?.month == unitValues.month[row] { quoted.removeFirst() }
        new.append(row: row, of: unitValues)
        row += 1
      } else if let quote {
        quoted.removeFirst()
        let value = Self.unitValue(quote.price)
        new.quotedRows.append(Int32(clamping: new.rowCount))
        new.append(
          UnitValues.Row(
            paid: value.paid, quantity: value.quantity,
            observations: UInt32(clamping: quote.count), minimum: Self.amount(quote.minimum),
            maximum: Self.amount(quote.maximum)),
          month: quote.month)
      }
    }
    series.rowCount = Int32(clamping: new.rowCount) - series.firstRow
    if let latest = days(of: range).last(where: { $0.day <= asOf }),
      latest.day > series.latestDay
    {
      series.latestDay = latest.day
      series.latest = Self.unitValue(latest.price)
    }
    new.series.append(series)
  }

  /// The mean price of each day.
  private func days(
    of range: Range<Int>
  ) -> [(day: CalendarDate, price: Int128)] {
    var days: [(day: CalendarDate, price: Int128)] = []
    var first = range.lowerBound
    while first < range.upperBound {
      var end = first
      var sum: Int128 = 0
      while end < range.upperBound, quotes[end].day == quotes[first].day {
        sum += quotes[end].price
        end += 1
      }
      days.append((quotes[first].day, sum.dividedRounding(by: Int128(end - first))))
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
      months[place].minimum = min(months[place].minimum, quote.price)
      months[place].maximum = max(months[place].maximum, quote.price)
    }
    return months
  }

  /// The price of an option per base unit in 10⁻¹⁰ currency units.
  ///
  /// - Returns: `nil` where it is not positive or too large or small to be kept.
  private static func price(of option: PriceOption) -> Int128? {
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
    let price = numerator.dividedRounding(by: denominator)
    return price > 0 && price <= Int128(Amount.bookLimit.tenThousandths) ? price : nil
  }

  private static func unitValue(_ price: Int128) -> UnitValue {
    // 10⁻¹⁰ per base unit is 10⁻⁴ per million base units.
    UnitValue(
      paid: Amount(tenThousandths: Int64(clamping: price)),
      quantity: BaseQuantity(count: 10_000_000_000_000_000_000 * 1_000_000))
  }

  private static func amount(_ price: Int128) -> Amount {
    Amount(tenThousandths: Int64(clamping: price.dividedRounding(by: 1_000_000)))
  }
}
