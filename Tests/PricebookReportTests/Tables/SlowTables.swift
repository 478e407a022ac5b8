import PricebookModel

@testable import PricebookAnalytics
@testable import PricebookReport

/// The large tables asked for row by row, as plainly as they can be written.
enum SlowTables {
  static func all(of analysis: Analysis) -> [DataTable] {
    let names = TableNames(of: analysis)
    return [
      unitValues(analysis.unitValues, names), priceTrends(analysis, names),
      spendingByItem(analysis.spending, names), possibleSavings(analysis.possibleSavings, names),
      storeIndex(analysis.storeIndexes, names),
      householdIndex(analysis.householdIndexes, names), packagePrices(analysis, names),
    ]
  }

  private static func unitValues(_ values: UnitValues, _ names: TableNames) -> DataTable {
    let rows = Array(0..<values.rowCount)
    let series: @Sendable (Int) -> UnitValues.Series = {
      values.series[values.seriesIndex(ofRow: $0)]
    }
    return DataTable(
      name: "unit-values", rowCount: values.rowCount,
      columns: [
        .name("item", of: rows, among: names.items) { series($0).item },
        .name("store", of: rows, among: names.stores) { series($0).store },
        .name("unit", of: rows, among: names.baseUnits) { series($0).dimension },
        .name("currency", of: rows, among: names.currencies.values) { series($0).currency },
        .month(of: rows) { values.month[$0] },
        .price("price", of: rows) { values.price(row: $0).rounded },
        .quantity("quantity", of: rows) { values.isQuoted($0) ? nil : values[$0].quantity },
        .count("observations", of: rows) { Int(values[$0].observations) },
        .price("minimum", of: rows) { values[$0].minimum },
        .price("maximum", of: rows) { values[$0].maximum },
        .fraction("change_percent", of: rows) { values.changePercent(row: $0) },
        .fraction("year_change_percent", of: rows) { values.yearChangePercent(row: $0) },
      ])
  }

  private static func priceTrends(_ analysis: Analysis, _ names: TableNames) -> DataTable {
    let values = analysis.unitValues
    let rows = analysis.trends.filter { !$0.rows.isEmpty }
    return DataTable(
      name: "price-trends", rowCount: rows.count,
      columns: [
        .name("item", of: rows, among: names.items) { values.series[$0.series].item },
        .name("store", of: rows, among: names.stores) { values.series[$0.series].store },
        .name("unit", of: rows, among: names.baseUnits) { values.series[$0.series].dimension },
        .name("currency", of: rows, among: names.currencies.values) {
          values.series[$0.series].currency
        },
        .month("first_month", of: rows) { values.month[$0.rows.lowerBound] },
        .month("last_month", of: rows) { values.month[$0.rows.upperBound - 1] },
        .count("months", of: rows) { $0.rows.count },
        .price("first_price", of: rows) { values.price(row: $0.rows.lowerBound).rounded },
        .price("last_price", of: rows) { values.price(row: $0.rows.upperBound - 1).rounded },
        .fraction("change_percent", of: rows) { $0.changePercent },
        .fraction("regular_change_percent", of: rows) { row in
          analysis.regularPriceChanges.first { $0.series == row.series }?.percent
        },
        .text("stated", of: rows) { row in
          let change = analysis.regularPriceChanges.first { $0.series == row.series }
          return change?.isStated ?? false ? "true" : "false"
        },
        .text("reason", of: rows) { row in
          guard let change = analysis.regularPriceChanges.first(where: { $0.series == row.series })
          else { return "few-prices" }
          return change.doubt.map { Answer.UnstatedReason($0).rawValue } ?? ""
        },
      ])
  }

  private static func spendingByItem(
    _ spending: Spending, _ names: TableNames
  ) -> DataTable {
    let rows = Array(spending.byItem)
    return DataTable(
      name: "spending-by-item", rowCount: rows.count,
      columns: [
        .month(of: rows) { $0.month },
        .name("item", of: rows, among: names.items) { $0.item },
        .name("unit", of: rows, among: names.baseUnits) { $0.dimension },
        .name("currency", of: rows, among: names.currencies.values) { $0.currency },
        .quantity("quantity", of: rows) { $0.quantity },
        names.money("spent", of: rows, currency: { $0.currency }) { $0.spent },
        .count("lines", of: rows) { Int($0.lineCount) },
      ])
  }

  private static func possibleSavings(
    _ savings: PossibleSavings, _ names: TableNames
  ) -> DataTable {
    let rows = Array(savings.rows)
    return DataTable(
      name: "possible-savings", rowCount: rows.count,
      columns: [
        .month(of: rows) { $0.month },
        .name("item", of: rows, among: names.items) { $0.item },
        .name("store", of: rows, among: names.stores) { $0.store },
        .name("currency", of: rows, among: names.currencies.values) { $0.currency },
        .text("kind", of: rows) { $0.kind.name },
        names.money("paid", of: rows, currency: { $0.currency }) { $0.paid },
        names.money("cheapest", of: rows, currency: { $0.currency }) { $0.cheapest },
        .name("cheapest_store", of: rows, among: names.stores) { $0.cheapestStore },
        names.money("saving", of: rows, currency: { $0.currency }) { $0.saving },
      ])
  }

  private static func storeIndex(
    _ indexes: [StoreIndex], _ names: TableNames
  ) -> DataTable {
    let rows = indexes.flatMap { index in index.points.map { (index: index, point: $0) } }
      .sorted {
        ($0.index.store, names.currencies[$0.index.currency], $0.point.month) < (
          $1.index.store, names.currencies[$1.index.currency], $1.point.month
        )
      }
    return DataTable(
      name: "store-index", rowCount: rows.count,
      columns: [
        .name("store", of: rows, among: names.stores) { $0.index.store },
        .name("currency", of: rows, among: names.currencies.values) { $0.index.currency },
        .month(of: rows) { $0.point.month },
        .text("method", of: rows) { _ in "time-product-dummy" },
        .fraction("index", of: rows) { $0.point.index },
        .fraction("lower", of: rows) { $0.point.interval?.lowerBound },
        .fraction("upper", of: rows) { $0.point.interval?.upperBound },
        .count("matched_items", of: rows) { $0.point.matchedProducts },
        .count("matched_products", of: rows) { $0.point.matchedProducts },
      ])
  }

  private static func householdIndex(
    _ indexes: [HouseholdIndex], _ names: TableNames
  ) -> DataTable {
    let rows =
      indexes
      .flatMap { index in
        let category = index.category.map { names.categories[$0] } ?? "*"
        return index.points.map { (category: category, index: index, point: $0) }
      }
      .sorted {
        ($0.category, names.currencies[$0.index.currency], $0.point.month) < (
          $1.category, names.currencies[$1.index.currency], $1.point.month
        )
      }
    return DataTable(
      name: "household-index", rowCount: rows.count,
      columns: [
        .text("category", of: rows) { $0.category },
        .name("currency", of: rows, among: names.currencies.values) { $0.index.currency },
        .month(of: rows) { $0.point.month },
        .text("method", of: rows) { _ in "time-product-dummy" },
        .fraction("index", of: rows) { $0.point.index },
        .fraction("lower", of: rows) { $0.point.interval?.lowerBound },
        .fraction("upper", of: rows) { $0.point.interval?.upperBound },
        .count("matched_products", of: rows) { $0.point.matchedProducts },
        .fraction("matched_percent", of: rows) { $0.point.matchedPercent },
      ])
  }

  private static func packagePrices(
    _ analysis: Analysis, _ names: TableNames
  ) -> DataTable {
    let values = analysis.unitValues
    let packages = analysis.packages
    let rows = packages.series.flatMap { index in
      values.series[index].rows.map { (series: values.series[index], row: $0) }
    }
    let size: @Sendable (UnitValues.Series) -> PackageSize? = { packages.sizes[$0.item] }
    return DataTable(
      name: "package-prices", rowCount: rows.count,
      columns: [
        .name("item", of: rows, among: names.items) { $0.series.item },
        .name("store", of: rows, among: names.stores) { $0.series.store },
        .text("unit", of: rows) { size($0.series)?.unit.dimension.baseUnit ?? "" },
        .name("currency", of: rows, among: names.currencies.values) { $0.series.currency },
        .month(of: rows) { values.month[$0.row] },
        .quantity("package", of: rows) { size($0.series)?.total ?? .zero },
        .price("price", of: rows) { values.price(row: $0.row).rounded },
        .price("price_per_unit", of: rows) {
          packages.price(row: $0.row, item: $0.series.item, in: values)?.rounded
        },
      ])
  }
}

extension UnitValues {
  fileprivate func changePercent(row: Int) -> Double? {
    let first = Int(series[seriesIndex(ofRow: row)].firstRow)
    return row > first ? percent(from: row - 1, to: row) : nil
  }

  fileprivate func yearChangePercent(row: Int) -> Double? {
    let first = Int(series[seriesIndex(ofRow: row)].firstRow)
    return (first..<row).first { month[$0] == month[row].adding(months: -12) }
      .map { percent(from: $0, to: row) }
  }

  private func percent(from earlier: Int, to row: Int) -> Double {
    (price(row: row).ratio(to: price(row: earlier)) - 1) * 100
  }
}
