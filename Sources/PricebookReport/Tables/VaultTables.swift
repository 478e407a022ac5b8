import PricebookDocument
import PricebookModel

extension ReportTables {
  /// Carts that are not completed, and every list: what they come to, and what is ticked off.
  static func shoppingLists(_ vault: Vault) -> DataTable {
    let rows = vault.carts.enumerated()
      .filter { $0.element.isList || $0.element.state != .completed }
      .map { (order: $0.offset, cart: $0.element, totals: CartTotals($0.element)) }
      .sorted { ($0.cart.id, $0.order) < ($1.cart.id, $1.order) }
    let digits: @Sendable (Int) -> Int = { rows[$0].totals.digits }
    return DataTable(
      name: "shopping-lists", rowCount: rows.count,
      columns: [
        .text("list") { rows[$0].cart.id },
        .text("name") { rows[$0].cart.name },
        .text("app") { rows[$0].cart.app.rawValue },
        .text("currency") { rows[$0].cart.currency.label },
        .count("items") { rows[$0].totals.items },
        .count("bought_items") { rows[$0].totals.boughtItems },
        .count("unpriced_items") { rows[$0].totals.unpricedItems },
        .money("total", digits: digits) { rows[$0].totals.total },
        .money("bought", digits: digits) { rows[$0].totals.bought },
        .money("remaining", digits: digits) { rows[$0].totals.remaining },
      ])
  }

  /// What the people of the vaults think of each store; stores without a rating are left out.
  static func storeRatings(_ ratings: [StoreRating], names: TableDictionaries) -> DataTable {
    let rows = ratings.sorted { $0.store < $1.store }
    return DataTable(
      name: "store-ratings", rowCount: rows.count,
      columns: [
        names.storeColumn { rows[$0].store },
        .count("ratings") { rows[$0].count },
        .fraction("mean") { rows[$0].mean },
      ])
  }

  /// Who reported prices, and the level that their updates give them.
  static func contributors(_ contributors: [Contributor]) -> DataTable {
    let rows = contributors.sorted { ($0.name, $1.updates) < ($1.name, $0.updates) }
    return DataTable(
      name: "contributors", rowCount: rows.count,
      columns: [
        .text("name") { rows[$0].name },
        .count("updates") { rows[$0].updates },
        .text("level") { rows[$0].level.rawValue },
      ])
  }
}
