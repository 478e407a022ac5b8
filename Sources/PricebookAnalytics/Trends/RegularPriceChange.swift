package import PricebookModel
import PricebookParallel

/// How the regular price of a product changed: against a year ago, else its first months.
///
/// A side is three months, and its price the median of its days with a purchase, else of those on
/// which a price was seen. Where the price stands from one purchase to the next, what counts now is
/// the last one: that is what the store asks, and a jump of this month is not diluted by the months
/// before.
package struct RegularPriceChange: Hashable, Sendable {
  /// Why a change may not be stated.
  package enum Doubt: CaseIterable, Sendable {
    /// A side has fewer than three prices.
    case fewPrices
    /// The product's price differs as much from one purchase to the next.
    case withinNoise
    /// The price of a piece of something that is weighed, without its weight.
    case unweighed
  }

  /// Index into ``UnitValues/series``.
  package let series: Int
  /// The regular price of the three months up to the report's, or the last of them.
  package let now: UnitValue
  /// The regular price of the three months that it is compared with.
  package let before: UnitValue
  /// The last of the months that it is compared with: a year ago, or those of the first data.
  package let since: Month
  /// Whether it is compared with a year ago.
  package let isYear: Bool
  /// The change of the price × what was bought in the last twelve months, rounded to the minor
  /// unit; `nil` where it does not fit.
  package let yearlyCost: Amount?
  /// Why it may not be stated; `nil` where it may.
  package let doubt: Doubt?
  package var isStated: Bool { doubt == nil }
  /// Whether it may be told as the largest of many.
  ///
  /// It is beyond five times the noise, and no price of the one side is among those of the other. Else
  /// in one of four books whose prices are noise and offers that nothing names, one of them would be
  /// told: a product whose first prices were offers seems to rise (<doc:Backtests>).
  package let standsOut: Bool
  package var percent: Double { (now.ratio(to: before) - 1) * 100 }

  /// The months of a side, and the days with a price that it needs.
  static let months = 3
  static let fewestPrices = 3

  /// The changes of all products that have a regular price in the last three months and in three
  /// months before, in the order of series.
  static func all(
    in unitValues: UnitValues, prices: RegularPrices, month: Month, calendar: MonthCalendar,
    names: BookNames
  ) -> [RegularPriceChange] {
    let search = Search(
      unitValues: unitValues, prices: prices, month: month, calendar: calendar,
      currencies: names.currencies,
      looseGoods: LooseGoods(unitValues: unitValues, prices: prices, names: names.items))
    let count = unitValues.series.count
    let pieces = concurrentMap(of: count, parts: max(1, min(count, WorkerThreads.count * 4))) {
      $0.compactMap(search.change(ofSeries:))
    }
    return Array(pieces.joined())
  }

  private static func doubt(_ now: Side, _ before: Side, _ noise: PriceNoise) -> Doubt? {
    guard now.isEvidence, before.isEvidence else { return .fewPrices }
    // Between what it was and what it was for some weeks, a median is a price that nobody asked.
    if noise.stands, before.hasReached(now.price) { return .withinNoise }
    return isBeyond(noise, PriceNoise.factor, now, before) ? nil : .withinNoise
  }

  private static func isBeyond(
    _ noise: PriceNoise, _ factor: Double, _ now: Side, _ before: Side
  ) -> Bool {
    Logarithm.of(now.price.ratio(to: before.price)).magnitude
      > noise.bound(now.count, before.count, factor: factor) + Logarithm.uncertainty
  }

  /// What changes are sought in.
  private struct Search {
    let unitValues: UnitValues
    let prices: RegularPrices
    let month: Month
    let calendar: MonthCalendar
    let currencies: IDTable<CurrencyID, CurrencyCode>
    let looseGoods: LooseGoods

    func change(ofSeries place: Int) -> RegularPriceChange? {
      let series = unitValues.series[place]
      let sideBefore = month.adding(months: -months)
      let rows =
        series.rows.lowerBound..<series.rows.partitionPoint { unitValues.month[$0] > month }
      guard let last = rows.last, unitValues.month[last] > sideBefore,
        unitValues.month[rows.lowerBound] <= sideBefore
      else { return nil }
      let yearAgo = month.adding(months: -12)
      let first = unitValues.month[rows.lowerBound]
      let isYear = first <= yearAgo
      let since = isYear ? yearAgo : min(first.adding(months: months - 1), sideBefore)
      // From the first day of one side to the last one of the other.
      let places = prices.places(
        series: place, in: days(of: since).lowerBound...days(of: month).upperBound)
      let (daysNow, daysBefore) = (
        self.places(places, in: days(of: month)), self.places(places, in: days(of: since))
      )
      guard !daysNow.isEmpty, !daysBefore.isEmpty else { return nil }
      let noise = PriceNoise(
        of: places.map { Logarithm.of(prices.price(at: $0).approximateRatio) })
      guard let now = side(of: daysNow, isLast: noise.stands),
        let before = side(of: daysBefore, isLast: false)
      else { return nil }
      let doubt =
        looseGoods.contains(series: place, noise: noise)
        ? Doubt.unweighed : RegularPriceChange.doubt(now, before, noise)
      return RegularPriceChange(
        series: place, now: now.price, before: before.price, since: since, isYear: isYear,
        yearlyCost: cost(of: now, before, bought: bought(in: rows, after: yearAgo), series),
        doubt: doubt,
        standsOut: doubt == nil && now.isApart(from: before)
          && RegularPriceChange.isBeyond(noise, PriceNoise.factorOfLargest, now, before))
    }

    private var months: Int { RegularPriceChange.months }

    /// The days of the months of a side.
    private func days(of last: Month) -> ClosedRange<CalendarDate> {
      calendar.firstDay(of: last.adding(months: 1 - months))...calendar.lastDay(of: last)
    }

    private func bought(in rows: Range<Int>, after month: Month) -> BaseQuantity {
      var bought = BaseQuantity.zero
      for row in rows where unitValues.month[row] > month && !unitValues.isQuoted(row) {
        bought += unitValues[row].quantity
      }
      return bought
    }

    private func cost(
      of now: Side, _ before: Side, bought: BaseQuantity, _ series: UnitValues.Series
    ) -> Amount? {
      let cost =
        (now.price.approximatePrice - before.price.approximatePrice) * bought.approximateUnits
      let size = Amount(
        estimating: cost.magnitude, digits: currencies[series.currency].minorUnitDigits,
        limit: .bookLimit)
      return size.map { cost < 0 ? .zero - $0 : $0 }
    }

    /// - Parameter places: Days with a regular price, ascending.
    private func places(_ places: [Int], in days: ClosedRange<CalendarDate>) -> ArraySlice<Int> {
      func day(_ place: Int) -> Int32 { unitValues.days.day(place) }
      let start = places.partitionPoint { day($0) >= days.lowerBound.daysSinceEpoch }
      return places[start...].prefix { day($0) <= days.upperBound.daysSinceEpoch }
    }

    /// - Parameters:
    ///   - places: Its days with a regular price.
    ///   - isLast: Whether the price is that of the last day.
    /// - Returns: `nil` where there is no such day.
    private func side(of places: ArraySlice<Int>, isLast: Bool) -> Side? {
      let hasPaid = places.contains { !unitValues.days.isSeen($0) }
      let used = hasPaid ? places.filter { !unitValues.days.isSeen($0) } : Array(places)
      let prices = used.map(prices.price)
      guard let price = isLast ? prices.last : prices.median else { return nil }
      return Side(
        price: price, prices: isLast ? [price] : prices,
        isEvidence: used.count >= RegularPriceChange.fewestPrices)
    }
  }

  private struct Side {
    let price: UnitValue
    /// Those of the days that the price is of.
    let prices: [UnitValue]
    /// Whether there are enough prices.
    let isEvidence: Bool
    var count: Int { prices.count }

    /// Whether a third of its prices or more are as far from the middle one as another price.
    func hasReached(_ other: UnitValue) -> Bool {
      let isRise = price.isLower(than: other)
      let reached = prices.count { isRise ? !$0.isLower(than: other) : !other.isLower(than: $0) }
      return reached * 3 >= prices.count
    }

    /// Whether all of its prices are higher, or all lower, than all of another side.
    func isApart(from other: Side) -> Bool {
      let isLower = price.isLower(than: other.price)
      let (low, high) = isLower ? (self, other) : (other, self)
      return low.prices.allSatisfy { one in high.prices.allSatisfy { one.isLower(than: $0) } }
    }
  }
}

extension [RegularPriceChange] {
  /// How the regular price of a series changed; `nil` where one side has none.
  ///
  /// - Parameter series: Index into ``UnitValues/series``.
  package func change(ofSeries series: Int) -> RegularPriceChange? {
    let place = partitionPoint { $0.series >= series }
    return place < count && self[place].series == series ? self[place] : nil
  }
}

extension Analysis {
  /// The changes up to the end of a month, in the order of series: as a report of that month has them.
  package func regularPriceChanges(through month: Month) -> [RegularPriceChange] {
    month == period.priceMonth
      ? regularPriceChanges
      : RegularPriceChange.all(
        in: unitValues, prices: regularPrices, month: month, calendar: period.calendar,
        names: book.names)
  }
}
