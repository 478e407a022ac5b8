import PricebookAnalytics
import PricebookModel

/// The household's own price level in the month of the report.
struct HouseholdPrices {
  struct Change {
    var percent: Double
    /// The month it is measured from.
    var since: Month
    var months: Int
    /// The share of priced spending that is of matched items, in the month where it is lower.
    var matchedPercent: Double
  }

  let index: HouseholdIndex?
  private let month: Month

  /// - Parameter month: `nil` means the report's.
  init(_ scope: CurrencyScope, month: Month? = nil) {
    index = scope.analysis.householdIndexes
      .first {
        $0.category == nil && $0.currency == scope.currencyID
          && $0.method == IndexMethod.household.first
      }
    self.month = month ?? scope.month
  }

  /// The change over twelve months, or since the first month where that is later.
  var overYear: Change? {
    guard let first = index?.points.first(where: { $0.index != nil })?.month else { return nil }
    return change(since: max(first, month.adding(months: -12)), through: month)
  }

  var overMonth: Change? { change(since: month.adding(months: -1), through: month) }

  var overMonthBefore: Change? {
    change(since: month.adding(months: -2), through: month.adding(months: -1))
  }

  private func change(since start: Month, through end: Month) -> Change? {
    guard start < end, let from = point(in: start), let to = point(in: end),
      let level = from.index, let newLevel = to.index, level > 0
    else { return nil }
    return Change(
      percent: (newLevel / level - 1) * 100, since: start, months: end.months(since: start),
      matchedPercent: min(from.matchedPercent, to.matchedPercent))
  }

  private func point(in month: Month) -> HouseholdIndex.Point? {
    index?.points.first { $0.month == month }
  }
}

extension StoreIndex {
  /// The index of every month where its first value in the window is 100; `nil` where nothing
  /// matched.
  func rebased(to window: [Month]) -> [Double?] {
    IndexLine.rebased(
      points.map { ($0.month, $0.matchedItems > 0 ? $0.index : nil) }, to: window)
  }
}

extension HouseholdIndex {
  /// The index of every month where its first value in the window is 100; `nil` where nothing
  /// matched.
  func rebased(to window: [Month]) -> [Double?] {
    IndexLine.rebased(
      points.map { ($0.month, $0.matchedPercent > 0 ? $0.index : nil) }, to: window)
  }

  /// Whether less than half of a month's spending is of matched items, for every month of the
  /// window; the line has no value there or is not to be relied on.
  func isThin(in window: [Month]) -> [Bool] {
    window.map { month in
      guard let point = points.first(where: { $0.month == month }) else { return false }
      return point.matchedPercent < IndexLine.reliablePercent
    }
  }
}

/// An index as a line of a chart.
enum IndexLine {
  /// The share of spending that must be matched for a line to be drawn at full strength.
  static let reliablePercent = 50.0

  fileprivate static func rebased(
    _ points: [(month: Month, index: Double?)], to window: [Month]
  ) -> [Double?] {
    guard let start = window.first, let end = window.last else { return [] }
    let inside = points.filter { $0.month >= start && $0.month <= end }
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
