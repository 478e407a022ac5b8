import PricebookAnalytics
import PricebookDocument
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
    let all = savings.rows
    return DataTable(
      name: "possible-savings", rowCount: all.count,
      columns: [
        .months { rows, months in fill(rows, of: all, &months) { Int64($0.month.index) } },
        names.items { rows, ids in fill(rows, of: all, &ids) { Int64($0.item) } },
        names.stores { rows, ids in fill(rows, of: all, &ids) { Int64($0.store) } },
        names.currencies { rows, ids in fill(rows, of: all, &ids) { Int64($0.currency) } },
        names.amounts("paid", currency: { all[$0].currency }) { rows, amounts in
          fill(rows, of: all, &amounts) { $0.paid.tenThousandths }
        },
        names.amounts("cheapest", currency: { all[$0].currency }) { rows, amounts in
          fill(rows, of: all, &amounts) { $0.cheapest.tenThousandths }
        },
        DataColumn(
          "cheapest_store",
          .names(
            ids: { rows, ids in fill(rows, of: all, &ids) { Int64($0.cheapestStore) } },
            dictionary: names.stores)),
        names.amounts("saving", currency: { all[$0].currency }) { rows, amounts in
          fill(rows, of: all, &amounts) { $0.paid.tenThousandths - $0.cheapest.tenThousandths }
        },
      ])
  }
}
