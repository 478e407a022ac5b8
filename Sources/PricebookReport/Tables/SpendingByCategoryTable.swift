import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension ReportTables {
  /// Spending and budget of every category and month.
  ///
  /// It has whole months, under `*`, only where the budget file itself has such a budget.
  /// Where categories are parts of others, every outermost category is a group, so that the rows of
  /// each of the two levels add up to the month.
  static func spendingByCategory(
    _ analysis: Analysis, names: TableNames
  ) -> DataTable {
    let book = analysis.book
    let ordinary = book.settings.currency ?? analysis.currencies.first ?? .unknown
    let wholeMonths = WholeMonthBudgets(book.budgets, ordinary: ordinary)
    let rows = withGroups(analysis.budget.rows, categories: names.categories)
      .filter { row in
        row.scope != .wholeMonth
          || wholeMonths.contains(
            row.month, currency: book.names.currencies[row.currency])
      }
      .map { (name: $0.scope.tableName(categories: names.categories), row: $0) }
      .sorted {
        ($0.row.month, $0.name, names.currencies[$0.row.currency], $0.row.level.place)
          < ($1.row.month, $1.name, names.currencies[$1.row.currency], $1.row.level.place)
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
        .text("level", of: rows) { $0.row.level.rawValue },
      ])
  }

  /// The rows, and those of the outermost categories without parts again as groups, where others
  /// are groups.
  private static func withGroups(
    _ rows: [BudgetVariance.Row], categories: IDTable<CategoryID, String>
  ) -> [BudgetVariance.Row] {
    let groups = Set(rows.filter { $0.level == .group }.map(\.scope))
    guard !groups.isEmpty else { return rows }
    return rows
      + rows.filter { row in
        row.level == .category && !groups.contains(row.scope)
          && !row.scope.tableName(categories: categories).contains(":")
      }.map { row in
        var group = row
        group.level = .group
        return group
      }
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

extension BudgetVariance.Level {
  /// Wider rows come before narrower ones.
  fileprivate var place: Int {
    switch self {
    case .all: 0
    case .group: 1
    case .subgroup: 2
    case .category: 3
    }
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
