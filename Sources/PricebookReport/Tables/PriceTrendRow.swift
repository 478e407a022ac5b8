import PricebookAnalytics

/// A trend with a row of `price-trends`, and the change of its series.
struct PriceTrendRow: Sendable {
  private let trend: Int32
  /// Below zero where there is none.
  private let keptChange: Int32

  /// Among the trends.
  @inline(__always) var place: Int { Int(trend) }
  /// The place of the change of its series among the changes.
  @inline(__always) var change: Int? { keptChange < 0 ? nil : Int(keptChange) }

  /// The trends that have a row; both are in the order of series.
  static func all(of trends: [PriceTrend], _ changes: [RegularPriceChange]) -> [PriceTrendRow] {
    var next = 0
    return trends.indices.filter { !trends[$0].rows.isEmpty }.map { place in
      let series = trends[place].series
      while next < changes.count, changes[next].series < series { next += 1 }
      let isChanged = next < changes.count && changes[next].series == series
      return PriceTrendRow(
        trend: Int32(clamping: place), keptChange: isChanged ? Int32(clamping: next) : -1)
    }
  }
}
