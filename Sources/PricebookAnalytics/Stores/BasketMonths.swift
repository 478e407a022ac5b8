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

  /// No months at all.
  init() { (months, rows) = ([], []) }

  /// - Parameter model: Of the comparison's currency.
  init(
    of comparison: StoreComparison, period: ReportPeriod, model: PriceModel?,
    groups: [ItemID: [GroupMember]]
  ) {
    let first = max(
      period.firstPriceMonth ?? period.priceMonth,
      period.priceMonth.adding(months: 1 - Self.monthCount))
    let months = (0...max(0, period.priceMonth.months(since: first))).map {
      first.adding(months: $0)
    }
    self.months = months
    let stores = comparison.candidates.prefix(Self.storeLimit)
    guard !stores.isEmpty, let model else {
      rows = []
      return
    }
    let past = months.dropLast().map { period.calendar.lastDay(of: $0) }
    var totals = stores.map { _ in past.map { _ in 0.0 } }
    var items = totals.map { $0.map { _ in 0 } }
    for place in comparison.comparedLines {
      let line = comparison.basket.lines[place]
      let quantity = line.unit.base(line.quantity).approximateUnits
      let choices = BasketChoice.all(of: line, groups: groups)
      let own = stores.map { store in
        model.prices.pastCosts(of: choices, at: comparison.stores[store].store, on: past)
      }
      let now = stores.map {
        quantity * (comparison.stores[$0].prices[place]?.price.approximateUnits ?? .nan)
      }
      for month in past.indices {
        var (moves, count) = (0.0, 0)
        for store in stores.indices {
          guard let cost = own[store][month] else { continue }
          moves += Logarithm.of(cost / now[store])
          count += 1
          items[store][month] += 1
        }
        let move = Logarithm.exponential(count == 0 ? 0 : moves / Double(count))
        for store in stores.indices {
          totals[store][month] += own[store][month] ?? now[store] * move
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
  /// What a line of a basket cost at a store on each of some days, in currency units; `nil` where none of
  /// its choices has a last regular price yet, or all are older than the maximum age.
  fileprivate func pastCosts(
    of choices: [BasketChoice], at store: StoreID, on days: [CalendarDate]
  ) -> [Double?] {
    let products = choices.compactMap { choice -> (quantity: Double, series: Int)? in
      guard let dimension = unitValues.dimensions.firstIndex(of: choice.dimension),
        let series = unitValues.seriesIndex(
          item: choice.item, store: store, dimension: dimension, currency: currency)
      else { return nil }
      return (choice.quantity.approximateUnits, series)
    }
    return days.map { day in
      var best: (isStale: Bool, cost: Double)?
      for (quantity, series) in products {
        guard let last = regular.last(series: series, asOf: day) else { continue }
        let age = day.days(since: last.day)
        guard age <= maximumAgeDays else { continue }
        let choice = (age > StoreComparison.staleDays, quantity * last.price.approximatePrice)
        if best.map({ BasketChoice.precedes(choice, $0) }) ?? true { best = choice }
      }
      return best?.cost
    }
  }
}
