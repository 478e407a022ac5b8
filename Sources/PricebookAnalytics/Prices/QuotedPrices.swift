import PricebookModel

/// The dated prices of price lists and vault exports: prices that were seen and not paid.
struct QuotedPrices: Sendable {
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

  /// The quotes of an item, found in O(log quotes).
  func range(of item: ItemID) -> Range<Int> {
    let first = quotes.partitionPoint { $0.series.item >= item }
    guard first < quotes.count, quotes[first].series.item == item else { return first..<first }
    return first..<quotes.partitionPoint { $0.series.item > item }
  }

  /// The quotes of a measure as prices that were seen, by day, then store.
  ///
  /// Quotes of one store and day are one price, their mean; offers are apart, and end with the
  /// first of them.
  func seenPrices(in range: Range<Int>, kind: MeasureID) -> [SeenPrice] {
    var own = quotes[range].filter {
      $0.series.dimension == kind.dimension && $0.series.currencyRank == kind.currencyRank
    }
    func key(_ quote: Quote) -> (CalendarDate, StoreID, Int) {
      (quote.day, quote.series.store, quote.isOffer ? 1 : 0)
    }
    own.sort { key($0) < key($1) }
    var seen: [SeenPrice] = []
    var first = 0
    while first < own.count {
      var end = first
      var sum: Int128 = 0
      while end < own.count, key(own[end]) == key(own[first]) {
        sum += Int128(own[end].price)
        end += 1
      }
      let price = Self.unitValue(sum.dividedRounding(by: Int128(end - first)))
      seen.append(
        SeenPrice(
          store: own[first].series.store, day: own[first].day.daysSinceEpoch,
          lastDay: own[first..<end].map(\.lastDay.daysSinceEpoch).min() ?? .max,
          isOffer: own[first].isOffer, price: price,
          ratio: price.approximateRatio))
      first = end
    }
    return seen
  }

  /// ``merged(into:)`` of some series and the quotes of the same items.
  func merged(
    into old: UnitValues, series: Range<Int>, quotes range: Range<Int>
  ) -> UnitValues {
    var new = UnitValues(units: units)
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
  /// - Complexity: O(log quotes), and O(quotes of the series) where offers have ended.
  func latest(
    of series: UnitValues.Series, asOf day: CalendarDate
  ) -> (day: CalendarDate, price: UnitValue)? {
    let key = key(of: series)
    let first = quotes.partitionPoint { !($0.series < key) }
    var end = quotes.partitionPoint { key < $0.series || ($0.series == key && $0.day > day) }
    while end > first {
      let last = quotes[end - 1].day
      var (sum, count) = (Int128(0), Int128(0))
      while end > first, quotes[end - 1].day == last {
        end -= 1
        guard quotes[end].lastDay >= day else { continue }
        sum += Int128(quotes[end].price)
        count += 1
      }
      if count > 0 { return (last, Self.unitValue(sum.dividedRounding(by: count))) }
    }
    return nil
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
        if !unitValues.latestOfMonths.isEmpty { new.latestOfMonths.append(.none) }
      }
    }
    series.rowCount = Int32(clamping: new.rowCount) - series.firstRow
    if let latest = days(of: range, withExpired: false).last(where: { $0.day <= asOf }),
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
  /// - Parameter withExpired: Whether offers count that have ended by the as-of day.
  private func days(
    of range: Range<Int>, withExpired: Bool = true
  ) -> [(day: CalendarDate, price: Int128)] {
    var days: [(day: CalendarDate, price: Int128)] = []
    var first = range.lowerBound
    while first < range.upperBound {
      var end = first
      var sum: Int128 = 0
      var count: Int128 = 0
      while end < range.upperBound, quotes[end].day == quotes[first].day {
        if withExpired || quotes[end].lastDay >= asOf {
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
