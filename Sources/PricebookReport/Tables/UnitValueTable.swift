import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension ReportTables {
  /// The price of every item at every store in every month, and how it moved.
  ///
  /// Where an app stated the price and nothing was bought at it, there is no quantity.
  static func unitValues(_ values: UnitValues, names: TableNames) -> DataTable {
    let rows = 0..<values.rowCount
    let series = SeriesOfRows(values: values)
    return DataTable(
      name: "unit-values", rowCount: rows.count,
      columns: [
        names.item(of: series) { $0.item },
        names.store(of: series) { $0.store },
        names.unit(of: series) { $0.dimension },
        names.currency(of: series) { $0.currency },
        .month(of: rows) { values.month[$0] },
        .price("price", of: rows) { values.roundedPrice(row: $0) },
        .quantity("quantity", of: rows) { values.isQuoted($0) ? nil : values[$0].quantity },
        .count("observations", of: rows) { Int(values[$0].observations) },
        .price("minimum", of: rows) { values[$0].minimum },
        .price("maximum", of: rows) { values[$0].maximum },
        DataColumn("change_percent", .fractions { values.changePercents(of: $0, into: &$1) }),
        DataColumn(
          "year_change_percent", .fractions { values.yearChangePercents(of: $0, into: &$1) }),
      ])
  }
}

/// The series of every row of the unit values, which is looked up once for consecutive rows.
private struct SeriesOfRows: TableRows {
  let values: UnitValues

  var count: Int { values.rowCount }

  @inline(__always)
  func forEach(
    in range: Range<Int>, _ body: (_ places: Range<Int>, _ row: UnitValues.Series) -> Void
  ) {
    guard !range.isEmpty, !values.series.isEmpty else { return }
    var index = values.seriesIndex(ofRow: range.lowerBound)
    var row = range.lowerBound
    while row < range.upperBound, index < values.series.count {
      let series = values.series[index]
      let end = min(range.upperBound, series.rows.upperBound)
      body(row - range.lowerBound..<end - range.lowerBound, series)
      row = end
      index += 1
    }
  }
}
