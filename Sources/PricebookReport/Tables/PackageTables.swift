import PricebookAnalytics
import PricebookModel

extension ReportTables {
  /// The price of what is sold in packages of a known size, per kg, litre or thing.
  static func packagePrices(_ analysis: Analysis, names: TableDictionaries) -> DataTable {
    let values = analysis.unitValues
    let packages = analysis.packages
    var rows: [PackagePriceRow] = []
    rows.reserveCapacity(packages.series.reduce(0) { $0 + Int(values.series[$1].rowCount) })
    for index in packages.series {
      for row in values.series[index].rows {
        rows.append(PackagePriceRow(series: Int32(clamping: index), row: Int32(clamping: row)))
      }
    }
    let series: @Sendable (Int) -> UnitValues.Series = { [rows] in
      values.series[Int(rows[$0].series)]
    }
    let size: @Sendable (Int) -> PackageSize? = { packages.sizes[Int(series($0).item)] }
    return DataTable(
      name: "package-prices", rowCount: rows.count,
      columns: [
        names.itemColumn { series($0).item },
        names.storeColumn { series($0).store },
        .text("unit") { size($0)?.unit.dimension.baseUnit ?? "" },
        names.currencyColumn { series($0).currency },
        .month { [rows] in values.month[Int(rows[$0].row)] },
        .quantity("package") { size($0)?.total ?? .zero },
        .price("price") { [rows] in values.price(row: Int(rows[$0].row)).rounded },
        .price("price_per_unit") { [rows] in
          packages.price(row: Int(rows[$0].row), item: series($0).item, in: values)?.rounded
        },
      ])
  }

  /// Every package that was succeeded by a smaller one at a higher price per unit.
  static func shrinkflation(
    _ found: [Shrinkflation], names: TableDictionaries
  ) -> DataTable {
    DataTable(
      name: "shrinkflation", rowCount: found.count,
      columns: [
        .text("item") { found[$0].stem },
        names.storeColumn { found[$0].store },
        .text("unit") { found[$0].unit },
        names.currencyColumn { found[$0].currency },
        DataColumn("old_item", .name(ids: { found[$0].old.item }, dictionary: names.items)),
        DataColumn("new_item", .name(ids: { found[$0].new.item }, dictionary: names.items)),
        .quantity("old_package") { found[$0].old.content },
        .quantity("new_package") { found[$0].new.content },
        DataColumn("last_month_of_old", .month { found[$0].old.month }),
        DataColumn("first_month_of_new", .month { found[$0].new.month }),
        .price("old_price") { found[$0].old.price.rounded },
        .price("new_price") { found[$0].new.price.rounded },
        .price("old_price_per_unit") { found[$0].old.pricePerUnit.rounded },
        .price("new_price_per_unit") { found[$0].new.pricePerUnit.rounded },
        .fraction("change_percent") { found[$0].changePercent },
      ])
  }
}

private struct PackagePriceRow: Sendable {
  /// Index into ``UnitValues/series``.
  var series: Int32
  /// Row of ``UnitValues``.
  var row: Int32
}
