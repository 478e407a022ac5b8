import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension ReportTables {
  /// Spending, receipts and lines of every store and month.
  static func spendingByStore(_ spending: Spending, names: TableDictionaries) -> DataTable {
    let all = spending.byStore
    return DataTable(
      name: "spending-by-store", rowCount: all.count,
      columns: [
        .months { rows, months in fill(rows, &months) { Int64(all[$0].month.index) } },
        names.stores { rows, ids in fill(rows, &ids) { Int64(all[$0].store) } },
        names.currencies { rows, ids in fill(rows, &ids) { Int64(all[$0].currency) } },
        names.amounts("spent", currency: { all[$0].currency }) { rows, amounts in
          fill(rows, &amounts) { all[$0].spent.tenThousandths }
        },
        DataColumn(
          "receipts",
          .integers { rows, counts in fill(rows, &counts) { Int64(all[$0].receipts) } }),
        DataColumn(
          "lines", .integers { rows, counts in fill(rows, &counts) { Int64(all[$0].lines) } }),
      ])
  }

  /// Spending and quantity of every item and month.
  static func spendingByItem(_ spending: Spending, names: TableDictionaries) -> DataTable {
    let all = spending.byItem
    return DataTable(
      name: "spending-by-item", rowCount: all.count,
      columns: [
        .months { rows, months in fill(rows, of: all, &months) { Int64($0.month.index) } },
        names.items { rows, ids in fill(rows, of: all, &ids) { Int64($0.item) } },
        names.units { rows, ids in fill(rows, of: all, &ids) { Int64($0.dimension) } },
        names.currencies { rows, ids in fill(rows, of: all, &ids) { Int64($0.currency) } },
        DataColumn(
          "quantity",
          .quantities { rows, quantities in
            fill(rows, of: all, &quantities) { $0.quantity.roundedMillionths }
          }),
        names.amounts("spent", currency: { all[$0].currency }) { rows, amounts in
          fill(rows, of: all, &amounts) { $0.spent.tenThousandths }
        },
        DataColumn(
          "lines", .integers { rows, counts in fill(rows, of: all, &counts) { Int64($0.lines) } }),
      ])
  }
}
