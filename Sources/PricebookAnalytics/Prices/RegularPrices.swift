package import PricebookModel

/// What stores ask without an offer, as it is known on a day.
///
/// The regular price of a product on a day is the price before a discount that a line names, what a
/// price list or an app says that is no offer, else what was paid unless it is an unmarked offer
/// (``UnmarkedOffers``). That of a month is Σ price before discounts ÷ Σ quantity over its days with
/// a regular price that was paid; where there is none, the mean of those that were seen.
///
/// A class, because columns that many would be copied into everything that asks them.
package final class RegularPrices: Sendable {
  /// A price that was lower than the regular one for a time.
  package struct Offer: Hashable, Sendable {
    package var price: UnitValue
    package var day: CalendarDate
    /// Whether it was seen and not paid.
    package var isSeen: Bool
  }

  /// ln of the regular price of every row, up to one constant; see ``PriceLogarithms``.
  ///
  /// Not a number where the month has no regular price.
  let values: [Double]
  private let unitValues: UnitValues
  private let discounts: NamedDiscounts
  private let unmarked: UnmarkedOffers
  private let quotes: QuotedPrices
  private let asOf: CalendarDate
  /// Rows whose regular price is not their unit value.
  private let changed: ChangedPrices
  /// The prices that were known at the end of their months, where a later day changed them.
  private let knownAtMonthEnd: ChangedPrices
  /// The prices that were known on an earlier as-of day, where a later day changed them.
  private let knownEarlier: ChangedPrices

  /// A ratio counts 1/10 000 of the currency and 10⁻¹⁹ of the base unit.
  static let scale = Logarithm.of(1e15)

  convenience init(
    of unitValues: UnitValues, logarithms: PriceLogarithms, lines: ReceiptLines, units: UnitTable,
    quotes: QuotedPrices, asOf: CalendarDate
  ) {
    let discounts = NamedDiscounts(of: lines, in: unitValues, units: units)
    self.init(
      of: unitValues, logarithms: logarithms.values, discounts: discounts,
      unmarked: UnmarkedOffers(of: unitValues, discounts: discounts), quotes: quotes, asOf: asOf)
  }

  /// The regular prices as they were known on an earlier day.
  ///
  /// - Parameter earlier: ``UnitValues/through(_:lastDay:)`` of the same unit values, or themselves.
  /// - Complexity: O(rows) where a price of before that day was found to be no offer after it, else
  ///   O(unmarked offers).
  func asOf(_ day: CalendarDate, of earlier: UnitValues) -> RegularPrices {
    let finder = MonthFinder(unitValues: earlier, calendar: quotes.boundaries)
    var found: [MonthOfDays] = []
    let later = day.daysSinceEpoch + 1...max(day.daysSinceEpoch + 1, asOf.daysSinceEpoch)
    for (place, from) in zip(unmarked.places, unmarked.regularFrom) where later.contains(from) {
      finder.append(monthOf: Int(place), to: &found)
    }
    let knownEarlier = ChangedPrices(found) { month in
      Self.price(of: month.days, in: earlier.days, discounts, unmarked, asOf: day.daysSinceEpoch)
    }
    return RegularPrices(self, as: knownEarlier, of: earlier, asOf: day)
  }

  private init(
    _ later: RegularPrices, as knownEarlier: ChangedPrices, of unitValues: UnitValues,
    asOf: CalendarDate
  ) {
    self.unitValues = unitValues
    self.asOf = asOf
    self.knownEarlier = knownEarlier
    discounts = later.discounts
    unmarked = later.unmarked
    quotes = later.quotes
    changed = later.changed
    knownAtMonthEnd = later.knownAtMonthEnd
    values = knownEarlier.writing(to: later.values)
  }

  private init(
    of unitValues: UnitValues, logarithms: [Double], discounts: NamedDiscounts,
    unmarked: UnmarkedOffers, quotes: QuotedPrices, asOf: CalendarDate
  ) {
    self.unitValues = unitValues
    self.discounts = discounts
    self.unmarked = unmarked
    self.quotes = quotes
    self.asOf = asOf
    let finder = MonthFinder(unitValues: unitValues, calendar: quotes.boundaries)
    let today = asOf.daysSinceEpoch
    // Months with an offer, and months with a price that was taken for an offer until they ended.
    var found: [MonthOfDays] = []
    var late: [MonthOfDays] = []
    for place in discounts.places { finder.append(monthOf: Int(place), to: &found) }
    for (place, from) in zip(unmarked.places, unmarked.regularFrom) {
      if from > today {
        finder.append(monthOf: Int(place), to: &found)
      } else {
        finder.append(monthOf: Int(place), to: &late) { $0.lastDay < from }
      }
    }
    found += unitValues.rowsWithOffers.map { finder.month(ofRow: Int($0)) }
    found.sort { $0.row < $1.row }
    changed = ChangedPrices(found) { month in
      Self.price(of: month.days, in: unitValues.days, discounts, unmarked, asOf: today)
    }
    knownAtMonthEnd = ChangedPrices(late) { month in
      Self.price(of: month.days, in: unitValues.days, discounts, unmarked, asOf: month.lastDay)
    }
    knownEarlier = ChangedPrices()
    values = changed.writing(to: logarithms)
  }

  /// ln of the regular price of a row per base unit; not a number where it has none.
  func logarithm(row: Int) -> Double { values[row] + Self.scale }

  /// The logarithms of prices without offers, where offers are judged alike at all times.
  ///
  /// Changes of prices need them. Looking back only, the first prices of a product are judged by
  /// themselves: more offers are taken for regular early in the data, so that steady prices seem to
  /// rise by 0.9 % a year (<doc:Backtests>). So here a price that nothing says to be an offer is one if
  /// it is more than 10 % below the median of the product's prices of half a year before and after it,
  /// as far as they are known on the as-of day and no line had named a discount yet.
  ///
  /// - Returns: ln of the prices of rows of a series per base unit; not a number where a month has none.
  ///   `nil` where they are those of ``logarithm(row:)``.
  /// - Complexity: O(1) for each row where prices are within 10 % of each other; else O(days × days
  ///   of a year).
  func evenLogarithms(series place: Int, rows: Range<Int>) -> [Double]? {
    let series = unitValues.series[place]
    guard UnmarkedOffers.canHaveOffers(series, in: unitValues) else { return nil }
    let days = unitValues.days
    let known = days.places(series.days, through: asOf.daysSinceEpoch)
    let judged = discounts.firstPart(of: series.days).clamped(to: known)
    let ratios = judged.map { days.ratio($0) }
    let highest = ratios.max() ?? 0
    func isOffer(_ place: Int) -> Bool {
      guard judged.contains(place), !days.isSeen(place) else { return false }
      let own = place - judged.lowerBound
      guard !UnmarkedOffers.isOrdinary(ratios[own], upTo: highest) else { return false }
      let day = CalendarDate(daysSinceEpoch: days.day(place))
      let span = Int(UnmarkedOffers.nearDays)
      let near = days.places(judged, in: day.adding(days: -span)...day.adding(days: span))
      let others = [
        ratios[near.lowerBound - judged.lowerBound..<own],
        ratios[own + 1..<near.upperBound - judged.lowerBound],
      ]
      return UnmarkedOffers.isLow(ratios[own], among: others.joined())
    }
    let calendar = quotes.boundaries
    var next = known.lowerBound
    return rows.map { row in
      let month = unitValues.month[row]
      let (first, last) = (calendar.firstDay(of: month), calendar.lastDay(of: month))
      while next < known.upperBound, days.day(next) < first.daysSinceEpoch { next += 1 }
      var sum = RegularSum()
      while next < known.upperBound, days.day(next) <= last.daysSinceEpoch {
        if !isOffer(next) { sum.add(price(at: next), isSeen: days.isSeen(next)) }
        next += 1
      }
      return sum.price.map { Logarithm.of($0.approximateRatio) + Self.scale } ?? .nan
    }
  }

  /// The exact regular price of a row; `nil` where its month has none.
  package func price(row: Int) -> UnitValue? {
    knownEarlier.price(
      row: row, else: changed.price(row: row, else: unitValues.price(row: row)))
  }

  /// The exact regular price of a row as it was known at the end of its month; `nil` where it had
  /// none.
  func priceAtMonthEnd(row: Int) -> UnitValue? {
    knownAtMonthEnd.price(row: row, else: price(row: row))
  }

  /// Calls `body` for some rows with the logarithm of ``priceAtMonthEnd(row:)`` as in ``values``.
  func forEachValueAtMonthEnd(of rows: Range<Int>, _ body: (_ row: Int, _ value: Double) -> Void) {
    let isKnown = knownAtMonthEnd.hasRows(in: rows)
    for row in rows {
      body(
        row,
        isKnown ? knownAtMonthEnd.logarithm(row: row, else: values[row]) : values[row])
    }
  }

  /// The regular price of a series that was paid or seen last, on or before the as-of day; `nil`
  /// where offers are all that is known.
  ///
  /// - Parameter series: Index into ``UnitValues/series``.
  package func last(series: Int) -> LastRegularPrice? { last(series: series, asOf: asOf) }

  /// ``last(series:)`` as it was known on an earlier day.
  func last(series: Int, asOf day: CalendarDate) -> LastRegularPrice? {
    lastPlace(series: series, asOf: day).map(lastPrice)
  }

  private func lastPrice(at place: Int) -> LastRegularPrice {
    LastRegularPrice(
      price: price(at: place), day: CalendarDate(daysSinceEpoch: unitValues.days.day(place)),
      isSeen: unitValues.days.isSeen(place))
  }

  /// What was known of a product on a day, and what was paid for it next.
  struct Sides {
    /// The last regular price, as it was known on the day, and its own day.
    let last: UnitValue
    let lastDay: CalendarDate
    /// The last price, an offer or not.
    let newest: UnitValue
    /// The first regular price that was paid after the day.
    let next: UnitValue
  }

  /// Calls `body` for every series and day with all of these prices, series by series.
  ///
  /// - Parameter days: Ascending, each with the last day of the next price.
  func forEachSides(
    asOf all: [(day: CalendarDate, end: CalendarDate)],
    _ body: (_ series: Int, _ day: Int, Sides) -> Void
  ) {
    let (unitValues, unmarked) = (unitValues, unmarked.places)
    let (days, series) = (unitValues.days, unitValues.series.span)
    var nextUnmarked = 0
    for place in series.indices {
      let own = series[place].days
      guard let first = own.first, let last = own.last else { continue }
      while nextUnmarked < unmarked.count, Int(unmarked[nextUnmarked]) < first { nextUnmarked += 1 }
      let isPlain = nextUnmarked == unmarked.count || Int(unmarked[nextUnmarked]) > last
      var start = first
      for number in all.indices {
        let (day, end) = all[number]
        while start <= last, days.day(start) <= day.daysSinceEpoch { start += 1 }
        // Most products have no price on one of the sides.
        guard start <= last else { break }
        var next = start
        while next <= last, days.isSeen(next) || !(isPlain || isRegular(next)) { next += 1 }
        guard start > first, next <= last, days.day(next) <= end.daysSinceEpoch,
          let known = isPlain ? start - 1 : lastPlace(in: first..<start, asOf: day)
        else { continue }
        body(
          place, number,
          Sides(
            last: price(at: known), lastDay: CalendarDate(daysSinceEpoch: days.day(known)),
            newest: days.price(start - 1), next: price(at: next)))
      }
    }
  }

  /// The days with a regular price of a series from one day to another, up to the as-of day.
  ///
  /// - Returns: Places in ``UnitValues/days``, for ``price(at:)``.
  func places(series: Int, in days: ClosedRange<CalendarDate>) -> [Int] {
    guard days.lowerBound <= asOf else { return [] }
    let known = days.lowerBound...min(days.upperBound, asOf)
    let places = unitValues.days.places(unitValues.series[series].days, in: known)
    guard unmarked.hasPlaces(in: places) else { return Array(places) }
    return places.filter(isRegular)
  }

  /// The offer of a series that is newer than its last regular price, or of the same day; `nil`
  /// where the newest price is no offer, or the offer had ended by the as-of day.
  package func offer(series: Int) -> Offer? {
    let entry = unitValues.series[series]
    let days = unitValues.days
    let known = days.places(entry.days, through: asOf.daysSinceEpoch)
    let last = lastPlace(series: series, asOf: asOf)
    var offer: Offer?
    // A price that was paid for less than is asked.
    if let newest = known.last, newest != last || discounts.amount(at: newest) != nil {
      offer = Offer(
        price: days.price(newest), day: CalendarDate(daysSinceEpoch: days.day(newest)),
        isSeen: false)
    }
    guard !quotes.isEmpty, let seen = quotes.latestOffer(of: entry, asOf: asOf),
      last.map({ days.day($0) <= seen.day.daysSinceEpoch }) ?? true,
      offer.map({ $0.day < seen.day }) ?? true
    else { return offer }
    return Offer(price: seen.price, day: seen.day, isSeen: true)
  }

  private func lastPlace(series: Int, asOf day: CalendarDate) -> Int? {
    lastPlace(
      in: unitValues.days.places(unitValues.series[series].days, through: day.daysSinceEpoch),
      asOf: day)
  }

  /// - Parameter places: Up to the day.
  private func lastPlace(in places: Range<Int>, asOf day: CalendarDate) -> Int? {
    places.last { unmarked.isRegular($0, asOf: day.daysSinceEpoch) }
  }

  private func isRegular(_ place: Int) -> Bool {
    unmarked.isRegular(place, asOf: asOf.daysSinceEpoch)
  }

  /// The price of a day before discounts.
  func price(at place: Int) -> UnitValue {
    Self.price(at: place, in: unitValues.days, discounts)
  }

  private static func price(at place: Int, in days: PriceDays, _ discounts: NamedDiscounts)
    -> UnitValue
  {
    var price = days.price(place)
    if let discount = discounts.amount(at: place) { price.paid.tenThousandths &+= discount }
    return price
  }

  private static func price(
    of places: Range<Int>, in days: PriceDays, _ discounts: NamedDiscounts,
    _ unmarked: UnmarkedOffers, asOf day: Int32
  ) -> UnitValue? {
    var sum = RegularSum()
    for place in places where unmarked.isRegular(place, asOf: day) {
      sum.add(price(at: place, in: days, discounts), isSeen: days.isSeen(place))
    }
    return sum.price
  }
}
