import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension ReportTables {
  /// What persons paid against their own budgets, in every month that has one.
  static func personBudgets(_ analysis: Analysis, names: TableNames) -> DataTable {
    let rows = analysis.personBudgets.flatMap { person in
      person.rows.map { (person: person.person, row: $0) }
    }
    func money(_ name: String, _ amount: @escaping @Sendable (BudgetVariance.Row) -> Amount?)
      -> DataColumn
    { names.money(name, of: rows, currency: { $0.row.currency }) { amount($0.row) } }
    return DataTable(
      name: "person-budgets", rowCount: rows.count,
      columns: [
        .text("person", of: rows) { $0.person }, .month(of: rows) { $0.row.month },
        .text("category", of: rows) { $0.row.scope.tableName(categories: names.categories) },
        .name("currency", of: rows, among: names.currencies.values) { $0.row.currency },
        money("spent") { $0.spent }, money("budget") { $0.budget },
        money("variance") { $0.variance },
        .fraction("used_percent", of: rows) { $0.row.usedPercent },
        .text("status", of: rows) { $0.row.status.rawValue },
        .count("lines", of: rows) { $0.row.lines },
      ])
  }
}
