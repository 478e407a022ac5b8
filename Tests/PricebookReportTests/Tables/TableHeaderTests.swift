import PricebookAnalytics
import PricebookDocument
import PricebookModel
import PricebookReport
import Testing

@Suite("Headers of the full tables")
struct TableHeaderTests {
  /// The columns of the design, table by table.
  static let headers: [(name: String, columns: String)] = [
    (
      "spending-by-category",
      "month, category, currency, spent, budget, variance, used_percent, status, lines"
    ),
    ("spending-by-store", "month, store, currency, spent, receipts, lines"),
    ("spending-by-item", "month, item, unit, currency, quantity, spent, lines"),
    (
      "cart-variance",
      """
      cart, name, state, date, currency, budget, planned, actual, budget_variance, \
      plan_variance, price_variance, store_switching, quantity_variance, unplanned, skipped, \
      status
      """
    ),
    (
      "unit-values",
      """
      item, store, unit, currency, month, price, quantity, observations, minimum, maximum, \
      change_percent, year_change_percent
      """
    ),
    (
      "price-trends",
      """
      item, store, unit, currency, first_month, last_month, months, first_price, last_price, \
      change_percent, slope_percent_per_month, direction
      """
    ),
    (
      "price-alerts",
      "item, store, unit, currency, month, price, reference_price, change_percent, kind"
    ),
    (
      "package-prices",
      "item, store, unit, currency, month, package, price, price_per_unit"
    ),
    (
      "shrinkflation",
      """
      item, store, unit, currency, old_item, new_item, old_package, new_package, \
      last_month_of_old, first_month_of_new, old_price, new_price, old_price_per_unit, \
      new_price_per_unit, change_percent
      """
    ),
    ("store-index", "store, currency, month, method, index, matched_items"),
    ("household-index", "category, currency, month, method, index, matched_percent"),
    (
      "spending-change",
      """
      month, category, currency, previous, current, change, price_effect, quantity_effect, \
      new_items, gone_items
      """
    ),
    (
      "possible-savings",
      "month, item, store, currency, paid, cheapest, cheapest_store, saving"
    ),
    (
      "store-comparison",
      """
      basket, rank, store, currency, total, like_for_like_total, available_items, basket_items, \
      availability_percent, eligible
      """
    ),
    (
      "basket-prices",
      "basket, item, quantity, unit, store, currency, price, cost, observed, filled_in"
    ),
    (
      "shopping-lists",
      """
      list, name, app, currency, items, bought_items, unpriced_items, total, bought, remaining
      """
    ),
    ("store-ratings", "store, ratings, mean"),
    ("contributors", "name, updates, level"),
    ("diagnostics", "severity, code, file, line, column, message"),
  ]

  @Test("Every table has the columns of the design, in order", arguments: [true, false])
  func headers(isEmpty: Bool) {
    let book = isEmpty ? Book() : BookBuilder.household().book()
    let tables = ReportTables.all(
      of: Analysis(of: book, options: AnalysisOptions()))
    #expect(tables.map(\.name) == TableHeaderTests.headers.map(\.name))
    for (table, expected) in zip(tables, TableHeaderTests.headers) {
      let columns = table.columns.map(\.name).joined(separator: ", ")
      #expect(columns == expected.columns, "\(table.name)")
    }
  }
}
