import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension ReportTables {
  /// The price of what is sold in packages of a known size, per kg, litre or thing.
  static func packagePrices(_ analysis: Analysis, names: TableDictionaries) -> DataTable {
    let values = analysis.unitValues
    let packages = analysis.packages
    var found: [PackagePriceRow] = []
    found.reserveCapacity(packages.series.reduce(0) { $0 + Int(values.series[$1].rowCount) })
    var units: [String] = []
    for index in packages.series {
      let size = packages.sizes[Int(values.series[index].item)]
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
    return DataTable(
      name: "package-prices", rowCount: found.count,
      columns: [
        names.items { [found] rows, ids in
          fill(rows, &ids) { Int64(values.series[Int(found[$0].series)].item) }
        },
        names.stores { [found] rows, ids in
          fill(rows, &ids) { Int64(values.series[Int(found[$0].series)].store) }
        },
        .word("unit", among: units) { [found] rows, places in
          fill(rows, &places) { Int64(found[$0].unit) }
        },
        names.currencies { [found] rows, ids in
          fill(rows, &ids) { Int64(values.series[Int(found[$0].series)].currency) }
        },
        .months { [found] rows, months in
          fill(rows, &months) { Int64(values.month[Int(found[$0].row)].index) }
        },
        DataColumn(
          "package",
          .quantities { [found] rows, contents in fill(rows, &contents) { found[$0].content } }),
        DataColumn(
          "price",
          .decimals(digits: 4) { [found] rows, prices in
            fill(rows, &prices) { values.rounded(row: Int(found[$0].row)) }
          }),
        .price("price_per_unit") { [found] in
          let item = values.series[Int(found[$0].series)].item
          return packages.price(row: Int(found[$0].row), item: item, in: values)?.rounded
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
  /// Among the base units of the table.
  var unit: Int32
  /// What one package holds, in 1/1 000 000 of a base unit.
  var content: Int64
}
