import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension ReportTables {
  /// What every cart planned and paid, and the parts of the difference.
  ///
  /// Variances of a cart that is not completed are absent: what is not bought yet is not skipped.
  /// `edited_lines` are those whose price or quantity the shopper changed on the trip, and `edited`
  /// is what they cost minus what they were planned to cost.
  static func cartVariance(_ carts: [CartVariance], vault: Vault) -> DataTable {
    let rows = carts.enumerated()
      .map { (order: $0.offset, cart: vault.carts[$0.element.cart], variance: $0.element) }
      .sorted { ($0.cart.id, $0.order) < ($1.cart.id, $1.order) }
    func money(
      _ name: String, _ amount: @escaping @Sendable (CartVariance) -> Amount?
    ) -> DataColumn {
      .money(name, of: rows, decimals: { $0.variance.currency.minorUnitDigits }) {
        amount($0.variance)
      }
    }
    return DataTable(
      name: "cart-variance", rowCount: rows.count,
      columns: [
        .text("cart", of: rows) { $0.cart.id },
        .text("name", of: rows) { $0.cart.name },
        .text("state", of: rows) { $0.cart.state.rawValue },
        .date("date", of: rows) { $0.variance.date },
        .text("currency", of: rows) { $0.variance.currency.label },
        money("budget") { $0.budget },
        money("planned") { $0.planned },
        money("actual") { $0.actual },
        money("budget_variance") { $0.budgetVariance },
        money("plan_variance") { $0.parts?.total },
        money("price_variance") { $0.parts?.price },
        money("store_switching") { $0.parts?.storeSwitching },
        money("quantity_variance") { $0.parts?.quantity },
        money("unplanned") { $0.parts?.unplanned },
        money("skipped") { $0.parts?.skipped },
        .text("status", of: rows) { $0.variance.status?.rawValue ?? "" },
        .count("duration_minutes", of: rows) { $0.cart.duration.map(Cart.minutes) },
        .count("edited_lines", of: rows) { $0.variance.parts?.editedLines },
        money("edited") { $0.parts?.edited },
      ])
  }
}
