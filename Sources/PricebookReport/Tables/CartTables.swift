import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension ReportTables {
  /// What every cart planned and paid, and the parts of the difference.
  ///
  /// Variances of a cart that is not completed are absent: what is not bought yet is not skipped.
  static func cartVariance(_ carts: [CartVariance], vault: Vault) -> DataTable {
    let rows = carts.enumerated()
      .map { (order: $0.offset, cart: vault.carts[$0.element.cart], variance: $0.element) }
      .sorted { ($0.cart.id, $0.order) < ($1.cart.id, $1.order) }
    let digits: @Sendable (Int) -> Int = { rows[$0].variance.currency.minorUnitDigits }
    return DataTable(
      name: "cart-variance", rowCount: rows.count,
      columns: [
        .text("cart") { rows[$0].cart.id },
        .text("name") { rows[$0].cart.name },
        .text("state") { rows[$0].cart.state.rawValue },
        DataColumn("date", .date { rows[$0].variance.date }),
        .text("currency") { rows[$0].variance.currency.label },
        .money("budget", digits: digits) { rows[$0].variance.budget },
        .money("planned", digits: digits) { rows[$0].variance.planned },
        .money("actual", digits: digits) { rows[$0].variance.actual },
        .money("budget_variance", digits: digits) { rows[$0].variance.budgetVariance },
        .money("plan_variance", digits: digits) { rows[$0].variance.parts?.total },
        .money("price_variance", digits: digits) { rows[$0].variance.parts?.price },
        .money("store_switching", digits: digits) { rows[$0].variance.parts?.storeSwitching },
        .money("quantity_variance", digits: digits) { rows[$0].variance.parts?.quantity },
        .money("unplanned", digits: digits) { rows[$0].variance.parts?.unplanned },
        .money("skipped", digits: digits) { rows[$0].variance.parts?.skipped },
        .text("status") { rows[$0].variance.status?.rawValue ?? "" },
      ])
  }
}
