import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension ReportTables {
  /// What every price did over the window.
  ///
  /// Series without a price in it are left out.
  static func priceTrends(_ analysis: Analysis, names: TableNames) -> DataTable {
    let values = analysis.unitValues
    let rows = PricedTrends(analysis.trends)
    let directions: [PriceTrend.Direction] = [
      .rising, .falling, .steady, .unclear, .tooFewMonths,
    ]
    return DataTable(
      name: "price-trends", rowCount: rows.count,
      columns: [
        names.item(of: rows) { values.series[$0.series].item },
        names.store(of: rows) { values.series[$0.series].store },
        names.unit(of: rows) { values.series[$0.series].dimension },
        names.currency(of: rows) { values.series[$0.series].currency },
        .month("first_month", of: rows) { values.month[$0.rows.lowerBound] },
        .month("last_month", of: rows) { values.month[$0.rows.upperBound - 1] },
        .count("months", of: rows) { $0.rows.count },
        .price("first_price", of: rows) { values.roundedPrice(row: $0.rows.lowerBound) },
        .price("last_price", of: rows) { values.roundedPrice(row: $0.rows.upperBound - 1) },
        .fraction("change_percent", of: rows) { $0.changePercent },
        .fraction("slope_percent_per_month", of: rows) { $0.slopePercentPerMonth?.value },
        .fraction("slope_lower", of: rows) { $0.slopePercentPerMonth?.interval?.lowerBound },
        .fraction("slope_upper", of: rows) { $0.slopePercentPerMonth?.interval?.upperBound },
        .word("direction", of: rows, among: directions) { $0.direction },
      ])
  }

  /// Every price that moved enough to tell a person, in every month.
  static func priceAlerts(_ analysis: Analysis, names: TableNames) -> DataTable {
    let values = analysis.unitValues
    let kinds: [PriceAlert.Kind] = [.down, .newLow, .up]
    let places = Dictionary(uniqueKeysWithValues: zip(kinds, kinds.indices))
    let rows = analysis.alerts.sorted {
      ($0.series, $0.row, places[$0.kind] ?? 0) < ($1.series, $1.row, places[$1.kind] ?? 0)
    }
    return DataTable(
      name: "price-alerts", rowCount: rows.count,
      columns: [
        names.item(of: rows) { values.series[$0.series].item },
        names.store(of: rows) { values.series[$0.series].store },
        names.unit(of: rows) { values.series[$0.series].dimension },
        names.currency(of: rows) { values.series[$0.series].currency },
        .month(of: rows) { values.month[$0.row] },
        .price("price", of: rows) { $0.price },
        .price("reference_price", of: rows) { $0.reference },
        .fraction("change_percent", of: rows) { $0.changePercent },
        .word("kind", of: rows, among: kinds) { $0.kind },
      ])
  }
}

/// The trends that have a price, by row.
private struct PricedTrends: TableRows, Sendable {
  private let trends: [PriceTrend]
  /// Fewer bytes than the trends themselves.
  private var places: [UInt32] = []

  init(_ trends: [PriceTrend]) {
    self.trends = trends
    places.reserveCapacity(trends.count)
    for (place, trend) in trends.enumerated() where !trend.rows.isEmpty {
      places.append(UInt32(truncatingIfNeeded: place))
    }
  }

  var count: Int { places.count }

  @inline(__always)
  func forEach(in range: Range<Int>, _ body: (_ places: Range<Int>, _ row: PriceTrend) -> Void) {
    for place in 0..<range.count {
      body(place..<place + 1, trends[Int(places[range.lowerBound + place])])
    }
  }
}
