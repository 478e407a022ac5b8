import PricebookAnalytics
import PricebookModel

/// The household's own price level in the month of the report.
struct HouseholdPrices {
  /// Of prices at the same stores.
  let index: HouseholdIndex?
  private let month: Month
  /// Whether it is the report's month, of which the price model says what is known.
  private let isReported: Bool
  /// The change of the price model, which is one of the report's month.
  private let change: PriceModel.Change?

  /// - Parameter month: `nil` means the report's.
  init(_ scope: CurrencyScope, month: Month? = nil) {
    index = scope.analysis.householdIndexes.first {
      $0.category == nil && $0.currency == scope.currencyID
    }
    self.month = month ?? scope.priceMonth
    isReported = self.month == scope.priceMonth
    change = isReported ? scope.analysis.priceModel(of: scope.currency)?.household : nil
  }

  /// The move over twelve months, or since the first month with a value where that is later: what
  /// the price model says of the report's month, and the index of others; `nil` before there are months
  /// enough.
  var overYear: PriceMove? {
    guard var move = isReported ? change.map({ PriceMove($0, through: month) }) : indexMove else {
      return nil
    }
    move.ended = index?.lastCompared(before: month)
    return move
  }

  private var indexMove: PriceMove? {
    start.map { start in
      indexChange(since: start).map { PriceMove($0, since: start, through: month) }
        ?? PriceMove(unlinkedSince: start, months: month.months(since: start))
    }
  }

  /// What choosing other stores did to prices over the same months as ``overYear``.
  var storeChoice: ClearChange? { start.flatMap { index?.statedStoreChoice(from: $0, to: month) } }

  /// The first month of the year before the report's month that has a price.
  private var start: Month? {
    guard let points = index?.points, points.contains(where: { $0.month == month }) else {
      return nil
    }
    return points.first { $0.month >= month.adding(months: -12) && $0.month < month }?.month
  }

  private func indexChange(since start: Month) -> PriceEstimate? {
    index?.products?.change(from: start, to: month)
  }

  /// The index of the months of a window, and the line of ``overYear`` through it.
  ///
  /// - Returns: `nil` where nothing is known of how prices moved, or it may not be stated.
  func line(in window: [Month]) -> PriceLine? {
    guard let points = index?.points, let move = overYear else { return nil }
    // What words withhold is not drawn.
    if case .unclear = move.outcome { return nil }
    if let change {
      return PriceLine(
        change.estimate, months: change.months, through: change.through, points: points,
        window: window)
    }
    return indexChange(since: move.since).flatMap {
      PriceLine($0, months: move.months, through: month, points: points, window: window)
    }
  }
}

extension HouseholdIndex {
  /// The last month before another in which at least half of the spending is compared; `nil` where
  /// that other month itself can be compared.
  func lastCompared(before month: Month) -> Month? {
    let compared = points.filter {
      $0.month <= month && $0.matchedPercent >= ClaimGate.leastCoveragePercent
    }
    return compared.last.flatMap { $0.month == month ? nil : $0.month }
  }
}

extension [IndexPoint] {
  /// The index by month where its first value in the window is 100; `nil` where nothing matched.
  func rebased(to window: [Month]) -> [Double?] {
    guard let start = window.first, let end = window.last else { return [] }
    let inside = filter { $0.month >= start && $0.month <= end && $0.matchedProducts > 0 }
    var values = [Double?](repeating: nil, count: window.count)
    guard let base = inside.lazy.compactMap(\.index).first, base > 0 else { return values }
    for point in inside {
      let place = point.month.months(since: start)
      if let index = point.index, values.indices.contains(place) {
        values[place] = index / base * 100
      }
    }
    return values
  }
}

extension UnitValues {
  /// What was paid over some rows; a price that was only stated counts for nothing.
  func paid(over rows: some Sequence<Int>) -> Amount {
    rows.reduce(.zero) { isQuoted($1) ? $0 : $0 + self[$1].paid }
  }

  /// Currency units per base unit of a series for every month; `nil` is a gap.
  func approximatePrices(of series: Series, in months: [Month]) -> [Double?] {
    var prices = [Double?](repeating: nil, count: months.count)
    guard let first = months.first else { return prices }
    for row in series.rows {
      let place = month[row].months(since: first)
      if prices.indices.contains(place), self[row].quantity > .zero {
        prices[place] = price(row: row).approximatePrice
      }
    }
    return prices
  }
}
