package import PricebookModel

/// What a basket cost at each store at the end of each month, whole.
///
/// A month has the last regular prices of its end. What a store had none of then costs what it is
/// shown at now, moved by what the same item did at the stores that have both prices (as the price
/// model has it, the levels of stores stay). So the last month has the totals of the comparison, and
/// no model is fitted for the months before.
package struct BasketMonths: Sendable {
  package struct Row: Hashable, Sendable {
    /// A place in ``StoreComparison/stores``.
    package var store: Int
    package var month: Month
    /// Of the lines that the comparison's whole totals are of.
    package var total: Amount
    /// How many lines have a regular price of the store's own at the end of the month.
    package var items: Int
  }

  /// The months, up to the report's.
  package static let monthCount = 13
  /// Of more stores, the ones with the lowest totals.
  private static let storeLimit = 50

  package let months: [Month]
  /// By store in the order of whole totals, then month.
  package let rows: [Row]

  /// The total of a store in each of ``months``.
  package func totals(of store: Int) -> [Amount] {
    rows.filter { $0.store == store }.map(\.total)
  }

  package init(of comparison: StoreComparison, in analysis: Analysis) {
    let period = analysis.period
    let first = max(
      period.firstPriceMonth ?? period.priceMonth,
      period.priceMonth.adding(months: 1 - Self.monthCount))
    let months = (0...max(0, period.priceMonth.months(since: first))).map {
      first.adding(months: $0)
    }
    self.months = months
    let stores = comparison.candidates.prefix(Self.storeLimit)
    guard let lead = stores.first, let model = analysis.priceModel(of: comparison.currency) else {
      rows = []
      return
    }
    let past = months.dropLast().map { period.calendar.lastDay(of: $0) }
    var totals = stores.map { _ in past.map { _ in 0.0 } }
    var items = totals.map { $0.map { _ in 0 } }
    for (place, line) in comparison.basket.lines.enumerated() {
      guard let dimension = analysis.unitValues.dimensions.firstIndex(of: line.unit.dimension),
        // A line without a price there is in no total.
        comparison.stores[lead].prices[place] != nil
      else { continue }
      let quantity = line.unit.base(line.quantity).approximateUnits
      let own = stores.map { store in
        model.prices.pastPrices(
          of: line.item, in: dimension, at: comparison.stores[store].store, on: past)
      }
      let now = stores.map { comparison.stores[$0].prices[place]?.price.approximateUnits ?? .nan }
      for month in past.indices {
        let moves = stores.indices.compactMap { store in
          own[store][month].map { Logarithm.of($0 / now[store]) }
        }
        let move = moves.isEmpty ? 0 : moves.reduce(0, +) / Double(moves.count)
        for store in stores.indices {
          if own[store][month] != nil { items[store][month] += 1 }
          totals[store][month] +=
            quantity * (own[store][month] ?? now[store] * Logarithm.exponential(move))
        }
      }
    }
    let digits = comparison.currency.minorUnitDigits
    rows = stores.enumerated().flatMap { index, store -> [Row] in
      let total = comparison.stores[store]
      let earlier = months.dropLast().indices.compactMap { month -> Row? in
        Amount(estimating: totals[index][month], digits: digits, limit: .bookLimit).map {
          Row(store: store, month: months[month], total: $0, items: items[index][month])
        }
      }
      let last = total.basketTotal.map { whole in
        Row(
          store: store, month: period.priceMonth, total: whole,
          items: total.prices.count { $0.map { !$0.isFilledIn && !$0.isOffer } ?? false })
      }
      return earlier + (last.map { [$0] } ?? [])
    }
  }
}

extension LastPrices {
  /// The last regular price of a product on each of some days, in currency units; `nil` where there is
  /// none yet, or it is older than the maximum age.
  fileprivate func pastPrices(
    of item: ItemID, in dimension: DimensionID, at store: StoreID, on days: [CalendarDate]
  ) -> [Double?] {
    guard
      let series = unitValues.seriesIndex(
        item: item, store: store, dimension: dimension, currency: currency)
    else { return days.map { _ in nil } }
    return days.map { day in
      regular.last(series: series, asOf: day).flatMap {
        day.days(since: $0.day) <= maximumAgeDays ? $0.price.approximatePrice : nil
      }
    }
  }
}
