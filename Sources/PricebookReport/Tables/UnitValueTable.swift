import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension ReportTables {
  /// The price of every item at every store in every month, and how it moved.
  ///
  /// Where an app stated the price and nothing was bought at it, there is no quantity.
  static func unitValues(_ values: UnitValues, names: TableDictionaries) -> DataTable {
    DataTable(
      name: "unit-values", rowCount: values.rowCount,
      columns: [
        names.items { values.items(of: $0, into: &$1) },
        names.stores { values.stores(of: $0, into: &$1) },
        names.units { values.dimensions(of: $0, into: &$1) },
        names.currencies { values.currencies(of: $0, into: &$1) },
        .months { rows, months in
          fill(rows, &months) { Int64(values.month[$0].index) }
        },
        DataColumn(
          "price",
          .decimals(digits: 4) {
            values.roundedPrices(of: $0, into: &$1, absent: DataColumn.absent)
          }),
        DataColumn(
          "quantity",
          .quantities { rows, quantities in
            fill(rows, &quantities) {
              values.isQuoted($0)
                ? DataColumn.absent : values.quantity[$0].roundedMillionths
            }
          }),
        DataColumn(
          "observations",
          .integers { rows, counts in fill(rows, &counts) { Int64(values.observations[$0]) } }),
        DataColumn(
          "minimum",
          .decimals(digits: 4) { rows, prices in
            fill(rows, &prices) { values.minimum[$0].tenThousandths }
          }),
        DataColumn(
          "maximum",
          .decimals(digits: 4) { rows, prices in
            fill(rows, &prices) { values.maximum[$0].tenThousandths }
          }),
        DataColumn("change_percent", .fractions { values.changePercents(of: $0, into: &$1) }),
        DataColumn(
          "year_change_percent", .fractions { values.yearChangePercents(of: $0, into: &$1) }),
      ])
  }
}
