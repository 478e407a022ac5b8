import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension ReportTables {
  static func spendingByStore(_ spending: Spending, names: TableNames) -> DataTable {
    let rows = spending.byStore
    return DataTable(
      name: "spending-by-store", rowCount: rows.count,
      columns: [
        .month(of: rows) { $0.month },
        names.store(of: rows) { $0.store },
        names.currency(of: rows) { $0.currency },
        names.money("spent", of: rows, currency: { $0.currency }) { $0.spent },
        .count("receipts", of: rows) { $0.receipts },
        .count("lines", of: rows) { $0.lines },
      ])
  }

  static func spendingByItem(_ spending: Spending, names: TableNames) -> DataTable {
    // By index, so that a column reads only its own number of each packed row.
    let found = spending.byItem
    let rows = 0..<found.count
    return DataTable(
      name: "spending-by-item", rowCount: rows.count,
      columns: [
        .month(of: rows) { found[$0].month },
        names.item(of: rows) { found[$0].item },
        names.unit(of: rows) { found[$0].dimension },
        names.currency(of: rows) { found[$0].currency },
        .quantity("quantity", of: rows) { found[$0].quantity },
        names.money("spent", of: rows, currency: { found[$0].currency }) { found[$0].spent },
        .count("lines", of: rows) { Int(found[$0].lines) },
      ])
  }
}
