import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension ReportTables {
  /// Why the spending of every month differs from its references, in all (`*`) and by category.
  static func spendingChange(_ change: SpendingChange, names: TableNames) -> DataTable {
    let rows = change.rows
    func money(
      _ name: String, _ amount: @escaping @Sendable (SpendingChange.Row) -> Amount?
    ) -> DataColumn {
      names.money(name, of: rows, currency: { $0.currency }, amount)
    }
    return DataTable(
      name: "spending-change", rowCount: rows.count,
      columns: [
        .month(of: rows) { $0.month },
        .text("category", of: rows) { $0.scope.tableName(categories: names.categories) },
        names.currency(of: rows) { $0.currency },
        .text("reference", of: rows) { $0.reference.rawValue },
        money("previous") { $0.previous },
        money("current") { $0.current },
        money("change") { $0.change },
        money("price_effect") { $0.priceEffect },
        money("store_effect") { $0.storeEffect },
        money("quantity_effect") { $0.quantityEffect },
        money("new_items") { $0.newItems },
        money("gone_items") { $0.goneItems },
      ])
  }

  /// What was paid above lower prices that were known, by month, item, store and kind.
  static func possibleSavings(
    _ savings: PossibleSavings, names: TableNames
  ) -> DataTable {
    // By index, so that a column reads only its own number of each row.
    let found = savings.rows
    let rows = 0..<found.count
    return DataTable(
      name: "possible-savings", rowCount: rows.count,
      columns: [
        .month(of: rows) { found[$0].month },
        names.item(of: rows) { found[$0].item },
        names.store(of: rows) { found[$0].store },
        names.currency(of: rows) { found[$0].currency },
        DataColumn(
          "kind",
          .names(
            { DataColumn.fill(&$1, $0, rows) { Int64(found[$0].kind.rawValue) } },
            dictionary: PossibleSavings.Kind.allCases.map(\.name))),
        names.money("paid", of: rows, currency: { found[$0].currency }) { found[$0].paid },
        names.money("cheapest", of: rows, currency: { found[$0].currency }) { found[$0].cheapest },
        names.store("cheapest_store", of: rows) { found[$0].cheapestStore },
        names.money("saving", of: rows, currency: { found[$0].currency }) {
          found[$0].paid - found[$0].cheapest
        },
      ])
  }
}
