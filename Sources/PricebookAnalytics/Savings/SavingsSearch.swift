import PricebookModel

/// Finds, item after item, what purchases cost above lower prices that were known on their day.
struct SavingsSearch {
  private let calendar: DataCalendar
  private let units: UnitTable
  private let quotes: QuotedPrices
  private let digits: IDTable<CurrencyID, Int>
  /// The minor unit of every currency in 1/10 000.
  private let steps: IDTable<CurrencyID, Int64>
  private var known: KnownPrices
  private var levels = ItemPriceLevels()
  private var sums: SavingsSums
  /// The purchases of a day, and the place of every store in them, or ``LowestTwo/none``.
  private var purchases: [KnownPrice] = []
  private var placeOfStore: IDTable<StoreID, Int>

  init(book: Book, calendar: DataCalendar, units: UnitTable, quotes: QuotedPrices, daysBefore: Int)
  {
    self.calendar = calendar
    self.units = units
    self.quotes = quotes
    digits = book.names.currencies.mapValues(\.minorUnitDigits)
    steps = digits.mapValues(Amount.step)
    let storeCount = book.names.stores.count
    known = KnownPrices(storeCount: storeCount, daysBefore: daysBefore)
    sums = SavingsSums(storeCount: storeCount, units: units)
    placeOfStore = IDTable(repeating: LowestTwo.none, count: storeCount)
  }

  /// Takes the purchases of one item, in order of dimension, currency and day.
  ///
  /// - Complexity: O(purchases + prices seen) where nothing is an offer and no store was cheaper
  ///   than another; else O(purchases × days that count), and of prices seen as often.
  mutating func take(
    _ lines: borrowing Span<ItemLine>, range: Range<Int>, item: ItemID, values: UnitValues,
    series: Range<Int>, into rows: inout [PossibleSavings.Row]
  ) {
    let quoted = quotes.isEmpty ? 0..<0 : quotes.range(of: item)
    if quoted.isEmpty {
      levels.take(values, series: series, units: units, isWhole: true)
    } else {
      let merged = quotes.merged(into: values, series: series, quotes: quoted)
      levels.take(merged, series: merged.series.indices, units: units, isWhole: false)
    }
    let start = rows.count
    var first = range.lowerBound
    while first < range.upperBound {
      let kind = units.kind(of: lines[first])
      var end = first + 1
      if units.kind(of: lines[range.upperBound - 1]) == kind { end = range.upperBound }
      while end < range.upperBound, units.kind(of: lines[end]) == kind { end += 1 }
      takeKind(lines, range: first..<end, item: item, kind: kind, quoted: quoted, into: &rows)
      if first == range.lowerBound, end == range.upperBound { return }
      first = end
    }
    sums.merge(&rows, from: start)
  }

  /// Purchases of one dimension and currency in order of days.
  private mutating func takeKind(
    _ lines: borrowing Span<ItemLine>, range: Range<Int>, item: ItemID, kind: MeasureID,
    quoted: Range<Int>, into rows: inout [PossibleSavings.Row]
  ) {
    let currency = lines[range.lowerBound].currency
    var seen = quoted.isEmpty ? [] : quotes.seenPrices(in: quoted, kind: kind)[...]
    known.removeAll()
    var openMonth = 0
    var first = range.lowerBound
    while first < range.upperBound {
      let day = lines[first].day
      let month = calendar.monthNumber(ofUsed: day)
      if month != openMonth {
        finish(openMonth, item, currency, into: &rows)
        openMonth = month
      }
      var end = first + 1
      while end < range.upperBound, lines[end].day == day { end += 1 }
      while let price = seen.first, price.day < day {
        enter(price, kind: kind)
        seen.removeFirst()
      }
      let firstPurchase = known.seen.count
      enterPurchases(lines, range: first..<end, kind: kind)
      let purchased = firstPurchase..<known.seen.count
      // What was paid at a store on a day comes before what was seen there.
      while let price = seen.first, price.day == day {
        if !purchased.contains(known.latest(of: price.store)) { enter(price, kind: kind) }
        seen.removeFirst()
      }
      compare(purchased, on: day, currency: currency)
      first = end
    }
    finish(openMonth, item, currency, into: &rows)
  }

  private mutating func finish(
    _ month: Int, _ item: ItemID, _ currency: CurrencyID, into rows: inout [PossibleSavings.Row]
  ) { sums.finishMonth(calendar.months[month], item: item, currency: currency, into: &rows) }

  @inline(__always)
  private mutating func enter(_ price: KnownPrice, kind: MeasureID) {
    var price = price
    price.isOffer = price.isOffer || levels.isOffer(price, kind: kind)
    known.append(price, isUsable: !levels.isTooLow(price, kind: kind))
  }

  private mutating func enterPurchases(
    _ lines: borrowing Span<ItemLine>, range: Range<Int>, kind: MeasureID
  ) {
    // There is one as a rule.
    guard range.count > 1 else {
      return enter(purchase(lines[range.lowerBound]), kind: kind)
    }
    purchases.removeAll(keepingCapacity: true)
    for index in range {
      let line = lines[index]
      let place = placeOfStore[StoreID(rawValue: line.store)]
      if place == LowestTwo.none {
        placeOfStore[StoreID(rawValue: line.store)] = purchases.count
        purchases.append(purchase(line))
      } else {
        purchases[place].price.paid.tenThousandths += line.paid
        purchases[place].price.quantity += units.quantity(of: line)
        purchases[place].ratio = purchases[place].price.approximateRatio
      }
    }
    for purchase in purchases {
      placeOfStore[purchase.store] = LowestTwo.none
      enter(purchase, kind: kind)
    }
  }

  @inline(__always) private func purchase(_ line: ItemLine) -> KnownPrice {
    let factor = units.factors[line.unit].basePerUnit
    let quantity = BaseQuantity(count: Int128(line.millionths) * Int128(factor))
    return KnownPrice(
      store: StoreID(rawValue: line.store), day: line.day,
      price: UnitValue(paid: Amount(tenThousandths: line.paid), quantity: quantity),
      ratio: Double(line.paid) / (Double(line.millionths) * Double(factor)))
  }

  /// Compares the purchases of a day with the lower prices that are known, kind by kind.
  private mutating func compare(_ purchases: Range<Int>, on day: Int32, currency: CurrencyID) {
    let lowest = known.lowest(on: day)
    for place in purchases {
      let store = known.seen[place].store
      let elsewhere = lowest.ordinary.lowest(except: store, of: known.seen)
      if add(.otherStore, place, at: elsewhere, currency: currency) { continue }
      let offered = lowest.offers.lowest(except: store, of: known.seen)
      if add(.offer, place, at: offered, currency: currency) { continue }
      _ = add(.sameStoreEarlier, place, at: known.lowestEarlier(than: place), currency: currency)
    }
  }

  /// Whether the purchase cost more than it does at the other price.
  private mutating func add(
    _ kind: PossibleSavings.Kind, _ place: Int, at other: Int, currency: CurrencyID
  ) -> Bool {
    guard other != LowestTwo.none, known.seen[other].isLower(than: known.seen[place]) else {
      return false
    }
    let paid = known.seen[place].price.paid.tenThousandths
    guard let cost = cost(of: place, at: other, currency: currency), cost < paid else {
      return false
    }
    sums.add(
      kind, store: known.seen[place].store, cheapestStore: known.seen[other].store, paid: paid,
      cheapest: cost)
    return true
  }

  /// What the quantity of a purchase costs at another price, rounded once to the minor unit.
  private func cost(of place: Int, at other: Int, currency: CurrencyID) -> Int64? {
    let step = steps[currency]
    let quantity = known.seen[place].price.quantity
    let cost = known.seen[other].ratio * quantity.count.approximateValue / Double(step)
    // Far from a half, the nearest minor unit is certain without exact arithmetic.
    if cost < 1e9 {
      let nearest = Int64(cost + 0.5)
      if (cost - Double(nearest)).magnitude < 0.499_999 { return nearest * step }
    }
    return known.seen[other].price.cost(of: quantity, roundedToDigits: digits[currency])?
      .tenThousandths
  }
}

extension QuotedPrices {
  /// The quotes of a measure as prices that were seen, by day, then store.
  ///
  /// Quotes of one store and day are one price, their mean; so are its offers, with the first end.
  func seenPrices(in range: Range<Int>, kind: MeasureID) -> [KnownPrice] {
    var own = quotes[range].filter {
      $0.series.dimension == kind.dimension && $0.series.currencyRank == kind.currencyRank
    }
    func key(_ quote: Quote) -> (CalendarDate, StoreID, Int) {
      (quote.day, quote.series.store, quote.isOffer ? 1 : 0)
    }
    own.sort { key($0) < key($1) }
    var seen: [KnownPrice] = []
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
        KnownPrice(
          store: own[first].series.store, day: own[first].day.daysSinceEpoch,
          lastDay: own[first..<end].map(\.lastDay.daysSinceEpoch).min() ?? .max,
          isOffer: own[first].isOffer, price: price, ratio: price.approximateRatio))
      first = end
    }
    return seen
  }
}
