import PricebookAnalytics
import PricebookModel

extension ReportTables {
  /// The price of every item at every store in every month, and how it moved.
  static func unitValues(_ values: UnitValues, names: TableDictionaries) -> DataTable {
    var seriesOfRow = [Int32](repeating: 0, count: values.rowCount)
    for (index, series) in values.series.enumerated() {
      for row in series.rows { seriesOfRow[row] = Int32(index) }
    }
    let series: @Sendable (Int) -> UnitValues.Series = { [seriesOfRow] row in
      values.series[Int(seriesOfRow[row])]
    }
    return DataTable(
      name: "unit-values", rowCount: values.rowCount,
      columns: [
        names.itemColumn { series($0).item },
        names.storeColumn { series($0).store },
        names.unitColumn { series($0).dimension },
        names.currencyColumn { series($0).currency },
        .month { values.month[$0] },
        .price("price") { values.price(row: $0).rounded },
        .quantity("quantity") { values.quantity[$0] },
        .count("observations") { Int(values.observations[$0]) },
        .price("minimum") { values.minimum[$0] },
        .price("maximum") { values.maximum[$0] },
        .fraction("change_percent") { values.changeFromPreviousMonth(row: $0, in: series($0)) },
        .fraction("year_change_percent") { values.changeFromYearAgo(row: $0, in: series($0)) },
      ])
  }
}

extension UnitValues {
  /// The change in percent against the previous month that has a price.
  func changeFromPreviousMonth(row: Int, in series: Series) -> Double? {
    row > series.rows.lowerBound ? change(from: row - 1, to: row) : nil
  }

  /// The change in percent against the same month a year ago; `nil` where that has no price.
  func changeFromYearAgo(row: Int, in series: Series) -> Double? {
    let wanted = month[row].adding(months: -12)
    var earlier = row - 1
    while earlier >= series.rows.lowerBound, month[earlier] > wanted { earlier -= 1 }
    guard earlier >= series.rows.lowerBound, month[earlier] == wanted else { return nil }
    return change(from: earlier, to: row)
  }

  private func change(from earlier: Int, to later: Int) -> Double {
    (price(row: later).approximatePrice / price(row: earlier).approximatePrice - 1) * 100
  }
}
