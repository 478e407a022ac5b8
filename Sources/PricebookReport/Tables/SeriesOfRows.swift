import PricebookAnalytics

/// The series of every row of the unit values, which is looked up once for consecutive rows.
struct SeriesOfRows: TableRows {
  let values: UnitValues

  var count: Int { values.rowCount }

  @inline(__always) func forEach(
    in range: Range<Int>, _ body: (_ places: Range<Int>, _ row: UnitValues.Series) -> Void
  ) {
    guard !range.isEmpty, !values.series.isEmpty else { return }
    var index = values.seriesIndex(ofRow: range.lowerBound)
    let series = values.series.span
    var row = range.lowerBound
    while row < range.upperBound, index < series.count {
      let end = min(range.upperBound, series[index].rows.upperBound)
      if end > row {
        body(row - range.lowerBound..<end - range.lowerBound, series[index])
        row = end
      }
      index += 1
    }
  }
}
