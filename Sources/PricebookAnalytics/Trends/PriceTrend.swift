import PricebookModel

/// What one price did over the window.
package struct PriceTrend: Hashable, Sendable {
  /// Index into ``UnitValues/series``.
  package var series: Int
  /// Rows inside the window: the report's month and `windowMonths` before it.
  package var rows: Range<Int>
  /// (Last − first) ÷ first × 100; `nil` with fewer than two months.
  package var changePercent: Double?

  /// The trend of every series over the window that ends with the report's month.
  ///
  /// The window is the report's month and the `windowMonths` months before it: thirteen months
  /// for the default of twelve, so that the same month of last year is in the picture.
  static func all(of unitValues: UnitValues, month: Month, options: AnalysisOptions) -> [PriceTrend]
  {
    let window = month.adding(months: -max(0, options.windowMonths))...month
    return unitValues.series.indices.map { index in
      let months = unitValues.month[unitValues.series[index].rows]
      let end = months.partitionPoint { $0 > window.upperBound }
      let rows = min(end, months.partitionPoint { $0 >= window.lowerBound })..<end
      var trend = PriceTrend(series: index, rows: rows)
      if rows.count >= 2 {
        let first = unitValues.price(row: rows.lowerBound)
        let last = unitValues.price(row: rows.upperBound - 1)
        trend.changePercent = (last.ratio(to: first) - 1) * 100
      }
      return trend
    }
  }
}
