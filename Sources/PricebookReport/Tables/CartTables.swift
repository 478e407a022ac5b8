import PricebookAnalytics
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

  /// Carts and lists that are not completed: what they come to, and what is in the trolley.
  static func shoppingLists(_ vault: Vault) -> DataTable {
    let rows = vault.carts.enumerated()
      .filter { $0.element.state != .completed }
      .map { (order: $0.offset, cart: $0.element, sums: ShoppingListSums($0.element)) }
      .sorted { ($0.cart.id, $0.order) < ($1.cart.id, $1.order) }
    let digits: @Sendable (Int) -> Int = { rows[$0].cart.currency.minorUnitDigits }
    return DataTable(
      name: "shopping-lists", rowCount: rows.count,
      columns: [
        .text("list") { rows[$0].cart.id },
        .text("name") { rows[$0].cart.name },
        .text("app") { rows[$0].cart.app.rawValue },
        .text("currency") { rows[$0].cart.currency.label },
        .count("items") { rows[$0].sums.items },
        .count("bought_items") { rows[$0].sums.boughtItems },
        .count("unpriced_items") { rows[$0].sums.unpricedItems },
        .money("total", digits: digits) { rows[$0].sums.bought + rows[$0].sums.remaining },
        .money("bought", digits: digits) { rows[$0].sums.bought },
        .money("remaining", digits: digits) { rows[$0].sums.remaining },
      ])
  }
}

/// The sums of a list in hand; skipped lines count for nothing.
private struct ShoppingListSums {
  var items = 0
  var boughtItems = 0
  /// Lines without a price, or with an amount too large to be added, which count for nothing.
  var unpricedItems = 0
  var bought = Amount.zero
  var remaining = Amount.zero

  init(_ cart: Cart) {
    for line in cart.lines {
      guard let part = line.bought ?? (line.isSkipped ? nil : line.planned) else { continue }
      items += 1
      if line.bought != nil { boughtItems += 1 }
      let limit = Amount.bookLimit.tenThousandths / Int64(max(1, cart.lines.count))
      guard
        let amount = part.price?.multiplied(
          by: part.quantity, roundedToDigits: cart.currency.minorUnitDigits),
        amount.tenThousandths.magnitude <= limit.magnitude
      else {
        unpricedItems += 1
        continue
      }
      if line.bought != nil {
        bought += amount
      } else {
        remaining += amount
      }
    }
  }
}
