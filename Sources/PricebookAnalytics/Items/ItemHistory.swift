package import PricebookModel

/// What an item costs at each store and what it cost, in one unit dimension and one currency.
///
/// Everything is known up to the as-of day, and no row is of a later month than the analysis.
package struct ItemHistory: Sendable {
  package struct Price: Hashable, Sendable {
    package var price: UnitValue
    package var store: StoreID
    /// `nil` for a price without a date.
    package var month: Month?
    /// `nil` where the month alone is known.
    package var day: CalendarDate?
    package var isSeen = true
    /// Whether it is an offer: for a time lower than the regular price of the store.
    package var isOffer = false
  }

  package struct AtStore: Sendable {
    /// Index into ``UnitValues/series``; `nil` where no price has a date.
    package var series: Int?
    /// The last regular price; a price without a date only where none has one, and an offer only
    /// where there is nothing else.
    package var latest: Price
    /// A newer offer.
    package var offer: Price?
    /// The lowest price of a month; of equal ones the earliest.
    ///
    /// `nil` where no price has a date.
    package var lowest: Price?
    /// What was paid for the item at the store, in the months of prices up to the report's.
    package var paid = Amount.zero
  }

  package var dimension: DimensionID
  package var currency: CurrencyID
  package var lowest: Price?
  /// The median regular price of a month of the last twelve, else of all.
  package var typical: UnitValue?
  /// How many monthly prices ``typical`` is the median of.
  package var typicalCount = 0
  /// The monthly prices of the last twelve months, offers included, in no order.
  private var pricesOfYear: [Price] = []
  /// The same, the lowest first; few items are asked for them.
  package var recent: [Price] { pricesOfYear.sorted { $0.price.isLower(than: $1.price) } }
  /// How many ``recent`` has, which need not be put in order for that.
  package var recentCount: Int { pricesOfYear.count }
  package var hasGood: Bool { recentCount >= Self.fewestPrices }
  /// From how many prices of ``recent`` on a good price is named.
  package static let fewestPrices = 4
  /// The highest of the lowest quarter of ``recent``: a good price is at most that.
  ///
  /// `nil` for fewer than ``fewestPrices``.
  package var good: UnitValue? {
    hasGood ? recent[(recentCount + 3) / 4 - 1].price : nil
  }
  /// Lowest latest price first; prices older than the setting `maximumPriceAgeDays` last.
  package var stores: [AtStore]

  package var latest: Price? { stores.map(\.latest).max { ItemHistory.isEarlier($0, $1) } }

  /// Whether a price is older than another; a month without a day counts as its first day.
  static func isEarlier(_ one: Price, _ other: Price) -> Bool {
    let first = CalendarDate(daysSinceEpoch: .min)
    return (one.month ?? Month(index: 0), one.day ?? first, other.store)
      < (other.month ?? Month(index: 0), other.day ?? first, one.store)
  }
}

extension ItemHistory {
  /// The histories of an item by dimension and currency, those with most rows first.
  package static func all(of item: ItemID, in analysis: Analysis) -> [ItemHistory] {
    ItemHistories(in: analysis).all(of: item)
  }

  /// What a quantity costs where the latest price is lowest.
  ///
  /// - Parameter currency: Of the price; where it is unknown, the first of the book.
  /// - Returns: `nil` where no price has a day, or all are older than the
  ///   setting `maximumPriceAgeDays`, or of another currency or kind of unit.
  package static func cheapest(
    of item: ItemID, _ quantity: Quantity, _ unit: UnitOfMeasure, in currency: CurrencyCode,
    analysis: Analysis
  ) -> (cost: Money, store: StoreID)? {
    let currency = currency == .unknown ? analysis.currencies.first ?? currency : currency
    let history = all(of: item, in: analysis).first {
      analysis.unitValues.dimensions[$0.dimension] == unit.dimension
        && analysis.book.names.currencies[$0.currency] == currency
    }
    guard let price = history?.stores.first?.latest, let day = price.day,
      day >= analysis.oldestPriceDay,
      let cost = price.price.cost(
        of: unit.base(quantity), roundedToDigits: currency.minorUnitDigits)
    else { return nil }
    return (Money(cost, currency), price.store)
  }

  init(_ place: ItemHistories.Place, in source: ItemHistories) {
    let (values, regularPrices, month) = (source.values, source.regularPrices, source.month)
    dimension = place.key.dimension
    currency = place.key.currency
    let first = month.adding(months: -11)
    var all: [AtStore] = []
    var regular: [UnitValue] = []
    var regularOfYear: [UnitValue] = []
    for index in place.series {
      let one = values.series[index]
      guard
        var store = AtStore(
          series: index, of: one.store, regularPrices, calendar: source.calendar)
      else { continue }
      for row in values.rows(of: one, through: month) {
        let isSeen = values.isQuoted(row)
        let price = Price(
          price: values.price(row: row), store: one.store, month: values.month[row], isSeen: isSeen)
        guard price.price.quantity > .zero else { continue }
        let isOfYear = values.month[row] >= first
        if isOfYear { pricesOfYear.append(price) }
        if let price = regularPrices.price(row: row) {
          if isOfYear { regularOfYear.append(price) } else { regular.append(price) }
        }
        if store.lowest.map({ price.price.isLower(than: $0.price) }) ?? true {
          store.lowest = price
        }
        if !isSeen { store.paid += price.price.paid }
      }
      all.append(store)
    }
    all += place.undated.map { AtStore(latest: Price(price: $0.price, store: $0.key.store)) }
    lowest = all.compactMap(\.lowest).min { left, right in
      left.price.isLower(than: right.price)
        || !right.price.isLower(than: left.price) && Self.isEarlier(left, right)
    }
    let counted = regularOfYear.isEmpty ? regular : regularOfYear
    typicalCount = counted.count
    typical = counted.median
    let oldest = source.oldestPriceDay
    let isOld = { (price: Price) in price.day.map { $0 < oldest } ?? true }
    // The stores themselves are large, so their places are sorted.
    stores = all.indices.sorted { one, other in
      let (left, right) = (all[one].latest, all[other].latest)
      if isOld(left) != isOld(right) { return isOld(right) }
      if left.price.isLower(than: right.price) { return true }
      if right.price.isLower(than: left.price) { return false }
      return one < other
    }.map { all[$0] }
  }
}

extension Analysis {
  var oldestPriceDay: CalendarDate {
    period.asOf.adding(days: -options.settings[.maximumPriceAgeDays])
  }
}

extension ItemHistory.AtStore {
  /// The prices of a series on the as-of day; `nil` where it has none.
  fileprivate init?(
    series: Int, of store: StoreID, _ regularPrices: RegularPrices, calendar: MonthCalendar
  ) {
    func price(_ value: UnitValue, _ day: CalendarDate, isSeen: Bool, isOffer: Bool)
      -> ItemHistory.Price
    {
      ItemHistory.Price(
        price: value, store: store, month: calendar.month(of: day), day: day,
        isSeen: isSeen, isOffer: isOffer)
    }
    let offer = regularPrices.offer(series: series).map {
      price($0.price, $0.day, isSeen: $0.isSeen, isOffer: true)
    }
    let last = regularPrices.last(series: series).map {
      price($0.price, $0.day, isSeen: $0.isSeen, isOffer: false)
    }
    guard let latest = last ?? offer else { return nil }
    self.init(series: series, latest: latest, offer: last == nil ? nil : offer)
  }
}

extension UnitValues {
  func rows(of series: Series, through last: Month) -> Range<Int> {
    let end = month[series.rows].partitionPoint { $0 > last }
    return series.rows.lowerBound..<end
  }

  /// Whether an item is only ever bought in whole pieces or litres: the quantity of every month up to
  /// one adds up to whole base units.
  ///
  /// - Returns: `false` for an item without such a month.
  package func isBoughtWhole(
    _ item: ItemID, in dimension: UnitOfMeasure.Dimension, through last: Month
  ) -> Bool {
    var isBought = false
    for index in seriesRange(ofItem: item) where dimensions[series[index].dimension] == dimension {
      for row in series[index].rows where month[row] <= last && !isQuoted(row) {
        guard self[row].quantity.isWhole else { return false }
        isBought = true
      }
    }
    return isBought
  }
}

extension BaseQuantity {
  fileprivate var isWhole: Bool { count % (Int128(UnitOfMeasure.wholeBase) * 1_000_000) == 0 }
}
