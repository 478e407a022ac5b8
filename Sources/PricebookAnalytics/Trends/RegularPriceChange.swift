package import PricebookModel

/// How the regular price of a product changed: against a year ago, else its first months.
///
/// A side is three months, and its price the median of its days. Where the price stands from one
/// purchase to the next, what counts now is the last one: that is what the store asks, and a jump
/// of this month is not diluted by the months before.
package struct RegularPriceChange: Hashable, Sendable {
  /// Why a change may not be stated.
  package enum Doubt: Hashable, Sendable {
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
    let source = PriceSource(unitValues: unitValues, prices: prices, calendar: calendar)
    var changes: [RegularPriceChange] = []
    for place in unitValues.series.indices {
      let series = unitValues.series[place]
      let rows =
        series.rows.lowerBound..<unitValues.month[series.rows].partitionPoint { $0 > month }
      guard let last = rows.last, unitValues.month[last] > month.adding(months: -months),
        unitValues.month[rows.lowerBound] <= month.adding(months: -months)
      else { continue }
      let yearAgo = month.adding(months: -12)
      let first = unitValues.month[rows.lowerBound]
      let isYear = first <= yearAgo
      let since =
        isYear ? yearAgo : min(first.adding(months: months - 1), month.adding(months: -months))
      let noise = PriceNoise(
        of: source.logarithms(of: place, from: since.adding(months: 1 - months), through: month))
      guard let now = Side(of: place, through: month, in: source, isLast: noise.stands),
        let before = Side(of: place, through: since, in: source, isLast: false)
      else { continue }
      var bought = BaseQuantity.zero
      for row in rows where unitValues.month[row] > yearAgo && !unitValues.isQuoted(row) {
        bought += unitValues[row].quantity
      }
      let cost =
        (now.price.approximatePrice - before.price.approximatePrice) * bought.approximateUnits
      let size = Amount(
        estimating: cost.magnitude, digits: names.currencies[series.currency].minorUnitDigits,
        limit: .bookLimit)
      changes.append(
        RegularPriceChange(
          series: place, now: now.price, before: before.price, since: since, isYear: isYear,
          yearlyCost: size.map { cost < 0 ? .zero - $0 : $0 },
          doubt: unitValues.dimensions[series.dimension] == .count
            && noise.isUnweighed(names.items[series.item].name)
            ? .unweighed : doubt(now, before, noise)))
    }
    return changes
  }

  private static func doubt(_ now: Side, _ before: Side, _ noise: PriceNoise) -> Doubt? {
    guard now.isEvidence, before.isEvidence else { return .fewPrices }
    let change = Logarithm.of(now.price.ratio(to: before.price)).magnitude
    return change > noise.bound(now.count, before.count) + Logarithm.uncertainty
      ? nil : .withinNoise
  }

  /// The regular prices of every series.
  private struct PriceSource {
    let unitValues: UnitValues
    let prices: RegularPrices
    let calendar: MonthCalendar

    func places(of series: Int, from first: Month, through last: Month) -> [Int] {
      prices.places(
        series: series, in: calendar.firstDay(of: first)...calendar.lastDay(of: last))
    }

    func logarithms(of series: Int, from first: Month, through last: Month) -> [Double] {
      places(of: series, from: first, through: last).map {
        Logarithm.of(prices.price(at: $0).approximateRatio)
      }
    }
  }

  private struct Side {
    let price: UnitValue
    /// How many days the price is of.
    let count: Int
    /// Whether there are enough prices.
    let isEvidence: Bool

    /// - Parameter isLast: Whether the price is that of the last day.
    /// - Returns: `nil` where no day has a regular price.
    init?(of series: Int, through last: Month, in source: PriceSource, isLast: Bool) {
      let all = source.places(
        of: series, from: last.adding(months: 1 - RegularPriceChange.months), through: last)
      let paid = all.filter { !source.unitValues.days.isSeen($0) }
      let used = paid.isEmpty ? all : paid
      let prices = used.map(source.prices.price)
      guard let price = isLast ? prices.last : prices.median else { return nil }
      self.price = price
      count = isLast ? 1 : used.count
      isEvidence = used.count >= RegularPriceChange.fewestPrices
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
