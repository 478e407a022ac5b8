import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension ReportTables {
  /// What every price did over the window; series without a price in it are left out.
  static func priceTrends(_ analysis: Analysis, names: TableDictionaries) -> DataTable {
    let values = analysis.unitValues
    let trends = PricedTrends(analysis.trends)
    let directions: [PriceTrend.Direction] = [.rising, .falling, .steady, .tooFewMonths]
    return DataTable(
      name: "price-trends", rowCount: trends.count,
      columns: [
        names.items { rows, ids in
          fill(rows, &ids) { Int64(values.series[trends[$0].series].item) }
        },
        names.stores { rows, ids in
          fill(rows, &ids) { Int64(values.series[trends[$0].series].store) }
        },
        names.units { rows, ids in
          fill(rows, &ids) { Int64(values.series[trends[$0].series].dimension) }
        },
        names.currencies { rows, ids in
          fill(rows, &ids) { Int64(values.series[trends[$0].series].currency) }
        },
        DataColumn(
          "first_month",
          .months { rows, months in
            fill(rows, &months) { Int64(values.month[trends[$0].rows.lowerBound].index) }
          }),
        DataColumn(
          "last_month",
          .months { rows, months in
            fill(rows, &months) { Int64(values.month[trends[$0].rows.upperBound - 1].index) }
          }),
        DataColumn(
          "months",
          .integers { rows, counts in fill(rows, &counts) { Int64(trends[$0].rows.count) } }),
        DataColumn(
          "first_price",
          .decimals(digits: 4) { rows, prices in
            fill(rows, &prices) { values.rounded(row: trends[$0].rows.lowerBound) }
          }),
        DataColumn(
          "last_price",
          .decimals(digits: 4) { rows, prices in
            fill(rows, &prices) { values.rounded(row: trends[$0].rows.upperBound - 1) }
          }),
        DataColumn(
          "change_percent",
          .fractions { rows, percents in
            fill(rows, &percents) { trends[$0].changePercent ?? .nan }
          }),
        DataColumn(
          "slope_percent_per_month",
          .fractions { rows, percents in
            fill(rows, &percents) { trends[$0].slopePercentPerMonth ?? .nan }
          }),
        .word("direction", among: directions.map(\.rawValue)) { rows, places in
          fill(rows, &places) { trends[$0].direction.place }
        },
      ])
  }

  /// Every price that moved enough to tell a person, in every month.
  static func priceAlerts(_ analysis: Analysis, names: TableDictionaries) -> DataTable {
    let values = analysis.unitValues
    let alerts = analysis.alerts.sorted {
      ($0.series, $0.row, $0.kind.place) < ($1.series, $1.row, $1.kind.place)
    }
    let kinds: [PriceAlert.Kind] = [.down, .newLow, .up]
    return DataTable(
      name: "price-alerts", rowCount: alerts.count,
      columns: [
        names.items { rows, ids in
          fill(rows, &ids) { Int64(values.series[alerts[$0].series].item) }
        },
        names.stores { rows, ids in
          fill(rows, &ids) { Int64(values.series[alerts[$0].series].store) }
        },
        names.units { rows, ids in
          fill(rows, &ids) { Int64(values.series[alerts[$0].series].dimension) }
        },
        names.currencies { rows, ids in
          fill(rows, &ids) { Int64(values.series[alerts[$0].series].currency) }
        },
        .months { rows, months in
          fill(rows, &months) { Int64(values.month[alerts[$0].row].index) }
        },
        DataColumn(
          "price",
          .decimals(digits: 4) { rows, prices in
            fill(rows, &prices) { values.rounded(row: alerts[$0].row) }
          }),
        DataColumn(
          "reference_price",
          .decimals(digits: 4) { rows, prices in
            fill(rows, &prices) { alerts[$0].reference.tenThousandths }
          }),
        DataColumn(
          "change_percent",
          .fractions { rows, percents in fill(rows, &percents) { alerts[$0].changePercent } }),
        .word("kind", among: kinds.map(\.rawValue)) { rows, places in
          fill(rows, &places) { alerts[$0].kind.place }
        },
      ])
  }
}

extension UnitValues {
  /// The rounded price of a row in 1/10 000, absent where there is none.
  @inline(__always)
  func rounded(row: Int) -> Int64 {
    roundedPrice(row: row)?.tenThousandths ?? DataColumn.absent
  }
}

extension PriceTrend.Direction {
  fileprivate var place: Int64 {
    switch self {
    case .rising: 0
    case .falling: 1
    case .steady: 2
    case .tooFewMonths: 3
    }
  }
}

extension PriceAlert.Kind {
  /// In the order of the words.
  fileprivate var place: Int64 {
    switch self {
    case .down: 0
    case .newLow: 1
    case .up: 2
    }
  }
}

/// The trends that have a price, by row.
private struct PricedTrends: Sendable {
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
  subscript(row: Int) -> PriceTrend { trends[Int(places[row])] }
}
