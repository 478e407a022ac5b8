import PricebookAnalytics
import PricebookModel

extension ReportTables {
  /// Spending, receipts and lines of every store and month.
  static func spendingByStore(_ spending: Spending, names: TableDictionaries) -> DataTable {
    let rows = spending.byStore
    let currency: @Sendable (Int) -> UInt16 = { rows[$0].currency }
    return DataTable(
      name: "spending-by-store", rowCount: rows.count,
      columns: [
        .month { rows[$0].month },
        names.storeColumn { rows[$0].store },
        names.currencyColumn(currency),
        names.moneyColumn("spent", currency: currency) { rows[$0].spent },
        .count("receipts") { rows[$0].receipts },
        .count("lines") { rows[$0].lines },
      ])
  }

  /// Spending and quantity of every item and month.
  static func spendingByItem(_ spending: Spending, names: TableDictionaries) -> DataTable {
    let rows = spending.byItem
    let currency: @Sendable (Int) -> UInt16 = { rows[$0].currency }
    return DataTable(
      name: "spending-by-item", rowCount: rows.count,
      columns: [
        .month { rows[$0].month },
        names.itemColumn { rows[$0].item },
        names.unitColumn { rows[$0].dimension },
        names.currencyColumn(currency),
        .quantity("quantity") { rows[$0].quantity },
        names.moneyColumn("spent", currency: currency) { rows[$0].spent },
        .count("lines") { Int(rows[$0].lines) },
      ])
  }
}
