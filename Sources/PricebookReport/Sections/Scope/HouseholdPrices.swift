import PricebookAnalytics
import PricebookModel

/// The household's own price level in the month of the report.
struct HouseholdPrices {
  /// Of prices at the same stores.
  let index: HouseholdIndex?
  /// Of all stores together.
  private let pooled: HouseholdIndex?
  private let month: Month
  /// The change of the price model, which is one of the report's month.
  private let change: PriceModel.Change?

  /// - Parameter month: `nil` means the report's.
  init(_ scope: CurrencyScope, month: Month? = nil) {
    let indexes = scope.analysis.householdIndexes.lazy.filter {
      $0.category == nil && $0.currency == scope.currencyID
    }
    index = indexes.first { $0.method == IndexMethod.household.first }
    pooled = indexes.first { $0.method == .geksTornqvistPooled }
    self.month = month ?? scope.month
    change =
      self.month == scope.month
      ? scope.analysis.priceModel(of: scope.currency)?.household : nil
  }

  /// The move over twelve months, or since the first month with a value where that is later: what
  /// the price model says of the report's month, and the index of others.
  var overYear: PriceMove? {
    change.map { PriceMove($0, through: month) } ?? start.map(move)
  }

  /// What choosing other stores did to prices over the same months as ``overYear``.
  var storeChoice: ChangeClaim? {
    guard let start, let index, let pooled,
      let change = index.change(from: start, to: month),
      let effect = index.storeChoice(pooled: pooled, from: start, to: month)
    else { return nil }
    return ClaimGate.change(
      effect, coveragePercent: change.matchedPercent, products: change.products)
  }

  /// The first month of the year before the report's month that has a price.
  private var start: Month? {
    guard hasPrice(in: month) else { return nil }
    return index?.points.first {
      $0.month >= month.adding(months: -12) && $0.month < month
    }?.month
  }

  private func move(since start: Month) -> PriceMove {
    guard let change = index?.change(from: start, to: month) else {
      return PriceMove(unlinkedSince: start, months: month.months(since: start))
    }
    return PriceMove(change)
  }

  private func hasPrice(in month: Month) -> Bool {
    index?.points.contains { $0.month == month } ?? false
  }

  /// The 95 % interval of the index of every month where its first value in the window is 100.
  func band(in window: [Month]) -> [ClosedRange<Double>?] {
    guard let index,
      let first = index.points.first(where: {
        window.contains($0.month) && $0.index != nil && $0.matchedPercent > 0
      })?.month
    else { return [] }
    return window.map { month in
      if month == first { return 100...100 }
      guard month > first,
        let interval = index.estimate(from: first, to: month)?.interval
      else { return nil }
      return 100 + interval.lowerBound...100 + interval.upperBound
    }
  }
}

extension StoreIndex {
  func rebased(to window: [Month]) -> [Double?] { IndexLine.rebased(points, to: window) }
}

extension HouseholdIndex {
  /// The index of every month where its first value in the window is 100; `nil` where nothing
  /// matched.
  func rebased(to window: [Month]) -> [Double?] { IndexLine.rebased(points, to: window) }

  /// Whether less than half of a month's spending is of matched products, for every month of the
  /// window; the line has no value there or is not to be relied on.
  func isThin(in window: [Month]) -> [Bool] {
    window.map { month in
      guard let point = points.first(where: { $0.month == month }) else { return false }
      return point.matchedPercent < ClaimGate.leastCoveragePercent
    }
  }
}

/// An index as a line of a chart.
enum IndexLine {
  fileprivate static func rebased(_ points: [IndexPoint], to window: [Month]) -> [Double?] {
    guard let start = window.first, let end = window.last else { return [] }
    let inside = points.filter { $0.month >= start && $0.month <= end && $0.matchedProducts > 0 }
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
