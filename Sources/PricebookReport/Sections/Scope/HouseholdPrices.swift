import PricebookAnalytics
import PricebookModel

/// The household's own price level in the month of the report.
struct HouseholdPrices {
  struct Change {
    var percent: Double
    /// The month it is measured from.
    var since: Month
    var months: Int
    /// The share of the month's priced spending that is of matched items.
    var matchedPercent: Double
  }

  let index: HouseholdIndex?
  private let month: Month

  /// - Parameter month: The month to speak of; `nil` means the report's.
  init(_ scope: CurrencyScope, month: Month? = nil) {
    index = scope.analysis.householdIndexes
      .first { $0.category == nil && $0.currency == scope.currencyID }
    self.month = month ?? scope.month
  }

  /// The change over twelve months, or since the first month where that is later.
  var overYear: Change? {
    guard let first = index?.points.first?.month else { return nil }
    return change(since: max(first, month.adding(months: -12)), through: month)
  }

  var overMonth: Change? { change(since: month.adding(months: -1), through: month) }

  var overMonthBefore: Change? {
    change(since: month.adding(months: -2), through: month.adding(months: -1))
  }

  private func change(since start: Month, through end: Month) -> Change? {
    guard start < end, let from = point(in: start), let to = point(in: end), from.index > 0
    else { return nil }
    return Change(
      percent: (to.index / from.index - 1) * 100, since: start,
      months: end.months(since: start), matchedPercent: to.matchedPercent)
  }

  private func point(in month: Month) -> HouseholdIndex.Point? {
    index?.points.first { $0.month == month }
  }
}

extension StoreIndex {
  /// The index of every month where its first value in the window is 100; `nil` where nothing
  /// matched, since a level that is carried forward is no observation.
  func rebased(to window: [Month]) -> [Double?] {
    guard let start = window.first, let end = window.last else { return [] }
    let inside = points.filter { $0.month >= start && $0.month <= end }
    var values = [Double?](repeating: nil, count: window.count)
    guard let base = inside.first?.index, base > 0 else { return values }
    for point in inside where point.matchedItems > 0 || point.month == points.first?.month {
      let place = point.month.months(since: start)
      if values.indices.contains(place) { values[place] = point.index / base * 100 }
    }
    return values
  }
}

extension HouseholdIndex {
  /// The index of every month where its first value in the window is 100.
  func rebased(to window: [Month]) -> [Double?] {
    guard let start = window.first, let end = window.last else { return [] }
    let inside = points.filter { $0.month >= start && $0.month <= end }
    var values = [Double?](repeating: nil, count: window.count)
    guard let base = inside.first?.index, base > 0 else { return values }
    for point in inside where point.matchedPercent > 0 || point.month == points.first?.month {
      let place = point.month.months(since: start)
      if values.indices.contains(place) { values[place] = point.index / base * 100 }
    }
    return values
  }
}
