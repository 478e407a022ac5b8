package import PricebookModel
import PricebookParallel

/// A price that moved enough to tell a person.
package struct PriceAlert: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// By the alert's limit or more.
    case up, down
    /// The lowest price of twelve months, by 2 % or more.
    case newLow = "new low"
  }

  /// Index into ``UnitValues/series``.
  package var series: Int
  package var row: Int
  /// The price of that row before discounts, in 1/10 000 per base unit.
  package var price: Amount
  /// The row of ``UnitValues`` that the price is compared with: the median of the previous three
  /// priced months; for a new low the lowest price of the twelve months before.
  package var referenceRow: Int
  package var reference: Amount
  /// The exact change against ``referenceRow`` in percent.
  package var changePercent: Double
  package var kind: Kind
  /// Whether the same month a year ago moved alike: the same alert, and this year's change is at
  /// most the alert's limit, in percentage points, larger than that year's.
  package var isSeasonal = false

  /// The alerts of every month of the data, in the order of series, month and kind.
  ///
  /// Prices are regular ones (``RegularPrices``), as they were known at the end of their month. `up`
  /// and `down` compare with the median of the three such months before. A `new low` is at least 2 %
  /// below every price of the twelve months before, where at least six have one. A month can be both
  /// down and a new low, and then has two alerts: they answer two questions. Outliers raise no alert
  /// and are no reference, and loose goods without their weight raise none (``LooseGoods``). Prices are
  /// compared as exact ratios.
  ///
  /// - Complexity: O(rows); exact products only where the logarithms come near a limit.
  static func all(
    of unitValues: UnitValues, prices: RegularPrices, outliers: [PriceOutlier] = [],
    names: IDTable<ItemID, Item>, calendar: MonthCalendar, options: AnalysisOptions
  ) -> [PriceAlert] {
    let search = Search(
      unitValues: unitValues, prices: prices, calendar: calendar,
      looseGoods: LooseGoods(unitValues: unitValues, prices: prices, names: names),
      outliers: outliers,
      percent: max(0, options.settings[.alertPercent]))
    let count = unitValues.series.count
    let pieces = concurrentMap(of: count, parts: max(1, min(count, WorkerThreads.count * 4))) {
      var search = search
      for series in $0 { search.enter(series: series) }
      return search.alerts
    }
    return Array(pieces.joined())
  }

  private struct Search {
    let unitValues: UnitValues
    let prices: RegularPrices
    let calendar: MonthCalendar
    let looseGoods: LooseGoods
    let percent: Int
    private let outliers: Set<Int>
    private let seriesWithOutliers: Set<Int>
    /// Differences of logarithms nearer to zero than these cannot be an alert.
    let rise: Double
    let fall: Double
    private(set) var alerts: [PriceAlert] = []
    /// The rows of one series that count, and the logarithms of their prices; they keep their memory.
    private var rows: [Int] = []
    private var values: [Double] = []

    init(
      unitValues: UnitValues, prices: RegularPrices, calendar: MonthCalendar,
      looseGoods: LooseGoods, outliers: [PriceOutlier], percent: Int
    ) {
      self.outliers = Set(outliers.map(\.row))
      seriesWithOutliers = Set(outliers.map(\.series))
      self.unitValues = unitValues
      self.prices = prices
      self.calendar = calendar
      self.looseGoods = looseGoods
      self.percent = percent
      let share = Double(percent) / 100
      rise = Logarithm.of(1 + share) - Logarithm.uncertainty
      fall = share < 1 ? Logarithm.of(1 - share) + Logarithm.uncertainty : -.infinity
    }

    mutating func enter(series: Int) {
      let whole = unitValues.series[series].rows
      guard whole.count > PriceAlert.pricedMonthsNeeded else { return }
      let mayBeOutliers = seriesWithOutliers.contains(series)
      rows.removeAll(keepingCapacity: true)
      values.removeAll(keepingCapacity: true)
      // What is known at the end of a month decides, so that alerts of past months stay.
      prices.forEachValueAtMonthEnd(of: whole) { row, value in
        guard !value.isNaN, !(mayBeOutliers && outliers.contains(row)) else { return }
        rows.append(row)
        values.append(value)
      }
      for place in rows.indices {
        let (change, newLow) = (
          change(at: place, series: series), newLow(at: place, series: series)
        )
        guard change != nil || newLow != nil, !isLoose(at: place, series: series) else { continue }
        if var change {
          change.isSeasonal = isSeasonal(change, at: place)
          alerts.append(change)
        }
        if let newLow { alerts.append(newLow) }
      }
    }

    private func isLoose(at place: Int, series: Int) -> Bool {
      looseGoods.contains(
        series: series, asOf: calendar.lastDay(of: unitValues.month[rows[place]]))
    }

    /// Whether the same month a year ago raised the same alert with a change as large, or
    /// smaller by no more than the limit of an alert.
    private func isSeasonal(_ alert: PriceAlert, at place: Int) -> Bool {
      let wanted = unitValues.month[alert.row].adding(months: -PriceAlert.lowMonths)
      guard let before = rows[..<place].lastIndex(where: { unitValues.month[$0] <= wanted }),
        unitValues.month[rows[before]] == wanted,
        let last = change(at: before, series: alert.series)
      else { return false }
      return last.kind == alert.kind
        && alert.changePercent.magnitude <= last.changePercent.magnitude + Double(percent)
    }

    /// - Precondition: The month has a regular price.
    private func price(_ row: Int) -> UnitValue {
      prices.priceAtMonthEnd(row: row) ?? unitValues.price(row: row)
    }

    /// - Parameter place: Among ``rows``.
    private func change(at place: Int, series: Int) -> PriceAlert? {
      guard place >= PriceAlert.pricedMonthsNeeded else { return nil }
      let row = rows[place]
      let (a, b, c) = (values[place - 3], values[place - 2], values[place - 1])
      let median = max(min(a, b), min(max(a, b), c))
      let difference = values[place] - median
      guard difference >= rise || difference <= fall else { return nil }
      let now = price(row)
      let ranked = rows[place - PriceAlert.pricedMonthsNeeded..<place].sorted {
        price($0).isLower(than: price($1))
      }
      let reference = price(ranked[1])
      if reference.isLower(than: now),
        !now.isLower(times: 100, than: reference, times: 100 + percent)
      {
        return alert(series: series, row: row, reference: ranked[1], kind: .up)
      }
      if now.isLower(than: reference),
        !reference.isLower(times: 100 - percent, than: now, times: 100)
      {
        return alert(series: series, row: row, reference: ranked[1], kind: .down)
      }
      return nil
    }

    private func newLow(at place: Int, series: Int) -> PriceAlert? {
      let row = rows[place]
      let start = unitValues.month[row].adding(months: -PriceAlert.lowMonths)
      var lowest: Int?
      var count = 0
      let limit = values[place] - Logarithm.uncertainty
      for other in (0..<place).reversed() {
        guard unitValues.month[rows[other]] >= start else { break }
        let known = values[other]
        if known < limit { return nil }
        if lowest.map({ known < values[$0] }) ?? true { lowest = other }
        count += 1
      }
      guard count >= PriceAlert.lowMonthsNeeded, let lowest = lowest.map({ rows[$0] }),
        !price(lowest).isLower(
          times: 100 - PriceAlert.lowPercent, than: price(row),
          times: 100)
      else { return nil }
      return alert(series: series, row: row, reference: lowest, kind: .newLow)
    }

    /// - Returns: `nil` where a price does not fit in 64 bits.
    private func alert(series: Int, row: Int, reference: Int, kind: Kind) -> PriceAlert? {
      let price = self.price(row)
      let before = self.price(reference)
      guard let own = price.rounded, let rounded = before.rounded else { return nil }
      return PriceAlert(
        series: series, row: row, price: own, referenceRow: reference, reference: rounded,
        changePercent: (price.ratio(to: before) - 1) * 100, kind: kind)
    }
  }

  /// How many priced months before are the reference of a change.
  package static let pricedMonthsNeeded = 3
  /// Over how many months before a new low is the lowest price.
  package static let lowMonths = 12
  /// How many of those months must have a price.
  package static let lowMonthsNeeded = 6
  /// By how many percent at least a new low is below all of them.
  package static let lowPercent = 2
}
