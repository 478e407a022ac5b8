import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension ReportTables {
  /// The price of what is sold in packages of a known size, per kg, litre or thing.
  static func packagePrices(_ analysis: Analysis, names: TableNames) -> DataTable {
    let values = analysis.unitValues
    let packages = analysis.packages
    var found: [PackagePriceRow] = []
    found.reserveCapacity(packages.series.reduce(0) { $0 + Int(values.series[$1].rowCount) })
    var units: [String] = []
    for index in packages.series {
      let size = packages.sizes[values.series[index].item]
      let unit = size?.unit.dimension.baseUnit ?? ""
      let place = units.firstIndex(of: unit) ?? units.count
      if place == units.count { units.append(unit) }
      let content = size?.total.roundedMillionths ?? 0
      for row in values.series[index].rows {
        found.append(
          PackagePriceRow(
            series: Int32(clamping: index), row: Int32(clamping: row), unit: Int32(place),
            content: content))
      }
    }
    let rows = found
    return DataTable(
      name: "package-prices", rowCount: rows.count,
      columns: [
        names.item(of: rows) { values.series[Int($0.series)].item },
        names.store(of: rows) { values.series[Int($0.series)].store },
        .name("unit", of: rows, among: units) { Int($0.unit) },
        names.currency(of: rows) { values.series[Int($0.series)].currency },
        .month(of: rows) { values.month[Int($0.row)] },
        .quantity("package", of: rows, millionths: { $0.content }),
        .price("price", of: rows) { values.roundedPrice(row: Int($0.row)) },
        .price("price_per_unit", of: rows) {
          let item = values.series[Int($0.series)].item
          return packages.price(row: Int($0.row), item: item, in: values)?.rounded
        },
      ])
  }

  /// Every package that was succeeded by a smaller one at a higher price per unit.
  static func shrinkflation(
    _ found: [Shrinkflation], names: TableNames
  ) -> DataTable {
    DataTable(
      name: "shrinkflation", rowCount: found.count,
      columns: [
        .text("item", of: found) { $0.stem },
        names.store(of: found) { $0.store },
        .text("unit", of: found) { $0.unit },
        names.currency(of: found) { $0.currency },
        names.item("old_item", of: found) { $0.old.item },
        names.item("new_item", of: found) { $0.new.item },
        .quantity("old_package", of: found) { $0.old.content },
        .quantity("new_package", of: found) { $0.new.content },
        .month("last_month_of_old", of: found) { $0.old.month },
        .month("first_month_of_new", of: found) { $0.new.month },
        .price("old_price", of: found) { $0.old.price.rounded },
        .price("new_price", of: found) { $0.new.price.rounded },
        .price("old_price_per_unit", of: found) { $0.old.pricePerUnit.rounded },
        .price("new_price_per_unit", of: found) { $0.new.pricePerUnit.rounded },
        .fraction("change_percent", of: found) { $0.changePercent },
      ])
  }
}

private struct PackagePriceRow: Sendable {
  /// Index into ``UnitValues/series``.
  var series: Int32
  /// Row of ``UnitValues``.
  var row: Int32
  /// Among the base units of the table.
  var unit: Int32
  /// What one package holds, in 1/1 000 000 of a base unit.
  var content: Int64
}
