import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension ReportTables {
  /// Spending and budget of every category and month.
  ///
  /// It has whole months, under `*`, only where the budget file itself has such a budget.
  static func spendingByCategory(
    _ analysis: Analysis, names: TableNames
  ) -> DataTable {
    let book = analysis.book
    let ordinary = book.settings.currency ?? analysis.currencies.first ?? .unknown
    let wholeMonths = WholeMonthBudgets(book.budgets, ordinary: ordinary)
    let rows = analysis.budget.rows
      .filter { row in
        row.scope != .wholeMonth
          || wholeMonths.contains(
            row.month, currency: book.names.currencies[row.currency])
      }
      .map { (name: $0.scope.tableName(categories: names.categories), row: $0) }
      .sorted {
        ($0.row.month, $0.name, names.currencies[$0.row.currency])
          < ($1.row.month, $1.name, names.currencies[$1.row.currency])
      }
    func money(
      _ name: String, _ amount: @escaping @Sendable (BudgetVariance.Row) -> Amount?
    ) -> DataColumn {
      names.money(name, of: rows, currency: { $0.row.currency }) { amount($0.row) }
    }
    return DataTable(
      name: "spending-by-category", rowCount: rows.count,
      columns: [
        .month(of: rows) { $0.row.month },
        .text("category", of: rows) { $0.name },
        names.currency(of: rows) { $0.row.currency },
        money("spent") { $0.spent },
        money("budget") { $0.budget },
        money("variance") { $0.variance },
        .fraction("used_percent", of: rows) { $0.row.usedPercent },
        .text("status", of: rows) { $0.row.status.rawValue },
        .count("lines", of: rows) { $0.row.lines },
      ])
  }
}

/// The months that have a whole-month budget of their own in the budget file.
private struct WholeMonthBudgets {
  private var everyMonth: Set<CurrencyCode> = []
  private var months: [CurrencyCode: Set<Month>] = [:]

  /// - Parameter ordinary: The currency of a budget that names none.
  init(_ budgets: [Budget], ordinary: CurrencyCode) {
    for budget in budgets where budget.category == nil {
      let currency = budget.currency == .unknown ? ordinary : budget.currency
      if let month = budget.month {
        months[currency, default: []].insert(month)
      } else {
        everyMonth.insert(currency)
      }
    }
  }

  func contains(_ month: Month, currency: CurrencyCode) -> Bool {
    everyMonth.contains(currency) || months[currency]?.contains(month) == true
  }
}

extension BudgetVariance.Scope {
  /// The name in tables: empty for spending without a category, `*` for the whole month.
  func tableName(categories: IDTable<CategoryID, String>) -> String {
    switch self {
    case .category(.named(let id)): categories[id]
    case .category(.adjustments): "adjustments"
    case .unusedCategory(let name): name
    case .wholeMonth: "*"
    }
  }
}
