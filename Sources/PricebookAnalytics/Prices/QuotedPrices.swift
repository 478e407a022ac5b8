import PricebookModel

/// The dated prices of price lists and vault exports: prices that were seen and not paid.
struct QuotedPrices: Sendable {
  /// In the order of series, then days.
  let quotes: [Quote]
  private let units: UnitTable
  private let asOf: CalendarDate
  let boundaries: MonthCalendar

  init(of book: Book, units: UnitTable, asOf: CalendarDate) {
    let currencies = book.names.currencies.idsByValue
    var quotes: [Quote] = []
    for option in book.vault.priceOptions {
      guard let day = option.day, let price = Self.price(of: option),
        let dimension = units.dimensions.firstIndex(of: option.unit.dimension),
        let currency = currencies[option.currency]
      else { continue }
      quotes.append(
        Quote(
          item: option.item, store: option.store, dimension: dimension,
          currencyRank: units.currencyRanks[currency], day: day, price: price))
    }
    let prices = book.prices
    quotes.reserveCapacity(quotes.count + prices.count)
    book.forEachSeenPrice(.price, units: units) { row, visit, article, unit in
      let day = prices.visits.day[visit]
      guard day != ObservedPrices.undated,
        let price = Self.price(prices.price[row], of: prices.quantity[row], in: unit)
      else { return }
      quotes.append(
        Quote(
          item: prices.articles.item[article], store: prices.visits.store[visit],
          dimension: unit.dimension,
          currencyRank: units.currencyRanks[prices.articles.currency[article]], day: day,
          price: price, isOffer: prices.uses[row].contains(.offer),
          lastDay: prices.visits.lastDay[visit]))
    }
    quotes.sort()
    self.quotes = quotes
    self.units = units
    self.asOf = asOf
    boundaries = book.settings.months
  }

  var isEmpty: Bool { quotes.isEmpty }

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
  func latest(
    of series: UnitValues.Series, asOf day: CalendarDate
  ) -> (day: CalendarDate, price: UnitValue)? {
    days(of: range(of: series, through: day)) { $0.lastDay >= day }.last
      .map { ($0.day, Self.unitValue($0.mean)) }
  }

  /// The quotes of a series up to a day.
  private func range(of series: UnitValues.Series, through day: CalendarDate) -> Range<Int> {
    let key = key(of: series)
    let first = quotes.partitionPoint { !($0.series < key) }
    return first..<quotes[first...].partitionPoint { key < $0.series || $0.day > day }
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
      let month = quote.map { boundaries.month(of: $0.day) }
      if row < old.rows.upperBound, month.map({ unitValues.month[row] <= $0 }) ?? true {
        if month == unitValues.month[row] { quoted.removeFirst() }
        new.append(row: row, of: unitValues)
        row += 1
      } else if let quote, let month {
        quoted.removeFirst()
        let value = Self.unitValue(quote.mean)
        new.quotedRows.append(Int32(clamping: new.rowCount))
        new.append(
          UnitValues.Row(
            quantity: value.quantity, paid: value.paid, minimum: Self.amount(quote.minimum),
            maximum: Self.amount(quote.maximum), observations: UInt32(clamping: quote.count)),
          month: month)
        if quote.hasOffer { new.rowsWithOffers.append(Int32(clamping: new.rowCount - 1)) }
      }
    }
    series.rowCount = Int32(clamping: new.rowCount) - series.firstRow
    series.firstDay = Int32(clamping: new.days.count)
    appendDays(of: old, in: unitValues, quotes: range, to: &new.days)
    series.dayCount = Int32(clamping: new.days.count) - series.firstDay
    if let latest = days(of: range, where: { $0.lastDay >= asOf }).last(where: { $0.day <= asOf }),
      latest.day > series.latestDay
    {
      series.latestDay = latest.day
      series.latest = Self.unitValue(latest.mean)
    }
    new.series.append(series)
  }

  /// The days of a series with those of quotes that are no offers; purchases of a day count alone.
  private func appendDays(
    of old: UnitValues.Series, in unitValues: UnitValues, quotes range: Range<Int>,
    to days: inout PriceDays
  ) {
    var place = old.days.lowerBound
    for seen in self.days(of: range, where: { !$0.isOffer }) {
      let day = seen.day.daysSinceEpoch
      while place < old.days.upperBound, unitValues.days.day(place) < day {
        days.append(place, of: unitValues.days)
        place += 1
      }
      if place < old.days.upperBound, unitValues.days.day(place) == day { continue }
      days.append(day: day, price: Self.unitValue(seen.mean), isSeen: true)
    }
    for place in place..<old.days.upperBound { days.append(place, of: unitValues.days) }
  }

  /// The mean of the offers of the latest day, on or before a day, that have not ended by then.
  func latestOffer(
    of series: UnitValues.Series, asOf day: CalendarDate
  ) -> (day: CalendarDate, price: UnitValue)? {
    days(of: range(of: series, through: day)) { $0.isOffer && $0.lastDay >= day }.last
      .map { ($0.day, Self.unitValue($0.mean)) }
  }

  /// The prices of a day or of a month.
  private struct Prices {
    var day: CalendarDate
    /// Σ of the means of the days.
    var sum: Int128
    var days: Int128 = 1
    var count: Int
    var minimum: Int64
    var maximum: Int64
    var hasOffer: Bool

    var mean: Int128 { sum.dividedRounding(by: days) }
  }

  /// The prices of each day, of the quotes that count.
  private func days(of range: Range<Int>, where counts: (Quote) -> Bool = { _ in true }) -> [Prices]
  {
    var days: [Prices] = []
    var first = range.lowerBound
    while first < range.upperBound {
      let end = quotes[first..<range.upperBound].firstIndex { $0.day != quotes[first].day }
      let all = quotes[first..<(end ?? range.upperBound)]
      let counted = all.filter(counts)
      let prices = counted.map(\.price)
      if let lowest = prices.min(), let highest = prices.max() {
        let mean = prices.reduce(Int128(0)) { $0 + Int128($1) }
          .dividedRounding(by: Int128(prices.count))
        days.append(
          Prices(
            day: quotes[first].day, sum: mean, count: prices.count, minimum: lowest,
            maximum: highest, hasOffer: counted.contains(where: \.isOffer)))
      }
      first = all.endIndex
    }
    return days
  }

  private func months(of range: Range<Int>) -> [Prices] {
    var months: [Prices] = []
    for day in days(of: range) {
      let last = months.count - 1
      guard last >= 0, boundaries.month(of: months[last].day) == boundaries.month(of: day.day)
      else {
        months.append(day)
        continue
      }
      months[last].sum += day.sum
      months[last].days += 1
      months[last].count += day.count
      months[last].minimum = min(months[last].minimum, day.minimum)
      months[last].maximum = max(months[last].maximum, day.maximum)
      if day.hasOffer { months[last].hasOffer = true }
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

  static func amount(_ price: Int64) -> Amount {
    Amount(tenThousandths: Int64(clamping: Int128(price).dividedRounding(by: 1_000_000)))
  }
}
