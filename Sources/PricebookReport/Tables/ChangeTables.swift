import PricebookAnalytics
import PricebookModel

extension ReportTables {
  /// Why the spending of every month differs from the month before, in all (`*`) and by category.
  static func spendingChange(_ change: SpendingChange, names: TableDictionaries) -> DataTable {
    let rows = change.rows
    let currency: @Sendable (Int) -> UInt16 = { rows[$0].currency }
    return DataTable(
      name: "spending-change", rowCount: rows.count,
      columns: [
        .month { rows[$0].month },
        .text("category") { rows[$0].scope.tableName(categories: names.categories) },
        names.currencyColumn(currency),
        names.moneyColumn("previous", currency: currency) { rows[$0].previous },
        names.moneyColumn("current", currency: currency) { rows[$0].current },
        names.moneyColumn("change", currency: currency) { rows[$0].change },
        names.moneyColumn("price_effect", currency: currency) { rows[$0].priceEffect },
        names.moneyColumn("quantity_effect", currency: currency) { rows[$0].quantityEffect },
        names.moneyColumn("new_items", currency: currency) { rows[$0].newItems },
        names.moneyColumn("gone_items", currency: currency) { rows[$0].goneItems },
      ])
  }

  /// What was paid above the cheapest known price, by month, item and store.
  static func possibleSavings(
    _ savings: PossibleSavings, names: TableDictionaries
  ) -> DataTable {
    let rows = savings.rows
    let currency: @Sendable (Int) -> UInt16 = { rows[$0].currency }
    return DataTable(
      name: "possible-savings", rowCount: rows.count,
      columns: [
        .month { rows[$0].month },
        names.itemColumn { rows[$0].item },
        names.storeColumn { rows[$0].store },
        names.currencyColumn(currency),
        names.moneyColumn("paid", currency: currency) { rows[$0].paid },
        names.moneyColumn("cheapest", currency: currency) { rows[$0].cheapest },
        DataColumn(
          "cheapest_store", .name(ids: { rows[$0].cheapestStore }, dictionary: names.stores)),
        names.moneyColumn("saving", currency: currency) { rows[$0].saving },
      ])
  }
}
