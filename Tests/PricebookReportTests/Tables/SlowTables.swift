import PricebookAnalytics
import PricebookModel

@testable import PricebookDocument
@testable import PricebookReport

/// The large tables asked for row by row, as plainly as they can be written.
enum SlowTables {
  static func all(of analysis: Analysis, book: Book) -> [DataTable] {
    let names = TableDictionaries(book: book, analysis: analysis)
    return [
      unitValues(analysis.unitValues, names), priceTrends(analysis, names),
      spendingByItem(analysis.spending, names), possibleSavings(analysis.possibleSavings, names),
      storeIndex(analysis.storeIndexes, names),
      householdIndex(analysis.householdIndexes, names), packagePrices(analysis, names),
    ]
  }

  private static func unitValues(_ values: UnitValues, _ names: TableDictionaries) -> DataTable {
    let series: @Sendable (Int) -> UnitValues.Series = {
      values.series[values.seriesIndex(ofRow: $0)]
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
        .fraction("change_percent") { values.changePercent(row: $0) },
        .fraction("year_change_percent") { values.yearChangePercent(row: $0) },
      ])
  }

  private static func priceTrends(
    _ analysis: Analysis, _ names: TableDictionaries
  ) -> DataTable {
    let values = analysis.unitValues
    let trends = analysis.trends.filter { !$0.rows.isEmpty }
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

  private static func spendingByItem(
    _ spending: Spending, _ names: TableDictionaries
  ) -> DataTable {
    let rows = spending.byItem
    return DataTable(
      name: "spending-by-item", rowCount: rows.count,
      columns: [
        .month { rows[$0].month },
        names.itemColumn { rows[$0].item },
        names.unitColumn { rows[$0].dimension },
        names.currencyColumn { rows[$0].currency },
        .quantity("quantity") { rows[$0].quantity },
        names.moneyColumn("spent", currency: { rows[$0].currency }) { rows[$0].spent },
        .count("lines") { Int(rows[$0].lines) },
      ])
  }

  private static func possibleSavings(
    _ savings: PossibleSavings, _ names: TableDictionaries
  ) -> DataTable {
    let rows = savings.rows
    let currency: @Sendable (Int) -> UInt16 = { rows[$0].currency }
    return DataTable(
      name: "possible-savings", rowCount: rows.count,
      columns: [
        .month { rows[$0].month },
        names.itemColumn { rows[$0].item },
        names.storeColumn { rows[$0].store },
        names.currencyColumn(currency),
        names.moneyColumn("paid", currency: currency) { rows[$0].paid },
        names.moneyColumn("cheapest", currency: currency) { rows[$0].cheapest },
        DataColumn(
          "cheapest_store", .name(ids: { rows[$0].cheapestStore }, dictionary: names.stores)),
        names.moneyColumn("saving", currency: currency) { rows[$0].saving },
      ])
  }

  private static func storeIndex(
    _ indexes: [StoreIndex], _ names: TableDictionaries
  ) -> DataTable {
    let rows = indexes.flatMap { index in index.points.map { (index: index, point: $0) } }
      .sorted {
        (
          $0.index.store, names.currencies[Int($0.index.currency)], $0.point.month,
          $0.index.method.rawValue
        ) < (
          $1.index.store, names.currencies[Int($1.index.currency)], $1.point.month,
          $1.index.method.rawValue
        )
      }
    return DataTable(
      name: "store-index", rowCount: rows.count,
      columns: [
        names.storeColumn { rows[$0].index.store },
        names.currencyColumn { rows[$0].index.currency },
        .month { rows[$0].point.month },
        .text("method") { rows[$0].index.method.rawValue },
        .fraction("index") { rows[$0].point.index },
        .count("matched_items") { rows[$0].point.matchedItems },
      ])
  }

  private static func householdIndex(
    _ indexes: [HouseholdIndex], _ names: TableDictionaries
  ) -> DataTable {
    let rows =
      indexes
      .flatMap { index in
        let category = index.category.map { names.categories[Int($0)] } ?? "*"
        return index.points.map { (category: category, index: index, point: $0) }
      }
      .sorted {
        (
          $0.category, names.currencies[Int($0.index.currency)], $0.point.month,
          $0.index.method.rawValue
        ) < (
          $1.category, names.currencies[Int($1.index.currency)], $1.point.month,
          $1.index.method.rawValue
        )
      }
    return DataTable(
      name: "household-index", rowCount: rows.count,
      columns: [
        .text("category") { rows[$0].category },
        names.currencyColumn { rows[$0].index.currency },
        .month { rows[$0].point.month },
        .text("method") { rows[$0].index.method.rawValue },
        .fraction("index") { rows[$0].point.index },
        .fraction("matched_percent") { rows[$0].point.matchedPercent },
      ])
  }

  private static func packagePrices(
    _ analysis: Analysis, _ names: TableDictionaries
  ) -> DataTable {
    let values = analysis.unitValues
    let packages = analysis.packages
    let rows = packages.series.flatMap { index in
      values.series[index].rows.map { (series: values.series[index], row: $0) }
    }
    let size: @Sendable (Int) -> PackageSize? = { packages.sizes[Int(rows[$0].series.item)] }
    return DataTable(
      name: "package-prices", rowCount: rows.count,
      columns: [
        names.itemColumn { rows[$0].series.item },
        names.storeColumn { rows[$0].series.store },
        .text("unit") { size($0)?.unit.dimension.baseUnit ?? "" },
        names.currencyColumn { rows[$0].series.currency },
        .month { values.month[rows[$0].row] },
        .quantity("package") { size($0)?.total ?? .zero },
        .price("price") { values.price(row: rows[$0].row).rounded },
        .price("price_per_unit") {
          packages.price(row: rows[$0].row, item: rows[$0].series.item, in: values)?.rounded
        },
      ])
  }
}

extension TableDictionaries {
  fileprivate func itemColumn(_ id: @escaping @Sendable (Int) -> UInt32) -> DataColumn {
    DataColumn("item", .name(ids: id, dictionary: items))
  }

  fileprivate func unitColumn(_ dimension: @escaping @Sendable (Int) -> UInt16) -> DataColumn {
    DataColumn("unit", .name(ids: { UInt32(dimension($0)) }, dictionary: baseUnits))
  }
}
