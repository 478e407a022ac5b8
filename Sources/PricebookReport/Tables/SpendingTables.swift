import PricebookAnalytics
import PricebookModel

extension ReportTables {
  static func spendingByStore(_ spending: Spending, names: TableNames) -> DataTable {
    let rows = spending.byStore
    return DataTable(
      name: "spending-by-store", rowCount: rows.count, .month(of: rows) { $0.month },
      .name("store", of: rows, among: names.stores) { $0.store },
      names.currency(of: rows) { $0.currency },
      names.money("spent", of: rows, currency: { $0.currency }) { $0.spent },
      .count("receipts", of: rows) { $0.receiptCount }, .count("lines", of: rows) { $0.lineCount })
  }

  static func spendingByItem(_ spending: Spending, names: TableNames) -> DataTable {
    // By index, so that a column reads only its own number of each row.
    let found = spending.byItem
    let rows = 0..<found.count
    return DataTable(
      name: "spending-by-item", rowCount: rows.count, .month(of: rows) { found[$0].month },
      .name("item", of: rows, among: names.items) { found[$0].item },
      .name("unit", of: rows, among: names.baseUnits) { found[$0].dimension },
      names.currency(of: rows) { found[$0].currency },
      .quantity("quantity", of: rows) { found[$0].quantity },
      names.money("spent", of: rows, currency: { found[$0].currency }) { found[$0].spent },
      .count("lines", of: rows) { Int(found[$0].lineCount) })
  }

  /// The budget is that of the whole month, else the sum of the budgets of its categories.
  static func spendingByMonth(_ analysis: Analysis, names: TableNames) -> DataTable {
    struct Key: Hashable {
      var month: Month
      var currency: CurrencyID
    }
    let receipts = Dictionary(
      analysis.spending.byMonth.map {
        (Key(month: $0.month, currency: $0.currency), $0.receiptCount)
      }, uniquingKeysWith: +)
    let rows = analysis.budget.rows.filter { $0.scope == .wholeMonth }
    let money = names.money(of: rows, { $0 }, currency: { $0.currency })
    return DataTable(
      name: "spending-by-month", rowCount: rows.count, .month(of: rows) { $0.month },
      names.currency(of: rows) { $0.currency }, money("spent") { $0.spent },
      money("budget") { $0.budget }, money("carried") { $0.budget == nil ? nil : $0.carriedOver },
      money("variance") { $0.variance }, .text("status", of: rows) { $0.status.rawValue },
      money("projection") { $0.projection },
      .count("receipts", of: rows) { receipts[Key(month: $0.month, currency: $0.currency)] ?? 0 },
      .count("lines", of: rows) { $0.lines })
  }

  /// The payments of accounts and cards with the receipts that they are for.
  static func payments(_ book: Book, names: TableNames) -> DataTable {
    let rows = book.payments
    return DataTable(
      name: "payments", rowCount: rows.count, .date("date", of: rows) { $0.day },
      .text("payee", of: rows) { $0.payee },
      .exactDecimal("amount", of: rows) { payment in
        ExactDecimal(
          shortest: payment.amount.tenThousandths, scale: 4,
          atLeast: payment.currency.minorUnitDigits)
      }, .text("currency", of: rows) { $0.currency.label },
      .text("kind", of: rows) { $0.kind.rawValue },
      .text("store", of: rows) { payment in payment.store.map { book.names.stores[$0] } ?? "" },
      .text("receipt_dates", of: rows) { payment in
        payment.receiptDays.map(\.description).joined(separator: " ")
      }, .name("file", of: rows, among: book.sources.map(\.path)) { $0.source },
      .count("line", of: rows) { $0.line })
  }

  /// Spending and budget of every category and month.
  ///
  /// It has whole months, under `*`, only where the budget file itself has such a budget.
  /// Where categories are parts of others, every outermost category is a group, so that the rows of
  /// each of the two levels add up to the month.
  static func spendingByCategory(_ analysis: Analysis, names: TableNames) -> DataTable {
    let rows = categoryRows(of: analysis)
    let levels = RepeatedTexts(
      ofRows: rows.count, by: { rows[$0].row.level }, text: { "\($0)" })
    return DataTable(
      name: "spending-by-category", rowCount: rows.count,
      columns: [.month(of: rows) { $0.row.month }] + budgetColumns(of: rows, names)
        + [.text("level", of: 0..<rows.count, levels)])
  }

  /// The rows of ``spendingByCategory(_:names:)`` with the names that they have there.
  static func categoryRows(
    of analysis: Analysis
  ) -> [(name: String, row: BudgetVariance.Row)] {
    let book = analysis.book
    let categories = book.names.categories
    let ordinary = book.settings.currency ?? analysis.currencies.first ?? .unknown
    // Budgets without a month are for every month.
    let wholeMonths = Dictionary(
      grouping: book.budgets.filter { $0.category == nil },
      by: { $0.currency == .unknown ? ordinary : $0.currency }
    ).mapValues { Set($0.map(\.month)) }
    let labels = book.names.currencies
    return withGroups(analysis.budget.rows, categories: categories)
      .filter { row in
        guard row.scope == .wholeMonth else { return true }
        let months = wholeMonths[labels[row.currency]] ?? []
        return months.contains(nil) || months.contains(row.month)
      }
      .map { (name: $0.scope.tableName(categories: categories), row: $0) }
      .sorted {
        ($0.row.month, $0.name, labels[$0.row.currency].label, $0.row.level)
          < ($1.row.month, $1.name, labels[$1.row.currency].label, $1.row.level)
      }
  }

  /// What persons paid against their own budgets, in every month that has one.
  static func personBudgets(_ analysis: Analysis, names: TableNames) -> DataTable {
    let rows = analysis.personBudgets.flatMap { person in
      person.rows.map { (name: person.person, row: $0) }
    }
    return DataTable(
      name: "person-budgets", rowCount: rows.count,
      columns: [.text("person", of: rows) { $0.name }, .month(of: rows) { $0.row.month }]
        + budgetColumns(of: rows, names))
  }

  private static func budgetColumns(
    of rows: [(name: String, row: BudgetVariance.Row)], _ names: TableNames
  ) -> [DataColumn] {
    let money = names.money(of: rows, { $0.row }, currency: { $0.currency })
    return [
      .text("category", of: rows) { $0.row.scope.tableName(categories: names.categories) },
      names.currency(of: rows) { $0.row.currency },
      money("spent") { $0.spent }, money("budget") { $0.budget }, money("variance") { $0.variance },
      .fraction("used_percent", of: rows) { $0.row.usedPercent },
      .text("status", of: rows) { $0.row.status.rawValue },
      .count("lines", of: rows) { $0.row.lines },
    ]
  }

  /// The rows, and outermost categories without parts again as groups, where others are groups.
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

  /// Why the spending of every month differs from its references, in all (`*`) and by category.
  static func spendingChange(_ change: SpendingChange, names: TableNames) -> DataTable {
    let rows = change.rows
    // By way of `parts`: the short way looks up a key path for every cell.
    let money = names.money(of: rows, { $0 }, currency: { $0.currency })
    var table = DataTable(
      name: "spending-change", rowCount: rows.count, .month(of: rows) { $0.month },
      .text("category", of: rows) { $0.scope.tableName(categories: names.categories) },
      names.currency(of: rows) { $0.currency },
      .text("reference", of: rows) { $0.reference.rawValue },
      money("previous") { $0.parts.previous },
      money("current") { $0.parts.current }, money("change") { $0.parts.change },
      money("price_effect") { $0.parts.priceEffect },
      money("store_effect") { $0.parts.storeEffect },
      money("quantity_effect") { $0.parts.quantityEffect },
      money("new_items") { $0.parts.newItems },
      money("gone_items") { $0.parts.goneItems })
    // Books without groups have no such part.
    if rows.contains(where: { $0.parts.brandEffect != .zero }) {
      table.columns.append(money("brand_effect") { $0.parts.brandEffect })
    }
    return table
  }

  /// What was paid above lower prices that were known, by month, item, store and kind.
  static func possibleSavings(_ savings: PossibleSavings, names: TableNames) -> DataTable {
    // By index, so that a column reads only its own number of each row.
    let found = savings.rows
    let rows = 0..<found.count
    return DataTable(
      name: "possible-savings", rowCount: rows.count, .month(of: rows) { found[$0].month },
      .name("item", of: rows, among: names.items) { found[$0].item },
      .name("store", of: rows, among: names.stores) { found[$0].store },
      names.currency(of: rows) { found[$0].currency },
      DataColumn(
        "kind",
        .names(
          { DataColumn.fill(&$1, $0, rows) { Int64(found[$0].kind.rawValue) } },
          dictionary: PossibleSavings.Kind.allCases.map(\.name))),
      names.money("paid", of: rows, currency: { found[$0].currency }) { found[$0].paid },
      names.money("cheapest", of: rows, currency: { found[$0].currency }) { found[$0].cheapest },
      .name("cheapest_store", of: rows, among: names.stores) { found[$0].cheapestStore },
      names.money("saving", of: rows, currency: { found[$0].currency }) {
        found[$0].paid - found[$0].cheapest
      })
  }

  /// What discounts took off at every store and month that had any, and the share bought on offer.
  static func discounts(_ discounts: Discounts, names: TableNames) -> DataTable {
    let rows = discounts.rows
    return DataTable(
      name: "discounts", rowCount: rows.count, .month(of: rows) { $0.month },
      .name("store", of: rows, among: names.stores) { $0.store },
      names.currency(of: rows) { $0.currency },
      names.money("discount", of: rows, currency: { $0.currency }) { $0.discount },
      .fraction("offer_share_percent", of: rows) { $0.onOffer.percent(of: $0.purchases) })
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
