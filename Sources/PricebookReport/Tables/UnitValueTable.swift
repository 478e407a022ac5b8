import PricebookAnalytics
import PricebookModel

extension ReportTables {
  /// The price of every item at every store in every month, and how it moved.
  ///
  /// Where an app stated the price and nothing was bought at it, there is no quantity.
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
        .quantity("quantity") { values.isQuoted($0) ? nil : values.quantity[$0] },
        .count("observations") { Int(values.observations[$0]) },
        .price("minimum") { values.minimum[$0] },
        .price("maximum") { values.maximum[$0] },
        .fraction("change_percent") { values.change(row: $0, in: series($0))?.percent },
        .fraction("year_change_percent") { values.yearChangePercent(row: $0, in: series($0)) },
      ])
  }
}
