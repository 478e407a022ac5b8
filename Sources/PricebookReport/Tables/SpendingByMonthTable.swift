import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension ReportTables {
  /// Spending and budget of every whole month.
  ///
  /// The budget is that of the whole month, else the sum of the budgets of its categories.
  static func spendingByMonth(_ analysis: Analysis, names: TableNames) -> DataTable {
    struct Key: Hashable {
      var month: Month
      var currency: CurrencyID
    }
    let receipts = Dictionary(
      analysis.spending.byMonth.map { (Key(month: $0.month, currency: $0.currency), $0.receipts) },
      uniquingKeysWith: +)
    let rows = analysis.budget.rows.filter { $0.scope == .wholeMonth }
    func money(
      _ name: String, _ amount: @escaping @Sendable (BudgetVariance.Row) -> Amount?
    ) -> DataColumn {
      names.money(name, of: rows, currency: { $0.currency }, amount)
    }
    return DataTable(
      name: "spending-by-month", rowCount: rows.count,
      columns: [
        .month(of: rows) { $0.month },
        names.currency(of: rows) { $0.currency },
        money("spent") { $0.spent },
        money("budget") { $0.budget },
        money("carried") { $0.budget == nil ? nil : $0.carriedOver },
        money("variance") { $0.variance },
        .text("status", of: rows) { $0.status.rawValue },
        money("projection") { $0.projection },
        .count("receipts", of: rows) { receipts[Key(month: $0.month, currency: $0.currency)] ?? 0 },
        .count("lines", of: rows) { $0.lines },
      ])
  }
}
