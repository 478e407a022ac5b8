import PricebookAnalytics
import PricebookModel

extension ReportTables {
  /// What every price did over the window; series without a price in it are left out.
  static func priceTrends(_ analysis: Analysis, names: TableDictionaries) -> DataTable {
    let values = analysis.unitValues
    let all = analysis.trends
    let trends = all.contains { $0.rows.isEmpty } ? all.filter { !$0.rows.isEmpty } : all
    let series: @Sendable (Int) -> UnitValues.Series = { values.series[trends[$0].series] }
    return DataTable(
      name: "price-trends", rowCount: trends.count,
      columns: [
        names.itemColumn { series($0).item },
        names.storeColumn { series($0).store },
        names.unitColumn { series($0).dimension },
        names.currencyColumn { series($0).currency },
        DataColumn("first_month", .month { values.month[trends[$0].rows.lowerBound] }),
        DataColumn("last_month", .month { values.month[trends[$0].rows.upperBound - 1] }),
        .count("months") { trends[$0].rows.count },
        .price("first_price") { values.price(row: trends[$0].rows.lowerBound).rounded },
        .price("last_price") { values.price(row: trends[$0].rows.upperBound - 1).rounded },
        .fraction("change_percent") { trends[$0].changePercent },
        .fraction("slope_percent_per_month") { trends[$0].slopePercentPerMonth },
        .text("direction") { trends[$0].direction.rawValue },
      ])
  }

  /// Every price that moved enough to tell a person, in every month.
  static func priceAlerts(_ analysis: Analysis, names: TableDictionaries) -> DataTable {
    let values = analysis.unitValues
    let alerts = analysis.alerts.sorted {
      ($0.series, $0.row, $0.kind.rawValue) < ($1.series, $1.row, $1.kind.rawValue)
    }
    let series: @Sendable (Int) -> UnitValues.Series = { values.series[alerts[$0].series] }
    return DataTable(
      name: "price-alerts", rowCount: alerts.count,
      columns: [
        names.itemColumn { series($0).item },
        names.storeColumn { series($0).store },
        names.unitColumn { series($0).dimension },
        names.currencyColumn { series($0).currency },
        .month { values.month[alerts[$0].row] },
        .price("price") { values.price(row: alerts[$0].row).rounded },
        .price("reference_price") { alerts[$0].reference },
        .fraction("change_percent") { alerts[$0].changePercent },
        .text("kind") { alerts[$0].kind.rawValue },
      ])
  }
}
