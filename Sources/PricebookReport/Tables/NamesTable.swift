package import PricebookAnalytics
package import PricebookDocument
package import PricebookModel

extension ReportTables {
  /// Items with what was bought of them, in their order; one row for each currency.
  package static func purchases(
    of items: [ItemID], _ purchases: [ItemID: ItemPurchases], names: BookNames
  ) -> DataTable {
    let rows = items.compactMap { item in purchases[item].map { (item, $0) } }
      .flatMap { item, purchases in
        purchases.paid.sorted { $0.key < $1.key }.map { currency, paid in
          (item: item, purchases: purchases, currency: currency, paid: paid)
        }
      }
    return DataTable(
      name: "names", rowCount: rows.count,
      columns: [
        .text("item", of: rows) { names.items[$0.item].name },
        .text("category", of: rows) { row in
          row.purchases.categories.sorted().map { names.categories[$0] }.first { !$0.isEmpty } ?? ""
        },
        .count("lines", of: rows) { $0.purchases.lineCount },
        .text("stores", of: rows) { row in
          row.purchases.stores.keys.sorted().map { names.stores[$0] }.joined(separator: ", ")
        },
        .text("last_bought", of: rows) { $0.purchases.lastDay?.description ?? "" },
        .money("paid", of: rows, decimals: { names.currencies[$0.currency].minorUnitDigits }) {
          $0.paid
        },
        .text("currency", of: rows) { names.currencies[$0.currency].label },
      ])
  }
}
